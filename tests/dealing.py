"""The command `coterie` with the same deal at every table: what a test meets on a server of its own is the same in every run."""

from typing import Final

from coterie.cli import main
from coterie.server.live import making

SEED: Final = 7

if __name__ == "__main__":
    making.__dict__["new_seed"] = lambda: SEED
    main()
