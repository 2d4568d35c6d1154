# Fury of Dracula no navegador: o mapa, a trilha, os caçadores, o combate.

## The map

web-fury-map-day = Mapa da Europa de dia
web-fury-map-night = Mapa da Europa à noite
web-fury-map-keys = As setas movem o mapa, mais e menos mudam a escala, zero o mostra inteiro. Os lugares que podem ser escolhidos são botões, e a lista deles se abre abaixo.
web-fury-closer = Aproximar
web-fury-farther = Afastar
web-fury-whole = O mapa inteiro
web-fury-reach =
    { $count ->
        [0] Nenhum lugar a escolher
        [one] Um lugar a escolher
       *[other] { $count } lugares a escolher
    }
web-fury-legend = O que o mapa mostra
web-fury-legend-belief = ele pode estar aqui
web-fury-legend-road = estrada
web-fury-legend-west = ferrovia oeste
web-fury-legend-east = ferrovia leste
web-fury-legend-sea = mar
web-fury-kind-large = Cidade grande
web-fury-kind-small = Cidade pequena
web-fury-kind-sea = Mar
web-fury-kind-castle = Aqui Drácula é sempre visto. Ao chegar ganha 2 pontos de Sangue, e soma 1 às rolagens de combate. Os caçadores não podem descansar, se reabastecer nem trocar.
web-fury-kind-hospital = Drácula nunca entra. Aqui se pode tratar uma mordida, com um dado.
web-fury-by-road = Por estrada:
web-fury-by-rail = De trem:
web-fury-die = O dado do trem: { $faces }.
web-fury-by-sea = Por mar:
web-fury-here = Aqui:
web-fury-list = { $places }
web-fury-ground = Consecrated Ground: Drácula não pode entrar nem passar.
web-fury-host = Heavenly Host: Drácula não pode entrar nem passar.
web-fury-storm = Stormy Seas: fechado a Drácula. Turnos restantes: { $count }.
web-fury-roadblock = Roadblock: fechada aos caçadores
web-fury-chance = Probabilidade de Drácula estar aqui: { $percent }%.
web-fury-belief = Sombrear onde ele pode estar
web-fury-belief-hint =
    { $count ->
        [0] Nenhum lugar, pelo que todos viram.
        [one] Um lugar, pelo que todos viram.
       *[other] { $count } lugares, pelo que todos viram.
    }
web-fury-belief-settings = Fury of Dracula: mostrar aos caçadores onde Drácula pode estar, pelo que todos viram.
web-fury-stands = { $who }, { $place }
web-fury-dracula-stands = Drácula, { $place }

## Tracks

web-fury-time = Momento do dia
web-fury-blood = sangue
web-fury-blood-hint = O sangue de Drácula. Quando Drácula é morto, ele cai ao próximo destes valores: { $points }. Quando acaba, os caçadores vencem.
web-fury-vampires = vampiros
web-fury-vampires-hint = Drácula vence quando esta escala está cheia.
web-fury-resolve = determinação
web-fury-resolve-hint = Pontos dos caçadores: cada um pode gastar um no início do seu turno, e cada uma das três ações vale uma vez por rodada. Cada nova alvorada soma um.
web-fury-of = de { $most }
web-fury-allies = Aliados em jogo

## Trail and catacombs

web-fury-trail = Trilha
web-fury-trail-hint = a mais recente primeiro; uma sétima carta empurra a mais antiga para fora
web-fury-catacombs = Catacumbas
web-fury-space-first = 1, recente
web-fury-space-last = { $space }, antiga
web-fury-space-sea = { $space }, no mar
web-fury-space-seen = { $space }, vista
web-fury-space-plain = { $space }
web-fury-dropped = saiu
web-fury-empty = vazio
web-fury-hospital = Hospital
web-fury-back-city = uma cidade, virada para baixo
web-fury-back-sea = um mar, virado para baixo
web-fury-back-power = um poder
web-fury-face-down = oculta para os caçadores
web-fury-token-hidden = um encontro oculto
web-fury-blood-paid =
    { $count ->
        [one] { $count } ponto de Sangue pago aqui
       *[other] { $count } pontos de Sangue pagos aqui
    }
web-fury-encounters =
    { $count ->
        [0] nenhum encontro
        [one] um encontro
       *[other] { $count } encontros
    }
web-fury-was-in = Drácula estava aqui: { $place }

## Hunters and Dracula

web-fury-hunters = Caçadores
web-fury-hunter-spoken = { $who }, { $place }, saúde { $health } de { $most }, mordidas { $bites }, itens { $items }, eventos { $events }
web-fury-health = Saúde { $count } de { $most }
web-fury-bites = Mordidas: { $count }; com { $most } é derrota
web-fury-of-bites = { $count } de { $most }
web-fury-cards-held =
    { $items ->
        [0] 0 itens
        [one] um item
       *[other] { $items } itens
    }, { $events ->
        [0] 0 eventos
        [one] um evento
       *[other] { $events } eventos
    }
web-fury-dracula-held =
    { $tokens ->
        [0] 0 encontros
        [one] um encontro
       *[other] { $tokens } encontros
    }, { $events ->
        [0] 0 eventos
        [one] um evento
       *[other] { $events } eventos
    }
web-fury-known-cards = Conhecidas:
web-fury-misses = perde o próximo turno
web-fury-in-fog = névoa: não se move
web-fury-in-bats = morcegos: Drácula decide o movimento
web-fury-group = com { $who }
web-fury-announced = anunciou o próximo movimento
web-fury-at-sea = no mar
web-fury-encounters-title = Encontros
web-fury-events-title = Eventos
web-fury-powers-title = Poderes
web-fury-power-once = Um poder que está na trilha não pode ser usado até sair dela.
web-fury-ability-lord_godalming = Ao rolar o dado do trem, pode rolá-lo mais uma vez.
web-fury-ability-dr_seward = Pode guardar uma carta a mais: item ou evento.
web-fury-ability-van_helsing = Sobrevive a duas mordidas.
web-fury-ability-mina_harker = Pode pegar uma carta a mais ao se reabastecer, e tem uma mordida desde o início.
web-fury-spoken = { $card }. { $does }
web-fury-assumed = Sobre parte disto as fontes divergem ou se calam. As nossas decisões dizem como se joga aqui.
web-fury-initiative = Iniciativa { $number }

## Combat

web-fury-combat = Combate
web-fury-combat-round = Combate, rodada { $round }
web-fury-combat-before = Antes do combate
web-fury-a-vampire = Um vampiro
web-fury-tactics = Cartas de tática
web-fury-card-waits = ainda não escolhida
web-fury-no-card = nenhuma carta
web-fury-lain = Jogada na rodada anterior: { $card }
web-fury-blood-left =
    { $count ->
        [0] 0 pontos de Sangue restantes
        [one] 1 ponto de Sangue restante
       *[other] { $count } pontos de Sangue restantes
    }
web-fury-continues = Continue: { $count } de 3
web-fury-trap = Trap: +{ $count }
web-fury-bonus-enemy = +{ $count } para o inimigo
web-fury-bonus-hunter = +{ $count } para o caçador
web-fury-planning = { $who }: +{ $count }
web-fury-no-escape = sem fuga nas três primeiras rodadas
web-fury-repelled = repelido: esquiva ou fuga
web-fury-results = Se { $card } encontra outra carta
web-fury-against = Carta do inimigo
web-fury-against-hunter = Carta do caçador
web-fury-hunter-wins = O caçador vence a rolagem
web-fury-enemy-wins = { $enemy } vence a rolagem
web-fury-spent = o item é gasto
web-fury-effect-and = { ", " }
web-fury-effect-continue = o combate continua
web-fury-effect-end = o combate termina
web-fury-effect-repel = Drácula é repelido
web-fury-effect-bite = o caçador é mordido
web-fury-effect-bat = Drácula voa para longe
web-fury-effect-kill = o inimigo é morto
web-fury-effect-blood =
    { $count ->
        [one] Drácula perde { $count } ponto de Sangue
       *[other] Drácula perde { $count } pontos de Sangue
    }
web-fury-effect-health =
    { $count ->
        [one] o caçador perde { $count } ponto de saúde
       *[other] o caçador perde { $count } pontos de saúde
    }
web-fury-effect-hunter-bonus = +1 na próxima rolagem do caçador
web-fury-effect-enemy-bonus = +1 na próxima rolagem do inimigo
web-fury-effect-lose-event = o caçador perde um evento
web-fury-effect-lose-items = o caçador perde todos os itens

## Cards on their way

web-fury-running = Cartas sendo jogadas
web-fury-plays = { $who } joga
web-fury-cancelled = Anulada
web-fury-drawn = Comprada
web-fury-trade = { $who } troca com { $other }

## Where the game is

web-fury-crumb-round = Rodada { $round }, { $time }
web-fury-crumb-turn = { $who }
web-fury-crumb-combat = combate, rodada { $round }
web-fury-sure-blood = Dark Call custa 2 pontos de Sangue, e você tem { $count }.
web-fury-sure-leap = O salto pode custar até 6 pontos de saúde.
web-fury-chart = Sangue e saúde por rodada

## What a question means

web-fury-coach-begin = Qualquer cidade iluminada serve, no mapa ou na lista. Nas grandes os caçadores se reabastecem melhor.
web-fury-coach-turn-start = Antes de se mover, você pode gastar um ponto de determinação, entrar em um grupo ou sair dele, ou jogar uma carta iluminada.
web-fury-coach-travel = Clique em um lugar iluminado. As estradas são seguras; o trem depende do dado.
web-fury-coach-destination = Os lugares iluminados são os que podem ser alcançados.
web-fury-coach-train-die = Você pode manter a rolagem ou tentar de novo; vale a segunda.
web-fury-coach-action = Descansar dá 2 pontos de saúde, mas eventos podem ir para Drácula. Reabastecer-se dá cartas. Com um caçador na mesma cidade é possível trocar itens.
web-fury-coach-draw = Eventos com morcego vão para Drácula.
web-fury-coach-discard = Uma carta tem que sair: há cartas demais, ou algo acaba de tirar uma. As iluminadas podem ser descartadas.
web-fury-coach-opening = O que se joga agora vem antes da primeira rodada. Quando ninguém acrescenta carta, o combate começa.
web-fury-coach-tactic = Escolha uma carta. A tabela mostra o que acontece contra cada carta do inimigo.
web-fury-coach-enemy-tactic = Escolha uma carta. A tabela mostra o que acontece contra cada carta que um caçador pode ter.
web-fury-coach-dracula-move = Clique em um lugar iluminado, ou em um poder. Onde ninguém vê você, os caçadores só sabem se você vai por terra ou por mar.
web-fury-coach-place-token = Um encontro espera nesta cidade, oculto, por um caçador.
web-fury-coach-put-back = Você tem encontros demais. Os iluminados voltam para a reserva.
web-fury-coach-to-catacombs = A cidade pode ir para as catacumbas, com mais um encontro.
web-fury-coach-mature = Um encontro que sai da trilha pode amadurecer e ter seu outro efeito.
web-fury-coach-clear = Cartas tiradas das catacumbas abrem espaço; seus encontros não amadurecem.
web-fury-coach-answer = Um evento foi jogado. Anule-o com uma carta, se tiver uma que possa, ou deixe valer.
web-fury-coach-double-back = Os lugares iluminados estão na sua trilha ou catacumbas e perto o bastante.
web-fury-coach-wolf = O lobo percorre até duas estradas.

## The table as text

web-fury-field-seat = seu lugar
web-fury-field-round = rodada
web-fury-field-phase = fase
web-fury-field-active = de quem é o turno
web-fury-field-time = momento do dia
web-fury-field-night = noite
web-fury-field-vampires = vampiros
web-fury-field-vampires-to-win = vampiros para vencer
web-fury-field-resolve = determinação
web-fury-field-used = usadas nesta rodada
web-fury-field-dracula = Drácula
web-fury-field-hunters = caçadores
web-fury-field-trail = trilha
web-fury-field-catacombs = catacumbas
web-fury-field-dropped = saíram da trilha
web-fury-field-event-deck = baralho de eventos
web-fury-field-event-discards = eventos descartados
web-fury-field-item-deck = baralho de itens
web-fury-field-item-discards = itens descartados
web-fury-field-pool = encontros na reserva
web-fury-field-ally-of-hunters = aliado dos caçadores
web-fury-field-ally-of-dracula = aliado de Drácula
web-fury-field-ground = Consecrated Ground
web-fury-field-hosts = Heavenly Host
web-fury-field-roadblock = Roadblock
web-fury-field-storm = Stormy Seas
web-fury-field-storm-left = turnos de tempestade restantes
web-fury-field-combat = combate
web-fury-field-running = cartas sendo jogadas
web-fury-field-trade = troca
web-fury-field-party = procuram juntos
web-fury-field-drawn = comprada
web-fury-field-belief = onde Drácula pode estar
web-fury-field-id = quem
web-fury-field-place = lugar
web-fury-field-health = saúde
web-fury-field-health-most = saúde máxima
web-fury-field-bites = mordidas
web-fury-field-bites-to-defeat = mordidas para a derrota
web-fury-field-items = itens
web-fury-field-events = eventos
web-fury-field-dogs = cães
web-fury-field-shown-item = item mostrado
web-fury-field-shown-event = evento mostrado
web-fury-field-own-items = seus itens
web-fury-field-own-events = seus eventos
web-fury-field-own-tokens = seus encontros
web-fury-field-seen = cartas conhecidas
web-fury-field-seen-tokens = encontros conhecidos
web-fury-field-seen-events = eventos conhecidos
web-fury-field-group = grupo
web-fury-field-moved = já se moveu
web-fury-field-misses = perde um turno
web-fury-field-fog = névoa
web-fury-field-bats = morcegos
web-fury-field-keeps = marcadores guardados
web-fury-field-voyage = viagem por mar
web-fury-field-announced = movimento anunciado
web-fury-field-at-sea = no mar
web-fury-field-blood = sangue
web-fury-field-blood-most = sangue máximo
web-fury-field-tokens = encontros
web-fury-field-swift = move-se duas vezes
web-fury-field-space = espaço
web-fury-field-serial = número da carta
web-fury-field-back = verso
web-fury-field-up = virada para cima
web-fury-field-powers = poderes
web-fury-field-kind = tipo
web-fury-field-enemy = inimigo
web-fury-field-fighters = combatentes
web-fury-field-found = encontrado pelos caçadores
web-fury-field-continues = resultados Continue
web-fury-field-traps = Trap
web-fury-field-planning = Advance Planning
web-fury-field-ban = sem fuga por enquanto
web-fury-field-repelled = repelido
web-fury-field-enemy-bonus = bônus do inimigo
web-fury-field-hunter-bonus = bônus do caçador
web-fury-field-shown = cartas mostradas
web-fury-field-target = atacado
web-fury-field-cards = cartas dos caçadores
web-fury-field-card = carta
web-fury-field-lain = na mesa
web-fury-field-lain-enemy = carta inimiga na mesa
web-fury-field-hunter-roll = rolagem do caçador
web-fury-field-enemy-roll = rolagem do inimigo
web-fury-field-winner = vencedor
web-fury-field-hands = suas táticas
web-fury-field-enemy-hand = táticas do inimigo
web-fury-field-by = por
web-fury-field-cancelled = anulada
web-fury-field-asked = pede
web-fury-field-other = outro
web-fury-field-offer = oferta

## Combat, continued

web-fury-hold = Um toque joga a carta. Mantenha-a pressionada para ver antes os resultados.
web-fury-effect-besides = { "; " }
