"""Where a person gives the values of an image, a video or an article, one kind of value each."""
