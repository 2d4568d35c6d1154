"""Cards that are moved: put in play, burned, searched, looked at, given."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import (
    SMALL,
    AddCounters,
    Burn,
    Cancel,
    Discard,
    DrawCrypt,
    Give,
    LookAndDiscard,
    OpenHand,
    Pile,
    PutInPlay,
    PutOn,
    Recover,
    Region,
    RemoveAsh,
    Requires,
    RevealCrypt,
    SearchEquip,
    SendBack,
    TakeBack,
    TakeControl,
    Who,
    parts,
    region_of,
)
from coterie.games.vtes.text.clauses.clause import blood, clause
from coterie.games.vtes.text.frame import Frame, Mood
from coterie.games.vtes.text.grammar import Article
from coterie.games.vtes.text.tongue import refuse


@clause.register
def put_in_play(node: PutInPlay, frame: Frame) -> str:
    """In play, perhaps with counters."""
    words = frame.say("put-in-play", card=frame.this_card)
    return words + (frame.say("with-counters", amount=node.counters) if node.counters else "")


@clause.register
def put_on(node: PutOn, frame: Frame) -> str:
    """On something."""
    words = frame.say("put-on", card=frame.this_card, who=frame.someone(node.target))
    words += frame.say("any-blood") if frame.bloody else ""
    words += (frame.say("and-lock") if node.lock else "") + (frame.say("still-control", card=frame.this_card) if node.keep else "")
    return words + (frame.say("burn-named", name=frame.named(node.burn_named)) if node.burn_named else "")


@clause.register
def burn(node: Burn, frame: Frame) -> str:
    """Burn a card."""
    refuse(node.even_locked and node.what is not Who.THIS_CARD, "of other cards it is not said")
    return frame.say("burn", what=frame.someone(node.what)) + (frame.say("even-locked") if node.even_locked else "")


@clause.register
def give(node: Give, frame: Frame) -> str:
    """Control of this card: given, or taken."""
    if frame.mood is Mood.DOES:
        return frame.say("takes-control", who=frame.someone(node.to), card=frame.this_card)
    return frame.say("give-control", who=frame.someone(node.to), card=frame.this_card)


@clause.register
def recover(node: Recover, frame: Frame) -> str:
    """A vampire from torpor."""
    if region_of(node.who) is not Region.TORPOR:
        return frame.say("move-to-ready", who=frame.someone(node.who))
    return frame.say("recover", who=frame.some(node.who, Article.A, in_region=False))


@clause.register
def discard(node: Discard, frame: Frame) -> str:
    """A card of your hand, or cards of somebody else's."""
    if node.who is Who.YOU:
        refuse(node.amount != 1, "one card is discarded")
        refuse(not isinstance(node.what, Requires | None), "cards are told apart by what they require")
        if isinstance(node.what, Requires):
            return frame.say("discard-requiring", discipline=frame.tongue.discipline(node.what.discipline))
        return frame.say("discard")
    refuse(node.what is not None, "others choose what they discard")
    return frame.say("discards", who=frame.someone(node.who), amount=node.amount)


@clause.register
def draw_crypt(node: DrawCrypt, frame: Frame) -> str:
    """A card of your crypt for another."""
    return frame.say("draw-crypt")


@clause.register
def search_equip(node: SearchEquip, frame: Frame) -> str:
    """Equipment from your library."""
    return frame.say("search-equip", who=frame.this)


@clause.register
def look_and_discard(node: LookAndDiscard, frame: Frame) -> str:
    """A card of another hand."""
    return frame.say("look-and-discard", who=frame.someone(node.who))


@clause.register
def open_hand(node: OpenHand, frame: Frame) -> str:
    """A hand for all to see."""
    return frame.say("open-hand", who=frame.someone(node.who))


@clause.register
def cancel(node: Cancel, frame: Frame) -> str:
    """A card that is just being played."""
    words = frame.say("cancel", kind=frame.tongue.form("type", node.sort))
    words += frame.say("as-others-play") if node.others else ""
    return words + (frame.say("cost-not-paid") if node.unpaid else "")


@clause.register
def take_back(node: TakeBack, frame: Frame) -> str:
    """A card of your ash heap to another place, or for a card of your hand."""
    refuse(node.exchange and node.to is not Pile.HAND, "cards are exchanged with the hand only")
    return frame.say("exchange-with-ash" if node.exchange else f"from-ash-{node.to.value}")


@clause.register
def reveal_crypt(node: RevealCrypt, frame: Frame) -> str:
    """The top card of your crypt."""
    clan = frame.tongue.noun("clan", node.clan, Article.A)
    return frame.say("reveal-crypt") + "\n" + frame.say("draw-if", clan=clan, blood=blood(node.blood, frame))


@clause.register
def add_counters(node: AddCounters, frame: Frame) -> str:
    """Counters on this card."""
    return frame.say("add-counters", amount=node.amount, card=frame.this_card)


@clause.register
def remove_ash(node: RemoveAsh, frame: Frame) -> str:
    """Cards of an ash heap out of the game."""
    refuse(node.random and node.amount != 1, "cards are taken at random one by one")
    if node.whose is Who.YOU and not node.random:
        return frame.say("remove-own-ash", count=frame.tongue.chosen(f"count-{node.amount}"))
    where = frame.tongue.chosen(f"in-ash-{node.whose.value}")
    by = frame.someone(node.whose if node.random else Who.YOU)
    return frame.say("remove-ash-random" if node.random else "remove-ash", amount=node.amount, where=where, by=by)


@clause.register
def send_back(node: SendBack, frame: Frame) -> str:
    """A vampire to its owner's uncontrolled region."""
    words = frame.say("send-back", who=frame.someone(node.who))
    return words + (frame.tongue.say("where-x-counters", card=frame.this_card) if SMALL in parts(node.who) else "")


@clause.register
def take_control(node: TakeControl, frame: Frame) -> str:
    """Control of a minion that was named before."""
    refuse(node.who is not Who.ATTACHED, "nobody else was named before")
    return frame.say("take-control-turn" if node.this_turn else "take-control")
