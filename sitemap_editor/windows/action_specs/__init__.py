"""What can be called in a window, as data, a module a menu."""
