# Vampire: The Eternal Struggle: nomes, perguntas, opções e finais. O que acontece está em vtes-events, os motivos em vtes-reasons.
# Os Matusaléns têm as formas de que as frases precisam; as cartas não têm nenhuma: o nome é dado, escreve-se { $card } sozinho.

vtes-name = Vampire: The Eternal Struggle

vtes-seat-a = Matusalém A
    .the = o Matusalém A
    .The = O Matusalém A
    .of = do Matusalém A
    .to = ao Matusalém A
vtes-seat-b = Matusalém B
    .the = o Matusalém B
    .The = O Matusalém B
    .of = do Matusalém B
    .to = ao Matusalém B
vtes-seat-c = Matusalém C
    .the = o Matusalém C
    .The = O Matusalém C
    .of = do Matusalém C
    .to = ao Matusalém C
vtes-seat-d = Matusalém D
    .the = o Matusalém D
    .The = O Matusalém D
    .of = do Matusalém D
    .to = ao Matusalém D
vtes-seat-e = Matusalém E
    .the = o Matusalém E
    .The = O Matusalém E
    .of = do Matusalém E
    .to = ao Matusalém E

vtes-hidden = Vampiro nº { $number }

vtes-phase-unlock = Fase de desvirar
vtes-phase-master = Fase mestre
vtes-phase-minion = Fase servo
vtes-phase-influence = Fase de influência
vtes-phase-discard = Fase de descarte

## As fases de um turno, como perguntas

vtes-prompt-phase-unlock = Fase de desvirar: o que você faz?
vtes-prompt-phase-master =
    { $actions ->
        [0] Fase mestre: não resta nenhuma ação.
        [one] Fase mestre: resta uma ação.
       *[other] Fase mestre: restam { $actions } ações.
    } Sua reserva: { $pool }.
vtes-prompt-act = Fase servo: o que fazem os seus servos? Reserva da sua presa: { $pool }.
vtes-prompt-phase-influence =
    { $transfers ->
        [0] Fase de influência: não resta nenhuma transferência.
        [one] Fase de influência: resta uma transferência.
       *[other] Fase de influência: restam { $transfers } transferências.
    } Sua reserva: { $pool }.
vtes-prompt-phase-discard = Fase de descarte: descartar uma carta?

## As janelas de uma ação, como perguntas

vtes-window-announced = { $deed } O que você faz?
vtes-window-open =
    { $role ->
        [block]
            { $hopeless ->
                [1] { $deed } Do jeito que está, seu bloqueio falharia. Você bloqueia?
               *[0] { $deed } Você bloqueia?
            }
        [own] { $deed } Por ora ninguém bloqueia. Você joga algo?
       *[react] { $deed } Você reage?
    }
vtes-window-attempt =
    { $blocks ->
        [1] { $deed } { $blocker } tenta bloquear com intercepção { $intercept }. Do jeito que está, o bloqueio tem sucesso. O que você faz?
       *[0] { $deed } { $blocker } tenta bloquear com intercepção { $intercept }. Do jeito que está, o bloqueio falha. O que você faz?
    }
vtes-window-declined = Ninguém bloqueia { $actor }. { $stands } O que você faz?
vtes-window-would = { $actor } está prestes a sangrar. { $stands } O que você faz?
vtes-window-blocked = { $blocker } bloqueia { $actor }. O que você faz?
vtes-window-after-block = O bloqueio se resolveu. O que você faz?
vtes-window-after =
    { $outcome ->
        [success] { $actor }: a ação teve sucesso. O que você faz?
        [blocked] { $actor }: a ação foi bloqueada. O que você faz?
       *[other] { $actor }: a ação acabou. O que você faz?
    }

## Outras perguntas

vtes-prompt-x = Escolha X para { $card }.
vtes-prompt-target = Escolha um alvo para { $card }.
vtes-prompt-one = { $card }: qual servo vira?
vtes-prompt-other = { $card }: escolha o outro servo.
vtes-prompt-abstain = { $card }: qual vampiro se abstém?
vtes-prompt-discard = Descartar qual carta?
vtes-prompt-discard-several = Descarte { $count } cartas. Quais?
vtes-prompt-discard-down = Você tem cartas demais na mão: descarte uma.
vtes-prompt-discard-down-several = Você tem cartas demais na mão: descarte { $count }.
vtes-prompt-discard-for = { $card }: descartar qual carta para pagar?
vtes-prompt-rescue = Resgatar qual vampiro?
vtes-prompt-diablerize = Diablerizar qual vampiro?
vtes-prompt-equip-from = Pegar qual equipamento?
vtes-prompt-trigger = Usar a habilidade de { $card }?
vtes-prompt-next-trigger = Qual carta vem agora?
vtes-prompt-instead = Qual carta se aplica primeiro?
vtes-prompt-rise = Queimar sangue para desvirar { $card }?
vtes-prompt-add-blood = { $card }: adicionar sangue a qual vampiro?
vtes-prompt-remove-ash = { $card }: remover qual carta da pilha de cinzas do jogo?
vtes-prompt-remove-ash-several = { $card }: quais { $count } cartas da pilha de cinzas remover do jogo?
vtes-prompt-as-played =
    { $seat-you ->
        [1] Você joga { $card }. Você responde?
       *[0] { $seat-The } joga { $card }. Você responde?
    }
vtes-prompt-burn-option = Descartar uma carta com a opção de queima?
vtes-prompt-reduce = Virar { $card } para pagar menos?
vtes-prompt-slave = Deixar um escravo lutar no lugar?
vtes-prompt-exchange-take = { $card }: qual carta da sua pilha de cinzas você quer?
vtes-prompt-exchange-give = { $card }: qual carta da sua mão você dá em troca?

## Opções das fases

vtes-option-trigger = Aplicar { $card }
vtes-option-edge = Ganhar 1 ponto de reserva com a Vantagem
vtes-option-withdraw = Anunciar que você se retira
vtes-option-infernal = Queimar 1 ponto de reserva para desvirar { $piece }
vtes-option-mark = Marcar { $piece } neste turno
vtes-limit-transfers = Transferências
vtes-limit-pool = Reserva
vtes-limit-cards = Cartas
vtes-limit-points = Pontos
vtes-option-transfer = Mover 1 ponto de reserva para { $piece }
vtes-option-take-back = Mover 1 ponto de sangue de { $piece } para a sua reserva
vtes-option-ready = Trazer { $piece } ao jogo
vtes-option-merge = Fundir { $piece } por 4 transferências e 1 ponto de reserva
vtes-option-crypt = Comprar da cripta por 4 transferências e 1 ponto de reserva
vtes-option-discard = Descartar uma carta
vtes-option-event = Jogar o evento { $card }
vtes-option-end-unlock = Encerrar a fase de desvirar
vtes-option-end-master = Encerrar a fase mestre
vtes-option-end-minion-phase = Encerrar a fase servo
vtes-option-end-influence = Encerrar a fase de influência
vtes-option-end-discard = Encerrar o turno

## Opções dos servos

vtes-option-play =
    { $other ->
        [1] Jogar { $card } com { $user }: { $does }
       *[0]
            { $level ->
                [2] Jogar { $card } com { $user }, nível superior
               *[other] Jogar { $card } com { $user }
            }
    }
vtes-option-play-master = Jogar { $card }
vtes-option-use = Usar { $card }: { $does }
vtes-option-act = Agir com { $user } usando { $card }: { $does }
vtes-option-act-own = Agir com { $user }: { $does }
vtes-option-block = Tentar bloquear com { $piece }
vtes-option-block-hopeless = Tentar bloquear com { $piece } (falharia: intercepção { $intercept }, furtividade { $stealth })
vtes-option-bleed = Sangrar com { $piece }
vtes-option-hunt = Caçar com { $piece }
vtes-option-equip-from = Equipar { $piece } de outro servo
vtes-option-leave-torpor = Deixar o torpor com { $piece }
vtes-option-act-rescue = Resgatar um vampiro em torpor com { $piece }
vtes-option-act-diablerize = Diablerizar um vampiro em torpor com { $piece }
vtes-option-become-anarch = Tornar-se anarquista com { $piece }
vtes-option-attack = Atacar { $piece } com { $user }

## Opções simples

vtes-option-pass = Passar
vtes-option-decline = Não bloquear
vtes-option-yes = Sim
vtes-option-piece =
    { $seat-you ->
        [1] { $piece } (você)
       *[0] { $piece } ({ $seat })
    }
vtes-option-gone = Não está mais lá
vtes-option-card = { $card }
vtes-option-seat =
    { $seat-you ->
        [1] Você
       *[0] { $seat }
    }
vtes-option-number = { $number }
vtes-option-clan = { $clan }
vtes-option-pool = Queimar reserva
vtes-option-blood = Queimar sangue de um vampiro
vtes-option-lock = Virar vampiros
vtes-option-burn = Queimar uma carta
vtes-option-remove-ash = Remover do jogo uma carta de biblioteca ao acaso da pilha de cinzas
vtes-option-reduce = Reduzir a sangria
vtes-option-votes = Ganhar votos
vtes-option-to-pool = Do vampiro para a sua reserva
vtes-option-to-vampire = Da sua reserva para o vampiro

## Finais

vtes-end-last = Resta um só Matusalém.
vtes-end-limit = A partida para aqui, e quem ainda está no jogo recebe meio ponto de vitória.

vtes-wish-ask-always = Perguntar sempre, mesmo quando quase não importa
vtes-wish-ask-usual = Perguntar só quando pode importar
