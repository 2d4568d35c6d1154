"""What a game must say of itself so that the kernel can play it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar, runtime_checkable

import msgspec
from msgspec import UNSET, UnsetType

from coterie.kernel.cast import Persona
from coterie.kernel.chance import Chance
from coterie.kernel.errors import BadSetup
from coterie.kernel.questions import Ask, Outside, Question, Rules
from coterie.kernel.state import Seat, State
from coterie.kernel.talk import Phrase
from coterie.kernel.text import Details, Ref

if TYPE_CHECKING:
    from coterie.kernel.seat import Bot
    from coterie.kernel.workshop import Notebook, Workshop

S = TypeVar("S", bound=State)
C = TypeVar("C", bound=State, contravariant=True)
COMPANY = 3
"""So many people at a table have a say in how their game ends."""


class Judgement(Protocol[C]):
    """What a game tells searching bots, about worlds they imagine."""

    def weigh(self, state: C, ask: Ask[Any], keys: list[str]) -> list[float]:
        """How likely a sensible player in that seat is to choose each key; any scale above 0.

        Where the question has marks, the keys may be single marks, or answers of several.
        """

    def value(self, state: C, seat: Seat) -> float:
        """How the game stands for a seat, from 0 (lost) to 1 (won)."""


@runtime_checkable
class Adviser(Protocol[C]):
    """What a game tells searching bots if its rules of thumb are so good that a search starts from what they propose."""

    span: int
    """How far playouts go on, by the game's own clock."""

    def clock(self, state: C) -> int:
        """How far the game has come: tables are compared at the same hour."""

    def advise(self, state: C, ask: Ask[Any], keys: list[str], chance: Chance) -> tuple[str, list[str]]:
        """What the rules of thumb propose, and the keys that are worth a comparison with it; answers of marks are not among `keys`."""

    def follow(self, state: C, ask: Ask[Any], keys: list[str], chance: Chance) -> str:
        """What a sensible player does, found quickly."""

    def value(self, state: C, seat: Seat) -> float:
        """How the game stands for a seat, from 0 (lost) to 1 (won)."""


class Definition(Generic[S]):
    """A game: its name, its state, its rules, and what each seat may see."""

    name: ClassVar[str]
    version: ClassVar[str]
    """The version of its rules, for people: it grows when games of before no longer replay (`tests/records`)."""
    setup_type: ClassVar[type[msgspec.Struct]]
    position_type: ClassVar[type[msgspec.Struct] | None] = None
    """The form of its positions. A game without them can be played and watched, but does not survive a change of its rules on a server."""
    outside_kinds: ClassVar[tuple[str, ...]] = ("resign", "timeout", "agree")
    resigning_ends: ClassVar[bool] = True
    """Whether a resignation ends the game for everybody; if not, only that seat is out."""
    ask_settings: ClassVar[tuple[str, ...]] = ()
    """Two outside entries by which a seat says at any time that it wants to be asked everywhere, and that it no longer does; or none."""
    orders: ClassVar[dict[str, bool]] = {}
    """The standing orders by which a player is not asked (`Ask.orders`), and whether a new seat has them. A message has each name."""
    words: ClassVar[str] = ""
    """For games of other packages: the package with their Fluent files, one folder for each language. Ours are in `coterie.locale`."""
    presets: ClassVar[dict[str, dict[str, object]]] = {"standard": {}}
    """Named setups, each of them played by the contract tests."""
    bounds: ClassVar[dict[str, object]] = {}
    """Options that make every game end, where it might go on for ever: simulations and tests add them where a setup says nothing else."""
    brought: ClassVar[str] = ""
    """The option with one thing for each seat that its player brings, decks for instance: simulations move and count them."""
    talk: ClassVar[tuple[Phrase, ...]] = ()
    """What its players say to each other beside what is said in every game."""
    cast: ClassVar[tuple[Persona, ...]] = ()
    """The persons as whom its bots play; those of a game without any are strangers."""
    brief: ClassVar[int] = 24
    """The `turn_limit` with which the contract tests play a game that has `bounds`: enough for all sorts of things to happen."""

    def seats(self, setup: Any) -> tuple[Seat, ...]:
        """The seats of a game with that setup, in order of play."""
        raise NotImplementedError

    def figures(self, seat: Seat) -> tuple[Ref, ...]:
        """What stands for a player alone in texts, the seat first: told of any of them, its player reads "you"."""
        return (Ref(f"{self.name}-seat", seat),)

    def pool_hash(self, setup: Any) -> str:
        """A fingerprint of the cards in play, so that a record is not replayed with others."""
        raise NotImplementedError

    def prepare(self, setup: Any, chance: int) -> S:
        """A new game, dealt."""
        raise NotImplementedError

    def play(self, state: S) -> Rules[None]:
        """The rules, from the state as it stands to the end of the game."""
        raise NotImplementedError

    def aside(self, state: S, question: Question, outside: Outside) -> bool:
        """Carry out what comes from outside on the state alone, so that the open question stays; says whether it did.

        Otherwise it is thrown into the rules.
        """
        return False

    def always_asked(self, state: S, seat: Seat) -> bool:
        """Whether a seat wants to be asked everywhere, in a game that has `ask_settings`."""
        return False

    def asks_others(self, people: int) -> bool:
        """Whether those who stay decide what becomes of a game if one of so many people resigns: nobody ends it for two others or more."""
        return self.resigning_ends and people >= COMPANY

    def view(self, state: S, seat: Seat | None) -> msgspec.Struct:
        """What a seat, or a spectator (None), may know: built from nothing, by whitelist."""
        raise NotImplementedError

    def outlook(self, state: S) -> msgspec.Struct | None:
        """How things stand by the rules, beside the view: what would come of it if nobody did anything more. None if a game tells nothing.

        For everybody alike, so it is made of what everybody can see; and only when somebody looks.
        """
        return None

    def details(self, state: S, ask: Ask[S], key: str) -> Details | UnsetType:
        """One option of an open question as data: made when somebody looks at it, from what its seat may know."""
        return UNSET

    def facts(self, state: S) -> Any:
        """What everybody may look up at any time and what never changes: card lists, maps. None if there is nothing.

        A mapping that is no dict is too much to be sent whole: its things are looked up one by one (`fact`).
        """
        return None

    def fact(self, thing: str) -> Any:
        """One thing that everybody may look up by its id in any game, whatever the table is; None if there is none."""
        return None

    def reading(self, thing: str) -> Any:
        """What there is to be read of such a thing beside its fact, and what few look up: official words, rulings. None: there is none."""
        return None

    def shown_setup(self, setup: dict[str, object]) -> dict[str, object]:
        """A setup as everybody may know it before the game is over."""
        return setup

    def bring(self, setup: dict[str, object], things: Mapping[Seat, object]) -> dict[str, object]:
        """A setup with what players bring to their seats in the option `brought`, in a form that is quick to read again.

        BadSetup where it cannot be brought.
        """
        raise BadSetup(f"nobody brings anything to a game of {self.name}")

    def renewed(self, setup: dict[str, object], version: str) -> dict[str, object]:
        """A setup of an earlier version of the rules, as these rules say the same."""
        return setup

    def names(self, language: str) -> Mapping[str, str]:
        """What things that bring a name of their own are called in a language, by that name, where it is another one there."""
        return {}

    def workshop(self) -> Workshop | None:
        """Where decks of this game are built; None if nobody brings a deck."""
        return None

    def notebook(self, state: S) -> Notebook | None:
        """For notes of a game that is simulated, from its beginning; None if there is nothing to note."""
        return None

    def resample(self, state: S, seat: Seat, chance: Chance) -> None:
        """Change the state into another one that looks the same to this seat."""
        raise NotImplementedError

    def position(self, state: S) -> msgspec.Struct:
        """The state at a quiet question, as a person would write it; only of games that have positions, as `from_position`."""
        raise NotImplementedError

    def from_position(self, setup: Any, position: Any, chance: int) -> S:
        """The state a person has written; raises BadPosition where none could be like that."""
        raise NotImplementedError

    def faults(self, state: S) -> Iterator[str]:
        """What is wrong with a state: cards lost or doubled, counters below zero. Nothing, if the rules are right."""
        raise NotImplementedError

    def out(self, state: S) -> tuple[Seat, ...]:
        """The seats that no longer play while the game goes on: they are never asked again."""
        return ()

    def counts(self, view: Any) -> dict[str, dict[Seat, int]]:
        """What else simulations count of each seat, by a view of the end: name, then seat. Its words are `sim-<name>`."""
        return {}

    def judgement(self) -> Judgement[S] | Adviser[S] | None:
        """For bots that search; None if the game has none."""
        return None

    def steady(self, seed: int) -> Bot | None:
        """A bot that plays by rules of thumb, through its seat alone; None if the game has none."""
        return None

    def vector_layout(self) -> list[tuple[str, int]]:
        """The parts of the observation vector with their lengths, in order. A change of it is a change of `vector_version`."""
        raise NotImplementedError

    vector_version: ClassVar[int] = 1

    def vector(self, view: Any) -> list[float]:
        """A view as numbers between 0 and 1, as `vector_layout` says."""
        raise NotImplementedError
