"""What processes that tests start hear."""

import signal


def hear_interrupts() -> None:
    """Tests that run in the background ignore Control-C, and so would what they start: given as `preexec_fn`."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
