"""What there is to do once a file is uploaded: see that it is there, tell search engines."""
