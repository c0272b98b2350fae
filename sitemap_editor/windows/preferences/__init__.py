"""What a person can choose for the whole program."""
