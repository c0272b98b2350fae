"""What crawlers find out about a site, worked out here: no socket is opened in these modules."""
