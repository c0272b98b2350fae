"""Files in and out of the window: open, save, close."""
