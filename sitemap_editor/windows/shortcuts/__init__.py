"""The shortcuts of a person: searched, changed, handed to others."""
