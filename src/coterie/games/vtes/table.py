"""The table: Methuselahs, cards in play, and the records of the running action, combat and referendum. Everything a game of VTES is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from coterie.games.vtes.cards.vocabulary import Period, Trait
from coterie.games.vtes.events import Posted
from coterie.games.vtes.history import ENDS, Use
from coterie.games.vtes.index import Entries, Entry, Index, Lasting
from coterie.games.vtes.layers import Identity, stand
from coterie.games.vtes.records import Action, Announced, Combat, Referendum
from coterie.games.vtes.refs import card_ref, piece_ref
from coterie.games.vtes.standing import UNBOUND, UNKNOWN, USUAL, Bound, Known, Standing
from coterie.games.vtes.told.journeys import SILENT, journeys
from coterie.kernel.chance import Chance
from coterie.kernel.copying import Copied, Shared
from coterie.kernel.errors import CoterieError
from coterie.kernel.state import State
from coterie.kernel.text import Arg, Event

if TYPE_CHECKING:
    from coterie.games.vtes.book import Book, Form
    from coterie.games.vtes.decks import Deck
    from coterie.games.vtes.setup import Setup

READY: Final = "ready"
TORPOR: Final = "torpor"
UNCONTROLLED: Final = "uncontrolled"
TABLE: Final = "table"
"""A card in play by itself."""
ATTACHED: Final = "attached"
CONTESTED: Final = "contested"
"""Face down and out of play, while it is contested."""

OUT_OF_PLAY: Final = (UNCONTROLLED, CONTESTED)
"""Where nothing is in play, nor anything that is on it."""

VAMPIRE: Final = 1
ALLY: Final = 2
CARD: Final = 3

UNLOCK, MASTER, MINION, INFLUENCE, DISCARD = "unlock", "master", "minion", "influence", "discard"
PHASES: Final = (UNLOCK, MASTER, MINION, INFLUENCE, DISCARD)
SEATS: Final = ("a", "b", "c", "d", "e")
NOBODY: Final = -1
NO_CAUSE: Final = (0, 0)


class Gone(CoterieError):
    """A piece was asked for that is no longer in play. Rules read pieces again after each question; this says where one did not."""


NOBODY_YET: Final = Identity()


class Piece(Copied, Struct, eq=False, gc=False):
    """A card that everybody can follow: in play, on another card, or face down in a known place."""

    id: int
    card: int
    form: int
    """Which way the card was played: an index into its forms, which tells its abilities."""
    kind: int
    owner: int
    controller: int
    zone: str
    host: int
    """The minion it is on, or 0."""
    locked: bool = False
    blood: int = 0
    """Blood, life or other counters: one counter that changes its name."""
    cards: list[int] = []
    """What is on it."""
    capacity: int = 0
    """Of a vampire; the strength of life an ally came with."""
    clan: str = ""
    sect: str = ""
    title: str = ""
    city: str = ""
    disciplines: Shared[dict[str, int]] = {}
    traits: Shared[dict[Trait, str]] = {}
    base: Shared[Identity] = NOBODY_YET
    """What it is without the cards that make something else of it; what it is as it stands follows from both."""
    born: int = 0
    """The turn in which it came into play."""
    known: Shared[Known] = UNKNOWN
    bound: Shared[Bound] = UNBOUND
    standing: Shared[Standing] = USUAL

    @property
    def face_down(self) -> bool:
        """Whether it lies in an uncontrolled region, and only its controller knows which card it is."""
        return self.zone == UNCONTROLLED and not self.known.card

    def stands(self, **changes: bool | int | str | tuple[object, ...]) -> None:
        """Something of how it stands changes, by the names of `Standing`."""
        self.standing = replace(self.standing, **changes)


class Methuselah(Copied, Struct, eq=False, gc=False):
    """One player: pool, cards, and what is controlled."""

    seat: int
    pool: int = 30
    hand: list[int] = []
    seen: Shared[dict[int, tuple[int, ...]]] = {}
    """Cards of the hand that others know to be there: by seat, and by everybody under NOBODY."""
    library: list[int] = []
    """Without order: what is drawn is decided when it is drawn."""
    library_top: list[int] = []
    """Known cards on top, the next one last."""
    library_bottom: list[int] = []
    """Cards that everybody knows at the bottom, the lowest last."""
    crypt: list[int] = []
    crypt_top: list[int] = []
    crypt_bottom: list[int] = []
    ash: list[int] = []
    removed: list[int] = []
    ready: list[int] = []
    torpor: list[int] = []
    uncontrolled: list[int] = []
    table: list[int] = []
    """Cards in play by themselves."""
    contested: list[int] = []
    points: float = 0.0
    ousted: bool = False
    withdrawing: int = 0
    """0, or the turn in which withdrawal was announced; -1 once it has failed."""
    later: list[tuple[int, str]] = []
    """Cards replaced later: the card, and the phase of the next own turn."""
    debt: int = 0
    """Out-of-turn masters: master phase actions fewer in the next master phase."""
    transfers: int = 0
    master_actions: int = 0
    discards: int = 0
    trifled: bool = False
    always_asked: bool = False
    """Whether they wish to be asked also where it can hardly matter. Everybody may know it."""
    ousted_by: int = NOBODY
    """Who got the point when this one was ousted."""

    def library_cards(self) -> list[int]:
        """Every card of the library."""
        return self.library + self.library_top + self.library_bottom

    def crypt_cards(self) -> list[int]:
        """Every card of the crypt."""
        return self.crypt + self.crypt_top + self.crypt_bottom

    def shuffle(self) -> None:
        """Nobody knows where a card of the library is any more (v5.wording.search)."""
        self.library, self.library_top, self.library_bottom = self.library_cards(), [], []

    def minions(self) -> list[int]:
        """Ready and torpid."""
        return self.ready + self.torpor


class Table(State):
    """The whole game."""

    __slots__ = (
        "action",
        "active",
        "book",
        "cause",
        "combat",
        "decks",
        "edge",
        "index",
        "lasting",
        "looked",
        "next_id",
        "phase",
        "pieces",
        "players",
        "playing",
        "posted",
        "referendum",
        "seats",
        "setup",
        "stack",
        "staged",
        "step",
        "turn",
        "uses",
        "window",
    )  # fmt: skip

    book: Book
    """The cards that may be in it, by what all know: with open lists those of the decks, else all that are complete."""
    setup: Setup
    decks: Shared[tuple[Deck, ...]]
    """Whose cards are played, by seat. In an imagined world those of others may be other ones than the setup says."""
    seats: tuple[str, ...]
    players: list[Methuselah]
    pieces: dict[int, Piece]
    next_id: int
    index: Shared[Index]
    """What cards in play and durations bring. Only the functions that make, move and remove pieces, begin and end replace it."""
    lasting: Shared[tuple[Lasting, ...]]
    """What lasts for a while, in the order in which it began."""
    cause: tuple[int, int]
    """What does what happens now: the card in play, and the card, each 0 if there is none."""
    turn: int
    """Turns played by anybody, from 1."""
    active: int
    phase: str
    edge: int
    action: Action | None
    combat: Combat | None
    referendum: Referendum | None
    playing: list[tuple[int, int]]
    """Cards being played and not yet resolved: owner and card."""
    staged: bool
    """Whether the last of them is not yet announced: only its owner knows it, and others count it in the hand."""
    posted: list[Posted]
    """What cards in play are still to do because of what has happened. Nothing is left of it where a position can be written."""
    stack: list[Announced]
    """Cards that are just being played and may be cancelled, each played in answer to the one before."""
    looked: dict[int, tuple[int, ...]]
    """What a seat is looking at just now: cards of a library or another hand."""
    uses: dict[Use, int]
    """What was done and may be done only so often, and how often it was."""
    window: str
    """The window that stands open, or nothing: public, as is everything it depends on."""
    step: str
    """How far the phase has come: whether its beginning is done, such as unlocking or getting transfers."""

    def __init__(self, chance: int, book: Book, players: int, setup: Setup, decks: tuple[Deck, ...] = ()) -> None:
        seats = SEATS[:players]
        super().__init__(chance, seats)
        self.book, self.setup, self.seats, self.decks = book, setup, seats, decks
        self.players = [Methuselah(seat) for seat in range(players)]
        self.pieces, self.next_id, self.index, self.lasting = {}, 1, Index(), ()
        self.turn, self.active, self.phase, self.edge = 1, 0, UNLOCK, NOBODY
        self.action, self.combat, self.referendum = None, None, None
        self.posted, self.stack = [], []
        self.cause = NO_CAUSE
        self.playing, self.staged, self.looked, self.uses, self.window, self.step = [], False, {}, {}, "", ""

    def event(self, kind: str, roles: dict[str, Arg], to: str | None = None) -> Event:
        """What happens belongs to a turn and to what is under way in it; the card that does it is told, and what moves by it."""
        at = {"turn": self.turn}
        at |= {
            what: one.began
            for what, one in (("action", self.action), ("referendum", self.referendum), ("combat", self.combat))
            if one is not None
        }
        source, card = self.cause
        piece = self.pieces.get(source)
        cause = piece_ref(self, piece) if piece is not None else card_ref(self, card) if card else None
        return Event(0, kind, roles, at, cause, journeys(self, kind, roles, to), kind in SILENT)

    # Reading.

    def piece(self, number: int) -> Piece:
        """A piece in play; raises if it is gone."""
        try:
            return self.pieces[number]
        except KeyError:
            raise Gone(f"piece {number} is no longer in play") from None

    def form_of(self, piece: Piece) -> Form:
        """How the piece was played: its abilities."""
        return self.book.forms[piece.card][piece.form]

    def running_action(self) -> Action:
        """The action that is under way."""
        if self.action is None:
            raise Gone("no action is under way")
        return self.action

    def running_combat(self) -> Combat:
        """The combat that is under way."""
        if self.combat is None:
            raise Gone("no combat is under way")
        return self.combat

    def running_referendum(self) -> Referendum:
        """The referendum that is under way."""
        if self.referendum is None:
            raise Gone("no referendum is under way")
        return self.referendum

    def seat_number(self, seat: str) -> int:
        """The place of a seat in the order of play."""
        return self.seats.index(seat)

    def alive(self) -> list[int]:
        """Seats still in the game, in order."""
        return [player.seat for player in self.players if not player.ousted]

    def after(self, seat: int) -> Iterator[int]:
        """The other seats still in the game, clockwise from the left of this one."""
        players = self.players
        return iter([player.seat for player in players[seat + 1 :] + players[:seat] if not player.ousted])

    def prey(self, seat: int) -> int:
        """The next Methuselah clockwise who is still in the game, or nobody (v5.setup.seats, v5.end.new-prey)."""
        return next(self.after(seat), NOBODY)

    def predator(self, seat: int) -> int:
        """The Methuselah whose prey this one is, or nobody."""
        count = len(self.players)
        for step in range(count - 1, 0, -1):
            other = (seat + step) % count
            if not self.players[other].ousted:
                return other
        return NOBODY

    def in_play(self) -> Iterator[Piece]:
        """Every card that is controlled: minions ready and in torpor, what is on them, and cards by themselves."""
        for piece in self.pieces.values():
            if self.is_in_play(piece):
                yield piece

    def is_in_play(self, piece: Piece) -> bool:
        """Whether neither a card nor the minion it is on lies face down."""
        return piece.zone not in OUT_OF_PLAY and (not piece.host or self.pieces[piece.host].zone not in OUT_OF_PLAY)

    # Making and moving pieces. Whatever changes what a card brings does so here, and the index with it.

    def new_piece(self, card: int, form: int, kind: int, owner: int, zone: str, host: int = 0) -> Piece:
        """A card becomes a thing that all can follow."""
        piece = Piece(self.next_id, card, form, kind, owner, owner, zone, host, born=self.turn)
        self.identify(piece, card)
        self.pieces[piece.id] = piece
        self.next_id += 1
        return piece

    def identify(self, piece: Piece, card: int) -> None:
        """Say which card a piece is that is not in play, with everything as printed."""
        base = self.book.forms[card][0].identity
        piece.card, piece.base, piece.capacity, piece.clan = card, base, base.capacity, base.clan
        piece.sect, piece.title, piece.city, piece.disciplines, piece.traits = (
            base.sect,
            base.title,
            base.city,
            base.disciplines,
            base.traits,
        )

    def alter(self, piece: Piece, **changes: str | int | dict[str, int] | dict[Trait, str]) -> None:
        """A minion is something else for good, by the names of `Identity`; cards may still make another thing of it."""
        piece.base = replace(piece.base, **changes)
        stand(self, piece)

    def region(self, piece: Piece) -> list[int]:
        """The list a piece stands in."""
        player = self.players[piece.controller]
        if piece.zone == READY:
            return player.ready
        if piece.zone == TORPOR:
            return player.torpor
        if piece.zone == UNCONTROLLED:
            return player.uncontrolled
        if piece.zone == CONTESTED:
            return player.contested
        if piece.zone == ATTACHED:
            return self.piece(piece.host).cards
        return player.table

    def move(self, piece: Piece, zone: str, controller: int | None = None, host: int = 0) -> None:
        """Move a piece to another region, or to another controller, or onto a minion."""
        self._withdraw(piece)
        self.region(piece).remove(piece.id)
        left, piece.zone, piece.host = piece.host, zone, host
        if controller is not None:
            piece.controller = controller
        self.place(piece)
        self._lay(piece, left)

    def control(self, piece: Piece, controller: int) -> None:
        """Somebody else controls a card on a minion, which stays where it is."""
        self._withdraw(piece)
        piece.controller = controller
        self._bring(piece)
        self._lay(piece)

    def become(self, piece: Piece, card: int, form: int = 0) -> None:
        """A piece is another card from now on, as the versions of a merged vampire are, or was played in another way."""
        self._withdraw(piece)
        piece.card, piece.form = card, form
        self._bring(piece)
        self._lay(piece)

    def place(self, piece: Piece) -> None:
        """Put a piece where its zone says."""
        self.region(piece).append(piece.id)
        self._bring(piece)
        self._lay(piece)

    def remove(self, piece: Piece, to: str = "ash") -> None:
        """Take a piece out of play, onto its owner's ash heap or out of the game. What was on it is burned first (v5.terms.burn).

        The crypt card under a merged vampire goes where it goes: the two are one (v5.influence.merge).
        """
        for other in piece.cards[:]:
            self.remove(self.piece(other), to if self.book.facts[self.piece(other).card].crypt else "ash")
        self._withdraw(piece)
        self.region(piece).remove(piece.id)
        del self.pieces[piece.id]
        self._lay(piece)
        owner = self.players[piece.owner]
        (owner.ash if to == "ash" else owner.removed).append(piece.card)

    def _bring(self, piece: Piece) -> None:
        """A card and those on it bring what they do in play."""
        for number in (piece.id, *piece.cards):
            brought = self.brought(self.pieces[number])
            if brought:
                self.index = self.index.entered(number, brought)

    def _withdraw(self, piece: Piece) -> None:
        """A card and those on it bring nothing any more."""
        for number in (piece.id, *piece.cards):
            self.index = self.index.left(number)

    def _lay(self, piece: Piece, left: int = 0) -> None:
        """A card came, left or changed hands: those whom it touches are computed anew as they stand."""
        form = self.form_of(piece)
        if form.layers:
            for number in (piece.host, left):
                if number in self.pieces:
                    stand(self, self.pieces[number])
        if form.wide or self.index.layers:
            for other in self.pieces.values():
                if other.kind == VAMPIRE:
                    stand(self, other)

    def brought(self, piece: Piece) -> Entries:
        """What a card brings as it lies: nothing out of play, and a trophy nothing until it is on a vampire (v5.master.trophy)."""
        form = self.form_of(piece)
        if not form.statics or not self.is_in_play(piece) or (piece.zone == TABLE and Trait.TROPHY in form.traits):
            return ()
        bearer = piece.host or piece.id
        return tuple(
            [Entry(piece.id, static, piece.card, piece.controller, bearer, static.amount, static.holds) for static in form.statics]
        )

    def indexed(self) -> Index:
        """The index, made from nothing."""
        index = Index()
        for piece in self.pieces.values():
            brought = self.brought(piece)
            index = index.entered(piece.id, brought) if brought else index
        for lasting in self.lasting:
            index = index.entered(lasting.source, (self._entry(lasting),))
        return index

    def begin(self, lasting: Lasting) -> None:
        """Something begins that lasts for a while."""
        self.lasting = (*self.lasting, lasting)
        self.index = self.index.entered(lasting.source, (self._entry(lasting),))

    def end(self, *periods: Period) -> None:
        """What lasted for these periods is over, and what was done in them may be done again."""
        if self.uses:
            ends = [ENDS[period] for period in periods if period in ENDS]
            self.uses = {use: count for use, count in self.uses.items() if use.until not in ends}
        over = [lasting for lasting in self.lasting if lasting.until in periods] if self.lasting else []
        if over:
            self.lasting = tuple(lasting for lasting in self.lasting if lasting.until not in periods)
            for lasting in over:
                self.index = self.index.left(lasting.source)

    def _entry(self, lasting: Lasting) -> Entry:
        static = self.book.forms[lasting.card][lasting.form].lasting[lasting.n]
        return Entry(lasting.source, static, lasting.card, lasting.seat, lasting.bearer, lasting.amount, static.holds, lasting.x)

    # Drawing.

    def draw_library(self, seat: int) -> int | None:
        """The next card of a library, or nothing if it is empty."""
        player = self.players[seat]
        if player.library_top:
            return player.library_top.pop()
        if player.library:
            return take(self, player.library)
        return player.library_bottom.pop(0) if player.library_bottom else None

    def draw_crypt(self, seat: int) -> int | None:
        """The next card of a crypt, or nothing if it is empty."""
        player = self.players[seat]
        if player.crypt_top:
            return player.crypt_top.pop()
        if player.crypt:
            return take(self, player.crypt)
        return player.crypt_bottom.pop(0) if player.crypt_bottom else None


def take(chance: Chance, cards: list[int]) -> int:
    """One of the cards by chance, taken out; the order of the others is lost."""
    at = chance.roll(len(cards))
    taken = cards[at]
    cards[at] = cards[-1]
    cards.pop()
    return taken
