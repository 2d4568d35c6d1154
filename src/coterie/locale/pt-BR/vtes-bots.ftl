# Por que um bot de VTES escolheu assim, em uma frase, dita a quem está no lugar dele.

vtes-bot-only = Você não tem outra escolha.
vtes-bot-choice = Parece a melhor escolha.
vtes-bot-best-card = Esta é a carta que vale mais.
vtes-bot-discard =
    { $soon ->
        [never] Nenhum dos seus vampiros pode jogar esta carta, e você compra outra no lugar dela.
        [later] Nenhum dos seus vampiros ativos pode jogar esta carta ainda, e você compra outra no lugar dela.
       *[other] Esta carta é a menos útil, e você compra outra no lugar dela.
    }
vtes-bot-done = Não há mais nada que valha a pena fazer aqui.
vtes-bot-save-pool =
    { $threat ->
        [0] Com { $pool } pontos de reserva é melhor não gastar mais.
       *[other] { $predator-The } poderia sangrar você em cerca de { $threat } por turno; com { $pool } pontos de reserva é melhor não gastar mais.
    }
vtes-bot-ready = O preço de { $who } está pago: traga este vampiro ao jogo com { $capacity } de sangue.
vtes-bot-twice = Este vampiro já está em jogo: um segundo seria queimado ou contestado.
vtes-bot-build = { $who } oferece mais pelo preço: faltam { $missing } pontos de reserva, e você fica com { $left }.
vtes-bot-take-back = Com { $pool } pontos de reserva este vampiro não sairá: o sangue dele fica melhor na sua reserva.
vtes-bot-new-crypt = Você não pode trazer nenhum destes vampiros: precisa de outro.
vtes-bot-merge = As duas versões juntas são mais fortes que uma só.
vtes-bot-use = Esta carta vale o seu preço.
vtes-bot-wait =
    { $threat ->
        [0] Nada do que os seus servos podem fazer agora vale virá-los.
       *[other] { $predator-The } poderia sangrar você em cerca de { $threat } por turno; você tem { $pool } pontos de reserva, e só um servo desvirado pode bloquear.
    }
vtes-bot-oust =
    { $alone ->
        [1] { $who } pode sangrar em { $most }; { $prey-the } tem só { $theirs } pontos de reserva e sairia do jogo; { $blocks }.
       *[0] { $who } pode sangrar em { $most }, e os seus outros servos fazem o resto; { $prey-the } tem só { $theirs } pontos de reserva; { $blocks }.
    }
vtes-bot-bleed =
    { $more ->
        [0] { $who } sangra em { $bleed }; { $prey-the } tem { $theirs } pontos de reserva; { $blocks }.
       *[other] { $who } sangra em { $bleed }, ou { $most } com uma carta da sua mão; { $prey-the } tem { $theirs } pontos de reserva; { $blocks }.
    }
vtes-bot-hunt = { $who } tem { $blood } de sangue, de { $capacity }; { $blocks }.
vtes-bot-rescue = Um vampiro em torpor não serve até ser resgatado.
vtes-bot-leave-torpor = Um vampiro em torpor não serve, e corre perigo.
vtes-bot-diablerize = Você se livra de vez de um vampiro inimigo, e poucos votos podem punir você.
vtes-bot-fight = { $who } deve causar cerca de { $deals } de dano a { $other } e tomar cerca de { $takes }: custa mais ao oponente.
vtes-bot-burn-card = Aquela carta em jogo prejudica você.
vtes-bot-call =
    { $gain ->
        [0] { $loss ->
                [0] Você pode reunir { $mine } votos, os outros mostram { $others }; isso ajuda você mais que a eles.
               *[other] Você pode reunir { $mine } votos, os outros mostram { $others }; { $prey-the } perderia { $loss } pontos de reserva.
            }
       *[other] { $loss ->
                [0] Você pode reunir { $mine } votos, os outros mostram { $others }; você ganharia { $gain } pontos de reserva.
               *[other] Você pode reunir { $mine } votos, os outros mostram { $others }; você ganharia { $gain } pontos de reserva, e { $prey-the } perderia { $loss }.
            }
    }
vtes-bot-lift = Sangue num vampiro que você quer trazer poupa reserva.
vtes-bot-invest =
    { $cost ->
        [0] Esta carta rende mais do que custa.
       *[other] Esta carta custa { $cost } dos seus { $pool } pontos de reserva e deve render mais.
    }
vtes-bot-vote-for =
    { $gain ->
        [0] { $prey-loss ->
                [0] São { $for } votos a favor e { $against } contra, e isso ajuda você.
               *[other] São { $for } votos a favor e { $against } contra; { $prey-the } perderia { $prey-loss } pontos de reserva.
            }
       *[other] São { $for } votos a favor e { $against } contra; você ganharia { $gain } pontos de reserva.
    }
vtes-bot-vote-against =
    { $loss ->
        [0] São { $for } votos a favor e { $against } contra, e isso prejudica você.
       *[other] São { $for } votos a favor e { $against } contra; custaria a você { $loss } dos seus { $pool } pontos de reserva.
    }
vtes-bot-vote-edge = São { $for } votos a favor e { $against } contra; um só voto decide, e isso vale a Vantagem.
vtes-bot-vote-card = São { $for } votos a favor e { $against } contra, e alguns votos a mais podem decidir.
vtes-bot-silence = Sem os votos desse vampiro, o resultado é o que você quer.
vtes-bot-let-be =
    { $bleed ->
        [0] Isto não vale uma carta nem um combate.
       *[other] Uma sangria de { $bleed } deixa você com { $left } de { $pool } pontos de reserva, e detê-la custaria mais.
    }
vtes-bot-break-off = Aqui é melhor desistir do que lutar.
vtes-bot-slip = Com { $stealth } de furtividade contra { $intercept } de intercepção, a ação passa.
vtes-bot-raise = Ninguém bloqueia; a sangria vai de { $bleed } a { $most }, e { $prey-the } fica com { $left } de { $theirs } pontos de reserva.
vtes-bot-unlock = Desvirado, pode agir ou bloquear mais uma vez.
vtes-bot-feed = Este sangue é de graça.
vtes-bot-cancel = Aquela carta ajudaria um vizinho seu.
vtes-bot-block =
    { $bleed ->
        [0] { $who } tem { $intercept } de intercepção contra { $stealth } de furtividade; no combate, espere causar cerca de { $deals } de dano e tomar { $takes }.
       *[other] Detém uma sangria de { $bleed } na sua reserva de { $pool }; { $who } tem { $intercept } de intercepção contra { $stealth } de furtividade, e deve causar cerca de { $deals } de dano e tomar { $takes }.
    }
vtes-bot-bounce = Uma sangria de { $bleed } deixaria você com { $left } pontos de reserva; é melhor que vá para { $prey-the }, que tem { $theirs }.
vtes-bot-reduce = A sangria de { $bleed } diminui em { $less }, e você fica com { $left } de { $pool } pontos de reserva.
vtes-bot-catch = Com { $intercept } de intercepção contra { $stealth } de furtividade, o bloqueio de { $who } dá certo.
vtes-bot-wake = Desperto, este servo pode fazer algo a respeito.
vtes-bot-strike = Causa { $deals } de dano a { $other }, que tem { $their-blood } de sangue; espere tomar cerca de { $takes }.
vtes-bot-flee = Continuando, você causaria cerca de { $deals } de dano e tomaria cerca de { $takes }: é melhor que este combate acabe.
vtes-bot-dodge = Você tomaria cerca de { $takes } de dano de { $other } com { $blood } de sangue, mais do que poderia causar.
vtes-bot-range =
    { $range ->
        [long] À distância longa você pode causar cerca de { $deals } de dano e tomar cerca de { $takes }: é melhor para você.
       *[close] À distância curta você pode causar cerca de { $deals } de dano e tomar cerca de { $takes }: é melhor para você.
    }
vtes-bot-press = Outro assalto deve causar cerca de { $deals } de dano a { $other } por cerca de { $takes } em troca.
vtes-bot-press-end = Outro assalto custaria a você cerca de { $takes } de dano por cerca de { $deals } a { $other }.
vtes-bot-prevent = Previne { $less } de { $damage } de dano; { $who } tem { $blood } de sangue.
vtes-bot-press-on = Isto fere o oponente mais do que custa a você.
vtes-bot-contest = Com { $pool } pontos de reserva, é isto que vale a contestação.
vtes-bot-edge = A Vantagem dá a você 1 ponto de reserva de graça.

## Partes de um motivo

vtes-hint-blocker = { $who } poderia bloquear
vtes-hint-blockers =
    { $count ->
        [0] { $unlocked ->
                [0] ninguém está desvirado para bloquear
               *[other] nenhum servo desvirado tem a intercepção para bloquear
            }
       *[other] { $count } servos poderiam bloquear
    }

## O elenco dos bots: como cada um joga

vtes-cast-die = Joga qualquer coisa que seja permitida, em qualquer ordem.
vtes-cast-coin = Deixa por conta do acaso: bloquear, sangrar ou votar, tanto faz.
vtes-cast-feather = Sem acordos, sem rancores, sem plano.
vtes-cast-top = Talvez sangre você, talvez não. Nunca se sabe.
vtes-cast-kite = Conhece as regras, e deixa passar metade do que elas permitem.
vtes-cast-lantern = Sangra em plena luz do dia e se esquece de bloquear.
vtes-cast-umbrella = Lembra da carta certa um instante tarde demais.
vtes-cast-vane = Ainda está aprendendo: tem bom senso e se distrai fácil.
vtes-cast-anvil = Boas regras práticas: sangre a presa, cuide da reserva.
vtes-cast-key = Segue regras simples, nenhuma maior que uma frase.
vtes-cast-cup = Pesa cada combate antes de procurá-lo.
vtes-cast-boot = Decide rápido, e sempre pelas mesmas regras sensatas.
vtes-cast-abacus = Joga em pensamento as jogadas prováveis, e as compara.
vtes-cast-glasses = Imagina muitas vezes as cartas que não vê, antes de escolher.
vtes-cast-hourglass = Demora mais que os outros: primeiro experimenta as escolhas prováveis.
vtes-cast-maze = Segue um bom conselho, depois de compará-lo com as alternativas.
