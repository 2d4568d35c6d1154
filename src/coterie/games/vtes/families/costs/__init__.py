"""What is paid besides, or costs more."""
