"""Speed and strength, as figures of one run; nothing here is a test."""
