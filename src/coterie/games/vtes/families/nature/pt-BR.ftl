vtes-text-slave-of = escravo dos { $clan }
vtes-text-circle-of = círculo de { $circle }
vtes-text-plays-as = { $who } pode jogar cartas que requerem { $disciplines } em nível básico como um vampiro
vtes-text-plays-as-not-actions = { $who } pode jogar cartas que não são ações e requerem { $disciplines } em nível básico como um vampiro
vtes-text-free-act-at-once = { $who } pode realizar ações no turno em que é recrutado
vtes-text-teaches = { $who } recebe +1 nível de { $discipline }
vtes-text-more-capacity = { " " }e { $capacity } de capacidade
vtes-text-not-on-superior = não pode ser colocada { $who-on } com { $discipline }
