"""Many games of bots against bots: played in one process, in many or on a cluster, counted, and written to files.

>>> from coterie.sim import Tally, simulate
>>> tally = Tally()
>>> for result in simulate("empire", ["random"], games=3, seed=1):
...     tally.add(result)
>>> tally.games
3
"""

from coterie.kernel.errors import BotFailed
from coterie.sim.cluster import NoCluster
from coterie.sim.portions import ProcessDied
from coterie.sim.run import BadRun, simulate
from coterie.sim.table import Result
from coterie.sim.tally import Interval, Spread, Standing, Tally, wilson

__all__ = ["BadRun", "BotFailed", "Interval", "NoCluster", "ProcessDied", "Result", "Spread", "Standing", "Tally", "simulate", "wilson"]
