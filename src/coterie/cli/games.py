"""`coterie games`: what can be played."""

from __future__ import annotations

from coterie.terminal.screen import Language, Screen, speaker_of


def games(lang: Language = "") -> None:
    """Show the games with their seats, bots and setup options.

    \b
    Examples:
      coterie games
      coterie games --lang it
    """
    import coterie

    screen = Screen(speaker_of(lang))
    for number, name in enumerate(coterie.games()):
        if number:
            screen.line()
        _show(screen, name)


def _show(screen: Screen, name: str) -> None:
    import msgspec

    from coterie import bots
    from coterie.cli.setup import options, values
    from coterie.kernel import registry
    from coterie.kernel.text import Ref

    definition = registry.find(name)
    speaker = screen.speaker
    title = speaker.tell(f"{name}-name") if speaker.knows(f"{name}-name") else ""
    screen.line(f"{name} ({title})" if title else name, "bold")
    seats = definition.seats(msgspec.convert({}, definition.setup_type))
    named = ", ".join(f"{seat} ({speaker.name(Ref(f'{name}-seat', seat))})" for seat in seats)
    screen.tell("cli-games-seats", "", 2, seats=named)
    screen.tell("cli-games-bots", "", 2, bots=", ".join(bots.names(name)))
    screen.tell("cli-games-options", "", 2)
    for option in options(definition):
        told = f"cli-{name}-setup-{option.name.replace('_', '-')}"
        choices = "|".join(values(option.type))
        screen.line(f"{option.name}={choices} ({speaker.tell('cli-games-default', value=str(option.default))})", indent=4)
        if speaker.knows(told):
            screen.tell(told, "dim", 6)
