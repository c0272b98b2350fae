"""What a window asks of the web: the adapter on QtNetwork, and what drives work with it."""
