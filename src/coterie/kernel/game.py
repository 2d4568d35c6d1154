"""A game in progress: asks the open questions, takes choices, and can be copied, taken back, recorded and imagined otherwise."""

from __future__ import annotations

import hashlib
from typing import Any, Final, Self

import msgspec

from coterie.kernel.chance import Chance, derive, read_seed
from coterie.kernel.decision import Decision
from coterie.kernel.definition import Definition
from coterie.kernel.errors import (
    BadSetup,
    IllegalChoice,
    NoPosition,
    RulesError,
    UnknownSeat,
)
from coterie.kernel.fingerprint import rules_of
from coterie.kernel.marks import Marks, join, split
from coterie.kernel.questions import PASS, Answer, Ask, Open, Outside, Question, Rules, Together
from coterie.kernel.record import FORMAT, Entry, Player, Record, checksum, fold
from coterie.kernel.state import MOST_EVENTS, Seat, State, Told
from coterie.kernel.text import Event, Outcome, Reason, Ref, Text, WhyNot

SNAPSHOT_TAIL: Final = 5
LONGEST_TAIL: Final = 192
"""A snapshot is taken at a quiet question when this many entries have come since the last; more and more, while nobody clones the game."""
SKIPPED: Final = 1_000
"""So many lone passes in a row are skipped; then whoever drives the game is asked, who may want to stop."""


class Game:
    """One game of anything. Made by `coterie.new` and `coterie.replay`."""

    def __init__(
        self, definition: Definition[Any], setup: dict[str, object], seed: int, position: dict[str, object] | None, origin: State
    ) -> None:
        self._definition = definition
        self._setup = setup
        self._seed = seed
        self._position = position
        self._origin = origin
        self.players: dict[Seat, Player] = {}
        """Who plays, as far as that is known: it goes into the record, and changes nothing."""
        self._log: list[Entry] = []
        self._skips = False
        """Whether lone passes are answered at once."""
        self._skip_to = 0
        """How long the log may get by lone passes."""
        self._epoch = 0
        """How often the game was taken back: decisions of before are stale then."""
        self._heard: list[Told] | None = None
        self._events: dict[Seat | None, tuple[int, list[Event]]] = {}
        self._base = origin
        self._base_at = 0
        self._base_heard = 0
        """How much had been told at the snapshot, to everybody together."""
        self._tail = SNAPSHOT_TAIL
        self._restart()

    # The engine: state, generator, question, and the answers given in secret so far.

    def _restart(self, ears: list[Told] | None = None) -> None:
        """Stand where the log stands: from the snapshot, by the entries since."""
        self.state: State = self._base.copy()
        self.state.ears = ears
        self._rules: Rules[None] = self._definition.play(self.state)
        self._question: Question | None = None
        self._opened = self._base_at
        self._answers: dict[Seat, str] = {}
        self._legal: dict[Seat, tuple[list[str], Marks | None]] = {}
        self.state.renew_event_limit()
        self._question = next(self._rules, None)
        at = self._base_at
        for entry in self._log[at:]:
            at += 1
            self._apply(entry, at)

    def _apply(self, entry: Entry, at: int) -> None:
        """Carry out one entry that is known to be legal, up to the next question; `at` is the length of the log with it."""
        seat, key, _ = entry
        question, state = self._question, self.state
        if seat == "":
            self._apply_outside(key)
            self._opened = at
            return
        answer: Answer = key
        if isinstance(question, Together):
            self._answers[seat] = key
            if len(self._answers) < len(question.asks):
                return
            answer = tuple(self._answers[ask.seat] for ask in question.asks)
            self._answers = {}
        elif isinstance(question, Open):
            answer = (seat, key)
        state.event_limit = state.told + MOST_EVENTS
        try:
            self._question = self._rules.send(answer)
        except StopIteration:
            self._question = None
        self._opened = at

    def _apply_outside(self, key: str) -> None:
        kind, _, rest = key.partition(":")
        if kind == "resample":
            seat, _, seed = rest.partition(":")
            self._definition.resample(self.state, seat, Chance(int(seed)))
            self._answers = {who: key for who, key in self._answers.items() if who == seat}
            self._legal = {}
            return
        self.state.renew_event_limit()
        outside = Outside(kind, rest or None)
        if self._question is not None and self._definition.aside(self.state, self._question, outside):
            return
        self._answers = {}
        try:
            self._question = self._rules.throw(outside)
        except StopIteration:
            self._question = None

    def _append(self, entry: Entry) -> None:
        """Append an entry and carry it out, and then lone passes where they are skipped."""
        self._skip_to = len(self._log) + SKIPPED
        self._enter(entry)
        if self._skips and self._question is not None and not self._legal:
            self._skip()

    def _skip(self) -> None:
        """Answer lone passes as whoever drives the game would, but for those that the rules have looked at."""
        while isinstance(question := self._question, Ask) and not self._legal and self._is_skipped(question):
            self._enter((question.seat, PASS, True))

    def _is_skipped(self, ask: Ask[Any]) -> bool:
        """Whether there is nothing to choose but to pass."""
        keys, marks = self._answers_of(ask)
        return marks is None and len(keys) == 1 and keys[0] == PASS and len(self._log) < self._skip_to

    def _skip_within(self, ask: Ask[Any]) -> bool:
        """The same while the rules run, which then go on at once."""
        state, log = self.state, self._log
        keys, marks = found = ask.answers(state)
        if marks is not None or len(keys) != 1 or keys[0] != PASS or len(log) >= self._skip_to:
            self._legal[ask.seat] = found
            return False
        if ask.quiet and len(log) - self._base_at >= self._tail:
            self._snapshot()
        log.append((ask.seat, PASS, True))
        state.event_limit = state.told + MOST_EVENTS
        return True

    def _enter(self, entry: Entry) -> None:
        """Append an entry and carry it out; if a rule fails, stand where we stood."""
        self._log.append(entry)
        length = len(self._log)
        self._legal = {}
        self.state.skips = self._skip_within if self._skips else None
        try:
            self._apply(entry, length)
        except Exception as error:
            record = msgspec.json.encode(self.record()).decode()
            self.back(length - 1)
            raise RulesError(f"{type(error).__name__} after {entry[1]!r} of {entry[0] or 'outside'}: {error}", record) from error
        self.state.skips = None
        if len(self._log) > length:
            length = self._opened = len(self._log)
        if length - self._base_at >= self._tail and self._question is not None and self._question.quiet:
            self._snapshot()

    def _snapshot(self) -> None:
        self._tail = min(2 * self._tail, LONGEST_TAIL)
        self._base = self.state.copy()
        self._base_at = len(self._log)
        self._base_heard = len(self._heard or ())

    def _asks(self) -> dict[Seat, Ask[Any]]:
        """The open question of each seat that is asked."""
        question = self._question
        if question is None:
            return {}
        if isinstance(question, Ask):
            return {question.seat: question}
        return {ask.seat: ask for ask in question.asks if ask.seat not in self._answers}

    def _answers_of(self, ask: Ask[Any]) -> tuple[list[str], Marks | None]:
        """The legal keys of a question, and what can be marked: computed once while it stands open."""
        found = self._legal.get(ask.seat)
        if found is None:
            found = self._legal[ask.seat] = ask.answers(self.state)
        return found

    def _check_seat(self, seat: Seat | None) -> None:
        if seat is not None and seat not in self.state.learned:
            raise UnknownSeat(f"there is no seat {seat!r} here; the seats are {', '.join(self.seats)}")

    # Playing.

    @property
    def name(self) -> str:
        """The name of the game that is played."""
        return self._definition.name

    @property
    def definition(self) -> Definition[Any]:
        """The game that is played: its rules, data and judgement."""
        return self._definition

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Its seats, in order of play."""
        return tuple(self.state.learned)

    @property
    def seed(self) -> int:
        """What it was dealt from. Whoever knows it knows every secret: give it out when the game is over."""
        return self._seed

    @property
    def number(self) -> int:
        """How many entries the log holds: choices, passes and outside entries."""
        return len(self._log)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The log: who chose what, and whether it was a forced pass."""
        return tuple(self._log)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The open decisions; empty when the game is over."""
        question = self._question
        if isinstance(question, Ask):
            return (Decision(self, self._opened, question),)
        return tuple(Decision(self, self._opened, ask) for ask in self._asks().values())

    def asks(self, seat: Seat) -> tuple[Decision, ...]:
        """The open decisions of one seat: one or none."""
        self._check_seat(seat)
        return tuple(decision for decision in self.decisions if decision.seat == seat)

    @property
    def first_come(self) -> bool:
        """Whether the first of several seats to answer is the one that counts."""
        return isinstance(self._question, Open)

    def choose(self, seat: Seat, key: str, number: int | None = None) -> None:
        """Answer the open question of a seat. `number`, if given, must be the decision's: it guards against a double click.

        >>> import coterie
        >>> game = coterie.new("empire", seed=7)
        >>> game.choose("human", "skip")
        Traceback (most recent call last):
        ...
        coterie.kernel.errors.IllegalChoice: human is not asked now; vampire is
        """
        question = self._question
        if isinstance(question, Ask) and question.seat == seat:
            ask = question
        else:
            self._check_seat(seat)
            found = self._asks().get(seat)
            if found is None:
                raise IllegalChoice(*self._not_asked(seat))
            ask = found
        if number is not None and number != self._opened:
            raise IllegalChoice(f"decision {number} is not open; the open one is {self._opened}")
        keys, marks = self._legal.get(seat) or self._answers_of(ask)
        if key not in keys:
            self._append((seat, self._marked(ask, key), False))
        else:
            self._append((seat, key, key == PASS and len(keys) == 1 and ask is question and marks is None))

    def _marked(self, ask: Ask[Any], key: str) -> str:
        """The key of an answer of marks in its one form, if it is legal."""
        marks, amounts = self._answers_of(ask)[1], split(key)
        if marks is None or not marks.knows(amounts):
            raise IllegalChoice(*self._refused(ask, key))
        reason = marks.refusal(amounts)
        if reason is not None:
            raise IllegalChoice(f"{ask.seat} cannot answer {key!r} ({ask.kind}): {reason.text.id}, rule {reason.rule}", reason)
        return join(amounts)

    def skip_lone_passes(self) -> None:
        """From now on a seat that can only pass is not asked where no other is: its pass is entered at once, as it would be by you.

        For games that nobody watches. Log, events and outcome are the same; a clone does not inherit it.
        """
        self._skips = True
        self._skip_to = len(self._log) + SKIPPED
        self._skip()

    def outside(self, kind: str, seat: Seat | None = None) -> None:
        """Enter what answers no question: `resign` or `timeout` of a seat, or `agree` that the game ends here."""
        self._check_seat(seat)
        if kind not in self._definition.outside_kinds:
            raise IllegalChoice(f"{kind!r} is no outside entry of this game; known are {', '.join(self._definition.outside_kinds)}")
        if (kind == "agree") != (seat is None):
            raise IllegalChoice(f"{kind!r} {'needs no seat' if kind == 'agree' else 'needs a seat'}")
        if self._question is None:
            raise IllegalChoice("the game is over")
        self._append(("", kind if seat is None else f"{kind}:{seat}", False))

    def enter(self, seat: Seat, key: str) -> None:
        """Carry out an entry of a log, checked: a choice, or where the seat is empty an outside entry or a resampling."""
        kind, _, rest = key.partition(":")
        if seat:
            self.choose(seat, key)
        elif kind != "resample":
            self.outside(kind, rest or None)
        else:
            self._check_resampling(key, *rest.partition(":")[::2])
            self._append(("", key, False))

    def follow(self, seat: Seat, key: str) -> None:
        """Carry out an entry that these same rules took before, as `enter` did then: nothing is checked again, which is quicker."""
        forced, ask = False, self._asks().get(seat)
        if ask is not None and (" " in key or "*" in key) and self._answers_of(ask)[1] is not None:
            key = join(split(key))
        elif key == PASS and ask is not None and ask is self._question:
            forced = self._answers_of(ask) == ([PASS], None)
        self._append((seat, key, forced))

    def _check_resampling(self, key: str, seat: str, seed: str) -> None:
        try:
            read_seed(seed)
        except BadSetup as error:
            raise IllegalChoice(f"{key!r} is not a resampling: {error}") from None
        if seat not in self.seats or self._question is None:
            raise IllegalChoice(f"{key!r} is not a resampling of this game")

    def _not_asked(self, seat: Seat) -> tuple[str, Reason]:
        asked = tuple(self._asks())
        if not asked:
            return "the game is over", Reason(Text("kernel-game-over"), "")
        names = tuple(Ref(f"{self.name}-seat", who) for who in asked)
        return f"{seat} is not asked now; {', '.join(asked)} is", Reason(Text("kernel-not-asked", {"seats": names}), "")

    def _refused(self, ask: Ask[Any], key: str) -> tuple[str, Reason | None]:
        candidates = set(ask.candidates(self.state)).intersection(split(key))
        for one in sorted(candidates):
            reason = ask.refusal(self.state, one)
            if reason is not None:
                return f"{ask.seat} cannot choose {one!r} ({ask.kind}): {reason.text.id}, rule {reason.rule}", reason
        return f"{key!r} is no option of {ask.seat} ({ask.kind})", None

    # Looking.

    def view(self, seat: Seat | None = None) -> Any:
        """What a seat (None: a spectator) may know, as the game's typed struct."""
        self._check_seat(seat)
        return self._definition.view(self.state, seat)

    @property
    def outlook(self) -> Any:
        """How things stand by the rules, for everybody alike: what comes of it if nobody does anything more; None if nothing is told."""
        return self._definition.outlook(self.state)

    @property
    def facts(self) -> Any:
        """What everybody may look up at any time: the cards of the game, by id."""
        return self._definition.facts(self.state)

    def events(self, seat: Seat | None = None, since: int = 0) -> list[Event]:
        """What a seat (None: a spectator) was told after event `since`, in its version. The first call starts the listening."""
        self._check_seat(seat)
        heard = self.heard()
        before = self._origin.told_to(seat)
        at, events = self._events.get(seat, (0, []))
        for only, but, event in heard[at:]:
            if (only is None or only == seat) and (but is None or but != seat):
                events.append(msgspec.structs.replace(event, number=before + len(events) + 1))
        self._events[seat] = (len(heard), events)
        return events[max(0, since - before) :]

    def heard(self) -> list[Told]:
        """Everything that was told, with the one seat that alone, or alone not, was told it. It holds every seat's secrets."""
        if self._heard is None:
            self._listen()
        assert self._heard is not None
        return self._heard

    def _listen(self) -> None:
        """Build the events of the whole game so far, and listen from now on."""
        self._heard = []
        self._events = {}
        self._base, self._base_at, self._base_heard = self._origin, 0, 0
        self._restart(self._heard)

    def why_not(self, seat: Seat) -> list[WhyNot]:
        """What this seat cannot choose now, each with the reason and the rule."""
        self._check_seat(seat)
        ask = self._asks().get(seat)
        if ask is None:
            _, reason = self._not_asked(seat)
            return [WhyNot("", reason.text, reason)]
        return ask.why_not(self.state)

    @property
    def out(self) -> tuple[Seat, ...]:
        """The seats that no longer play while the game goes on; nobody once it is over."""
        return self._definition.out(self.state) if self.outcome is None else ()

    @property
    def outcome(self) -> Outcome | None:
        """None while the game goes on; then scores, winners and the reason."""
        return self.state.outcome

    # Copies, other worlds, and the way back.

    def clone(self) -> Self:
        """A game that goes on from here by itself."""
        if len(self._log) - self._base_at > 2 and self._question is not None and self._question.quiet:
            self._snapshot()
        self._tail = SNAPSHOT_TAIL
        twin = type(self).__new__(type(self))
        twin._definition = self._definition
        twin._setup = self._setup
        twin._seed = self._seed
        twin._position = self._position
        twin._origin = self._origin
        twin.players = self.players
        twin._log = self._log.copy()
        twin._skips, twin._skip_to = False, 0
        twin._tail = SNAPSHOT_TAIL
        twin._epoch = 0
        twin._heard = None
        twin._events = {}
        twin._base = self._base
        twin._base_at = self._base_at
        twin._base_heard = 0
        twin._restart()
        return twin

    def resample(self, seat: Seat, seed: int) -> None:
        """Become another world that looks the same to this seat, with other chances to come.

        What others have chosen without this seat noticing is withdrawn, and they are asked again.
        """
        self._check_seat(seat)
        if self._question is None:
            raise IllegalChoice("the game is over")
        if not isinstance(self._question, Ask) or self._question.seat != seat:
            self._withdraw(seat)
        self._append(("", f"resample:{seat}:{derive(seed)}", False))
        if self._question is not None and self._question.quiet:
            self._snapshot()

    def _withdraw(self, seat: Seat) -> None:
        """Go back over the last choices of others that this seat could not notice."""
        seen, asked = self._seen_by(seat), seat in self._asks()
        number = len(self._log)
        before = self.clone()
        while number > 0 and self._log[number - 1][0] not in ("", seat):
            before.back(number - 1)
            if before._seen_by(seat) != seen or (seat in before._asks()) != asked:
                break
            number -= 1
        if number < len(self._log):
            self.back(number)

    def _seen_by(self, seat: Seat) -> tuple[int, int, Any]:
        state = self.state
        return state.told_to(seat), state.learned[seat], self.view(seat)

    def back(self, number: int) -> None:
        """Take back everything from entry `number` on, so that decision `number` is open again."""
        if not 0 <= number <= len(self._log):
            raise IllegalChoice(f"there is no decision {number} to go back to; the log has {len(self._log)} entries")
        del self._log[number:]
        if number < self._base_at:
            self._base, self._base_at, self._base_heard = self._origin, 0, 0
        if self._heard is not None:
            del self._heard[self._base_heard :]
            self._events = {}
        self._epoch += 1
        self._restart(self._heard)

    def is_near(self, number: int) -> bool:
        """Whether going back there takes few entries: others are played again from the beginning."""
        return number >= self._base_at

    def revealed_since(self, number: int) -> bool:
        """Whether anybody was told or learned something after entry `number`."""
        if not 0 <= number <= len(self._log):
            raise IllegalChoice(f"there is no decision {number}; the log has {len(self._log)} entries")
        before = self.clone()
        before.back(number)
        now, then = self.state, before.state
        return (now.told, now.told_apart, now.learned) != (then.told, then.told_apart, then.learned)

    # Files.

    @property
    def trace(self) -> str:
        """A short sum of the way so far: chance, what became known to whom, who is asked what. Other rules hardly lead to the same."""
        asked = sorted((seat, ask.kind) for seat, ask in self._asks().items())
        way = (self.state.chance, tuple(self.state.learned.values()), asked)
        return hashlib.blake2b(repr(way).encode(), digest_size=6).hexdigest()

    def record(self) -> dict[str, Any]:
        """Everything that makes this game, as JSON. It holds every secret: give it out when the game is over."""
        record = Record(
            format=FORMAT,
            game=self.name,
            rules=rules_of(self._definition),
            pool=self._definition.pool_hash(msgspec.convert(self._setup, self._definition.setup_type)),
            setup=self._setup,
            seed=str(self._seed),
            position=self._position,
            log=fold(self._log),
            outcome=self.outcome,
            trace=self.trace,
            players=self.players or msgspec.UNSET,
        )
        record.check = checksum(record)
        built: dict[str, Any] = msgspec.to_builtins(record)
        return built

    @property
    def is_quiet(self) -> bool:
        """Whether the open question is one of those at which a position can be written; never in a game that has none."""
        return self._question is not None and self._question.quiet and self._definition.position_type is not None

    def position(self) -> dict[str, Any]:
        """The game as it stands, as JSON a person could write. Only at quiet questions; elsewhere it raises NoPosition."""
        if self._definition.position_type is None:
            raise NoPosition(f"{self.name} has no positions")
        if not self.is_quiet:
            raise NoPosition("a position can be written only between two steps of a turn, not in the middle of one")
        built: dict[str, Any] = msgspec.to_builtins(self._definition.position(self.state))
        return built
