"""Everything a row holds, elements of other namespaces too: read and edited in its own bytes."""
