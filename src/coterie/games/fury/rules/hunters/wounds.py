"""Health, bites and defeat of hunters (rules fury.bitten, fury.defeat)."""

from __future__ import annotations

from coterie.games.fury.facts.cards import HUNTERS, MINA
from coterie.games.fury.facts.places import HOSPITAL
from coterie.games.fury.rules.asking import who
from coterie.games.fury.rules.end import gain_vampires
from coterie.games.fury.rules.events.play import offer
from coterie.games.fury.rules.hunters.hand import discard_all, settle_hand
from coterie.games.fury.table import Table
from coterie.kernel.questions import Rules


def lose_health(table: Table, hunter: int, amount: int) -> Rules[bool]:
    """A hunter loses health, unless Great Strength spares him; at 0 he is defeated. Whether he was (rule fury.defeat)."""
    if amount < 1:
        return False
    if (yield from offer(table, hunter, "great_strength")):
        return False
    return take_health(table, hunter, amount)


def take_health(table: Table, hunter: int, amount: int) -> bool:
    """Health is lost that nothing can spare, as a price that was chosen. Whether the hunter was defeated."""
    holder = table.hunters[hunter]
    holder.health = max(0, holder.health - amount)
    table.tell("fury-event-hurt", who=who(hunter), count=amount, health=holder.health)
    if holder.health == 0:
        defeat(table, hunter)
        return True
    return False


def heal(table: Table, hunter: int, amount: int) -> None:
    """Health is regained, up to the most a hunter can have."""
    holder = table.hunters[hunter]
    holder.health = min(table.book.figures.health[HUNTERS[hunter]], holder.health + amount)
    table.tell("fury-event-healed", who=who(hunter), health=holder.health)


def bite(table: Table, hunter: int) -> Rules[bool]:
    """A bitten hunter takes a bite marker, or is defeated if there is no room for one. Whether he was bitten (rule fury.bitten)."""
    if (yield from offer(table, hunter, "great_strength")):
        return False
    table.tell("fury-event-bitten", who=who(hunter))
    if table.hunters[hunter].bites + 1 >= table.book.figures.bites_to_defeat[HUNTERS[hunter]]:
        defeat(table, hunter)
    else:
        table.hunters[hunter].bites += 1
        yield from settle_hand(table, hunter)
    return True


def own_bites(hunter: int) -> int:
    """Bites that nothing removes: Mina Harker has one (rule fury.bitten)."""
    return int(hunter == MINA)


def can_be_cured(table: Table, hunter: int) -> bool:
    """Whether a hunter has a bite that can be removed."""
    return table.hunters[hunter].bites > own_bites(hunter)


def treat(table: Table, hunter: int) -> Rules[bool]:
    """A die decides about a bite, in the hospital or with Holy Water. Whether the hunter was defeated by it (rule fury.hospital)."""
    table.learn()
    roll = table.roll(6)
    result = table.book.figures.hospital_die[roll]
    table.tell("fury-event-treated", who=who(hunter), roll=roll + 1, result=result)
    if result == "cured":
        remove_bite(table, hunter)
    return result == "hurt" and (yield from lose_health(table, hunter, table.book.figures.hospital_hurt))


def remove_bite(table: Table, hunter: int) -> None:
    """A bite marker is taken off; whoever has none left may turn his cards down again (rule fury.bitten)."""
    holder = table.hunters[hunter]
    holder.bites -= 1
    if not holder.bites:
        holder.shown_item = holder.shown_event = ""


def defeat(table: Table, hunter: int) -> None:
    """To the hospital, without cards or bites, in full health, missing a turn; and two points for Dracula (rule fury.defeat)."""
    holder = table.hunters[hunter]
    table.tell("fury-event-defeated", who=who(hunter))
    discard_all(table, hunter, items=True, events=True)
    leave_group(table, hunter)
    holder.place = HOSPITAL
    holder.voyage = ()
    holder.announced = ""
    holder.health = table.book.figures.health[HUNTERS[hunter]]
    holder.bites = own_bites(hunter)
    holder.misses = True
    clear_tokens(table, hunter)
    gain_vampires(table, 2)


def clear_tokens(table: Table, hunter: int) -> None:
    """Fog and Bats that lie before a hunter go back to the pool."""
    holder = table.hunters[hunter]
    table.pool += holder.keeps
    holder.keeps = []
    holder.fog = holder.bats = False


def leave_group(table: Table, hunter: int) -> None:
    """A hunter goes alone again; a group of one is none (rule fury.group)."""
    group = table.hunters[hunter].group
    if group < 0:
        return
    table.hunters[hunter].group = -1
    left = [number for number in range(4) if table.hunters[number].group == group]
    for number in left:
        table.hunters[number].group = left[0] if len(left) > 1 else -1
    table.tell("fury-event-leaves-group", who=who(hunter))
