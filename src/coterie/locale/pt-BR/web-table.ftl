# O cliente no navegador: a mesa de jogo, a mesa de Vampire Empire e as reprises.

## The table

table-prompt = A pergunta
table-where = Em que ponto está o jogo
table-stage = A cena
table-rail = Notas, registro e mais
table-your-move = É a sua vez
table-asks-you = { $what }: você escolhe
table-waiting = Aguardando
table-waiting-for = Aguardando: { $who }
table-waited-for = deve decidir
table-a-moment = Um momento.
table-over = O jogo acabou.
table-the-rule = A regra
table-stop-explaining = Parar de explicar
table-space = Espaço
table-space-again = { $count ->
    [one] Você ainda pode fazer outra coisa aqui.
   *[other] Você ainda pode fazer outras { $count } coisas aqui.
  } Aperte Espaço de novo para “{ $answer }”.
table-answers-below =
    { $count ->
        [one] Mais uma resposta abaixo
       *[other] Mais { $count } respostas abaixo
    }
table-thing-lit = { $thing }. Você pode escolher.
table-confirm = Confirmar
table-unmark = Recomeçar
table-count-of = { $what }: { $sum } de { $count }
table-count-least = { $what }: { $sum }, no mínimo { $least }
table-count-most = { $what }: { $sum }, no máximo { $most }
table-count-between = { $what }: { $sum }, de { $least } a { $most }
table-count = Seleção: { $sum }
table-one-more = Mais um: { $what }
table-one-less = Menos um: { $what }
table-thing-marked = { $thing }. Seleção: { $count }.
table-thing-grey = { $thing }. Agora não: veja por quê.
table-menu = O que você quer fazer?
table-why-not = Por que não?
table-coach = Clique no que tem a borda iluminada. Clique no que está cinza para saber por que não pode.
table-day = dia
table-night = noite
table-you = Você
table-your-seats = Seus lugares
table-bot = Bot, { $level }
table-away = ausente: um bot joga ({ $bot })
table-resigned = desistiu: um bot joga ({ $bot })
table-not-here = sem conexão
table-watching = Você está assistindo

table-link-connecting = conectando
table-link-connected = conectado
table-link-lost = sem conexão
table-link-ended = encerrado
table-lost = A conexão caiu. Ela volta sozinha, e a sua última escolha está salva.
table-problem = A mesa encerrou a conexão.
table-wait-choice = Enviando a sua escolha…
table-unreachable = O servidor não responde. Verifique a conexão e tente de novo.
table-again = Tentar de novo
table-home = Ir para a página inicial

table-log = Registro
table-since = Desde a sua última visita
table-chat = Conversa
table-chat-new = Conversa ({ $count })
table-chat-empty = Ninguém disse nada ainda.
table-chat-say = Diga algo
table-chat-send = Enviar
table-chat-to = Para quem
table-chat-all = Todos
table-whisper = para { $to }
table-passing = Passe auto
table-passing-hint = Onde a chave está ligada, a mesa passa por você sem perguntar.
table-passing-none = As perguntas em que se pode passar aparecem aqui à medida que surgem.
table-passing-keep = Usar isto também nas novas mesas
table-passing-kept = As novas mesas deste jogo passarão nas mesmas perguntas.
table-hold = Segurar: perguntar sempre
table-hold-hint = Enquanto estiver ligado, a mesa nunca passa por você. Tecla: H.
table-held = Segurando: a mesa sempre pergunta
table-you-pass = Aqui não há mais nada a escolher: você passa
table-you-pass-ordered = Aqui você passa automaticamente
table-window-answered = Sua resposta está dada. Você pode mudá-la enquanto houver tempo.
table-window-holding = Você está usando mais tempo. Responda, ou libere.
table-window-held = Alguém está usando mais tempo.
table-window-hold = Usar mais tempo
table-window-release = Liberar
table-unanswered = Passar quando o tempo acabar
table-unanswered-hint = Enquanto estiver desligado, a mesa espera por você, e os outros percebem que você tinha algo a jogar.
table-holding = Usar mais tempo por mim
table-holding-hint = Onde você não responde, o servidor pode esperar tanto quanto você costuma esperar. Assim uma pausa sua não revela nada.
table-holding-off = Nunca
table-holding-sometimes = Às vezes
table-holding-often = Com frequência
table-more = Mais
table-as-text = Mesa em texto
table-as-text-hint = Tudo em palavras, para leitores de tela e para quem prefere assim.
table-explaining = Explicar enquanto jogo
table-keys =
    Teclas: de 1 a 9 escolhem respostas e o que está iluminado, Espaço continua, as setas andam por uma fila.
    R lê uma carta, ? diz por que não, U desfaz, H usa mais tempo onde você pode reagir, e no resto faz a mesa sempre perguntar, até você apertar de novo.
    N pula para a sua próxima decisão, T dá uma dica contra bots.
table-out = Você está fora da partida.
table-out-hint = Os outros continuam. O resultado ficará em Minhas partidas.
table-watch = Assistir
table-watch-fast = Assistir acelerado
table-leave = Sair
table-skip = Pular para a minha próxima decisão
table-sit = Retomar meu lugar
table-stand = Deixar um bot jogar
table-resign = Desistir
table-sure = Tem certeza?
table-sure-resign = Você desiste.
table-yes-do = Sim
table-no-do = Não
table-yes = sim
table-no = não
table-undo = Desfazer
table-undo-ask = Desfazer (perguntar aos outros)
table-undo-granted = A última escolha foi desfeita.
table-undo-denied = A última escolha está mantida.
table-wish = Permitir desfazer?
table-wish-asks = { $who } quer desfazer a última escolha.
table-wish-yes = Permitir
table-wish-waits = { $who } quer desfazer. Aguardando: { $missing }.
table-ending = { $who } desistiu, e um bot continua. Se todos concordarem, o jogo acaba aqui, e esse lado perde.
table-ending-waits = Aguardando: { $missing }.
table-ending-yes = Encerrar o jogo
table-ending-no = Continuar
table-sound-on = Ligar o som
table-sound-off = Desligar o som
table-title-asked = É a sua vez

table-gathering = O jogo começa quando todos os lugares estiverem ocupados.
table-gathering-join = Ocupe um lugar. O jogo começa quando todos os lugares estiverem ocupados.
table-your-name = Seu nome
table-seat-open = livre
table-seat-closed = fechado
table-sit-here = Sentar aqui
table-remove = Remover
table-remove-who = Remover { $who }
table-sure-remove = { $who } perde o lugar e não pode voltar a esta mesa.
table-invite = Convidar alguém
table-invite-hint = Quem abrir este link pode ocupar um lugar livre.
table-copy = Copiar o link
table-copied = Link copiado.
table-own-link-hint = Para jogar em outro dispositivo:
table-own-link = copie o seu link pessoal. Não o passe a ninguém.

table-end-won = Você venceu
table-end-lost = Você perdeu
table-end-draw = Empate
table-end-wins = { $who } vence
table-rematch = Revanche
table-to-rematch = Ir para a revanche
table-replay = Ver o replay
table-record = Salvar o registro

table-text-options = O que você pode escolher
table-text-stands = Como estão as coisas
table-text-table = A mesa
table-text-refusals =
    { $count ->
        [one] Uma coisa que você não pode escolher agora, e por quê
       *[other] { $count } coisas que você não pode escolher agora, e por quê
    }

## Vampire Empire

web-empire-crumb-turn =
    { $you ->
        [1] Turno { $turn }, o seu
       *[0]
            { $day ->
                [1] Turno { $turn }, dia
               *[0] Turno { $turn }, noite
            }
    }
web-empire-crumb-fight =
    { $round ->
        [1] combate, primeira rodada
       *[2] combate, segunda rodada
    }
web-empire-crumb-support = carta de Apoio
web-empire-place-castle = castelo
web-empire-place-city = cidade
web-empire-place-dead = fora do jogo
web-empire-place-bottom = sob a cidade
web-empire-city-count =
    { $count ->
        [0] A cidade está vazia
        [one] Cidade: uma carta virada
       *[other] Cidade: { $count } cartas viradas
    }
web-empire-face-down =
    { $count ->
        [one] uma virada
       *[other] { $count } viradas
    }
web-empire-under = sob a cidade, posição { $place }
web-empire-dead-as =
    { $nature ->
        [vampire] { $who }, vampiro
       *[human] { $who }, { $gender ->
            [feminine] humana
           *[masculine] humano
        }
    }
web-empire-the-vampires = Os três vampiros
web-empire-you-are-human = você, com os humanos
web-empire-you-are-vampire = você, com os vampiros
web-empire-hand-count = mão { $count }
web-empire-hand-empty = Sua mão está vazia.
web-empire-hand-seen = Cartas que você viu nesta mão:
web-empire-hand-shown = Mão no final:
web-empire-your-hand = Sua mão
web-empire-closed = fechado
web-empire-revealed =
    { $count ->
        [one] { $count } revelado de 3
       *[other] { $count } revelados de 3
    }
web-empire-pile-deck = Você compra daqui.
web-empire-pile-cellar = Vira um novo baralho, uma só vez, quando o baralho acaba.
web-empire-pile-moat = Cartas jogadas ou descartadas. Não voltam mais.

web-empire-nature =
    { $nature ->
        [vampire]
            { $public ->
                [1] vampiro
               *[0] vampiro, oculto
            }
        [human]
            { $gender ->
                [feminine] humana
               *[masculine] humano
            }
       *[unknown]
            { $gender ->
                [feminine] desconhecida
               *[masculine] desconhecido
            }
    }
web-empire-attack-tokens =
    { $count ->
        [one] uma ficha de ataque
       *[other] { $count } fichas de ataque
    }
web-empire-defence-tokens =
    { $count ->
        [one] uma ficha de defesa
       *[other] { $count } fichas de defesa
    }
web-empire-protected = não pode sofrer ataques neste turno
web-empire-safe = a salvo
web-empire-suspected = suspeito
web-empire-believed = talvez humano
web-empire-was-attacked =
    { $count ->
        [one] ataques sofridos à noite: um
       *[other] ataques sofridos à noite: { $count }
    }

web-empire-know = O que você sabe
web-empire-people = As nove pessoas
web-empire-only-you = só você vê isto
web-empire-person = Pessoa
web-empire-where = Onde
web-empire-note = Nota
web-empire-guess = { $who }: seu palpite
web-empire-note-suspected = Suspeito de um vampiro
web-empire-note-open = Não sei dizer
web-empire-note-cleared = Acho que não é vampiro
web-empire-note-token =
    { $gender ->
        [feminine] humana: você tem o marcador
       *[masculine] humano: você tem o marcador
    }
web-empire-note-dead =
    { $nature ->
        [vampire] era vampiro
       *[human] { $gender ->
            [feminine] era humana
           *[masculine] era humano
        }
    }
web-empire-sum =
    { $shown ->
        [0] Três vampiros entre nove pessoas. Nenhum foi revelado. Das { $open } pessoas em aberto, { $left } são vampiros.
        [1] Três vampiros entre nove pessoas. Um foi revelado. Das { $open } pessoas em aberto, { $left } são vampiros.
        [3] Os três vampiros foram revelados.
       *[other] Três vampiros entre nove pessoas. { $shown } foram revelados. Das { $open } pessoas em aberto, { $left ->
            [one] uma é vampiro
           *[other] { $left } são vampiros
        }.
    }

web-empire-you-attack = Você ataca com
web-empire-attacks = Atacante
web-empire-against = Contra
web-empire-you-defend = Você defende
web-empire-role-attacks = ataca
web-empire-role-defends = sob ataque
web-empire-round =
    { $round ->
        [1] Primeira rodada
       *[2] Segunda rodada
    }
web-empire-round-now = agora
web-empire-round-over = encerrada
web-empire-totals = Ataque { $attack }, defesa { $defence }.
web-empire-slot-own = escolha suas cartas
web-empire-slot-other = está pensando
web-empire-none-laid = nenhuma carta
web-empire-counts-attack = ficha de ataque +{ $count }
web-empire-counts-defence = ficha de defesa +{ $count }
web-empire-tokens-gone = as fichas não contam mais
web-empire-tie = empate: quem defende sobrevive
web-empire-stands = Do jeito que está,
web-empire-stands-dies = { $who-the } morre.
web-empire-stands-lives = { $who-the } sobrevive.
web-empire-holds =
    { $count ->
        [0] { $who } não tem cartas na mão.
        [1] { $who } tem uma carta na mão.
       *[other] { $who } tem { $count } cartas na mão.
    }
web-empire-running = Cartas de Apoio em andamento
web-empire-plays = { $who } joga
web-empire-you-play = Você joga
web-empire-target = Alvo: { $target }.
web-empire-cancelled = Anulada: não tem efeito.
web-empire-offer = Cartas para escolher

web-empire-value = Valor { $value }
web-empire-cost-day =
    { $cost ->
        [0] De dia, de graça
        [1] De dia, uma carta
       *[other] De dia, { $cost } cartas
    }
web-empire-cost-night =
    { $cost ->
        [0] De noite, de graça
        [1] De noite, uma carta
       *[other] De noite, { $cost } cartas
    }
web-empire-timing =
    { $timing ->
        [fight] Jogue em um combate, depois das cartas de combate.
        [answer] Jogue em resposta a uma carta de Apoio.
        [before] Jogue antes da ação.
       *[open] Jogue antes ou depois da ação.
    }
web-empire-copies =
    { $count ->
        [one] Uma cópia no baralho.
       *[other] { $count } cópias no baralho.
    }
web-empire-guessed = Reconstrução nossa: a lista impressa não é pública.
web-empire-fits-vampire = para um vampiro
web-empire-fits-holy = contra um vampiro
web-empire-fits-or = { " ou " }
web-empire-spoken-combat = { $card }, valor { $value }, { $fits }
web-empire-spoken-support = { $card }, carta de Apoio, custo { $day } de dia, { $night } de noite. { $does }
web-empire-effect-token =
    Põe uma ficha de ataque ou de defesa em { $profession ->
        [nobles] um nobre
        [clergy] um membro do clero
        [servants] um criado
       *[any] qualquer personagem
    } do castelo.
web-empire-effect-cancel-combat = Anula uma carta de combate que o adversário acabou de jogar; ele pode jogar outra.
web-empire-effect-draw =
    { $amount ->
        [one] Compre uma carta.
       *[other] Compre { $amount } cartas.
    }
web-empire-effect-pick =
    Pegue uma carta à escolha { $pile ->
        [deck] do seu baralho
        [cellar] do seu porão
       *[moat] do seu fosso
    }.
web-empire-effect-spy = Veja a mão do adversário; uma carta dela vai para o fosso.
web-empire-effect-protect = Um personagem do castelo não pode ser atacado neste turno.
web-empire-effect-cancel-support = Anula a carta de Apoio que acabou de ser jogada.
web-empire-effect-confession = Veja um marcador do saco: esse personagem é humano.
web-empire-effect-swap = Ponha um personagem do castelo sob a cidade; o primeiro da cidade entra.
web-empire-brief-token =
    { $profession ->
        [nobles] ficha: nobreza
        [clergy] ficha: clero
        [servants] ficha: criadagem
       *[any] ficha: qualquer um
    }
web-empire-brief-cancel-combat = anula, em combate
web-empire-brief-draw =
    { $amount ->
        [one] compre uma carta
       *[other] compre { $amount } cartas
    }
web-empire-brief-pick =
    { $pile ->
        [deck] escolha: baralho
        [cellar] escolha: porão
       *[moat] escolha: fosso
    }
web-empire-brief-spy = veja a outra mão
web-empire-brief-protect = proteja alguém
web-empire-brief-cancel-support = anula, em resposta
web-empire-brief-confession = conheça um humano
web-empire-brief-swap = sob a cidade

web-empire-sure-pass = Passar custa duas cartas da sua mão, ou todas, se você tiver menos.
web-empire-sure-last =
    { $count ->
        [one] É a última carta da sua mão.
       *[other] São as últimas cartas da sua mão.
    }
web-empire-sure-dies = Do jeito que está, { $who-the } morre, e você ainda poderia jogar uma carta.

web-empire-confirm-discard =
    { $count ->
        [0] Descartar
       *[other] Descartar { $count }
    }
web-empire-confirm-lay-attack =
    { $sum ->
        [0] Atacar
       *[other] Atacar com { $sum }
    }
web-empire-confirm-lay-defence =
    { $sum ->
        [0] Defender
       *[other] Defender com { $sum }
    }
web-empire-confirm-pay-cost =
    { $count ->
        [0] Pagar
       *[other] Pagar { $count }
    }

web-empire-coach-discard = Clique nas cartas a descartar: uma vez para o porão, que pode voltar, duas para o fosso, que nunca volta. Depois você compra até ter oito.
web-empire-coach-reveal = Um vampiro revelado luta com cartas vermelhas, mas todos o conhecem. Três deles no castelo vencem.
web-empire-coach-action = Uma ação por turno. Clique em quem tem a borda iluminada para ver o que pode fazer: primeiro quem ataca, depois o alvo.
web-empire-coach-strike = Você pode atacar já o vampiro que descobriu. Clique em quem ataca.
web-empire-coach-lay = Você pode jogar aqui as cartas iluminadas. Se no fim da rodada o ataque supera a defesa, quem defende morre; o empate salva.
web-empire-coach-replace = Sua carta foi anulada. Você pode jogar outra válida no lugar dela.
web-empire-coach-support = Cartas de Apoio custam outras cartas, com preços diferentes de dia e de noite. Você sempre pode dizer não.
web-empire-coach-target = Clique no alvo da carta.
web-empire-coach-pay = Clique nas cartas com que vai pagar. Elas vão para o fosso.
web-empire-coach-pick = Você vê a pilha inteira. Clique na carta que vai pegar.
web-empire-coach-spy = Esta é a mão do seu adversário. Clique na carta que ele vai perder.

web-window-empire-prompt-support-before = Cartas de Apoio antes da ação
web-window-empire-prompt-support-after = Cartas de Apoio depois da ação
web-window-empire-prompt-support-fight = Cartas de Apoio em um combate
web-window-empire-prompt-answer = Respostas a cartas de Apoio
web-window-empire-prompt-reveal = Revelar um vampiro
web-window-empire-prompt-replace = Substituir uma carta anulada
web-window-empire-prompt-strike = Ataque depois da água benta

## Vampire Empire as text: what its view holds

web-empire-field-seat = lugar
web-empire-field-active = da vez
web-empire-field-turn = turno
web-empire-field-phase = fase
web-empire-field-castle = castelo
web-empire-field-city = pessoas na cidade
web-empire-field-bottom = sob a cidade, em ordem
web-empire-field-characters = pessoas
web-empire-field-bag = marcadores no saco
web-empire-field-sides = jogadores
web-empire-field-hand = mão
web-empire-field-fight = combate
web-empire-field-running = cartas de Apoio em andamento
web-empire-field-id = quem
web-empire-field-profession = profissão
web-empire-field-place = local
web-empire-field-nature = natureza
web-empire-field-public = conhecido por todos
web-empire-field-attack = ataque
web-empire-field-defence = defesa
web-empire-field-protected = a salvo
web-empire-field-attacked = ataques à noite
web-empire-field-shielded = defesas dos vampiros
web-empire-field-deck = baralho
web-empire-field-cellar = porão
web-empire-field-moat = fosso
web-empire-field-cellar-used = porão fechado
web-empire-field-seen = cartas vistas na mão
web-empire-field-shown = mão no final
web-empire-field-by = jogador atacante
web-empire-field-attacker = quem ataca
web-empire-field-target = alvo
web-empire-field-round = rodada
web-empire-field-attack-now = ataque desta rodada
web-empire-field-defence-now = defesa desta rodada
web-empire-field-attack-total = ataque total
web-empire-field-defence-total = defesa total
web-empire-field-card = carta
web-empire-field-cost = custo
web-empire-field-cancelled = anulada
web-empire-field-announced = anunciada
web-empire-value-nature-vampire = vampiro
web-empire-value-nature-human = ser humano

## The replay viewer

replay-title = Replay
replay-missing = Essa partida não existe, ou ainda não acabou. Você poderá revê-la quando acabar.
replay-seen-by = Visto por
replay-spectator = Espectador
replay-slider = Escolha
replay-at = Turno { $turn } de { $turns }, escolha { $number } de { $length }
replay-start = Início da partida
replay-prev = Escolha anterior
replay-next = Próxima escolha
replay-play = Reproduzir
replay-pause = Pausar
replay-turn-prev = Turno anterior
replay-turn-next = Próximo turno
replay-faster = Velocidade dupla
replay-fork = Jogar a partir daqui
replay-fork-hint = Bots ficam com os outros lugares. A partida original continua como está.
replay-share = Compartilhar este momento
replay-shared = Link para este momento copiado.
replay-in-address = O link para este momento está na barra de endereços: copie de lá.
replay-did = { $who }: { $what }
replay-chart = Cartas restantes, turno a turno
replay-log = Até aqui
replay-steps = Passos
