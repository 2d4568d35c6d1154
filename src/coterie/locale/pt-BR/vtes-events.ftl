# Vampire: The Eternal Struggle: o que acontece. O combate está em vtes-combat; votos, torpor e contestações estão em vtes-politics.

## Os turnos e o fim

vtes-event-turn =
    { $seat-you ->
        [1] Turno { $turn }: é a sua vez.
       *[0] Turno { $turn }: é a vez { $seat-of }.
    }
vtes-event-ousted = { $seat-The } está fora do jogo.
vtes-event-points =
    { $half ->
        [1] { $seat-The } ganha meio ponto de vitória.
       *[other] { $seat-The } ganha 1 ponto de vitória.
    }
vtes-event-resigned = { $seat-The } abandona a partida.
vtes-event-timed-out = { $seat-The } ficou sem tempo.
vtes-event-withdraws = { $seat-The } anuncia que se retira.
vtes-event-withdrawal-failed =
    { $seat-you ->
        [1] A sua retirada falha.
       *[0] A retirada { $seat-of } falha.
    }
vtes-event-withdrawn = { $seat-The } se retira da partida.
vtes-event-won = { $reason } { $seat-The } vence com o maior número de pontos de vitória.
vtes-event-drawn = { $reason } Ninguém vence.

## Reserva, sangue, a Vantagem

vtes-event-pool-lost =
    { $amount ->
        [one] { $seat-The } queima { $amount } ponto de reserva. Reserva: { $pool }.
       *[other] { $seat-The } queima { $amount } pontos de reserva. Reserva: { $pool }.
    }
vtes-event-pool-gained =
    { $amount ->
        [one] { $seat-The } ganha { $amount } ponto de reserva. Reserva: { $pool }.
       *[other] { $seat-The } ganha { $amount } pontos de reserva. Reserva: { $pool }.
    }
vtes-event-blood-lost =
    { $kind ->
        [1]
            { $amount ->
                [one] { $piece } queima { $amount } ponto de sangue. Sangue: { $blood }.
               *[other] { $piece } queima { $amount } pontos de sangue. Sangue: { $blood }.
            }
       *[other]
            { $amount ->
                [one] { $piece } queima { $amount } ponto de vida. Vida: { $blood }.
               *[other] { $piece } queima { $amount } pontos de vida. Vida: { $blood }.
            }
    }
vtes-event-blood-gained =
    { $amount ->
        [0] { $piece } não pode ter mais sangue. Sangue: { $blood }.
        [one]
            { $kind ->
                [1] { $piece } ganha { $amount } ponto de sangue. Sangue: { $blood }.
               *[other] { $piece } ganha { $amount } ponto de vida. Vida: { $blood }.
            }
       *[other]
            { $kind ->
                [1] { $piece } ganha { $amount } pontos de sangue. Sangue: { $blood }.
               *[other] { $piece } ganha { $amount } pontos de vida. Vida: { $blood }.
            }
    }
vtes-event-blood-to-pool =
    { $seat-you ->
        [1]
            { $amount ->
                [one] { $amount } ponto de sangue passa de { $piece } para a sua reserva. Sangue: { $blood }, reserva: { $pool }.
               *[other] { $amount } pontos de sangue passam de { $piece } para a sua reserva. Sangue: { $blood }, reserva: { $pool }.
            }
       *[0]
            { $amount ->
                [one] { $amount } ponto de sangue passa de { $piece } para a reserva { $seat-of }. Sangue: { $blood }, reserva: { $pool }.
               *[other] { $amount } pontos de sangue passam de { $piece } para a reserva { $seat-of }. Sangue: { $blood }, reserva: { $pool }.
            }
    }
vtes-event-pool-to-blood =
    { $amount ->
        [one] { $seat-The } move { $amount } ponto de reserva para { $piece }. Reserva: { $pool }, sangue: { $blood }.
       *[other] { $seat-The } move { $amount } pontos de reserva para { $piece }. Reserva: { $pool }, sangue: { $blood }.
    }
vtes-event-edge = { $seat-The } toma a Vantagem.
vtes-event-counters-lost =
    { $amount ->
        [one] 1 contador de { $card } é queimado. Contadores: { $counters }.
       *[other] { $amount } contadores de { $card } são queimados. Contadores: { $counters }.
    }

## Cartas

vtes-event-drew = Você compra { $card }.
vtes-event-draws = { $seat-The } compra uma carta.
vtes-event-drew-open = { $seat-The } compra { $card }, à vista de todos.
vtes-event-open-hand =
    { $cards-count ->
        [0] { $seat-The } joga com a mão aberta, e ela está vazia.
       *[other] { $seat-The } joga com a mão aberta: { $cards }.
    }
vtes-event-discarded = { $seat-The } descarta { $card }.
vtes-event-crypt = { $seat-The } compra uma carta da cripta.
vtes-event-removed-ash =
    { $seat-you ->
        [1] { $card } na sua pilha de cinzas é removida do jogo.
       *[0] { $card } na pilha de cinzas { $seat-of } é removida do jogo.
    }
vtes-event-exchanged = { $seat-The } troca { $card } da mão por { $other } da pilha de cinzas.
vtes-event-top-burned = { $seat-The } queima { $card }, a carta do topo da biblioteca.
vtes-event-master = { $seat-The } joga { $card }.
vtes-event-event = { $seat-The } joga o evento { $card }.
vtes-event-plays = { $user } joga { $card } como ação.
vtes-event-played =
    { $level ->
        [2] { $user } joga { $card } no nível superior.
       *[other] { $user } joga { $card }.
    }
vtes-event-cancelled = A carta { $card } é cancelada.
vtes-event-used = { $seat-The } usa { $card }.
vtes-event-applied = { $card } tem efeito.
vtes-event-put-in-play = { $seat-The } põe { $card } em jogo.
vtes-event-put-on = { $card } vai para { $piece }.
vtes-event-given = { $seat-The } agora controla { $card }.
vtes-event-influenced = { $seat-The } traz { $piece } ao jogo.
vtes-event-sent-back =
    { $seat-you ->
        [1] { $piece } vai para a sua região incontrolada.
       *[0] { $piece } vai para a região incontrolada { $seat-of }.
    }
vtes-event-merged = { $seat-The } funde as duas versões de { $piece }.
vtes-event-recruited = { $seat-The } recruta { $piece }.
vtes-event-locked = { $piece } vira.
vtes-event-unlocked = { $piece } desvira.
vtes-event-burned = { $piece } queima e vai para a pilha de cinzas.
vtes-event-torpor = { $piece } vai para torpor.

## Ações

vtes-event-announces-bleed = { $actor } age para sangrar { $seat-the }.
vtes-event-announces-hunt = { $actor } age para caçar.
vtes-event-announces-equip-from = { $actor } age para pegar { $things }.
vtes-event-announces-leave-torpor = { $actor } age para deixar o torpor.
vtes-event-announces-rescue = { $actor } age para resgatar { $things } do torpor, pagando { $amount } dos 2 pontos de sangue.
vtes-event-announces-diablerize = { $actor } age para diablerizar { $things }.
vtes-event-announces-become-anarch = { $actor } age para se tornar anarquista.
vtes-event-attacks = { $actor } age para atacar { $piece }.
vtes-event-acts-with =
    { $things-count ->
        [0]
            { $level ->
                [2] { $actor } age com { $card } no nível superior. Furtividade: { $stealth }.
               *[other] { $actor } age com { $card }. Furtividade: { $stealth }.
            }
       *[other]
            { $level ->
                [2] { $actor } age com { $card } no nível superior. Alvo: { $things }. Furtividade: { $stealth }.
               *[other] { $actor } age com { $card }. Alvo: { $things }. Furtividade: { $stealth }.
            }
    }
vtes-event-acts-by =
    { $things-count ->
        [0] { $actor } age usando { $card }: { $does }. Furtividade: { $stealth }.
       *[other] { $actor } age usando { $card }: { $does }. Alvo: { $things }. Furtividade: { $stealth }.
    }
vtes-event-acts-own =
    { $things-count ->
        [0] { $actor } age: { $does }. Furtividade: { $stealth }.
       *[other] { $actor } age: { $does }. Alvo: { $things }. Furtividade: { $stealth }.
    }
vtes-event-stealth = { $piece } recebe +{ $amount } de furtividade.
vtes-event-stealth-lost = { $piece } recebe -{ $amount } de furtividade.
vtes-event-intercept = { $piece } recebe +{ $amount } de intercepção.
vtes-event-intercept-less = { $piece } recebe -{ $amount } de intercepção.
vtes-event-bleed = { $piece } recebe +{ $amount } de sangria.
vtes-event-bleed-waiting = { $piece } recebe +{ $amount } de sangria enquanto o alvo tiver { $pool } de reserva ou menos.
vtes-event-attempts = { $piece } tenta bloquear.
vtes-event-attempt-failed = { $piece } não consegue bloquear.
vtes-event-blocked = { $blocker } bloqueia { $actor }.
vtes-event-success = A ação de { $actor } tem sucesso.
vtes-event-without-effect = A ação de { $actor } não tem efeito: seu custo não pode ser pago.
vtes-event-fizzled = A ação de { $actor } não tem efeito: aquilo de que precisava não está mais lá.
vtes-event-action-ended = A ação acaba sem sucesso.
vtes-event-bled = { $actor } sangra { $seat-the } em { $amount }.
vtes-event-equipped-from = { $piece } pega o equipamento.
