"""What combatants are asked: each step of a round as a window, with the manoeuvres, strikes, presses and preventions that need no card."""

from __future__ import annotations

from collections.abc import Iterator

from coterie.games.vtes import keys
from coterie.games.vtes.book import Form
from coterie.games.vtes.cards.vocabulary import Kind, Stat
from coterie.games.vtes.keys import PASS, Key
from coterie.games.vtes.rules.combat.fighters import SIDES, fighter, shown, side_of, strike_in
from coterie.games.vtes.rules.combat.legal import maneuvering_weapons, why_combat, why_elsewhere, why_maneuver_with
from coterie.games.vtes.rules.naming import piece_ref, ref
from coterie.games.vtes.rules.question import Label
from coterie.games.vtes.rules.reasons import no
from coterie.games.vtes.rules.stats import value
from coterie.games.vtes.rules.uses import uses_in, why_use
from coterie.games.vtes.rules.window import CHECKS, Window, play_key
from coterie.games.vtes.rules.wounds import wounds
from coterie.games.vtes.table import Piece, Table
from coterie.games.vtes.windows import W_DAMAGE, W_PRESS, W_RANGE, W_STRIKE
from coterie.kernel.text import Reason, Ref, Text

CONTINUE, END = "continue", "end"


class CombatWindow(Window):
    """A step of a round of combat: play a combat card, use an ability, or pass."""

    __slots__ = ()

    def users(self, t: Table, seat: int, form: Form, acting: bool) -> list[int]:
        """The combatant, or for some cards the ready minions that are not in the combat (v5.minion-card.combat-outside)."""
        sides = t.running_combat().sides
        if form.outside:
            return [number for number in t.players[seat].ready if number not in (sides[0].minion, sides[1].minion)]
        return [side.minion for side in sides if side.seat == seat and side.minion in t.pieces]

    def plays_of(self, t: Table, seat: int, cards: list[int]) -> Iterator[tuple[Form, int]]:
        """Each form of these cards with each minion that might think of playing it."""
        for card in dict.fromkeys(cards):
            for form in t.book.forms.get(card, ()):
                if form.kind in CHECKS:
                    for user in self.users(t, seat, form, False):
                        yield form, user

    def legal(self, t: Table) -> list[Key]:
        seat = t.seat_number(self.seat)
        found = self.plays(t, seat)
        for piece, n, use in uses_in(t, self.name, seat):
            if why_use(t, self.name, seat, piece, n, use) is None:
                found.append(keys.Use(piece.id, n))
        return found + [key for key in self.more(t, seat) if self.why_more(t, seat, key) is None]

    def plays(self, t: Table, seat: int) -> list[Key]:
        """Combat cards alone (v5.combat)."""
        here = t.book.in_window.get(self.name, {})
        cards = [card for card in t.players[seat].hand if card in here]
        forms = [form for card in dict.fromkeys(cards) for form in here[card] if form.kind is Kind.COMBAT]
        might = [(form, user) for form in forms for user in self.users(t, seat, form, False)]
        found = [play_key(form, user) for form, user in might if why_combat(t, self.name, form, seat, t.pieces[user]) is None]
        return list(dict.fromkeys(found))

    def choices(self, t: Table) -> list[Key]:
        seat = t.seat_number(self.seat)
        found: list[Key] = list(dict.fromkeys(play_key(form, user) for form, user in self.plays_of(t, seat, t.players[seat].hand)))
        found += [keys.Use(piece.id, n) for piece, n, _ in uses_in(t, self.name, seat)]
        return found + self.more(t, seat)

    def why_play(self, t: Table, seat: int, forms: list[Form], user: Piece) -> Reason | None:
        """Why none of these forms can be played now: only combat cards are played in combat, each in its step (v5.combat)."""
        reason = no("combat-cards-only", "v5.combat")
        for form in forms:
            if form.kind is not Kind.COMBAT:
                continue
            found = why_combat(t, self.name, form, seat, user) if self.name in form.windows else why_elsewhere(form)
            if found is None:
                return None
            reason = found
        return reason

    def more(self, t: Table, seat: int) -> list[Key]:
        return [PASS]

    def why_more(self, t: Table, seat: int, key: Key) -> Reason | None:
        return None

    def prompt(self, t: Table) -> Text:
        combat = t.running_combat()
        side = max(side_of(t, t.seat_number(self.seat)), 0)
        return Text(
            f"vtes-combat-{self.name}",
            {"minion": shown(t, side), "opponent": shown(t, 1 - side), "round": combat.round, "range": _range(combat.long)},
        )

    def source(self, t: Table) -> Ref | None:
        return shown(t, 0)

    def label(self, t: Table, key: Key) -> Label:
        match key:
            case keys.Maneuver(piece=number):
                return _with(t, "maneuver", number)
            case keys.Prevent(piece=number):
                return _with(t, "prevent", number)
            case keys.Press(how=how):
                return Text(f"vtes-option-press-{how}"), ()
        return super().label(t, key)


def _with(t: Table, what: str, number: int) -> Label:
    """A manoeuvre or a prevention: by a card in play, or what an earlier card has given."""
    if not number:
        return Text(f"vtes-option-{what}-granted"), ()
    card = ref(t, number)
    return Text(f"vtes-option-{what}-with", {"card": card}), (card,)


def _range(long: bool) -> str:
    return "long" if long else "close"


class RangeAsk(CombatWindow):
    """Whether to manoeuvre (v5.combat.range)."""

    __slots__ = ()

    def __init__(self, seat: str) -> None:
        super().__init__(seat, W_RANGE)

    def more(self, t: Table, seat: int) -> list[Key]:
        side = side_of(t, seat)
        one = fighter(t, side)
        granted = [keys.Maneuver()] if one.maneuvers or one.round_maneuvers else []
        weapons = dict.fromkeys(piece.id for piece, _, _ in maneuvering_weapons(t, side))
        return [*granted, *(keys.Maneuver(number) for number in weapons), PASS]

    def why_more(self, t: Table, seat: int, key: Key) -> Reason | None:
        if not isinstance(key, keys.Maneuver) or not key.piece:
            return None
        reason: Reason | None = None
        for piece, n, use in maneuvering_weapons(t, side_of(t, seat)):
            if piece.id == key.piece:
                reason = why_maneuver_with(t, seat, piece, n, use)
                if reason is None:
                    return None
        return reason


class StrikeAsk(CombatWindow):
    """Which strike to make: there is always the hand strike (v5.combat.strike)."""

    __slots__ = ()

    def __init__(self, seat: str) -> None:
        super().__init__(seat, W_STRIKE)

    def more(self, t: Table, seat: int) -> list[Key]:
        return [keys.Strike()]

    def label(self, t: Table, key: Key) -> Label:
        if isinstance(key, keys.Strike):
            minion = t.piece(fighter(t, side_of(t, t.seat_number(self.seat))).minion)
            who = piece_ref(t, minion)
            return Text("vtes-option-strike-hand", {"piece": who, "damage": value(t, minion, Stat.STRENGTH)}), (who,)
        if isinstance(key, keys.Use) and strike_in(dict(t.form_of(t.piece(key.piece)).uses)[key.n].do) is not None:
            card = ref(t, key.piece)
            worn = bool(t.piece(key.piece).host)
            return Text("vtes-option-strike-with" if worn else "vtes-option-strike-ability", {"card": card}), (card,)
        return super().label(t, key)


class DamageAsk(CombatWindow):
    """Whether to prevent some of the damage (v5.combat.damage)."""

    __slots__ = ()

    def __init__(self, seat: str) -> None:
        super().__init__(seat, W_DAMAGE)

    def more(self, t: Table, seat: int) -> list[Key]:
        one = fighter(t, side_of(t, seat))
        combat = t.running_combat()
        found: list[Key] = [keys.Prevent()] if one.prevention and combat.round == 1 else []
        if any(damage.source == "gun" and damage.preventable for damage in one.pending):
            spare = [number for number in combat.spare if number in t.pieces and t.pieces[number].host == one.minion]
            found += [keys.Prevent(number) for number in spare]
        return [*found, PASS]

    def prompt(self, t: Table) -> Text:
        side = fighter(t, side_of(t, t.seat_number(self.seat)))
        dealt, piece, text = side.pending, t.pieces.get(side.minion), super().prompt(t)
        normal = sum(damage.amount for damage in dealt if not damage.aggravated)
        aggravated = sum(damage.amount for damage in dealt if damage.aggravated)
        fate = "" if piece is None else wounds(t, piece, dealt).fate
        return Text(text.id, {**text.args, "normal": normal, "aggravated": aggravated, "fate": fate or "none"})


class PressAsk(CombatWindow):
    """Whether to press, to continue or to end combat as the last press demands (v5.combat.press)."""

    __slots__ = ()

    def __init__(self, seat: str) -> None:
        super().__init__(seat, W_PRESS)

    def more(self, t: Table, seat: int) -> list[Key]:
        one = fighter(t, side_of(t, seat))
        direction = END if t.running_combat().continued else CONTINUE
        return [keys.Press(direction), PASS] if one.presses or one.round_presses else [PASS]

    def prompt(self, t: Table) -> Text:
        text = super().prompt(t)
        return Text(text.id, {**text.args, "continues": int(t.running_combat().continued)})


def seats_in_order(t: Table) -> list[int]:
    """The acting minion's controller, the opposing one's, then the others clockwise (v5.play.impulse)."""
    first, second = (fighter(t, side).seat for side in SIDES)
    return [first, second, *(seat for seat in t.after(first) if seat != second)]
