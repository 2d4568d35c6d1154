# Vampire: The Eternal Struggle na linha de comando.

## Cards

cli-vtes-capacity = capacidade { $capacity }
cli-vtes-group = grupo { $group }
cli-vtes-cost-x = custa X
cli-vtes-cost-pool = custa { $count } de reserva
cli-vtes-cost-blood = custa { $count } de sangue
cli-vtes-banned = Esta carta está banida.
cli-vtes-official = Texto oficial
cli-vtes-ours = O nosso texto
cli-vtes-definition = Definição
cli-vtes-definition-none = Não precisa: a carta não tem texto além de seita e título.
cli-vtes-rulings = { $count ->
    [0] Nenhuma decisão de regras
    [1] Uma decisão de regras
   *[other] { $count } decisões de regras
}
cli-vtes-tests = { $count ->
    [0] Nenhum teste
    [1] Um teste
   *[other] { $count } testes
}
cli-vtes-complete = Completa: você pode jogá-la, e a definição diz o que a carta diz.
cli-vtes-changed = Completa, mas o texto oficial mudou desde que verificamos a definição.
cli-vtes-differs = Não confere: na cláusula { $clause } a carta diz “{ $official }”, a definição “{ $ours }”.
cli-vtes-incomplete = Você ainda não pode jogar esta carta aqui. Para começar a escrevê-la:

## Counting

cli-vtes-coverage = Você pode jogar { $complete } de { $cards } cartas.
cli-vtes-coverage-decks = Nos { $decks } baralhos da Quinta Edição, juntos: { $complete } de { $cards }.
cli-vtes-by-precons = Por baralho
cli-vtes-by-types = Por tipo
cli-vtes-by-disciplines = Por Disciplina exigida
cli-vtes-by-sets = Por expansão

## Beginning a card

cli-vtes-new-print = A definição vai em { $module }, os testes em { $tests }:
cli-vtes-new-written = { $constant } iniciada em { $module }, com os testes em { $tests }.
cli-vtes-new-module = O módulo { $module } é novo: acrescente-o aos módulos em { $file }.
cli-vtes-new-next = Escreva na definição o que a carta faz, e nos testes como se joga. Depois verifique:
cli-vtes-read-one = Há exatamente uma leitura, e ela pode ser jogada.
cli-vtes-read-several = Há { $count } leituras onde deveria haver uma.
cli-vtes-read-unknown = { $count ->
    [one] Não se tira nada desta frase:
   *[other] Não se tira nada destas { $count } frases:
}
cli-vtes-read-unproved = Todas as frases foram lidas, mas juntas não dão o texto da carta.
cli-vtes-read-all = { $cards } cartas lidas. Outras { $refused } foram lidas mas não podem ser jogadas como estão, e { $unread } têm frases que nenhuma palavra diz.
cli-vtes-read-doubtful = { $card } tem mais de uma leitura, por isso ficou de fora.
cli-vtes-read-locked = { $count } textos estão fixados.

## The table

cli-vtes-turn = Turno { $turn }: { $seat }, { $phase }
cli-vtes-seat = { $seat }: reserva { $pool }, pontos { $points }
cli-vtes-edge = a Vantagem
cli-vtes-you = você
cli-vtes-prey = a sua presa
cli-vtes-predator = o seu predador
cli-vtes-ousted = removido do jogo
cli-vtes-withdrawing = retirando-se
cli-vtes-piles = Mão { $hand }, biblioteca { $library }, cripta { $crypt }, pilha de cinzas { $ash }
cli-vtes-seen = Cartas conhecidas nesta mão: { $cards }
cli-vtes-ash = Pilha de cinzas: { $cards }
cli-vtes-removed = Removidas do jogo: { $cards }
cli-vtes-ready = região ativa
cli-vtes-torpor = torpor
cli-vtes-uncontrolled = incontrolada
cli-vtes-in-play = em jogo
cli-vtes-contested = contestada
cli-vtes-locked = virada
cli-vtes-blood = sangue { $blood }/{ $capacity }
cli-vtes-life = vida { $life }
cli-vtes-counters = contadores { $count }
cli-vtes-facedown = virada para baixo ({ $number })
cli-vtes-younger = capacidade menor que { $capacity }
cli-vtes-bleed = sangria { $bleed }
cli-vtes-strength = força { $strength }
cli-vtes-intercept = intercepção { $intercept }
cli-vtes-votes = votos { $votes }
cli-vtes-acts = pode agir
cli-vtes-blocks = pode bloquear
cli-vtes-with = com { $cards }
cli-vtes-left-master = Ações de fase mestre restantes: { $count }
cli-vtes-left-influence = Transferências restantes: { $count }
cli-vtes-left-discard = Ações de fase de descarte restantes: { $count }
cli-vtes-hand = A sua mão ({ $count })
cli-vtes-looks = Você está olhando: { $cards }
cli-vtes-playing = { $seat } joga { $card }
cli-vtes-action = { $actor } age: furtividade { $stealth }
cli-vtes-action-bleed = { $actor } sangra { $target }: sangria { $bleed }, furtividade { $stealth }
cli-vtes-blocker = { $blocker } bloqueia, intercepção { $intercept }
cli-vtes-stealth-from = Furtividade: { $sources }
cli-vtes-bleed-from = Sangria: { $sources }
cli-vtes-intercept-from = Intercepção: { $sources }
cli-vtes-played = { $minion } jogou { $card }
cli-vtes-may-block = Ainda podem bloquear (intercepção): { $minions }
cli-vtes-votes-left = Votos ainda por vir: { $votes }
cli-vtes-base = base
cli-vtes-combat = Combate, assalto { $round }, { $range ->
    [long] longa distância
   *[close] curta distância
}
cli-vtes-fighter-damage = dano a sofrer { $damage }
cli-vtes-referendum =
    { $hunt ->
        [1] Caçada de sangue a { $who }: { $for } votos a favor, { $against } contra
       *[0] { $who } convoca um referendo: { $for } votos a favor, { $against } contra
    }
cli-vtes-referendum-card = Referendo sobre { $card }: { $for } votos a favor, { $against } contra
cli-vtes-terms = Termos: { $terms }
cli-vtes-legend = As Disciplinas são indicadas pelas primeiras letras; maiúsculas quando superiores.
