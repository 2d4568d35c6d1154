"""Rules of thumb, by the chapter of the rules whose questions they answer."""
