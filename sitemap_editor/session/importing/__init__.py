"""An import while a person decides about it, without a window."""
