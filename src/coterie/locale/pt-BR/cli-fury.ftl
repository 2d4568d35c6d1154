# Fury of Dracula no terminal: a sua mesa.

cli-fury-turn = Rodada { $round }, { $time }: { $who } · { $phase }
cli-fury-tracks = Sangue de Drácula { $blood } de { $most } · vampiros { $vampires } de { $win } · determinação { $resolve }
cli-fury-hunter = { $who }: { $place } · saúde { $health } de { $most } · mordidas { $bites } de { $defeat } · itens { $items } · eventos { $events }
cli-fury-misses = perde o próximo turno
cli-fury-fog = névoa: não se move
cli-fury-bats = morcegos: Drácula decide o movimento
cli-fury-announced = anunciou o próximo movimento
cli-fury-group = com { $who }
cli-fury-by-road = Por estrada: { $places }
cli-fury-by-rail = De trem: { $places }
cli-fury-by-sea = Por mar: { $places }
cli-fury-own-item = Itens: { $cards }
cli-fury-own-card = Eventos: { $cards }
cli-fury-own-encounter = Encontros: { $cards }
cli-fury-his-card = Eventos conhecidos: { $cards }
cli-fury-his-encounter = Encontros conhecidos: { $cards }
cli-fury-known = Conhecidas: { $cards }
cli-fury-dracula = { $who }: { $where } · encontros { $tokens } · eventos { $events }
cli-fury-unseen =
    { $sea ->
        [1] não visto, no mar
       *[0] não visto
    }
cli-fury-belief =
    Pode estar aqui: { $places }{ $more ->
        [0] { "" }
        [one] , e em mais um lugar
       *[other] , e em mais { $more } lugares
    }
cli-fury-trail = Trilha, da mais nova à mais velha
cli-fury-catacombs = Catacumbas
cli-fury-back-city = uma cidade, virada para baixo
cli-fury-back-sea = um mar, virado para baixo
cli-fury-back-power = um poder
cli-fury-face-down = { $place }, virada para baixo
cli-fury-hidden =
    { $count ->
        [one] um encontro oculto
       *[other] { $count } encontros ocultos
    }
cli-fury-paid = pontos de Sangue pagos aqui: { $count }
cli-fury-ally-hunters = Aliado dos caçadores: { $card }
cli-fury-ally-dracula = Aliado de Drácula: { $card }
cli-fury-holy = Fechados a Drácula: { $places }
cli-fury-roadblock = Fechada aos caçadores: { $one } – { $other }
cli-fury-storm =
    { $count ->
        [one] Stormy Seas: { $place }, fechado a Drácula por mais um turno
       *[other] Stormy Seas: { $place }, fechado a Drácula por mais { $count } turnos
    }
cli-fury-playing =
    { $cancelled ->
        [1] { $who }: { $card }, cancelada
       *[0] { $who }: { $card }
    }
cli-fury-offers = { $who } oferece: { $cards }
cli-fury-combat =
    { $round ->
        [0] Antes do combate: { $fighters } contra { $enemy }
       *[other] Combate, rodada { $round }: { $fighters } contra { $enemy }
    }
cli-fury-lays = { $who }: { $card }
cli-fury-laid = Na rodada anterior, { $who }: { $card }
cli-fury-rolls = Dados: caçadores { $hunters }, inimigo { $enemy }
cli-fury-may-lay = Pode jogar, { $who }: { $cards }
