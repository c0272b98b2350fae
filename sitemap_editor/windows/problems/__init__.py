"""The problems panel and the dialogs of fixes."""
