"""What the rows a person is at hold beyond their cells, shown and edited without a window."""
