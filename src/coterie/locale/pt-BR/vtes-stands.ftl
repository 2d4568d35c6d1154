# O que está em curso, e como estão as coisas.

## O que se faz

vtes-deed-gone = O servo que agia não está mais lá.
vtes-deed-bleed =
    { $seat-you ->
        [1]
            { $left ->
                [0] { $actor } sangra você em { $amount }: você ficaria fora do jogo.
               *[other] { $actor } sangra você em { $amount }: sua reserva ficaria em { $left }.
            }
       *[0]
            { $left ->
                [0] { $actor } sangra { $seat-the } em { $amount }: o bastante para tirar do jogo.
               *[other] { $actor } sangra { $seat-the } em { $amount }: a reserva ficaria em { $left }.
            }
    } Furtividade: { $stealth }.
vtes-deed-card =
    { $things-count ->
        [0] { $actor } age com { $card }. Furtividade: { $stealth }.
       *[other] { $actor } age com { $card }. Alvo: { $things }. Furtividade: { $stealth }.
    }
vtes-deed-use =
    { $things-count ->
        [0] { $actor } age usando { $card }. Furtividade: { $stealth }.
       *[other] { $actor } age usando { $card }. Alvo: { $things }. Furtividade: { $stealth }.
    }
vtes-deed-own =
    { $things-count ->
        [0] { $actor } age com sua própria habilidade. Furtividade: { $stealth }.
       *[other] { $actor } age com sua própria habilidade. Alvo: { $things }. Furtividade: { $stealth }.
    }
vtes-deed-other = { $actor } age. Furtividade: { $stealth }.
vtes-deed-hunt = { $actor } age para caçar. Furtividade: { $stealth }.
vtes-deed-leave-torpor = { $actor } age para deixar o torpor. Furtividade: { $stealth }.
vtes-deed-become-anarch = { $actor } age para se tornar anarquista. Furtividade: { $stealth }.
vtes-deed-equip = { $actor } age para pegar { $things }. Furtividade: { $stealth }.
vtes-deed-rescue = { $actor } age para resgatar { $things } do torpor. Furtividade: { $stealth }.
vtes-deed-diablerize = { $actor } age para diablerizar { $things }. Furtividade: { $stealth }.
vtes-deed-attack = { $actor } age para atacar { $things }. Furtividade: { $stealth }.
vtes-deed-nothing = o que não está mais lá

## Como estão as coisas

vtes-stands-both = { $first } { $second }
vtes-stands-blocked = Do jeito que está, { $blocker } bloqueia { $actor }.
vtes-stands-bleed =
    { $seat-you ->
        [1] Do jeito que está, a sangria é de { $amount } e sua reserva é { $pool }: restam { $left }.
       *[0] Do jeito que está, a sangria é de { $amount } e a reserva é { $pool }: restam { $left }.
    }
vtes-stands-oust =
    { $seat-you ->
        [1] Do jeito que está, a sangria é de { $amount } e sua reserva é { $pool }: você está fora do jogo.
       *[0] Do jeito que está, a sangria é de { $amount } e a reserva é { $pool }: { $seat-the } está fora do jogo.
    }
vtes-stands-no-bleed = Do jeito que está, nenhuma reserva é queimada.
vtes-stands-hunt = Do jeito que está, { $actor } ganha { $amount } de sangue.
vtes-stands-referendum = Do jeito que está, o referendo é convocado.
vtes-stands-success = Do jeito que está, a ação tem sucesso.
vtes-stands-unpaid = Do jeito que está, não dá em nada: o custo não pode ser pago.
vtes-stands-no-target = Do jeito que está, não dá em nada: o alvo não está mais lá.
vtes-stands-wounded = Do jeito que está, { $piece } vai para o torpor.
vtes-stands-burned = Do jeito que está, { $piece } é queimado.
vtes-stands-continues = O combate continua.
vtes-stands-ends = O combate termina.
vtes-stands-passes = Do jeito que está, o referendo passa: { $pro } a favor, { $contra } contra.
vtes-stands-fails = Do jeito que está, o referendo falha: { $pro } a favor, { $contra } contra.

## Termos

vtes-terms-clan = { $clan }
vtes-terms-seat = { $seat-the }
vtes-terms-minion = { $piece }
vtes-terms-points = { $seat-the }: { $points }

## O que dura de uma carta

vtes-mark-waits = espera uma sangria de { $seat-the }
vtes-mark-contests = contesta seu título
vtes-mark-stays-locked = não desvira na próxima fase de desvirar
vtes-mark-recruited = recrutado neste turno
vtes-mark-returns = volta para { $seat-the } no fim do turno
vtes-mark-marked = marcado por { $seat-the }
vtes-mark-barred-react = não pode reagir neste turno
vtes-mark-barred-block = não pode bloquear neste turno
vtes-mark-barred-vote = não pode votar neste turno
