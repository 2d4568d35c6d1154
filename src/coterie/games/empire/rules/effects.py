"""What support cards do when nobody cancels them."""

from __future__ import annotations

from coterie.games.empire.cards import OTHER, CancelCombat, CancelSupport, Confession, Draw, Pick, Protect, Spy, Swap
from coterie.games.empire.rules.area import draw, put_under_city, show
from coterie.games.empire.rules.valid import lay_option, refuse_card
from coterie.games.empire.table import Table, player, who
from coterie.kernel.known import leave_unseen
from coterie.kernel.questions import PASS, Ask, Rules, ask
from coterie.kernel.state import Seat
from coterie.kernel.text import Option, Reason, Ref, Text


def take_effect(table: Table) -> Rules[None]:
    """Carry out the running card (rule empire.support)."""
    seat, target = table.running[-1].seat, table.running[-1].target
    match table.book.cards[table.running[-1].card].effect:
        case Pick(pile):
            yield from pick(table, seat, pile)
        case Spy():
            yield from spy(table, seat)
        case CancelCombat():
            yield from cancel_combat(table, OTHER[seat], target)
        case CancelSupport():
            table.running[-2].cancelled = True
        case Draw(amount):
            draw(table, seat, amount)
        case Protect():
            table.protected.append(target)
        case Swap():
            put_under_city(table, target)
        case Confession():
            confess(table, seat)
        case _:
            put_token(table, target)


def put_token(table: Table, target: str) -> None:
    """A token lies on its character as long as that stays in the castle (rule empire.support.people)."""
    kind, _, character = target.partition(":")
    tokens = table.attack_tokens if kind == "attack" else table.defence_tokens
    tokens[character] = tokens.get(character, 0) + 1


def confess(table: Table, seat: Seat) -> None:
    """A random token from the bag: that character is human, and only the human player knows."""
    character = table.pick(table.bag)
    table.trusted.append(character)
    table.learn(seat)
    table.tell_one(seat, "empire-event-you-trust", who=who(character))


class ReplaceAsk(Ask[Table]):
    """Lay another card in place of the one cancelled."""

    __slots__ = ()
    kind = "replace"

    def candidates(self, table: Table) -> list[str]:
        return [PASS, *(f"lay:{card}" for card in dict.fromkeys(table.sides[self.seat].hand))]

    def refusal(self, table: Table, key: str) -> Reason | None:
        return None if key == PASS else refuse_card(table, self.seat, key[4:])

    def prompt(self, table: Table) -> Text:
        return Text("empire-prompt-replace", {"card": table.card_ref(table.running[-1].target)})

    def option(self, table: Table, key: str) -> Option:
        if key == PASS:
            return Option(key, Text("empire-option-replace-none"))
        return lay_option(key, table.book.cards[key[4:]])

    def source(self, table: Table) -> Ref | None:
        return table.card_ref(table.running[-1].card)


def cancel_combat(table: Table, owner: Seat, card: str) -> Rules[None]:
    """The card counts no more, and its owner may lay one other; the attack need not be high enough again (rule empire.support)."""
    table.the_fight.laid_now(owner).remove(card)
    table.sides[owner].moat.append(card)
    table.sides[owner].seen_moat.append(card)
    table.tell("empire-event-cancelled", card=table.card_ref(card))
    if not table.sides[owner].hand:
        return
    key = yield from ask(ReplaceAsk(owner))
    if key != PASS:
        table.sides[owner].hand.remove(key[4:])
        show(table, owner, [key[4:]])
        table.the_fight.laid_now(owner).append(key[4:])
        table.tell("empire-event-replaces", seat=player(owner), card=table.card_ref(key[4:]))


class PickAsk(Ask[Table]):
    """Choose a card from a pile that is looked through."""

    __slots__ = ("pile",)
    kind = "pick"

    def __init__(self, seat: Seat, pile: str) -> None:
        super().__init__(seat)
        self.pile = pile

    def candidates(self, table: Table) -> list[str]:
        return [f"take:{card}" for card in sorted(set(the_pile(table, self.seat, self.pile)))]

    def veiled(self) -> bool:
        return True

    def prompt(self, table: Table) -> Text:
        return Text("empire-prompt-pick", {"pile": Ref("empire-pile", self.pile)})

    def option(self, table: Table, key: str) -> Option:
        ref = table.card_ref(key[5:])
        return Option(key, Text("empire-option-card", {"card": ref}), (ref,))

    def source(self, table: Table) -> Ref | None:
        return table.card_ref(table.running[-1].card)


def the_pile(table: Table, seat: Seat, pile: str) -> list[str]:
    """The cards of one's deck, cellar or moat."""
    side = table.sides[seat]
    return side.deck if pile == "deck" else side.cellar if pile == "cellar" else side.moat


def pick(table: Table, seat: Seat, pile: str) -> Rules[None]:
    """Look through a pile, take one card, shuffle the rest (rule empire.support.pick)."""
    if not the_pile(table, seat, pile):
        return
    key = yield from ask(PickAsk(seat, pile))
    the_pile(table, seat, pile).remove(key[5:])
    table.sides[seat].hand.append(key[5:])
    if pile == "moat":
        leave_unseen(table.sides[seat].seen_moat, 1)
    table.tell_one(seat, "empire-event-you-pick", card=table.card_ref(key[5:]), pile=Ref("empire-pile", pile))
    table.tell_others(seat, "empire-event-picks", seat=player(seat), pile=Ref("empire-pile", pile))


class SpyAsk(Ask[Table]):
    """Choose a card of the opponent's hand."""

    __slots__ = ()
    kind = "spy"

    def candidates(self, table: Table) -> list[str]:
        return [f"take:{card}" for card in sorted(set(table.sides[OTHER[self.seat]].hand))]

    def prompt(self, table: Table) -> Text:
        return Text("empire-prompt-spy")

    def option(self, table: Table, key: str) -> Option:
        ref = table.card_ref(key[5:])
        return Option(key, Text("empire-option-card", {"card": ref}), (ref,))

    def source(self, table: Table) -> Ref | None:
        return table.card_ref(table.running[-1].card)


def spy(table: Table, seat: Seat) -> Rules[None]:
    """Look at the opponent's hand; one card of it goes face down to its moat."""
    other = OTHER[seat]
    if not table.sides[other].hand:
        return
    table.sides[other].seen_hand = table.sides[other].hand[:]
    table.learn(seat)
    table.tell_one(seat, "empire-event-you-see", cards=table.card_refs(table.sides[other].hand))
    table.tell_others(seat, "empire-event-sees", seat=player(seat))
    key = yield from ask(SpyAsk(seat))
    side = table.sides[other]
    side.hand.remove(key[5:])
    side.seen_hand.remove(key[5:])
    side.moat.append(key[5:])
    side.seen_moat.append(key[5:])
    for viewer in (seat, other):
        table.tell_one(viewer, "empire-event-spy-discards", card=table.card_ref(key[5:]))
