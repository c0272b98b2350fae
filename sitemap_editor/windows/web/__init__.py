"""What a person asks the web for: opening by address, checks, publishing, dates."""
