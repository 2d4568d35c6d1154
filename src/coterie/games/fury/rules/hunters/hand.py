"""Cards in hand: drawing, limits, what a bitten hunter shows, and who knows of which card (rule fury.cards)."""

from __future__ import annotations

from typing import ClassVar

from coterie.games.fury.facts.cards import EVENT_REFS, EVENTS, ITEM_REFS, ITEMS, SEWARD
from coterie.games.fury.facts.figures import DRACULA
from coterie.games.fury.pieces import Hunter
from coterie.games.fury.rules.asking import Choice, who
from coterie.games.fury.table import THE_COUNT, Table
from coterie.kernel.known import come_to_light, leave_shown, leave_unseen
from coterie.kernel.marks import Limit, Marks
from coterie.kernel.questions import Rules, ask, ask_marks
from coterie.kernel.text import Ref, Text


def card_ref(card: str) -> Ref:
    """An item or event card as texts name it."""
    return ITEM_REFS[card] if card in ITEMS else EVENT_REFS[card]


def take_event(table: Table) -> str:
    """The top card of the event deck. The last one is never drawn: it is shuffled with the discards into a new deck (rule fury.cards)."""
    if len(table.event_deck) <= 1:
        table.event_deck += table.event_discards
        table.event_discards = []
        table.tell("fury-event-deck-shuffled")
    table.learn()
    return table.take(table.event_deck)


def draw_item(table: Table, hunter: int) -> None:
    """A card of the item deck; when it is empty the discards become a new one (rule fury.cards)."""
    if not table.item_deck:
        table.item_deck, table.item_discards = table.item_discards, []
        table.tell("fury-event-items-shuffled")
    if not table.item_deck:
        return
    item = table.take(table.item_deck)
    table.hunters[hunter].items.append(item)
    seat = table.seat_of(hunter)
    table.learn(seat)
    table.tell_one(seat, "fury-event-draws-item-seen", who=who(hunter), card=ITEM_REFS[item])
    table.tell_others(seat, "fury-event-draws-item", who=who(hunter))


def reveal_card(table: Table, hunter: int, card: str, copies: int = 1) -> None:
    """Everybody sees that a hunter holds at least so many copies of a card."""
    for seen in table.hunters[hunter].seen:
        come_to_light(seen, [card] * copies)


def show_to_dracula(table: Table, hunter: int) -> None:
    """Dracula looks at all items and events of a hunter."""
    holder = table.hunters[hunter]
    holder.seen[0] = [*holder.items, *holder.events]
    table.learn(DRACULA)
    cards = tuple(card_ref(card) for card in sorted(holder.seen[0]))
    table.tell_one(DRACULA, "fury-event-shows-all", who=who(hunter), cards=cards)
    table.tell_others(DRACULA, "fury-event-shows-dracula", who=who(hunter))


def lose_card(table: Table, hunter: int, card: str) -> None:
    """A card leaves a hunter's hand where all can see it."""
    holder = table.hunters[hunter]
    pile = holder.items if card in ITEMS else holder.events
    pile.remove(card)
    for seen in holder.seen:
        leave_shown(seen, card)
    turn_down(holder, card)


def turn_down(holder: Hunter, card: str) -> None:
    """Of two equal cards the one that lies face up leaves first."""
    if holder.shown_item == card:
        holder.shown_item = ""
    if holder.shown_event == card:
        holder.shown_event = ""


def discard(table: Table, hunter: int, card: str) -> None:
    """A card is discarded face up (rule fury.cards)."""
    lose_card(table, hunter, card)
    (table.item_discards if card in ITEMS else table.event_discards).append(card)
    table.tell("fury-event-discards", who=who(hunter), card=card_ref(card))


def use_up(table: Table, hunter: int, item: str) -> None:
    """An item is discarded for what it does (rule fury.cards)."""
    lose_card(table, hunter, item)
    table.item_discards.append(item)
    table.tell("fury-event-uses", who=who(hunter), card=card_ref(item))


def discard_all(table: Table, hunter: int, items: bool, events: bool) -> None:
    """Every item, every event, or both."""
    holder = table.hunters[hunter]
    gone = (holder.items[:] if items else []) + (holder.events[:] if events else [])
    for card in gone:
        lose_card(table, hunter, card)
        (table.item_discards if card in ITEMS else table.event_discards).append(card)
    if items and holder.dogs:
        table.item_discards += ["dogs"] * holder.dogs
        gone += ["dogs"] * holder.dogs
        holder.dogs = 0
    if gone:
        table.learn()
        table.tell("fury-event-discards-all", who=who(hunter), cards=tuple(card_ref(card) for card in gone))


def give_item(table: Table, giver: int, taker: int, item: str) -> None:
    """An item goes from one hunter to another; only their players see which."""
    one, other = table.hunters[giver], table.hunters[taker]
    party = (table.seat_of(giver), table.seat_of(taker))
    for number, seat in enumerate(table.book.seats):
        if seat in party or item == one.shown_item:
            leave_shown(one.seen[number], item)
            other.seen[number].append(item)
        else:
            one.seen[number] = known_after(one, one.seen[number])
    one.items.remove(item)
    other.items.append(item)
    turn_down(one, item)


def known_after(giver: Hunter, seen: list[str]) -> list[str]:
    """What is still certain of a hand when an item has left it unseen; the one that lies face up has not."""
    known = [card for card in seen if card in ITEMS]
    leave_shown(known, giver.shown_item)
    leave_unseen(known, 1)
    if giver.shown_item:
        known.append(giver.shown_item)
    return known + [card for card in seen if card in EVENTS]


def disposable(table: Table, hunter: int, what: str) -> dict[str, int]:
    """The items, events or either that a hunter can discard, as keys, and how many of each; Dogs that lie before him are items too."""
    holder = table.hunters[hunter]
    cards = (holder.items if what != "events" else []) + (holder.events if what != "items" else [])
    laid = {"send_away:dogs": holder.dogs} if what != "events" and holder.dogs else {}
    return {f"discard:{card}": cards.count(card) for card in dict.fromkeys(cards)} | laid


class DiscardChoice(Choice):
    """Which card a hunter discards. `what` says whether items, events, or either."""

    __slots__ = ("what",)
    kind: ClassVar[str] = "discard"

    def __init__(self, table: Table, hunter: int, what: str, asker: str) -> None:
        super().__init__(table, hunter, asker=asker)
        self.what = what

    def candidates(self, table: Table) -> list[str]:
        return list(disposable(table, self.hunter, self.what))


class ExcessChoice(Choice):
    """Which cards a hunter discards who holds more than he may, all at once."""

    __slots__ = ()
    kind: ClassVar[str] = "discard"

    def prompt(self, table: Table) -> Text:
        return Text("fury-prompt-excess", {"who": who(self.hunter)})

    def candidates(self, table: Table) -> list[str]:
        return list(self._most(table))

    def marks(self, table: Table) -> Marks:
        """So many items and so many events; Dr. Seward may keep one more, and chooses of which (rule fury.cards)."""
        items, events = surplus(table, self.hunter)
        most = self._most(table)
        of_items = {key: 1 for key in most if key.partition(":")[2] in ITEMS}
        of_events = {key: 1 for key in most if key not in of_items}
        total = items + events - int(self.hunter == SEWARD)
        return Marks(
            most,
            Limit(Text("fury-limit-cards"), "fury.cards", total, total),
            Limit(Text("fury-limit-items"), "fury.cards", 0, items, of_items, shown=bool(items and events)),
            Limit(Text("fury-limit-events"), "fury.cards", 0, events, of_events, shown=bool(items and events)),
        )

    def _most(self, table: Table) -> dict[str, int]:
        """Of what there is too much; Dogs before him only if they count."""
        items, events = surplus(table, self.hunter)
        most = disposable(table, self.hunter, "either" if items and events else "items" if items else "events")
        if not table.book.figures.dogs_count:
            most.pop("send_away:dogs", None)
        return most


def discard_one(table: Table, hunter: int, what: str, asker: str = "") -> Rules[None]:
    """A hunter discards a card of his choice; `asker` is what makes him, if not the limits."""
    if count_cards(table, hunter, what):
        give_up(table, hunter, (yield from ask(DiscardChoice(table, hunter, what, asker))))


def give_up(table: Table, hunter: int, key: str) -> None:
    """The card that a hunter has chosen among those he can discard is discarded."""
    if key == "send_away:dogs":
        send_dogs_away(table, hunter)
    else:
        discard(table, hunter, key[8:])


def send_dogs_away(table: Table, hunter: int) -> None:
    """Dogs that lie before a hunter are discarded."""
    table.hunters[hunter].dogs -= 1
    table.item_discards.append("dogs")
    table.tell("fury-event-discards", who=who(hunter), card=card_ref("dogs"))


def count_cards(table: Table, hunter: int, what: str) -> int:
    """How many items, events or either a hunter could discard."""
    holder = table.hunters[hunter]
    return (len(holder.items) + holder.dogs if what != "events" else 0) + (len(holder.events) if what != "items" else 0)


def surplus(table: Table, hunter: int) -> tuple[int, int]:
    """How many items and events a hunter holds beyond the limits; what Dr. Seward may have more is not counted (rule fury.cards)."""
    holder, figures = table.hunters[hunter], table.book.figures
    items = len(holder.items) + (holder.dogs if figures.dogs_count else 0) - figures.items_held
    events = len(holder.events) - figures.events_held_by_hunters
    return max(0, items), max(0, events)


class ShownChoice(Choice):
    """Which item or event a bitten hunter keeps face up."""

    __slots__ = ("what",)
    kind: ClassVar[str] = "shown"

    def __init__(self, table: Table, hunter: int, what: str) -> None:
        super().__init__(table, hunter)
        self.what = what

    def candidates(self, table: Table) -> list[str]:
        return [f"shown:{card}" for card in dict.fromkeys(showable(table.hunters[self.hunter], self.what))]


def settle_hand(table: Table, hunter: int) -> Rules[None]:
    """A hunter discards down to the limits; a bitten one then turns an item and an event up (rules fury.cards, fury.bitten)."""
    if sum(surplus(table, hunter)) > int(hunter == SEWARD):
        for key in (yield from ask_marks(ExcessChoice(table, hunter))):
            give_up(table, hunter, key)
    yield from show_bitten(table, hunter)


def show_bitten(table: Table, hunter: int) -> Rules[None]:
    """A bitten hunter has an item and an event face up, as long as there are any (rule fury.bitten)."""
    if not table.hunters[hunter].bites:
        return
    for what in ("items", "events"):
        count = cards_to_show(table, hunter, what)
        if count > 1:
            turn_up(table, hunter, (yield from ask(ShownChoice(table, hunter, what)))[6:])
        elif count:
            turn_up(table, hunter, showable(table.hunters[hunter], what)[0])


def cards_to_show(table: Table, hunter: int, what: str) -> int:
    """From how many cards a bitten hunter must choose one to show; 0 if one that counts is shown already, or none is held."""
    holder = table.hunters[hunter]
    held, shown = (holder.items, holder.shown_item) if what == "items" else (holder.events, holder.shown_event)
    enough = shown and not (shown == "dogs" and len(held) > 1)
    return 0 if enough else len(held)


def showable(holder: Hunter, what: str) -> list[str]:
    """The cards of which a bitten hunter shows one; Dogs do not count as long as he has another item (rule fury.bitten)."""
    if what == "events":
        return holder.events
    return [item for item in holder.items if item != "dogs"] or holder.items


def turn_up(table: Table, hunter: int, card: str) -> None:
    """A bitten hunter's card lies face up from now on (rule fury.bitten)."""
    holder = table.hunters[hunter]
    if card == holder.shown_item:
        return
    if card in ITEMS:
        holder.shown_item = card
    else:
        holder.shown_event = card
    reveal_card(table, hunter, card)
    table.learn()
    table.tell("fury-event-turns-up", who=who(hunter), card=card_ref(card))


class DraculaExcessChoice(Choice):
    """Which events Dracula discards, all at once."""

    __slots__ = ()
    kind: ClassVar[str] = "discard"

    def prompt(self, table: Table) -> Text:
        return Text("fury-prompt-excess", {"who": who(THE_COUNT)})

    def candidates(self, table: Table) -> list[str]:
        return [f"discard:{card}" for card in dict.fromkeys(table.events)]

    def marks(self, table: Table) -> Marks:
        """Down to the limit (rule fury.cards)."""
        total = len(table.events) - events_limit(table)
        most = {key: table.events.count(key[8:]) for key in self.candidates(table)}
        return Marks(most, Limit(Text("fury-limit-cards"), "fury.cards", total, total))


def events_limit(table: Table) -> int:
    """Four event cards for Dracula, six with Immanuel Hildesheim (rule fury.cards)."""
    figures = table.book.figures
    return figures.events_held_with_hildesheim if table.ally_of_dracula == "immanuel_hildesheim" else figures.events_held


def settle_dracula(table: Table) -> Rules[None]:
    """Dracula discards events down to his limit, once all cards are drawn (rule fury.cards)."""
    if len(table.events) <= events_limit(table):
        return
    for key in (yield from ask_marks(DraculaExcessChoice(table, THE_COUNT))):
        card = key[8:]
        table.events.remove(card)
        leave_shown(table.seen_events, card)
        table.event_discards.append(card)
        table.tell("fury-event-discards", who=who(THE_COUNT), card=EVENT_REFS[card])


def tokens_limit(table: Table) -> int:
    """Five encounters in hand, seven with Dracula's Brides (rule fury.encounter-hand)."""
    figures = table.book.figures
    return figures.encounters_held_with_brides if table.ally_of_dracula == "draculas_brides" else figures.encounters_held


def draw_tokens(table: Table, count: int) -> None:
    """Dracula draws encounter tokens; only he sees them."""
    drawn = [table.take(table.pool) for _ in range(min(count, len(table.pool)))]
    table.tokens += drawn
    if drawn:
        table.learn(DRACULA)
        table.tell_others(DRACULA, "fury-event-draws-tokens", count=len(drawn))
        table.tell_one(DRACULA, "fury-event-draws-tokens", count=len(drawn))


class PutBackChoice(Choice):
    """Which encounter tokens Dracula puts back into the pool; nobody sees them."""

    __slots__ = ()
    kind: ClassVar[str] = "put-back"
    verb: ClassVar[str] = "put_back"

    def candidates(self, table: Table) -> list[str]:
        return [f"{self.verb}:{token}" for token in dict.fromkeys(table.tokens)]

    def marks(self, table: Table) -> Marks:
        """He holds no more than he may in the end (rule fury.encounter-hand)."""
        most = {key: table.tokens.count(key.partition(":")[2]) for key in self.candidates(table)}
        total = self.total(table)
        return Marks(most, Limit(Text("fury-limit-encounters"), "fury.encounter-hand", total, total))

    def total(self, table: Table) -> int:
        """How many are marked."""
        return len(table.tokens) - tokens_limit(table)

    def veiled(self) -> bool:
        return True


class KeepTokensChoice(PutBackChoice):
    """The same where more go than stay: which he keeps."""

    __slots__ = ()
    kind: ClassVar[str] = "keep-tokens"
    verb: ClassVar[str] = "keep"

    def total(self, table: Table) -> int:
        return tokens_limit(table)


def settle_tokens(table: Table) -> Rules[None]:
    """Dracula puts tokens back until he holds no more than he may (rule fury.encounter-hand)."""
    count = len(table.tokens) - tokens_limit(table)
    if count <= 0:
        return
    keeps = count > tokens_limit(table)
    keys = yield from ask_marks((KeepTokensChoice if keeps else PutBackChoice)(table, THE_COUNT))
    marked = [key.partition(":")[2] for key in keys]
    for token in marked:
        table.tokens.remove(token)
    if keeps:
        table.tokens, marked = marked, table.tokens
    leave_unseen(table.seen_tokens, count)
    table.pool += marked
    table.tell("fury-event-puts-back", count=count)
