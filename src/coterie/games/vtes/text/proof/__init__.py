"""The proof that a definition says what its card says: normal form, comparison, single faults, and the lock of texts."""
