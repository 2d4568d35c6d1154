# Vampire: The Eternal Struggle no navegador: ler uma carta, as palavras do jogo e o replay.

## Ler uma carta

web-vtes-read-close = Fechar
web-vtes-read-own = No seu idioma
web-vtes-read-official = Inglês oficial
web-vtes-read-unplayable = Esta carta ainda não pode ser jogada aqui. Este é o texto oficial dela, em inglês.
web-vtes-read-unreachable = Não dá para carregar o texto oficial agora.
web-vtes-read-level =
    { $superior ->
        [1] { $discipline } superior
       *[0] { $discipline } básico
    }
web-vtes-read-degree =
    { $superior ->
        [1] superior
       *[0] básico
    }
web-vtes-read-capacity = capacidade { $capacity }
web-vtes-read-group = grupo { $group }
web-vtes-read-advanced = avançado
web-vtes-read-burn-option = opção de queimar
web-vtes-read-blood-of = { $blood } de sangue de { $capacity }
web-vtes-read-pool = reserva
web-vtes-read-blood = sangue
web-vtes-read-life = vida
web-vtes-read-strength = força
web-vtes-read-bleed = sangria
web-vtes-read-locked = virada
web-vtes-read-unlocked = desvirada
web-vtes-read-torpor = em torpor
web-vtes-read-contested = contestada
web-vtes-read-face-down = Uma carta de face para baixo
web-vtes-read-younger = A capacidade dela é menor que { $capacity }.
web-vtes-read-counters =
    { $count ->
        [one] { $count } contador nela
       *[other] { $count } contadores nela
    }
web-vtes-read-owner = Proprietário: { $seat }
web-vtes-read-played-at = Jogada em { $level }
web-vtes-read-votes =
    { $count ->
        [one] { $count } voto
       *[other] { $count } votos
    }
web-vtes-read-done = Feito neste turno: { $deeds }
web-vtes-read-on = Nela:
web-vtes-read-who = Quem pode jogá-la agora
web-vtes-read-what = O que ela pode fazer agora
web-vtes-read-rulings = Esclarecimentos ({ $count })
web-vtes-read-rulebook = Do livro de regras
web-vtes-read-seat-pool = { $pool } de reserva
web-vtes-read-seat-edge = tem a Vantagem
web-vtes-read-seat-prey = Presa: { $seat }
web-vtes-read-seat-predator = Predador: { $seat }
web-vtes-read-seat-points =
    { $points ->
        [one] { $points } ponto de vitória
       *[other] { $points } pontos de vitória
    }

## As palavras do jogo: um termo, as formas que toma nas frases, e o que quer dizer

web-vtes-term-stealth = Furtividade
    .forms = furtividade
    .says = O quanto o servo agente se esconde. Um bloqueio só dá certo com intercepção pelo menos igual.
web-vtes-term-intercept = Intercepção
    .forms = intercepção
    .says = O quanto um servo descobre quem age. Para bloquear, precisa ser pelo menos igual à furtividade.
web-vtes-term-bleed = Sangrar
    .forms = sangrar, sangra, sangria
    .says = Uma ação contra um Matusalém, em geral a sua presa. Se der certo, ele queima essa quantidade de reserva e você toma a Vantagem.
web-vtes-term-pool = Reserva
    .forms = reserva
    .says = A sua influência e a sua vida no jogo: sem ela você é removido. Ela também paga os vampiros e muitas cartas.
web-vtes-term-edge = A Vantagem
    .forms = Vantagem
    .says = É de quem sangrou por último. Dá 1 de reserva na fase de desvirar, ou pode ser queimada por um voto.
web-vtes-term-prey = Presa
    .forms = presa
    .says = O Matusalém à sua esquerda. Quando ele é removido, você ganha 1 ponto de vitória e 6 de reserva, não importa quem o removeu.
web-vtes-term-predator = Predador
    .forms = predador
    .says = O Matusalém à sua direita, de quem você é a presa.
web-vtes-term-torpor = Torpor
    .forms = torpor
    .says = Onde ficam os vampiros que não conseguiram curar o dano. Ali só podem sair: não bloqueiam, não votam, e outros podem cometer diablerie neles.
web-vtes-term-wake = Despertar
    .forms = despertar, desperta
    .says = Um vampiro virado que desperta pode bloquear e reagir como se estivesse desvirado, até o fim da ação.
web-vtes-term-contest = Contestar
    .forms = contestado, contestada, contestadas, contesta
    .says = Dois Matusaléns têm a mesma carta única ou o mesmo título. Ambas ficam fora de jogo até alguém abdicar; continuar se paga em cada fase de desvirar.
web-vtes-term-lock = Virar
    .forms = virar, vira, virado, virada
    .says = Uma carta virada está de lado: foi usada. Servos virados não podem agir nem bloquear até desvirarem.
web-vtes-term-block = Bloquear
    .forms = bloquear, bloqueia, bloqueado, bloqueio
    .says = Um servo desvirado tenta deter a ação. Se conseguir, a ação falha e os dois entram em combate.
web-vtes-term-hunt = Caçar
    .forms = caçar, caça
    .says = Uma ação a +1 de furtividade com que um vampiro ganha sangue, em geral 1. Um vampiro sem sangue precisa caçar.
web-vtes-term-minion = Servo
    .forms = servo, servos
    .says = Um vampiro ou aliado que você controla: quem age, bloqueia e luta por você.
web-vtes-term-transfer = Transferência
    .forms = transferência, transferências
    .says = O que você gasta na fase de influência: 1 move 1 de reserva para um vampiro incontrolado, 2 devolvem 1.
web-vtes-term-capacity = Capacidade
    .forms = capacidade
    .says = Quanto sangue um vampiro pode ter, quanto custa trazê-lo ao jogo, e a idade dele.
web-vtes-term-referendum = Referendo
    .forms = referendo
    .says = O que uma ação política bem-sucedida convoca. Todos podem votar; com mais votos a favor do que contra, passa.
web-vtes-term-vote = Voto
    .forms = voto, votos
    .says = Vampiros com título, a Vantagem e cartas dão votos. Todos os de uma fonte vão para o mesmo lado.
web-vtes-term-diablerie = Diablerie
    .forms = diablerie, diablerizar
    .says = Um vampiro queima outro em torpor e toma o sangue dele. Depois um referendo decide se o diablerista é queimado.
web-vtes-term-blood-hunt = Caçada de sangue
    .forms = caçada de sangue
    .says = O referendo depois de uma diablerie: se passar, o diablerista é queimado.
web-vtes-term-range = Distância
    .forms = distância, curta distância, longa distância
    .says = Todo assalto começa a curta distância. A longa distância só valem golpes à distância e defesas.
web-vtes-term-maneuver = Manobra
    .forms = manobra, manobras, manobrar
    .says = Muda a distância deste assalto; o outro lado pode responder com a dele.
web-vtes-term-strike = Golpe
    .forms = golpe, golpes
    .says = O que cada combatente faz num assalto: com as mãos, com uma arma ou com uma carta. Acontecem juntos.
web-vtes-term-press = Pressão
    .forms = pressão, pressões
    .says = Usada no fim de um assalto: para fazer outro, ou para cancelar a pressão do oponente.
web-vtes-term-aggravated = Dano agravado
    .forms = agravado, agravados
    .says = Dano que vampiros não podem curar. Manda-os para o torpor, e se já estão feridos pode queimá-los.
web-vtes-term-oust = Remoção
    .forms = removido, removida, fora do jogo
    .says = Um Matusalém sem reserva sai do jogo; o predador dele ganha 1 ponto de vitória e 6 de reserva.
web-vtes-term-ash-heap = Pilha de cinzas
    .forms = pilha de cinzas
    .says = Onde terminam as cartas queimadas e jogadas. Qualquer um pode olhá-la.
web-vtes-term-uncontrolled = Região incontrolada
    .forms = região incontrolada, incontrolado
    .says = Os vampiros ficam lá de face para baixo até terem tanto sangue quanto capacidade.

## Os capítulos das regras

web-vtes-chapter-goal = O jogo
web-vtes-chapter-cards = As cartas e como jogá-las
web-vtes-chapter-library = Os tipos de cartas da biblioteca
web-vtes-chapter-unlock = Fases de desvirar e mestre
web-vtes-chapter-actions = Ações
web-vtes-chapter-block = Bloquear
web-vtes-chapter-combat = Combate
web-vtes-chapter-torpor = Torpor e diablerie
web-vtes-chapter-politics = Referendos
web-vtes-chapter-influence = Fases de influência e descarte
web-vtes-chapter-sects = Seitas, títulos e traços
web-vtes-chapter-words = Palavras do jogo
web-vtes-chapter-single = Cartas específicas

## O replay

web-vtes-turn = Turno { $turn }: { $who }
web-vtes-chart-pool = Reserva
web-vtes-chart-points = Pontos de vitória
web-vtes-chart-minions = Servos
web-vtes-chart-cards = Cartas na mão e na biblioteca
