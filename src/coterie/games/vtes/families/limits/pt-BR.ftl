vtes-text-cannot-block = { $who } não pode bloquear
vtes-text-cannot-block-whom = { $who } { $who-number ->
        [many] não podem
       *[other] não pode
    } bloquear { $whom }
vtes-text-cannot-block-this = { $who } { $who-number ->
        [many] não podem
       *[other] não pode
    } bloquear esta ação
vtes-text-cannot-unlock-now = durante esta ação, { $who } { $who-number ->
        [many] não podem
       *[other] não pode
    } desvirar
vtes-text-cannot-target-this = { $who } { $who-number ->
        [many] não podem
       *[other] não pode
    } fazer ações direcionadas a { $whom }
vtes-text-cannot-be-blocked = as ações { $who-whose } que não sejam de sangrar não podem ser bloqueadas
vtes-text-cannot-be-blocked-by-vampires = vampiros não podem bloquear esta ação
vtes-text-cannot-unlock = { $who } não desvira normalmente
vtes-text-cannot-be-dodged = em combate, os golpes { $who-of } não podem ser esquivados
vtes-text-cannot-gain-life = { $who } não pode ganhar pontos de vida (os que ganharia vão para o banco de sangue)
vtes-effect-forbid-be-blocked-by-vampires = vampiros não podem bloqueá-la
vtes-effect-forbid-block = não pode bloquear
vtes-effect-forbid-unlock = não desvira como de costume
vtes-effect-must = deve agir primeiro
vtes-text-only-one = { $who } só pode ter { $what-gender ->
        [f] uma
       *[m] um
    } { $what }
vtes-text-only-one-named = { $who } só pode ter uma cópia de { $name }
vtes-text-not-both = { $this } e cartas chamadas “{ $name }” não podem ser jogadas na mesma ação
vtes-text-cannot-play = ele não pode jogar cartas chamadas “{ $name }”
vtes-text-untouchable = { $who } não pode ser alvo de ações direcionadas que requerem { $disciplines }
vtes-text-hinders = enquanto { $who } estiver na região ativa, os servos precisam queimar a carta do topo da própria biblioteca para tentar bloquear { $acting }
