"""Players who follow a plot until the goal is on offer, choose it, and see it through."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any

from coterie.games.vtes import keys
from coterie.games.vtes.keys import PASS, Key, read
from coterie.games.vtes.rules.fits import fits
from coterie.games.vtes.rules.turn import play
from coterie.kernel.questions import Ask, Open

from .goals import MODE, Goal, preds
from .plots import ASSAULT, ATTACK, BLEED, DIABLERIZE, HUNT, ITSELF, NEEDING, POLITICAL, USING, Plot
from .props import props
from .stage import Stage
from .story import Moment, Story, recording

STEPS = 120
"""So many questions at the most."""


class Player:
    """All Methuselahs of one table."""

    def __init__(self, goal: Goal, plot: Plot, stage: Stage) -> None:
        self.goal, self.plot, self.t = goal, plot, stage.t
        self.owner, self.piece, self.lead, self.wanted = stage.t.seats[stage.owner], stage.piece, stage.lead, stage.wanted
        self.story = Story(stage.t, goal.card, stage.piece)
        self.started, self.skip = stage.t.phase, plot.skip

    def run(self) -> Story:
        """Play until the goal has been seen through, or there is nothing more to come."""
        with recording(self.story):
            rules = play(self.t)
            question = next(rules, None)
            for _ in range(STEPS):
                if question is None or self.over(question):
                    break
                ask = question.asks[0] if isinstance(question, Open) else question
                assert isinstance(ask, Ask)
                key = self.answer(ask)
                try:
                    question = rules.send((ask.seat, key) if isinstance(question, Open) else key)
                except StopIteration:
                    break
            rules.close()
        return self.story

    def over(self, question: Any) -> bool:
        """The goal is behind us and its action with it; or the turn is over."""
        quiet = getattr(question, "quiet", False)
        if self.story.reached is not None:
            return quiet and self.t.action is None and self.t.referendum is None
        return quiet and (self.t.active != 0 or (self.started == "minion" and self.t.phase != "minion"))

    def answer(self, ask: Ask[Any]) -> str:
        """What a seat does."""
        t = self.t
        marks = ask.marks(t)
        texts = ask.keys(t)
        found = [read(t.book, text) for text in texts]
        self.story.asked.append((ask.seat, ask.kind, t.window, *texts, *(() if marks is None else (*marks.most.items(), marks.limits))))
        if self.story.reached is not None:
            marked = () if marks is None else tuple(read(t.book, text) for text in marks.most)
            self.story.moments.append(Moment(t.copy(), ask.seat, ask.kind, (*found, *marked)))
        if marks is not None and not texts:
            return list(islice(marks.every(), 30))[-self.plot.taste]
        wanted = self.goal._replace(ability=MODE) if self.plot.in_hand else self.goal
        goal = [key for key in found if ask.seat == self.owner and wanted.is_key(t, key, self.piece)]
        if goal and self.story.reached is None and self.skip:
            self.skip -= 1
            key = self.follow(ask, [key for key in found if key not in goal])
        elif goal and self.story.reached is None:
            self.story.reached, self.story.told_before = t.copy(), len(t.ears or [])
            key = self.pick(goal)
        else:
            key = self.follow(ask, found)
        return texts[found.index(key)]

    def pick(self, found: Sequence[Key]) -> Key:
        """One of several, by taste."""
        return found[-1] if self.plot.taste else found[0]

    def follow(self, ask: Ask[Any], found: list[Key]) -> Key:
        """What the plot says."""
        uses = [key for key in found if isinstance(key, keys.Use | keys.Fire) and key.piece == self.piece and self.plot.act == USING]
        if uses:
            return self.pick(uses)
        if ask.kind == "act":
            mine = [key for key in found if self.acts(key)]
            return next((key for key in mine if self.by_lead(key)), mine[0] if mine else PASS if PASS in found else found[0])
        if ask.kind in ("choose", "choose-card", "fetch"):
            return self.choose([key for key in found if key != PASS] or found)
        likes = self.in_phase(found) if ask.kind == "phase" else self.in_action(ask, found)
        return self.pick(likes) if likes else PASS if PASS in found else self.pick(found)

    def in_phase(self, found: list[Key]) -> Sequence[Key]:
        """What is liked in a phase: to use transfers, and to play what the plot is about."""
        moved: list[Key] = [key for key in found if isinstance(key, keys.Do) and key.what == "transfer"]
        if moved or self.plot.act not in (ITSELF, NEEDING):
            return moved
        plays: list[Key] = [key for key in found if isinstance(key, keys.Play)]
        return [key for key in plays if self.acts(key)] or plays

    def in_action(self, ask: Ask[Any], found: list[Key]) -> Sequence[Key]:
        """What is liked in the windows of an action: to block if the plot says so, to vote, to strike, to use what the goal has granted."""
        blocks = [key for key in found if isinstance(key, keys.Block) and self.plot.block]
        votes = [key for key in found if isinstance(key, keys.Vote) and ask.kind == "polling"]
        granted = [key for key in found if isinstance(key, keys.Maneuver | keys.Prevent | keys.Press) and self.story.reached is not None]
        weapons = [key for key in found if isinstance(key, keys.Use) and self.plot.taste and keys.Strike() in found]
        if votes:
            side = self.plot.taste == 0 or ask.seat == self.t.seats[0]
            return [key for key in votes if key.in_favour is side][:1] or [votes[-1]]
        lent = [card for card, wanted in ((props().press, self.plot.pressed), (props().maneuver, self.plot.long)) if wanted]
        fighting = [key for key in found if isinstance(key, keys.Play) and key.card in lent and ask.seat != self.owner]
        for liked in (blocks, granted, weapons, fighting):
            if liked:
                return [*liked]
        return [key for key in found if isinstance(key, keys.Strike)]

    def choose(self, found: list[Key]) -> Key:
        """One of several things: whom the card speaks of, or the most of something."""
        if self.story.reached is None:
            about = [key for key in found if isinstance(key, keys.Piece) and self.fits(key.piece)]
            if not about and keys.Piece(self.lead) in found and self.t.piece(self.lead).controller != self.t.active:
                return keys.Piece(self.lead)
            found = [*about] or found
        numbers = [key for key in found if isinstance(key, keys.Number)]
        return numbers[-1] if numbers and not self.plot.taste else self.pick(found)

    def fits(self, number: int) -> bool:
        """Whether the card speaks of such a piece."""
        t, piece = self.t, self.t.piece(number)
        said = self.goal.said(t.book) or self.goal.effects(t.book)
        return any(fits(t, piece, pred, t.seat_number(self.owner), t.pieces.get(self.lead)) for pred in preds(said))

    def by_lead(self, key: Key) -> bool:
        """Whether the vampire acts that the table was made for; an action that others are to perform is not its own."""
        return (getattr(key, "user", 0) or getattr(key, "piece", 0)) == self.lead and self.plot.act != NEEDING

    def acts(self, key: Key) -> bool:
        """Whether it is the action that the plot wants."""
        match key:
            case keys.Play(card=card, user=user) if self.plot.act == NEEDING:
                return card in self.wanted and user != self.lead
            case keys.Play(card=card) if self.plot.act == ITSELF:
                return card == self.goal.card
            case keys.Do(what=what):
                return what in (BLEED, HUNT, DIABLERIZE) and what == self.plot.act
            case keys.Offered(piece=piece):
                return self.plot.act == ASSAULT and self.t.piece(piece).card == props().attacker and piece != self.piece
            case keys.Play(card=card, mark=mark) if self.plot.act == ATTACK:
                return card == props().attack.card and mark == props().attack.way
            case keys.Play(card=card):
                return card == {POLITICAL: props().political, **props().fetched}.get(self.plot.act)
        return False


def play_out(goal: Goal, plot: Plot, stage: Stage) -> Story:
    """A plot played at a table."""
    return Player(goal, plot, stage).run()
