"""Card text: printed from definitions in four languages, and proved against the official English text."""

from coterie.games.vtes.families import collect
from coterie.games.vtes.text.naming import name, names, search
from coterie.games.vtes.text.printer import Line, Printed, print_card, printed
from coterie.games.vtes.text.proof.compare import Difference, check

collect("says")

__all__ = ["Difference", "Line", "Printed", "check", "name", "names", "print_card", "printed", "search"]
