"""The library: typed, lxml and the standard library, no Qt."""
