"""What the rows of a document are like at a glance: folders, dates, priorities, frequencies."""
