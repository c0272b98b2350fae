"""Tests of what the rows of a document are like at a glance."""
