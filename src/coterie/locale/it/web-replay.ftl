# Le repliche: turni, momenti decisivi e grafici.

replay-tab-log = Cronaca
replay-tab-turns = Turni
replay-tabs = Che cosa è successo
replay-turn = Turno { $turn }
replay-turns-only = Quali turni
replay-turns-all = Tutti
replay-turns-fall = Eliminazioni e punti
replay-turns-fight = Combattimenti
replay-turns-none = Finora non è successo nulla del genere.
replay-measure = Il grafico mostra
