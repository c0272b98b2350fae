"""The panel that shows what the rows of a document are like: folders, dates, values as pictures."""
