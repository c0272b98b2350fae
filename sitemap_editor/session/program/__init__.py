"""What there is once for the program: settings, single instance, logout, faults."""
