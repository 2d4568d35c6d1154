"""Who plays at a table of the terminal: the persons of its bots, what each is called, and to whom the screen speaks."""

from __future__ import annotations

from coterie.kernel import cast
from coterie.kernel.game import Game
from coterie.kernel.record import Player
from coterie.kernel.state import Seat
from coterie.kernel.text import Ref
from coterie.locale import Seating
from coterie.terminal.screen import Screen, sentence


def seat_bots(game: Game, people: tuple[Seat, ...], bot: str) -> None:
    """Give each bot a person, by the seed; those of a saved game stay, as long as the same bot plays."""
    players = {seat: player for seat, player in game.players.items() if (seat in people) != bool(player.bot)}
    empty = {seat: bot for seat in game.seats if seat not in people and players.get(seat, Player()).bot != bot}
    taken = [player.name for seat, player in players.items() if seat not in empty]
    personas = cast.assign(game.definition, empty, game.seed, taken)
    game.players = {**players, **{seat: Player(persona.name, bot) for seat, persona in personas.items()}}


def seating(game: Game, you: Seat | None) -> Seating:
    """Somebody at the table, or a spectator, as texts speak to them."""
    names = {game.definition.figures(seat)[0]: player.name for seat, player in game.players.items() if player.name}
    return Seating(you or "", frozenset(game.definition.figures(you)) if you else frozenset(), names)


def called(screen: Screen, game: Game, seat: Seat) -> str:
    """Who plays a seat by name; by the seat, if there is none."""
    player = game.players.get(seat)
    return player.name if player and player.name else screen.speaker.name(Ref(f"{game.name}-seat", seat))


def played(screen: Screen, game: Game, seat: Seat) -> str:
    """Who plays what: the name, and the seat after it."""
    role, name = sentence(screen.speaker.name(Ref(f"{game.name}-seat", seat))), called(screen, game, seat)
    return screen.speaker.tell("kernel-plays", who=name, seat=role) if game.players.get(seat, Player()).name else role


def introduce(screen: Screen, game: Game) -> None:
    """How the game began, if it was not dealt; who plays as a bot, and how."""
    if game.record()["position"] is not None:
        screen.tell("cli-from-position")
    bots = [(seat, cast.find(game.definition, player.name)) for seat, player in game.players.items() if player.bot]
    lines = [(seat, _line(screen, game, persona)) for seat, persona in bots if persona is not None]
    if lines:
        screen.heading(screen.speaker.tell("cli-opponents"))
        for seat, line in lines:
            screen.tell("cli-opponent", who=played(screen, game, seat), line=line)


def _line(screen: Screen, game: Game, persona: cast.Persona) -> str:
    own = f"{game.name}-cast-{persona.face}"
    return screen.speaker.tell(own if screen.speaker.knows(own) else f"kernel-cast-{persona.face}")
