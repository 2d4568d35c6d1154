vtes-text-slave-of = schiavo dei { $clan }
vtes-text-circle-of = circolo di { $circle }
vtes-text-plays-as = { $who } può giocare carte che richiedono { $disciplines } a livello base come un vampiro
vtes-text-plays-as-not-actions = { $who } può giocare carte che non sono azioni e che richiedono { $disciplines } a livello base come un vampiro
vtes-text-free-act-at-once = { $who } può eseguire azioni nel turno in cui viene reclutato
vtes-text-teaches = { $who } ottiene +1 livello di { $discipline }
vtes-text-more-capacity = { " " }e { $capacity } alla capacità
vtes-text-not-on-superior = non può essere messa { $who-on } con { $discipline }
