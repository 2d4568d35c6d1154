"""Support cards: when they may be played, what they cost by day and by night, and how the opponent may answer."""

from __future__ import annotations

from typing import ClassVar

from coterie.games.empire.cards import CHARACTERS, OTHER, CancelCombat, Card, Confession, Pick, Protect, Swap, Token
from coterie.games.empire.rules import reasons
from coterie.games.empire.rules.area import play_to_moat, show
from coterie.games.empire.rules.effects import take_effect
from coterie.games.empire.rules.payment import choose_cards
from coterie.games.empire.table import Running, Table, player, who
from coterie.kernel.known import leave_unseen
from coterie.kernel.questions import PASS, Ask, Rules, ask
from coterie.kernel.state import Seat
from coterie.kernel.text import Arg, Option, Reason, Ref, Text


class SupportAsk(Ask[Table]):
    """Play a support card now, or pass. `timing` says which window this is: open, fight or answer."""

    __slots__ = ("timing",)
    kind: ClassVar[str] = "support"

    def __init__(self, seat: Seat, timing: str) -> None:
        super().__init__(seat, quiet=timing == "open")
        self.timing = timing

    def candidates(self, table: Table) -> list[str]:
        return [PASS, *(f"play:{card}" for card in dict.fromkeys(table.sides[self.seat].hand))]

    def refusal(self, table: Table, key: str) -> Reason | None:
        return None if key == PASS else refuse_support(table, self.seat, self.timing, table.book.cards[key[5:]])

    def keys(self, table: Table) -> list[str]:
        keys = [PASS]
        cards = table.book.cards
        for card in dict.fromkeys(table.sides[self.seat].hand):
            facts = cards[card]
            if facts.effect is not None and refuse_support(table, self.seat, self.timing, facts) is None:
                keys.append(f"play:{card}")
        return keys

    def prompt(self, table: Table) -> Text:
        if self.timing == "answer":
            running = table.running[-1]
            return Text("empire-prompt-answer", {"seat": player(running.seat), "card": table.card_ref(running.card)})
        return Text(f"empire-prompt-support-{table.phase if self.timing == 'open' else 'fight'}")

    def option(self, table: Table, key: str) -> Option:
        if key == PASS:
            return Option(key, Text(f"empire-option-support-none-{self.timing}"))
        facts = table.book.cards[key[5:]]
        if facts.effect is None:
            return Option(key, Text("empire-option-card", {"card": facts.ref}), (facts.ref,))
        return Option(key, Text("empire-option-support", {"card": facts.ref, "cost": table.cost(facts)}), (facts.ref,))

    def ends(self) -> bool:
        return False

    def source(self, table: Table) -> Ref | None:
        return table.card_ref(table.running[-1].card) if self.timing == "answer" else None


def refuse_support(table: Table, seat: Seat, timing: str, card: Card) -> Reason | None:
    """The right moment, the price, and something to do (rule empire.support)."""
    if card.effect is None:
        return reasons.NOT_A_SUPPORT_CARD
    if card.timing != timing:
        return _wrong_moment(card.timing, timing)
    if table.cost(card) >= len(table.sides[seat].hand):
        return reasons.CANNOT_PAY
    return refuse_effect(table, seat, card)


def _wrong_moment(wanted: str, now: str) -> Reason:
    if wanted == "fight":
        return reasons.ONLY_IN_A_FIGHT
    if wanted == "answer":
        return reasons.ONLY_AS_ANSWER
    return reasons.NOT_IN_A_FIGHT if now == "fight" else reasons.NOT_AS_ANSWER


def refuse_effect(table: Table, seat: Seat, card: Card) -> Reason | None:
    """A card that could do nothing is not played (rules empire.support, empire.support.pick)."""
    effect = card.effect
    if isinstance(effect, Protect) and table.phase != "before":
        return reasons.ONLY_BEFORE_ACTION
    if isinstance(effect, Token | Protect | Swap) and not targets(table, seat, card):
        return reasons.NO_TARGET
    if isinstance(effect, Pick):
        side = table.sides[seat]
        if effect.pile == "cellar" and side.cellar_used:
            return reasons.CELLAR_USED
        pile = side.deck if effect.pile == "deck" else side.cellar if effect.pile == "cellar" else side.moat
        return None if pile else reasons.PILE_EMPTY
    return reasons.BAG_EMPTY if isinstance(effect, Confession) and not table.bag else None


def targets(table: Table, seat: Seat, card: Card) -> list[str]:
    """What a support card can be played on; nothing for cards that need no target."""
    effect = card.effect
    if isinstance(effect, Token):
        of_profession = [c for c in table.castle if effect.profession in (None, CHARACTERS[c])]
        return [f"{kind}:{character}" for character in of_profession for kind in ("attack", "defence")]
    if isinstance(effect, Protect):
        return [character for character in table.castle if character not in table.protected]
    if isinstance(effect, Swap):
        return list(table.castle) if table.in_city() else []
    if isinstance(effect, CancelCombat) and table.fight is not None:
        return list(dict.fromkeys(table.fight.laid_now(OTHER[seat])))
    return []


class TargetAsk(Ask[Table]):
    """What the support card being played is played on."""

    __slots__ = ()
    kind = "target"

    def candidates(self, table: Table) -> list[str]:
        return [f"on:{target}" for target in targets(table, self.seat, table.book.cards[table.running[-1].card])]

    def prompt(self, table: Table) -> Text:
        return Text("empire-prompt-target", {"card": table.card_ref(table.running[-1].card)})

    def option(self, table: Table, key: str) -> Option:
        ref, label = target_text(table, key[3:])
        return Option(key, label, (ref,))

    def source(self, table: Table) -> Ref | None:
        return table.card_ref(table.running[-1].card)


def target_text(table: Table, target: str) -> tuple[Ref, Text]:
    """A target as texts name it: a character, a token on one, or a card laid in the fight."""
    kind, _, character = target.partition(":")
    if character:
        return who(character), Text(f"empire-target-{kind}", {"who": who(character)})
    ref = who(target) if target in CHARACTERS else table.card_ref(target)
    return ref, Text("empire-target-plain", {"what": ref})


def open_window(table: Table) -> Rules[None]:
    """Before and after the action either player may play support cards, the active one first, until both pass (rule empire.support)."""
    while table.passes < 2:
        seat = table.active if table.passes == 0 else OTHER[table.active]
        if not could_play(table, seat, "open"):
            table.passes += 1
            continue
        key = yield from ask(SupportAsk(seat, "open"))
        if key == PASS:
            table.passes += 1
        else:
            table.passes = 0
            yield from play_support(table, seat, key[5:])
    table.passes = 0


def fight_window(table: Table, first: Seat) -> Rules[None]:
    """In a fight, after cards were laid, until both have passed in a row (rule empire.support)."""
    seat = first
    passes = 0
    while passes < 2:
        key = PASS
        if table.the_fight.laid_now(OTHER[seat]) and could_play(table, seat, "fight"):
            key = yield from ask(SupportAsk(seat, "fight"))
        if key == PASS:
            passes += 1
        else:
            passes = 0
            yield from play_support(table, seat, key[5:])
        seat = OTHER[seat]


def could_play(table: Table, seat: Seat, timing: str) -> bool:
    """Whether any card of the seat's deck could be played with so many cards in hand: a question opens on public facts alone."""
    return len(table.sides[seat].hand) >= table.book.sums[seat, timing, table.day]


def play_support(table: Table, seat: Seat, card: str) -> Rules[None]:
    """Choose its target, pay for it, announce it; if nobody cancels it, it takes effect; then it goes to the moat (rule empire.support)."""
    table.sides[seat].hand.remove(card)
    table.running.append(Running(seat, card))
    cost = table.cost(table.book.cards[card])
    if targets(table, seat, table.book.cards[card]):
        key = yield from ask(TargetAsk(seat))
        table.running[-1].target = key[3:]
    table.running[-1].paid = yield from choose_cards(table, seat, "cost", cost)
    announce_support(table)
    yield from answer_window(table, OTHER[seat])
    if table.running[-1].cancelled:
        table.tell("empire-event-no-effect", card=table.card_ref(table.running[-1].card))
    else:
        yield from take_effect(table)
    finished = table.running.pop()
    table.sides[seat].moat += finished.paid
    play_to_moat(table, seat, [finished.card])


def announce_support(table: Table) -> None:
    """The card is shown with its target; the cards that pay for it are not (rule empire.area.piles)."""
    running = table.running[-1]
    running.announced = True
    show(table, running.seat, [running.card])
    leave_unseen(table.sides[running.seat].seen_hand, len(running.paid))
    args: dict[str, Arg] = {"seat": player(running.seat), "card": table.card_ref(running.card), "cost": len(running.paid)}
    if running.target:
        table.tell("empire-event-plays-on", **args, target=target_text(table, running.target)[1])
    else:
        table.tell("empire-event-plays", **args)


def answer_window(table: Table, seat: Seat) -> Rules[None]:
    """The opponent may answer with a card that cancels it, which can itself be answered (rule empire.support)."""
    if not could_play(table, seat, "answer"):
        return
    key = yield from ask(SupportAsk(seat, "answer"))
    if key != PASS:
        yield from play_support(table, seat, key[5:])
