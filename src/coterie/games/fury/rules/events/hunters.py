"""The hunters' events: what each does in their own turn, or at once when it is drawn."""

from __future__ import annotations

from typing import ClassVar, Final

from coterie.games.fury.facts.cards import EVENT_REFS, EVENTS, HUNTERS, TIME_REFS
from coterie.games.fury.facts.figures import DRACULA
from coterie.games.fury.facts.places import CITIES, NO_GROUND, NUMBER, PLACES, REFS, SEAS
from coterie.games.fury.rules import reasons
from coterie.games.fury.rules.asking import NAMES, Choice, who
from coterie.games.fury.rules.combat.rounds import fight
from coterie.games.fury.rules.dracula.announce import announce_dracula
from coterie.games.fury.rules.dracula.trail import current_slot, harker, haunted, turn_tokens_up, turn_up, uncover_hide
from coterie.games.fury.rules.events.flight import driven_ashore
from coterie.games.fury.rules.events.play import resolve_answers
from coterie.games.fury.rules.events.reveal import Sought, betray, money_trail, newspaper, scout, silenced, telegraph
from coterie.games.fury.rules.hunters.hand import count_cards, disposable, draw_item, give_up, settle_hand
from coterie.games.fury.rules.hunters.wounds import can_be_cured, remove_bite, take_health
from coterie.games.fury.table import Table
from coterie.kernel.questions import PASS, Rules, ask
from coterie.kernel.text import Option, Reason, Text

OWN_TURN: Final = ("blood_transfusion", "good_luck", "hypnosis", "long_day", "money_trail", "mystic_research", "stormy_seas")
"""Events a hunter may play in his own turn, outside combat."""


def refuse_event(table: Table, hunter: int, card: str) -> Reason | None:
    """Why an event cannot be played in the hunter's own turn now (rule fury.cards)."""
    if card not in OWN_TURN:
        return reasons.NOT_NOW
    if card == "good_luck":
        return None if table.ally_of_dracula or table.roadblock else reasons.NOTHING_TO_REMOVE
    if card == "hypnosis":
        return None if any(other.bites for other in table.hunters) else reasons.NOBODY_BITTEN
    if card == "long_day":
        return reasons.AT_DAWN if table.time == 0 else None
    if card == "blood_transfusion":
        if transfusions(table, hunter):
            return None
        return reasons.NO_DONOR if any(can_be_cured(table, other) for other in range(4)) else reasons.NOBODY_TO_GIVE_BLOOD
    return None


def own_turn_event(table: Table, hunter: int, card: str) -> Rules[None]:
    """An event played in the hunter's own turn takes effect (rule fury.cards)."""
    if card == "blood_transfusion":
        yield from transfuse(table, hunter)
    elif card == "good_luck":
        yield from remove_nuisance(table, hunter)
    elif card == "hypnosis":
        yield from hypnotise(table)
    elif card == "long_day":
        table.time -= 1
        table.tell("fury-event-time", time=TIME_REFS[table.time])
    elif card == "money_trail":
        yield from money_trail(table)
    elif card == "mystic_research":
        research(table)
    elif card == "stormy_seas":
        yield from raise_storm(table, hunter)


def transfusions(table: Table, hunter: int) -> list[str]:
    """Who can give blood to whom: one of the two is the player of the card, and the donor must survive it."""
    found = []
    for other in range(4):
        if other == hunter:
            continue
        if can_be_cured(table, other) and table.hunters[hunter].health > 1:
            found.append(f"donor:{HUNTERS[hunter]}:{HUNTERS[other]}")
        if can_be_cured(table, hunter) and table.hunters[other].health > 1:
            found.append(f"donor:{HUNTERS[other]}:{HUNTERS[hunter]}")
    return found


class DonorChoice(Choice):
    """Who gives blood to whom."""

    __slots__ = ()
    kind: ClassVar[str] = "donor"
    card: ClassVar[str] = "blood_transfusion"

    def candidates(self, table: Table) -> list[str]:
        return transfusions(table, self.hunter)


def transfuse(table: Table, hunter: int) -> Rules[None]:
    """The donor loses a point of health, the receiver a bite (rule fury.cards)."""
    if not transfusions(table, hunter):
        return
    key = yield from ask(DonorChoice(table, hunter))
    _, donor, receiver = key.split(":")
    remove_bite(table, NAMES[receiver])
    table.tell("fury-event-transfusion", who=who(NAMES[donor]), other=who(NAMES[receiver]))
    take_health(table, NAMES[donor], 1)


class NuisanceChoice(Choice):
    """What Good Luck removes: Dracula's ally, or the roadblock."""

    __slots__ = ()
    kind: ClassVar[str] = "nuisance"
    card: ClassVar[str] = "good_luck"

    def candidates(self, table: Table) -> list[str]:
        return [f"remove:{table.ally_of_dracula}"] * bool(table.ally_of_dracula) + ["remove:roadblock"] * bool(table.roadblock)


def remove_nuisance(table: Table, hunter: int) -> Rules[None]:
    """Dracula's ally is discarded, or the roadblock taken off the board (rule fury.cards)."""
    if not (table.ally_of_dracula or table.roadblock):
        return
    key = yield from ask(NuisanceChoice(table, hunter))
    if key == "remove:roadblock":
        table.roadblock = ()
    else:
        table.event_discards.append(table.ally_of_dracula)
        table.ally_of_dracula = ""
    table.tell("fury-event-removed", card=EVENT_REFS[key[7:]])


def hypnotise(table: Table) -> Rules[None]:
    """On 3 or more Dracula betrays where he is, and says what he will do next (rule fury.cards)."""
    table.learn()
    roll = table.roll(6) + 1
    works = roll >= table.book.figures.hypnosis_works
    table.tell("fury-event-hypnosis", roll=roll, works=int(works))
    if works:
        yield from betray(table)
        yield from announce_dracula(table)


def research(table: Table) -> None:
    """Dracula shows the hunters all his event cards (rule fury.cards)."""
    table.seen_events = table.events[:]
    table.tell("fury-event-research")
    for seat in table.book.seats:
        if seat != DRACULA:
            table.learn(seat)
            table.tell_one(seat, "fury-event-research-seen", cards=tuple(EVENT_REFS[card] for card in sorted(table.events)))


class SeaChoice(Choice):
    """Over which sea the storm breaks."""

    __slots__ = ()
    kind: ClassVar[str] = "storm"
    card: ClassVar[str] = "stormy_seas"

    def candidates(self, table: Table) -> list[str]:
        return [f"storm:{PLACES[sea]}" for sea in SEAS]


def raise_storm(table: Table, hunter: int) -> Rules[None]:
    """For two of his turns Dracula cannot enter that sea; if he is on it he is seen, and must land at once (rule fury.cards)."""
    key = yield from ask(SeaChoice(table, hunter))
    table.storm = NUMBER[key[6:]]
    table.storm_left = table.book.figures.storm_turns
    table.tell("fury-event-storm", place=REFS[table.storm])
    if table.at_sea:
        table.learn()
        if table.dracula == table.storm:
            turn_up(table, current_slot(table))
            yield from driven_ashore(table)
        else:
            table.clues.rule_out([current_slot(table).serial], 1 << table.storm)


def immediate_event(table: Table, hunter: int, card: str) -> Rules[None]:
    """A card that is played at once when drawn: it may be cancelled, then it takes effect (rule fury.cards)."""
    if not (yield from resolve_answers(table, hunter, card)):
        return
    if card == "newspaper_reports":
        yield from newspaper(table)
    elif card == "telegraph_ahead":
        yield from telegraph(table, table.hunters[hunter].place)
    elif card == "hired_scouts":
        yield from hire_scouts(table, hunter)
    elif card == "consecrated_ground":
        yield from consecrate(table, hunter)
    elif card == "re_equip":
        yield from re_equip(table, hunter)
    elif card == "surprising_return":
        yield from bring_back(table, hunter)
    elif card == "vampire_lair":
        yield from raid_lair(table, hunter)


class CityChoice(Choice):
    """Which city scouts ask about; not the one they have asked about before."""

    __slots__ = ("before",)
    kind: ClassVar[str] = "scout"
    card: ClassVar[str] = "hired_scouts"

    def __init__(self, table: Table, hunter: int, before: str) -> None:
        super().__init__(table, hunter)
        self.before = before

    def candidates(self, table: Table) -> list[str]:
        return [key for key in (f"scout:{PLACES[city]}" for city in CITIES) if key != self.before]


def hire_scouts(table: Table, hunter: int) -> Rules[None]:
    """Two cities are named, one after the other (rule fury.cards)."""
    key = ""
    for _ in range(2):
        key = yield from ask(CityChoice(table, hunter, key))
        yield from scout(table, NUMBER[key[6:]])


class GroundChoice(Choice):
    """Which city is consecrated."""

    __slots__ = ()
    kind: ClassVar[str] = "ground"
    card: ClassVar[str] = "consecrated_ground"

    def candidates(self, table: Table) -> list[str]:
        return [f"ground:{PLACES[city]}" for city in CITIES]

    def refusal(self, table: Table, key: str) -> Reason | None:
        return reasons.BESIDE_CASTLE if NUMBER[key[7:]] in NO_GROUND else None


def consecrate(table: Table, hunter: int) -> Rules[None]:
    """Dracula may not enter that city; if he is in it he is seen, with his encounters (rule fury.cards)."""
    key = yield from ask(GroundChoice(table, hunter))
    table.ground = place = NUMBER[key[7:]]
    table.tell("fury-event-ground", place=REFS[place])
    kept = yield from silenced(table, Sought(1 << place, here=True, asker="consecrated_ground"))
    expose_blessed(table, place, kept >= 0)


def expose_blessed(table: Table, place: int, silenced: bool = False) -> None:
    """If Dracula is in a city that was blessed, his card and its encounters are turned up, or said to be there (rule fury.cards)."""
    table.learn()
    if table.at_sea:
        return
    here = current_slot(table)
    if table.dracula == place:
        if silenced:
            table.clues.reveal(here.serial, place)
        else:
            turn_up(table, here)
            uncover_hide(table, here)
            for slot in haunted(table, place):
                turn_tokens_up(table, slot)
        table.clues.stand(here.serial)
    else:
        table.clues.keep_off(1 << place)


class EquipChoice(Choice):
    """Which item is changed for a new one, if any."""

    __slots__ = ()
    kind: ClassVar[str] = "re-equip"
    card: ClassVar[str] = "re_equip"

    def candidates(self, table: Table) -> list[str]:
        return [PASS, *disposable(table, self.hunter, "items")]


def re_equip(table: Table, hunter: int) -> Rules[None]:
    """The hunter may discard an item and draw another (rule fury.cards)."""
    if not count_cards(table, hunter, "items"):
        return
    key = yield from ask(EquipChoice(table, hunter))
    if key != PASS:
        give_up(table, hunter, key)
        draw_item(table, hunter)
        yield from settle_hand(table, hunter)


class ReturnChoice(Choice):
    """Which event of the discards a hunter takes back, if any."""

    __slots__ = ()
    kind: ClassVar[str] = "return"
    card: ClassVar[str] = "surprising_return"

    def candidates(self, table: Table) -> list[str]:
        return [PASS, *(f"take:{card}" for card in returnable(table))]


def returnable(table: Table) -> list[str]:
    """The events of the hunters in the discards that may be kept."""
    return sorted(dict.fromkeys(c for c in table.event_discards if EVENTS[c].side == "hunters" and EVENTS[c].type == "keep"))


def bring_back(table: Table, hunter: int) -> Rules[None]:
    """A hunter takes an event from the discards into his hand (rule fury.cards)."""
    if not returnable(table):
        return
    key = yield from ask(ReturnChoice(table, hunter))
    if key == PASS:
        return
    card = key[5:]
    table.event_discards.remove(card)
    table.hunters[hunter].events.append(card)
    for seen in table.hunters[hunter].seen:
        seen.append(card)
    table.tell("fury-event-takes-back", who=who(hunter), card=EVENT_REFS[card])
    yield from settle_hand(table, hunter)


def raid_lair(table: Table, hunter: int) -> Rules[None]:
    """The hunter fights a vampire; if it is wounded or killed, Dracula loses a point (rule fury.cards)."""
    if table.vampires < 1:
        return
    if (yield from fight(table, "vampire_lair", (hunter,), True)) == "killed":
        table.vampires -= 1
        table.tell("fury-event-lair-cleared", vampires=table.vampires)


class AllyChoice(Choice):
    """Whether an ally that was drawn is played or discarded."""

    __slots__ = ()
    kind: ClassVar[str] = "ally"

    def candidates(self, table: Table) -> list[str]:
        return [f"ally:{table.drawn}", PASS]

    def option(self, table: Table, key: str) -> Option:
        return Option(key, Text("fury-option-no-ally", {"card": EVENT_REFS[table.drawn]})) if key == PASS else super().option(table, key)


def meet_ally(table: Table, by: int, card: str) -> Rules[None]:
    """An ally is played or discarded; a new one takes the place of the old (rule fury.cards)."""
    table.drawn = card
    table.tell("fury-event-ally-drawn", who=who(by), card=EVENT_REFS[card])
    key = yield from ask(AllyChoice(table, by, asker=card))
    table.drawn = ""
    if key == PASS:
        table.event_discards.append(card)
        table.tell("fury-event-discards", who=who(by), card=EVENT_REFS[card])
        return
    if not (yield from resolve_answers(table, by, card)):
        return
    table.event_discards.remove(card)
    settle_ally(table, card)


def settle_ally(table: Table, card: str) -> None:
    """The ally is in play until another comes, of the same side or of either as the setup says (rule fury.cards)."""
    dracula = EVENTS[card].side == "dracula"
    for old in (table.ally_of_dracula, table.ally_of_hunters):
        if old and (table.book.setup.allies == "all" or (EVENTS[old].side == "dracula") == dracula):
            table.event_discards.append(old)
            table.tell("fury-event-removed", card=EVENT_REFS[old])
    if table.book.setup.allies == "all":
        table.ally_of_dracula = table.ally_of_hunters = ""
    if dracula:
        table.ally_of_dracula = card
    else:
        table.ally_of_hunters = card
    table.tell("fury-event-ally", side=EVENTS[card].side, card=EVENT_REFS[card])
    harker(table)
