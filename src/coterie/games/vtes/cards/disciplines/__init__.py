"""Cards that require a discipline, by the discipline."""
