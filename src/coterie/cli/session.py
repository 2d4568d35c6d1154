"""One sitting at a table: whose turn it is, what happened meanwhile, what the player types, and the bots in the other seats."""

from __future__ import annotations

import shlex
from contextlib import nullcontext
from pathlib import Path

from msgspec import UNSET

from coterie import bots
from coterie.cli.explain import explain, explain_rule, in_short, refused, why_not
from coterie.cli.marking import is_marking, read_marks, show_marks
from coterie.cli.numbers import Numbers
from coterie.cli.players import called, introduce, played, seat_bots, seating
from coterie.kernel.chance import Chance, derive
from coterie.kernel.decision import Decision
from coterie.kernel.errors import BotFailed, IllegalChoice
from coterie.kernel.game import Game
from coterie.kernel.questions import PASS
from coterie.kernel.record import unfold
from coterie.kernel.seat import Bot, answer_of
from coterie.kernel.state import Seat
from coterie.kernel.text import Option
from coterie.terminal.drawing import drawing
from coterie.terminal.files import BadFile, leave_behind, save
from coterie.terminal.screen import Screen, sentence
from coterie.terminal.story import lines, told

NEWS_ON_RESUME = 6
LOG_LINES = 20
COMMANDS = ("number", "marks", "key", "table", "why", "explain", "undo", "save", "log", "always", "resign", "help", "quit")


class Quit(Exception):
    """The player leaves the table."""


class Session:
    """A game, the people and bots who play it, and the screen they look at."""

    def __init__(self, game: Game, people: tuple[Seat, ...], bot: str, screen: Screen, saving: Path | None, loaded: Path | None) -> None:
        self._game = game
        self._people = people
        self._bot = bot
        self._screen = screen
        self._drawing = drawing(game)
        self._saving = saving
        self._file = saving or loaded
        """Where `s` writes unless it is told otherwise."""
        self._saved_at = game.number if loaded else -1
        self._told = {seat: max(0, len(game.events(seat)) - NEWS_ON_RESUME) if game.number else 0 for seat in people}
        self._looking: Seat | None = people[0] if len(people) == 1 else None
        """Whose cards the screen may show now."""
        self._table_shown = False
        """Whether the one who looks has the whole table on the screen; from then on, what matters for the question is enough."""
        self._numbers = {seat: Numbers() for seat in people}
        seat_bots(game, people, bot)
        self._bots = self._seat_bots()
        self._failures: set[str] = set()
        """How bots have failed so far."""

    def _seat_bots(self) -> dict[Seat, Bot]:
        """A bot for every empty seat; new ones after an undo, so that none remembers what did not happen."""
        game = self._game
        empty = [(number, seat) for number, seat in enumerate(game.seats) if seat not in self._people]
        return {seat: bots.make(self._bot, game.name, derive(game.seed, 1 + number, game.number)) for number, seat in empty}

    def run(self) -> None:
        """Play to the end, or until the player leaves."""
        self._autosave()
        introduce(self._screen, self._game)
        try:
            while self._game.decisions:
                self._step()
            self._end()
        except (Quit, EOFError):
            self._screen.line()
            self._leave()
        except KeyboardInterrupt:
            self._screen.line()
            self._leave()
            raise

    def _step(self) -> None:
        """Let one open decision be taken: bots first, where several seats are asked."""
        self._game.events()  # a game that begins to listen asks its question anew
        open_now = self._game.decisions
        decision = next((one for one in open_now if one.seat in self._bots), open_now[0])
        if decision.lone_pass:
            self._game.choose(decision.seat, PASS, decision.number)
        elif decision.seat in self._bots:
            slow = self._bot.startswith("search")
            with self._screen.waiting("cli-thinks", seat=self._name(decision.seat)) if slow else nullcontext():
                self._ask_bot(decision)
            self._autosave()
        else:
            self._ask(decision)
            self._autosave()

    def _ask_bot(self, decision: Decision) -> None:
        """Let a bot answer. One that fails, and it may be a class of the user's own, does not end the game: a random choice stands in."""
        game, number = self._game, decision.number
        try:
            key = answer_of(self._bots[decision.seat], game, decision)
        except BotFailed as failure:
            self._tell_failure(decision.seat, failure)
            key = decision.pick(Chance(derive(game.seed, number)))
        game.choose(decision.seat, key, number)

    def _tell_failure(self, seat: Seat, failure: BotFailed) -> None:
        """Leave the record behind and say so; a bot that goes on failing in the same way is told of once."""
        error = " ".join(str(failure).split())
        if error in self._failures:
            return
        self._failures.add(error)
        try:
            file = leave_behind(failure.record)
        except BadFile as full:
            self._screen.line(str(full), "red")
        else:
            self._screen.tell("cli-bot-failed", "red", bot=self._bot, seat=sentence(self._name(seat)), error=error, file=file)

    def _name(self, seat: Seat) -> str:
        return called(self._screen, self._game, seat)

    def _speak_to(self, seat: Seat | None) -> None:
        """From now on the screen says "you" to that seat."""
        self._screen.speaker = self._screen.speaker.at(seating(self._game, seat))

    # What a player sees.

    def _hand_over(self, seat: Seat) -> None:
        """Before another player's cards are shown, the one before looks away."""
        if seat == self._looking:
            return
        self._screen.clear()
        self._screen.heading(self._screen.speaker.tell("cli-hand-over", seat=self._name(seat)))
        self._screen.ask(self._screen.speaker.tell("cli-press-enter") + " ")
        self._screen.clear()
        self._looking, self._table_shown = seat, False

    def _show(self, decision: Decision) -> None:
        """What happened, the whole table if it is new to the player, what matters now if not, the question and the options."""
        screen, speaker, seat = self._screen, self._screen.speaker, decision.seat
        news = self._game.events(seat, self._told[seat])
        if lines(news):
            screen.heading(speaker.tell("cli-news"))
            for _, line in told(speaker, news):
                screen.line("· " + line)
        self._told[seat] += len(news)
        if self._table_shown:
            self._drawing.brief(screen, self._game, seat)
        else:
            self._drawing.draw(screen, self._game, seat)
            self._table_shown = True
        self._question(decision)

    def _question(self, decision: Decision) -> None:
        """What is asked, and the options with their numbers."""
        screen, speaker, seat = self._screen, self._screen.speaker, decision.seat
        asker = speaker.name(decision.source) if decision.source else sentence(self._name(seat))
        screen.heading(speaker.tell("cli-asks", asker=asker, prompt=speaker.say(decision.prompt)))
        numbers = self._numbers[seat].of(self._game, decision)
        options = {option.key: self._label(option) for option in decision.options}
        width = len(str(max(numbers)))
        screen.listing([f"{number:>{width}}  {options[key]}" for number, key in numbers.items() if key in options])
        show_marks(screen, decision, numbers)

    def _label(self, option: Option) -> str:
        """An option in words, with what it costs and does where the game tells it."""
        label = sentence(self._screen.speaker.say(option.label))
        more = [] if option.details is UNSET else in_short(self._screen.speaker, self._game.name, option.details)
        return " · ".join((label, *more))

    def _ask(self, decision: Decision) -> None:
        """Ask a player until something has changed."""
        self._hand_over(decision.seat)
        self._speak_to(decision.seat)
        self._show(decision)
        self._screen.tell("cli-hint", "dim")
        while not self._obey(decision, self._screen.ask("> ")):
            pass

    def _obey(self, decision: Decision, line: str) -> bool:
        """Do what the player typed; whether the game has changed."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        keys = decision.keys
        if line in keys:
            return self._choose(decision, line)
        if line.isdecimal() or is_marking(decision, line):
            return self._number(decision, line)
        if word.startswith("?"):
            self._explain(decision, line[1:].strip())
            return False
        return self._command(decision, line, word.lower(), rest)

    def _command(self, decision: Decision, line: str, word: str, rest: str) -> bool:
        """Do what a letter stands for, or try the line as a key; whether the game has changed."""
        match word:
            case "u":
                return self._undo(decision.seat)
            case "r":
                return self._resign(decision.seat)
            case "t":
                self._table_shown = False
                self._show(decision)
            case "a":
                return self._ask_always(decision.seat)
            case "s":
                self._save(rest)
            case "l":
                self._log(decision.seat, rest)
            case "h":
                self._help()
            case "q":
                self._save_first()
                raise Quit
            case "":
                self._show(decision)
            case _:
                return self._choose(decision, line)
        return False

    # What a player can do.

    def _choose(self, decision: Decision, key: str) -> bool:
        try:
            self._game.choose(decision.seat, key, decision.number)
        except IllegalChoice as error:
            if error.reason is None:
                self._screen.tell("cli-not-understood", "red", typed=key)
            else:
                refused(self._screen, error.reason)
            return False
        return True

    def _number(self, decision: Decision, line: str) -> bool:
        """Choose an option by its number, or mark things by theirs."""
        numbers = self._numbers[decision.seat].of(self._game, decision)
        meant = numbers.get(int(line)) if line.isdecimal() else None
        key = meant if meant in decision.keys else read_marks(decision, numbers, line)
        if key is not None:
            return self._choose(decision, key)
        if decision.marks is None:
            self._screen.tell("cli-no-such-option", "red", typed=line)
        else:
            marks = [number for number, marked in numbers.items() if marked not in decision.keys]
            self._screen.tell("cli-no-such-mark", "red", typed=line, first=marks[0], last=marks[-1])
        return False

    def _explain(self, decision: Decision, what: str) -> None:
        numbers = self._numbers[decision.seat].of(self._game, decision)
        key = numbers.get(int(what), "") if what.isdecimal() else what
        if not what:
            why_not(self._screen, self._game, decision.seat)
        elif key in numbers.values():
            explain(self._screen, self._drawing, self._game.name, decision.option(key))
        elif not explain_rule(self._screen, what):
            self._screen.tell("cli-no-such-option", "red", typed=what)

    def _undo(self, seat: Seat) -> bool:
        """Back to this seat's last decision that was one."""
        number = self._before(seat)
        if number is None:
            self._screen.tell("cli-undo-nothing")
            return False
        if self._game.revealed_since(number) and not self._screen.confirm("cli-undo-revealed"):
            return False
        self._game.back(number)
        self._saved_at = -1
        self._table_shown = False
        self._bots = self._seat_bots()
        self._told = {who: min(known, len(self._game.events(who))) for who, known in self._told.items()}
        self._screen.tell("cli-undone")
        return True

    def _before(self, seat: Seat) -> int | None:
        """The entry at which this seat last had a choice."""
        entries = [entry for _, entry in unfold(self._game.record()["log"])]
        earlier = self._game.clone()
        for number in range(len(entries) - 1, -1, -1):
            if entries[number][0] == seat:
                earlier.back(number)
                if not earlier.asks(seat)[0].lone_pass:
                    return number
        return None

    def _resign(self, seat: Seat) -> bool:
        """Give up. In company the others say whether the game ends; if not, a bot plays on."""
        if not self._screen.confirm("cli-resign-sure"):
            return False
        if self._game.definition.asks_others(len(self._people)) and not self._screen.confirm("cli-resign-end"):
            self._people = tuple(other for other in self._people if other != seat)
            del self._told[seat]
            seat_bots(self._game, self._people, self._bot)
            self._bots = self._seat_bots()
            introduce(self._screen, self._game)
        else:
            self._game.outside("resign", seat)
        return True

    def _ask_always(self, seat: Seat) -> bool:
        """Ask this seat wherever the rules let it do something, or again only where it can matter."""
        definition = self._game.definition
        if not definition.ask_settings:
            self._screen.tell("cli-always-asked")
            return False
        wish = definition.ask_settings[1 if definition.always_asked(self._game.state, seat) else 0]
        self._game.outside(wish, seat)
        self._screen.tell(f"{self._game.name}-wish-{wish}")
        return True

    def _log(self, seat: Seat, rest: str) -> None:
        most = int(rest) if rest.isdecimal() else LOG_LINES
        self._screen.heading(self._screen.speaker.tell("cli-log"))
        for event, line in told(self._screen.speaker, lines(self._game.events(seat))[-most:] if most else []):
            self._screen.line(f"{event.number:>4}  {line}")

    def _help(self) -> None:
        speaker = self._screen.speaker
        self._screen.heading(speaker.tell("cli-help"))
        self._screen.table(("", ""), [speaker.tell(f"cli-help-{command}").split(" | ", 1) for command in COMMANDS])
        self._drawing.legend(self._screen)

    # Saving and leaving.

    def _autosave(self) -> None:
        """A full disk must not end the game: say so and play on."""
        if self._saving is None or self._saved_at == self._game.number:
            return
        try:
            self._write(self._saving)
        except BadFile as error:
            self._screen.line(str(error), "red")

    def _write(self, path: Path) -> None:
        save(path, self._game)
        self._saved_at = self._game.number
        self._file = path

    def _save(self, name: str) -> None:
        path = Path(name).expanduser() if name else self._file or Path(f"{self._game.name}-{str(self._game.seed)[:9]}.json")
        if path.exists() and path != self._file and not self._screen.confirm("cli-overwrite", file=str(path)):
            return
        try:
            self._write(path)
        except BadFile as error:
            self._screen.line(str(error), "red")
        else:
            self._screen.tell("cli-saved", file=str(path))

    def _save_first(self) -> None:
        """Whoever leaves a game that is not saved is offered to save it."""
        if self._saving is None and self._saved_at != self._game.number:
            name = self._screen.ask(self._screen.speaker.tell("cli-save-first") + " ")
            if name:
                self._save(name)

    def _leave(self) -> None:
        """Say how to come back."""
        self._autosave()
        if self._file is None or self._saved_at != self._game.number:
            self._screen.tell("cli-not-saved")
            return
        seats = "".join(f" --seat {seat}" for seat in self._people)
        bot = "none" if len(self._people) == len(self._game.seats) else self._bot
        file = shlex.quote(str(self._file))
        self._screen.tell("cli-resume")
        self._screen.line(f"coterie play {self._game.name} --load {file} --save {file}{seats} --bot {shlex.quote(bot)}", whole=True)

    def _end(self) -> None:
        """The last table, seen by the player, or by nobody in particular if there are several."""
        self._autosave()
        seat = self._people[0] if len(self._people) == 1 else None
        self._speak_to(seat)
        since = self._told[seat] if seat else min(self._told.values(), default=0)
        self._screen.heading(self._screen.speaker.tell("cli-news"))
        for _, line in told(self._screen.speaker, self._game.events(seat, since)):
            self._screen.line("· " + line)
        self._drawing.draw(self._screen, self._game, seat)
        show_outcome(self._screen, self._game)
        if self._saving is not None and self._saved_at == self._game.number:
            self._screen.tell("cli-saved", file=str(self._saving))


def show_outcome(screen: Screen, game: Game) -> None:
    """Who won, why, and the points."""
    outcome = game.outcome
    if outcome is None:
        screen.tell("cli-outcome-none")
        return
    names = {seat: played(screen, game, seat) for seat in game.seats}
    screen.heading(screen.speaker.tell("cli-outcome"))
    if outcome.winners:
        screen.tell("cli-outcome-winners", winners=tuple(names[seat] for seat in outcome.winners))
    else:
        screen.tell("cli-outcome-draw")
    screen.say(outcome.reason)
    points = [(names[seat], f"{score:g}") for seat, score in outcome.scores.items()]
    screen.table(("", screen.speaker.tell("cli-points")), points, right=[1])
