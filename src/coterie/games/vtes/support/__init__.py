"""What the engine carries out. Whatever a definition says beyond that is refused when the book is built, with its reason."""
