"""Phase 2: the vampire player may reveal one vampire."""

from __future__ import annotations

from coterie.games.empire.cards import CHARACTERS, VAMPIRE
from coterie.games.empire.rules import reasons
from coterie.games.empire.rules.area import show_vampire
from coterie.games.empire.table import Table, who
from coterie.kernel.questions import PASS, Ask, Rules, ask
from coterie.kernel.text import Option, Reason, Text


class RevealAsk(Ask[Table]):
    """Reveal one of the hidden vampires, or none."""

    __slots__ = ()
    kind = "reveal"

    def candidates(self, table: Table) -> list[str]:
        return [PASS, *(f"reveal:{character}" for character in CHARACTERS)]

    def refusal(self, table: Table, key: str) -> Reason | None:
        """Only a hidden vampire can be revealed (rule empire.phase2)."""
        character = key.partition(":")[2]
        if key == PASS:
            return None
        if character not in table.vampires:
            return reasons.NOT_A_VAMPIRE
        return reasons.ALREADY_REVEALED if character in table.revealed else None

    def keys(self, table: Table) -> list[str]:
        return [PASS, *(f"reveal:{character}" for character in table.vampires if character not in table.revealed)]

    def prompt(self, table: Table) -> Text:
        return Text("empire-prompt-reveal")

    def option(self, table: Table, key: str) -> Option:
        character = key.partition(":")[2]
        if not character:
            return Option(key, Text("empire-option-reveal-none"))
        return Option(key, Text("empire-option-reveal", {"who": who(character)}), (who(character),))


def reveal_phase(table: Table) -> Rules[None]:
    """At most one vampire a night, in the castle or in the city (rule empire.phase2)."""
    if table.active != VAMPIRE or len(table.revealed) == len(table.vampires):
        return
    key = yield from ask(RevealAsk(VAMPIRE, quiet=True))
    if key != PASS:
        show_vampire(table, key.partition(":")[2])
