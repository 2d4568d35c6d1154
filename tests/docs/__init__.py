"""The documentation is true: its links lead somewhere, its examples run, its commands work."""
