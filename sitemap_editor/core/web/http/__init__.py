"""What is said over HTTP and what it means, from bytes that somebody else sends and receives."""
