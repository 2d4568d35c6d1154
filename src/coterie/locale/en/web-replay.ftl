# The replay viewer: turns, turning points and charts.

replay-tab-log = Log
replay-tab-turns = Turns
replay-tabs = What happened
replay-turn = Turn { $turn }
replay-turns-only = Which turns
replay-turns-all = All
replay-turns-fall = Falls and points
replay-turns-fight = Fights
replay-turns-none = Nothing of the kind has happened so far.
replay-measure = The chart shows
