"""Bytes onto the disk: whole files, several at once, copies, locks."""
