"""Draws the table of Vampire Empire: the castle, the city, both players' piles, the fight, and the hand of whoever looks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec
from rich.text import Text as Styled

from coterie.games.empire.cards import CHARACTERS, HUMAN
from coterie.games.empire.rules.setup import open_book
from coterie.games.empire.table import Setup, player, who
from coterie.games.empire.terminal.cards import SIGN, describe, name, show_facts, worth
from coterie.games.empire.view import CharacterView, EmpireView, FightView, RunningView
from coterie.kernel.game import Game
from coterie.kernel.state import Seat
from coterie.kernel.text import Ref
from coterie.locale import Speaker
from coterie.terminal.drawing import Drawing
from coterie.terminal.screen import Cell, Screen, sentence

NATURE_STYLES = {"vampire": "red", "human": "green", "": "dim"}


def drawing(game: Game) -> Drawing:
    """The drawing of one game."""
    return EmpireDrawing(game)


class EmpireDrawing:
    """Draws one game's tables; it knows the decks that are played."""

    favourite = HUMAN

    def __init__(self, game: Game) -> None:
        self._cards = open_book(msgspec.convert(game.record()["setup"], Setup)).cards

    def draw(self, screen: Screen, game: Game, seat: Seat | None) -> None:
        """From the castle in the middle to the hand at the bottom."""
        view: EmpireView = game.view(seat)
        _turn(screen, view)
        people = {character.id: character for character in view.characters}
        screen.cards([_castle_card(people[character], screen.speaker) for character in view.castle])
        self._city(screen, view)
        self._sides(screen, view)
        self._under_way(screen, view)
        self._hand(screen, view)

    def brief(self, screen: Screen, game: Game, seat: Seat | None) -> None:
        """Whose turn it is, cards on their way, and the fight."""
        view: EmpireView = game.view(seat)
        _turn(screen, view)
        self._under_way(screen, view)

    def _under_way(self, screen: Screen, view: EmpireView) -> None:
        for running in view.running:
            self._running(screen, running)
        if view.fight is not None:
            self._fight(screen, view.fight)

    def facts(self, screen: Screen, ref: Ref) -> None:
        """A card with all its facts; a character with its profession."""
        if ref.kind == "empire-card" and ref.id in self._cards:
            show_facts(screen, self._cards[ref.id])
        elif ref.kind == "empire-character":
            screen.line(f"{screen.speaker.name(ref)}, {screen.speaker.name(Ref('empire-profession', CHARACTERS[ref.id]))}", indent=2)
        else:
            screen.line(screen.speaker.name(ref), indent=2)

    def legend(self, screen: Screen) -> None:
        """What the mark means."""
        screen.tell("cli-empire-reconstructed", "dim", sign=SIGN)

    def _names(self, speaker: Speaker, cards: Sequence[str]) -> str:
        """Cards by name, equal ones counted."""
        counted = Counter(cards)
        return ", ".join(name(self._cards[card], speaker) + (f" ×{count}" if count > 1 else "") for card, count in counted.items())

    def _city(self, screen: Screen, view: EmpireView) -> None:
        """Who may be in the city, who lies under it, and who is dead."""
        speaker = screen.speaker
        unplaced = [_named(person, speaker) for person in view.characters if person.place == "city" and person.id not in view.bottom]
        screen.tell("cli-empire-city", count=view.city, members=", ".join(unplaced) or "–")
        if view.bottom:
            screen.tell("cli-empire-bottom", members=", ".join(speaker.name(who(character)) for character in view.bottom))
        dead = [_named(person, speaker) for person in view.characters if person.place == "dead"]
        if dead:
            screen.tell("cli-empire-dead", members=", ".join(dead))

    def _sides(self, screen: Screen, view: EmpireView) -> None:
        """The piles of both players, counted, and what was seen of the other hand."""
        speaker = screen.speaker
        piles = [speaker.name(Ref("empire-pile", pile)) for pile in ("deck", "cellar", "moat")]
        head = ["", speaker.tell("cli-empire-head-hand"), *piles]
        rows = []
        for seat, side in view.sides.items():
            label = speaker.introduced(player(seat)) + (f" ({speaker.tell('cli-you')})" if seat == view.seat else "")
            cellar = speaker.tell("cli-empire-cellar-used") if side.cellar_used else str(side.cellar)
            rows.append((label, str(side.hand), str(side.deck), cellar, str(side.moat)))
        screen.line()
        screen.table(head, rows, right=[1, 2, 3, 4])
        for seat, side in view.sides.items():
            known = side.shown or side.seen
            if known and seat != view.seat:
                screen.tell("cli-empire-seen", seat=speaker.called(player(seat)), cards=self._names(speaker, known))

    def _running(self, screen: Screen, running: RunningView) -> None:
        """A support card on its way, with what it is played on."""
        speaker = screen.speaker
        facts = self._cards[running.card]
        card = name(facts, speaker) + (f" ({self._target(speaker, running.target)})" if running.target else "")
        args = {"seat": speaker.called(player(running.seat)), "card": card, "does": describe(facts, speaker)}
        screen.tell("cli-empire-running", "yellow", cancelled=int(running.cancelled), **args)

    def _target(self, speaker: Speaker, target: str) -> str:
        """A character, a token on one, or a card laid in the fight."""
        kind, _, character = target.partition(":")
        if character:
            return speaker.tell(f"empire-target-{kind}", who=who(character))
        return speaker.name(who(target)) if target in CHARACTERS else name(self._cards[target], speaker)

    def _fight(self, screen: Screen, fight: FightView) -> None:
        """Both totals with the cards they come from, and how it would end now."""
        speaker = screen.speaker
        attacker, target = speaker.name(who(fight.attacker)), speaker.name(who(fight.target))
        screen.heading(speaker.tell("cli-empire-fight", attacker=attacker, target=target, round=fight.round))
        attack = self._sources(speaker, "attack", fight.attack + fight.attack_now, fight.attack_total)
        defence = self._sources(speaker, "defence", fight.defence + fight.defence_now, fight.defence_total)
        rows = [
            (speaker.tell("cli-empire-attack"), attacker, str(fight.attack_total), attack),
            (speaker.tell("cli-empire-defence"), target, str(fight.defence_total), defence),
        ]
        screen.table(("", "", "", ""), rows, right=[2])
        dies = fight.attack_total > fight.defence_total
        stands = "cli-empire-stands-dies" if dies else "cli-empire-stands-lives"
        screen.tell(stands, "bold", who=speaker.name(who(fight.target), "the"))

    def _sources(self, speaker: Speaker, kind: str, cards: Sequence[str], total: int) -> str:
        """Where a total comes from: cards, and the tokens that count in this round."""
        tokens = total - sum(self._cards[card].value for card in cards)
        parts = [self._names(speaker, cards)] if cards else []
        return ", ".join(parts + ([speaker.tell(f"cli-empire-token-{kind}", count=tokens)] if tokens else []))

    def _hand(self, screen: Screen, view: EmpireView) -> None:
        """One's own cards."""
        if view.seat is None:
            return
        speaker = screen.speaker
        screen.heading(speaker.tell("cli-empire-hand", count=len(view.hand)))
        places = list(self._cards)
        rows = []
        for card, count in sorted(Counter(view.hand).items(), key=lambda held: places.index(held[0])):
            facts = self._cards[card]
            rows.append((f"{count}×" if count > 1 else "", name(facts, speaker), worth(facts, speaker), describe(facts, speaker)))
        if rows:
            screen.table(("", "", "", ""), rows)


def _turn(screen: Screen, view: EmpireView) -> None:
    phase = screen.speaker.name(Ref("empire-phase", view.phase))
    screen.heading(screen.speaker.tell("cli-empire-turn", turn=view.turn, day=int(view.active == HUMAN), phase=phase))


def _nature(person: CharacterView, speaker: Speaker) -> str:
    gender = speaker.name(who(person.id), "gender")
    return speaker.tell("cli-empire-nature", nature=person.nature or "unknown", public=int(person.public), gender=gender)


def _named(person: CharacterView, speaker: Speaker) -> str:
    """A character, with its nature if that is known."""
    title = speaker.name(who(person.id))
    return f"{title} ({_nature(person, speaker)})" if person.nature else title


def _castle_card(person: CharacterView, speaker: Speaker) -> list[Cell]:
    """A character of the castle as a card."""
    lines: list[Cell] = [
        sentence(speaker.name(who(person.id))),
        speaker.name(Ref("empire-profession", person.profession)),
        Styled(_nature(person, speaker), NATURE_STYLES[person.nature]),
    ]
    for kind, count in (("attack", person.attack), ("defence", person.defence)):
        if count:
            lines.append(speaker.tell(f"cli-empire-token-{kind}", count=count))
    if person.protected:
        lines.append(speaker.tell("cli-empire-protected"))
    return lines
