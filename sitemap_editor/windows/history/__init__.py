"""The panel with the steps of a document: where one is, where one can go, what is set aside."""
