"""The frame: window, menus, toolbar, status bar, start page."""
