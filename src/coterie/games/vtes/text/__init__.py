"""Card text: printed from definitions in four languages, and proved against the official English text."""

from coterie.games.vtes.text.naming import name, names, search
from coterie.games.vtes.text.printer import Line, Printed, print_card, printed

__all__ = ["Line", "Printed", "name", "names", "print_card", "printed", "search"]
