# A mesa de Vampire: The Eternal Struggle no navegador.

web-vtes-crumb-turn = Turno { $turn }, { $who-you ->
    [1] você
   *[other] { $who }
}
web-vtes-crumb-action = { $what }: { $who }
web-vtes-crumb-combat = combate, rodada { $round }
web-vtes-crumb-referendum = referendo
web-vtes-sure-pool = Isso custa { $pool } de reserva e você tem { $left }: você seria removido do jogo. Fazer mesmo assim?

## What is said of cards on the table

web-vtes-level = { $discipline }, { $superior ->
    [1] superior
   *[other] básico
}
web-vtes-blood-of = { $blood } de sangue de { $capacity }
web-vtes-life = { $life } de vida
web-vtes-locked = virada
web-vtes-in-torpor = em torpor
web-vtes-acting = age
web-vtes-blocking = bloqueia
web-vtes-fighting = em combate
web-vtes-contested = contestada
web-vtes-with = com { $cards }
web-vtes-counters = contadores: { $count }
web-vtes-face-down = Carta da cripta { $number }, virada para baixo
web-vtes-is-uncontrolled = incontrolada
web-vtes-younger = capacidade menor que { $capacity }
web-vtes-figure-stealth = furtividade { $amount }
web-vtes-figure-intercept = intercepção { $amount }
web-vtes-figure-votes = votos: { $amount }
web-vtes-figure-ballots = cédulas: { $amount }
web-vtes-figure-bleed = sangria { $amount }
web-vtes-figure-strength = força { $amount }

## The boards

web-vtes-you = Você
web-vtes-location = local
web-vtes-word-pool = reserva
web-vtes-word-edge = Vantagem
web-vtes-pool = reserva { $pool }
web-vtes-pool-after = como está, restaria { $pool } de reserva
web-vtes-role-prey = sua presa
web-vtes-role-predator = seu predador
web-vtes-role-both = sua presa e seu predador
web-vtes-short-prey = presa
web-vtes-short-predator = predador
web-vtes-short-both = presa e predador
web-vtes-has-edge = tem a Vantagem
web-vtes-points = pontos de vitória: { $points }
web-vtes-their-turn = de quem é o turno
web-vtes-withdrawing = retirando-se
web-vtes-not-your-turn = não é o seu turno
web-vtes-left-master = Ações de fase mestre restantes: { $count }
web-vtes-left-influence = Transferências restantes: { $count }
web-vtes-left-discard = Descartes restantes: { $count }
web-vtes-count-hand = Cartas na mão: { $count }
web-vtes-count-library = Cartas na biblioteca: { $count }
web-vtes-count-crypt = Cartas na cripta: { $count }
web-vtes-count-ash = Cartas na pilha de cinzas: { $count }. Abrir
web-vtes-open-cards = Cartas à vista: { $seat }
web-vtes-zone-ready = Suas cartas em jogo
web-vtes-zone-uncontrolled = Incontrolados
web-vtes-zone-ash = Pilha de cinzas: { $count }
web-vtes-zone-removed = Removidas do jogo: { $count }
web-vtes-zone-later = A substituir mais tarde: { $count }
web-vtes-zone-seen = Conhecidas na mão: { $count }
web-vtes-zone-library-bottom = Conhecidas no fundo da biblioteca: { $count }
web-vtes-zone-crypt-bottom = Conhecidas no fundo da cripta: { $count }
web-vtes-empty = vazia
web-vtes-no-cards = Nenhuma carta em jogo
web-vtes-more = mais { $count }
web-vtes-your-seat = Sua área
web-vtes-your-hand = Sua mão
web-vtes-hand-empty = Sua mão está vazia.
web-vtes-ring = Os outros Matusaléns na ordem de jogo, da presa ao predador
web-vtes-seats = Matusaléns na ordem de jogo
web-vtes-choose-there = há algo a escolher ali

## Out of the game

web-vtes-gone = Fora do jogo
web-vtes-gone-hint = As cartas deles deixaram a mesa.
web-vtes-you-are-out = Você está fora
web-vtes-you-keep = Pontos de vitória que você mantém: { $points }
web-vtes-out-by = { $by-The } removeu você do jogo no turno { $turn }.
web-vtes-ring-label = Quem removeu quem, com os pontos de vitória.
web-vtes-fell-to = Turno { $turn }: { $by } remove { $seat }.
web-vtes-fell = Turno { $turn }: { $seat } deixa o jogo.
web-vtes-head-seat = Matusalém
web-vtes-head-points = Pontos de vitória
web-vtes-head-left = Saiu do jogo
web-vtes-survived = sobreviveu
web-vtes-left-out = fora do jogo
web-vtes-left-by = turno { $turn }, por { $by-you ->
    [1] você
   *[other] { $by }
}
web-vtes-left-in = turno { $turn }
