"""Rules about the file as a whole: its form, its head, its rows among each other."""
