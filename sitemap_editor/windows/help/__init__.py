"""What the program says of itself: the guide, the keys, the rules, its versions."""
