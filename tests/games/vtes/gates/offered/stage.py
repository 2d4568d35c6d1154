"""Tables at which what a card says can happen: three Methuselahs with all that targets and costs may ask for, made from its definition."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from coterie.games.vtes.book import Book, Form
from coterie.games.vtes.cards.vocabulary import (
    Always,
    Capacity,
    ChooseTwo,
    Clan,
    Control,
    Controls,
    Count,
    Counters,
    Dearer,
    Forbid,
    Free,
    Happening,
    Has,
    In,
    Instead,
    Is,
    IsA,
    Keyword,
    Kind,
    Locked,
    Mod,
    Node,
    Not,
    NotBoth,
    Noun,
    Order,
    Period,
    PlaysAs,
    Pool,
    Pred,
    PutInPlay,
    PutOn,
    Region,
    Represent,
    Requires,
    Requiring,
    RevealCrypt,
    Sect,
    Stat,
    State,
    Teaches,
    Title,
    Titled,
    Trait,
    Trigger,
    Untouchable,
    When,
    Who,
    choices,
    parts,
    singles,
)
from coterie.games.vtes.index import Lasting, Reach
from coterie.games.vtes.pool import DISCIPLINES
from coterie.games.vtes.rules.fits import fits
from coterie.games.vtes.setup import Setup
from coterie.games.vtes.support.check import holder_of
from coterie.games.vtes.support.registry import Place
from coterie.games.vtes.table import ALLY, ATTACHED, CARD, READY, TABLE, TORPOR, UNCONTROLLED, VAMPIRE, Piece, Table

from .goals import MODE, Goal, nodes, preds
from .plots import ASSAULT, ATTACK, ITSELF, POLITICAL, Plot
from .props import props

ALL_SUPERIOR = dict.fromkeys(DISCIPLINES, 2)
ZONES = {Region.READY: READY, Region.TORPOR: TORPOR, Region.UNCONTROLLED: UNCONTROLLED}
TURN = 9
SECT_OF = {
    Title.BARON: "Anarch", Title.BISHOP: "Sabbat", Title.ARCHBISHOP: "Sabbat", Title.PRISCUS: "Sabbat", Title.CARDINAL: "Sabbat",
    Title.REGENT: "Sabbat", Title.MAGAJI: "Laibon", Title.KHOLO: "Laibon",
}  # fmt: skip
"""Titles of other sects than the Camarilla."""
FITTING = {"Camarilla": "prince", "Sabbat": "bishop", "Anarch": "baron", "Laibon": "magaji", "Independent": "2 votes"}
"""A title that a vampire of a sect may bear."""


class Stage(NamedTuple):
    """A table ready to be played at."""

    t: Table
    owner: int
    piece: int
    """The card in play whose ability is wanted, or 0."""
    lead: int
    """The vampire that is to play the card, or to bear it."""
    wanted: tuple[int, ...]
    """Cards in the hand that the card speaks of."""


class Builder:
    """Sets one table, as a plot wants it and a goal needs it."""

    def __init__(self, goal: Goal, plot: Plot, book: Book, said: Node | None) -> None:
        self.goal, self.plot, self.book, self.ability = goal, plot, book, said
        self.form: Form = goal.form_in(book)
        self.t = Table(1, book, 3, Setup())
        self.t.ears = []
        self.t.turn, self.t.phase, self.t.active = TURN, plot.phase, 0
        self.owner = plot.owner
        self.t.edge = self.owner
        self.spare = iter(card for card in props().vampires if card != goal.card)
        self.said = [self.form.effects, self.form.abilities]
        self.leads: list[Piece] = []
        self.wanted: list[int] = []

    def build(self) -> Stage:
        """The whole table."""
        for seat in range(3):
            self.leads.append(self.vampire(seat, 8, 5, title="prince"))
            self.vampire(seat, 5, 3)
            self.ally(seat)
            self.vampire(seat, 4, 2, TORPOR)
            self.vampire(seat, 6, 0, UNCONTROLLED)
            self.attach(self.leads[seat], props().equipment)
            self.attach(self.leads[seat], props().retainer)
            self.piles(seat)
        self.need()
        piece = self.put().id if self.goal.ability != MODE and not self.held() else 0
        self.furnish()
        return Stage(self.t, self.owner, piece, self.leads[self.owner].id, tuple(self.wanted))

    # Pieces.

    def vampire(self, seat: int, capacity: int, blood: int, zone: str = READY, *, title: str = "", card: int = 0) -> Piece:
        """A vampire that can do everything."""
        piece = self.t.new_piece(card or next(self.spare), 0, VAMPIRE, seat, zone)
        piece.born = TURN - 4
        if not card:
            city, clan = f"City {seat}" if title == "prince" else "", self.form.clans[0] if self.form.clans else "Brujah"
            self.t.alter(piece, capacity=capacity, title=title, city=city, sect="Camarilla", clan=clan)
        self.t.alter(piece, disciplines=ALL_SUPERIOR)
        piece.blood = min(blood, piece.capacity)
        if zone == TORPOR:
            piece.stands(wounded=True)
        self.t.place(piece)
        return piece

    def ally(self, seat: int, card: int = 0, form: int = 0) -> Piece:
        """An ally with its life."""
        piece = self.t.new_piece(card or props().ally, form, ALLY, seat, READY)
        piece.born = TURN - 4
        body = self.t.form_of(piece).body
        piece.blood = 1 if body is None else body.life
        self.t.alter(piece, capacity=piece.blood)
        self.t.place(piece)
        return piece

    def attach(self, host: Piece, card: int, form: int = 0, controller: int | None = None) -> Piece:
        """A card on a minion."""
        piece = self.t.new_piece(card, form, CARD, host.controller if controller is None else controller, ATTACHED, host.id)
        body = self.t.form_of(piece).body
        piece.blood, piece.born = 0 if body is None else body.life, TURN - 4
        self.t.place(piece)
        return piece

    def piles(self, seat: int) -> None:
        """Hand, library, crypt and ash heap."""
        player, prop = self.t.players[seat], props()
        player.pool = 11 + 2 * seat
        player.hand = [prop.master, prop.master]
        if seat == 0:
            acts = {POLITICAL: prop.political, ATTACK: prop.attack.card, **prop.fetched}
            player.hand += [acts[self.plot.act]] if self.plot.act in acts else []
        player.library = [*prop.library, *prop.library, prop.equipment]
        player.ash = [*prop.library[:6], next(self.spare)]
        player.crypt = [next(self.spare) for _ in range(3)]

    # What this card needs beyond that.

    def need(self) -> None:
        """Whom it is played by, and what it is played on or speaks of."""
        lead, form = self.leads[self.owner], self.form
        if self.book.facts[self.goal.card].crypt:
            lead = self.leads[self.owner] = self.vampire(self.owner, 0, 99, card=self.goal.card)
        if form.titles:
            self.t.alter(lead, title=form.titles[0].value)
        asked = next((one for one in parts(form.user) if isinstance(one, Sect)), None) if form.user is not None else None
        if asked is not None:
            self.t.alter(lead, sect=asked.name)
        if form.locked:
            lead.locked = True
        if (self.goal.ability == MODE or self.held() or self.plot.act == ITSELF) and not self.book.facts[self.goal.card].crypt:
            self.t.players[self.owner].hand.append(self.goal.card)
        for node in nodes(tuple(self.said)):
            self.speak_of(node)
            self.suppose(node)
        for pred in preds(self.form.effects, self.form.abilities):
            for seat in (self.owner, 0):
                if not self.there(pred):
                    self.embody(pred, seat)

    def speak_of(self, node: Node) -> None:
        """Something that a word is about is there."""
        match node:
            case Represent(title=title):
                for piece in self.t.pieces.values():
                    if piece.kind == VAMPIRE:
                        self.t.alter(piece, sect=SECT_OF.get(title, "Camarilla"))
            case RevealCrypt(clan=clan):
                facts = self.book.facts
                self.t.players[self.owner].crypt_top = [
                    next(card for card in self.book.forms if facts[card].crypt and clan in facts[card].clans)
                ]
            case Requiring(discipline=discipline):
                self.want(self.requiring((discipline.lower(),), (Kind.ACTION,)))
            case Requires(discipline=discipline):
                self.want(self.requiring((discipline.lower(),), tuple(Kind)))
            case PlaysAs(disciplines=disciplines) | Untouchable(disciplines=disciplines):
                self.want(self.requiring(disciplines, tuple(Kind)))
            case NotBoth(name=name) | Dearer(name=name) if name:
                self.want([card for card in self.book.forms if self.book.facts[card].name == name])

    def suppose(self, node: Node) -> None:
        """What a condition asks for is so, and those are there whose numbers an ability changes."""
        match node:
            case Always(effect=Mod(of=Pred() as others) | Forbid(who=Pred() as others)):
                for one in parts(others):
                    self.become(self.leads[1 if self.owner == 0 else 0], choices(one)[0])
            case Always(if_=Is(who=Who.ACTING, what=acting)):
                for one in parts(acting):
                    self.become(self.leads[0], one)
            case Is(who=Who.OPPOSING, what=other):
                for lead in self.leads:
                    for one in parts(other) if lead.controller != self.owner else ():
                        self.become(lead, choices(one)[0])
            case Controls(who=who, what=some):
                seats = {Who.YOU: self.owner, Who.PREDATOR: self.t.predator(self.owner)}
                self.embody(some, seats.get(who, self.t.prey(self.owner)))
            case Pool(who=who, at_most=most):
                self.t.players[self.owner if who is Who.YOU else self.t.prey(self.owner)].pool = most

    def want(self, cards: list[int]) -> None:
        """Cards that the card speaks of are in the hands of its owner and of who acts."""
        self.wanted += cards[:3]
        for seat in {self.owner, 0}:
            self.t.players[seat].hand += cards[:3]

    def requiring(self, disciplines: tuple[str, ...], kinds: tuple[Kind, ...]) -> list[int]:
        """Cards of some types that require a Discipline."""
        found = [card for card, ways in self.book.forms.items() if ways[0].kind in kinds]
        return sorted(card for card in found if not set(disciplines).isdisjoint(self.book.facts[card].needs))

    def there(self, pred: Pred) -> bool:
        """Whether something fits already."""
        lead = self.leads[self.owner]
        return any(fits(self.t, piece, pred, self.owner, lead, 9) and piece.id != lead.id for piece in self.t.pieces.values())

    def embody(self, pred: Pred, seat: int) -> None:
        """Something that a predicate is true of."""
        found = [choices(one)[0] for one in parts(pred)]
        zone = next((ZONES[one.region] for one in found if isinstance(one, In)), READY)
        noun = next((one.noun for one in found if isinstance(one, IsA)), Noun.CARD)
        for one in found:
            if isinstance(one, Control):
                here = {Who.YOU: self.owner, Who.PREY: self.t.prey(self.owner), Who.PREDATOR: self.t.predator(self.owner)}
                seat = here.get(one.by, 0)
        trait = next((one.trait for one in found if isinstance(one, Keyword)), None)
        if noun is Noun.ALLY or trait is not None:
            ally = self.ally(seat, self.creature(trait))
            ally.locked = Locked() in found
            return
        if noun is Noun.EQUIPMENT or noun is Noun.CARD:
            return
        piece = self.vampire(seat, 6, 3, zone)
        for one in found:
            self.become(piece, one)

    def become(self, piece: Piece, pred: Pred) -> None:
        """One thing that is to be true of a vampire."""
        match pred:
            case Clan(clan=clan):
                self.t.alter(piece, clan=clan)
            case Sect(name=name):
                self.t.alter(piece, sect=name, title=FITTING[name] if piece.title else "")
            case Titled(among=among):
                self.t.alter(piece, title=among[0].value if among else FITTING[piece.sect])
            case Locked():
                piece.locked = True
            case Has(discipline=discipline):
                self.t.alter(piece, disciplines={**piece.disciplines, discipline.lower(): 2})
            case Capacity(order=order, to=int() as to):
                self.t.alter(piece, capacity=to if order is Order.AT_LEAST else to + (1 if order is Order.MORE else -1))
            case Capacity(order=order, to=Who()):
                self.t.alter(piece, capacity=self.leads[self.owner].capacity + (1 if order is Order.MORE else -1))
            case Not(of=Locked()):
                piece.locked = False

    def creature(self, trait: Trait | None) -> int:
        """An ally with a keyword."""
        allies = [card for card, forms in self.book.forms.items() if forms[0].kind is Kind.ALLY and not self.book.facts[card].crypt]
        return min((card for card in allies if trait in self.book.forms[card][0].traits), default=props().ally)

    # The card in play.

    def put(self) -> Piece:
        """The card whose ability is wanted, where it stays when it was played so."""
        t, form = self.t, self.form
        holder = holder_of(self.book.facts[self.goal.card], form)
        if holder is Place.CRYPT:
            return self.leads[self.owner]
        if holder is Place.ALLY:
            ally = self.ally(self.owner, self.goal.card, form.index)
            if isinstance(self.ability, Free):
                ally.born = TURN
                ally.stands(recruited=TURN)
            return ally
        if holder is Place.TABLE:
            piece = t.new_piece(self.goal.card, form.index, CARD, self.owner, TABLE)
            piece.born = TURN - 4
            t.place(piece)
        else:
            put = form.effect(PutOn)
            host = self.leads[self.owner] if self.plot.host < 0 else self.leads[self.plot.host]
            if isinstance(put, PutOn) and isinstance(put.target, Pred):
                fitting = [one for one in t.pieces.values() if fits(t, one, put.target, self.owner, self.leads[self.owner])]
                fitting = [one for one in fitting if one.controller == self.plot.host] or fitting
                host = next((one for one in fitting if one.id == host.id), fitting[0] if fitting else host)
                host.locked = host.locked or put.lock
            piece = self.attach(host, self.goal.card, form.index, self.owner)
        put_in = form.effect(PutInPlay)
        burns = form.ability(Counters)
        if holder in (Place.TABLE, Place.ATTACHED):
            piece.blood = max(put_in.counters if isinstance(put_in, PutInPlay) else 0, 7 if self.counts() else 0)
            if isinstance(burns, Counters) and burns.each_lock:
                piece.blood = burns.burn_at - 1
            elif isinstance(burns, Counters) and isinstance(self.ability, Counters | Instead):
                piece.blood = 1
        self.bind(piece)
        self.lay_low(piece)
        return piece

    def lay_low(self, piece: Piece) -> None:
        """The minion that the card is on is in torpor, or about to go there, if the card waits for that."""
        t = self.t
        said = self.ability
        if (
            isinstance(said, Trigger)
            and said.if_ == Is(Who.SELF, In(Region.TORPOR))
            and said.on.kind is not Happening.TORPOR
            and piece.host
        ):
            t.move(t.piece(piece.host), TORPOR)
        if isinstance(said, Instead) and said.of.kind is Happening.TORPOR:
            t.piece(piece.host).blood = 0
        if isinstance(said, Instead) and said.of.kind is Happening.BURNED:
            for number in [number for player in t.players for number in player.torpor]:
                t.move(t.piece(number), UNCONTROLLED)
            t.move(t.piece(piece.host), TORPOR)

    def held(self) -> bool:
        """Whether it is still in the hand: by the plot, or because it does something as it is recruited."""
        return self.plot.in_hand or (isinstance(self.ability, Trigger) and self.ability.on.kind is Happening.RECRUITED)

    def counts(self) -> bool:
        """Whether the card speaks of counters that it has."""
        words = {type(node).__name__ for node in nodes(tuple(self.said))}
        fields = [getattr(node, name) for node in nodes(tuple(self.said)) for name in node.__struct_fields__]
        return Count.COUNTERS_HERE in fields or not words.isdisjoint(("Unload", "BurnCounters", "SendBack"))

    def bind(self, piece: Piece) -> None:
        """What was chosen and noted when it came into play."""
        two = self.form.effect(ChooseTwo)
        if isinstance(two, ChooseTwo):
            found = [one for one in self.t.pieces.values() if fits(self.t, one, two.of, self.owner, None)]
            found[0].locked = True
            found[0].bound = replace(found[0].bound, one=(piece.id,))
            found[1].bound = replace(found[1].bound, other=(piece.id,))
        if any(trigger.on.seat is Who.KEPT for _, trigger in self.form.triggers):
            piece.bound = replace(piece.bound, seat=self.t.prey(piece.controller))
        if any(When(State.SAME_TARGETS) in singles(use.when) for _, use in self.form.uses):
            piece.bound = replace(piece.bound, seats=(self.t.prey(piece.controller),))

    def furnish(self) -> None:
        """What only a plot asks for."""
        if self.plot.wounded:
            for number in [number for player in self.t.players for number in player.ready]:
                if self.t.pieces[number].kind == VAMPIRE:
                    self.t.pieces[number].blood = 0
        if self.plot.act == ASSAULT:
            self.ally(0, props().attacker)
        lent = [card for card, wanted in ((props().press, self.plot.pressed), (props().maneuver, self.plot.long)) if wanted]
        for seat in {0, 1, 2} - {self.owner}:
            self.t.players[seat].hand += lent
        if self.plot.stealth:
            self.lend(self.leads[0], Stat.STEALTH, self.plot.stealth)
        if self.plot.intercept:
            self.lend(self.leads[1], Stat.INTERCEPT, self.plot.intercept)
        lesson = self.form.ability(Teaches)
        if isinstance(lesson, Teaches):
            for number in self.t.players[self.owner].ready[1:]:
                self.t.alter(self.t.pieces[number], disciplines={})
        if self.plot.locked:
            for number in self.t.players[self.owner].ready:
                self.t.pieces[number].locked = True

    def lend(self, piece: Piece, stat: Stat, amount: int) -> None:
        """More of a number for this turn, as the first card that can bring it does."""
        forms = (form for ways in self.book.forms.values() for form in ways)
        form, n = next(
            (form, n) for form in forms for n, static in enumerate(form.lasting) if static.what is stat and static.reach is Reach.BEARER
        )
        self.t.players[piece.controller].ash.append(form.card)
        self.t.begin(Lasting(1, form.card, form.index, n, Period.TURN, piece.controller, piece.id, amount))


def stage(goal: Goal, plot: Plot, book: Book, lacking: Book | None = None) -> Stage:
    """A table for a goal; or just the same with a book that lacks its ability."""
    return Builder(goal, plot, lacking or book, goal.said(book)).build()
