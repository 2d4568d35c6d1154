# Os replays: turnos, momentos decisivos e gráficos.

replay-tab-log = Registro
replay-tab-turns = Turnos
replay-tabs = O que aconteceu
replay-turn = Turno { $turn }
replay-turns-only = Quais turnos
replay-turns-all = Todos
replay-turns-fall = Remoções e pontos
replay-turns-fight = Combates
replay-turns-none = Nada disso aconteceu até agora.
replay-measure = O gráfico mostra
