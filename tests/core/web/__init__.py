"""What crawlers find out, without a socket."""
