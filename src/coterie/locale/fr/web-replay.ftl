# Les replays : tours, moments décisifs et graphiques.

replay-tab-log = Journal
replay-tab-turns = Tours
replay-tabs = Ce qui s’est passé
replay-turn = Tour { $turn }
replay-turns-only = Quels tours
replay-turns-all = Tous
replay-turns-fall = Éliminations et points
replay-turns-fight = Combats
replay-turns-none = Rien de tel ne s’est passé jusqu’ici.
replay-measure = Le graphique montre
