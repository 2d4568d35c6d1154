# O cliente no navegador: a mesa de jogo, a mesa de Vampire Empire e as reprises.

## The table

table-prompt = A pergunta
table-where = Em que ponto está o jogo
table-stage = A cena
table-rail = Notas, registro e mais
table-your-move = É a sua vez
table-asks-you = { $what } pergunta a você
table-waiting = Aguardando
table-waiting-for = Aguardando: { $who }
table-waited-for = é a sua vez
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
table-thing-lit = { $thing }. Pode ser escolhido.
table-confirm = Confirmar
table-unmark = Recomeçar
table-count-of = { $what }: { $sum } de { $count }
table-count-least = { $what }: { $sum }, no mínimo { $least }
table-count-most = { $what }: { $sum }, no máximo { $most }
table-count-between = { $what }: { $sum }, de { $least } a { $most }
table-count = Marcadas: { $sum }
table-one-more = Mais um: { $what }
table-one-less = Menos um: { $what }
table-thing-marked = { $thing }. Marcada: { $count }.
table-thing-grey = { $thing }. Agora não: pergunte por quê.
table-menu = O que você quer fazer?
table-why-not = Por que não?
table-coach = O que tem a borda iluminada pode ser clicado. O que está cinza diz por que não.
table-day = dia
table-night = noite
table-you = Você
table-your-seats = Seus lugares
table-bot = Bot, { $level }
table-away = ausente: um bot decide ({ $bot })
table-not-here = sem conexão
table-watching = Você está assistindo

table-link-connecting = conectando
table-link-connected = conectado
table-link-lost = sem conexão
table-link-ended = encerrado
table-lost = A conexão caiu. Ela volta sozinha; a escolha que você fez não se perde.
table-problem = A mesa encerrou a conexão.
table-wait-choice = Enviando a sua escolha…
table-missing = Essa mesa não existe.
table-unreachable = O servidor não responde. Verifique a conexão e tente de novo.
table-again = Tentar de novo
table-home = Para a primeira página

table-log = Registro
table-since = Desde a sua última visita
table-chat = Conversa
table-chat-new = Conversa ({ $count })
table-chat-empty = Ninguém disse nada ainda.
table-chat-say = Diga algo
table-chat-send = Dizer
table-chat-to = Para quem
table-chat-all = Para a mesa toda
table-whisper = para { $to }
table-passing = Passar
table-passing-hint = Onde a chave está ligada, a mesa passa por você sem perguntar.
table-passing-none = As perguntas em que se pode passar aparecem aqui à medida que surgem.
table-passing-keep = Usar isto também nas novas mesas
table-passing-kept = As novas mesas deste jogo passarão nas mesmas perguntas.
table-hold = Segurar: perguntar sempre
table-hold-hint = Enquanto estiver ligado, ninguém passa por você. Tecla H.
table-held = Segurando: você é perguntado sempre
table-you-pass = Aqui não há mais nada a escolher: você passa
table-you-pass-ordered = Aqui você passa, como quis
table-more = Mais
table-as-text = Mesa em texto
table-as-text-hint = Tudo em palavras, para leitores de tela e para quem prefere assim.
table-explaining = Explicar luzes e perguntas
table-keys =
    Teclas: de 1 a 9 escolhem as respostas e o que está iluminado, Espaço segue adiante, as setas andam em uma fila.
    R lê uma coisa, ? pergunta por que não, U volta atrás, H segura: você é perguntado sempre, até apertar de novo.
    N vai logo à sua próxima decisão.
table-out = Você está fora da partida.
table-out-hint = Os outros continuam. O resultado ficará entre as suas partidas.
table-watch = Assistir
table-watch-fast = Assistir acelerado
table-leave = Sair
table-skip = Até a minha próxima decisão
table-sit = Retomar meu lugar
table-stand = Deixar um bot decidir
table-resign = Desistir
table-sure = Tem certeza?
table-sure-resign = Você desiste do jogo.
table-yes-do = Sim, pode ir
table-yes = sim
table-no = não
table-undo = Voltar atrás
table-undo-ask = Voltar atrás: os outros são consultados
table-undo-granted = A última escolha foi desfeita.
table-undo-denied = A última escolha fica.
table-wish = Voltar atrás?
table-wish-asks = { $who } gostaria de desfazer a última escolha.
table-wish-yes = Permitir
table-wish-waits = { $who } gostaria de desfazer a última escolha. Ainda falta responder: { $missing }.
table-sound-on = Ligar o som
table-sound-off = Desligar o som
table-title-asked = É a sua vez

table-gathering = O jogo começa quando todos os lugares estiverem ocupados.
table-gathering-join = Pegue um lugar. O jogo começa quando todos os lugares estiverem ocupados.
table-your-name = Seu nome
table-seat-open = livre
table-seat-closed = ninguém
table-sit-here = Sentar aqui
table-invite = Convidar alguém
table-invite-hint = Quem abrir este link pode pegar um lugar livre.
table-copy = Copiar o link
table-copied = O link foi copiado.
table-own-link-hint = Para continuar em outro aparelho:
table-own-link = copie o seu link pessoal, e não o dê a ninguém.

table-end-won = Você venceu
table-end-lost = Você perdeu
table-end-draw = Empate
table-end-wins = { $who } vence
table-rematch = Revanche
table-to-rematch = Para a revanche
table-replay = Rever o jogo
table-record = Guardar o jogo

table-text-options = O que você pode escolher
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
                [1] Turno { $turn }, o dia
               *[0] Turno { $turn }, a noite
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
web-empire-you-are-human = você, pelos humanos
web-empire-you-are-vampire = você, pelos vampiros
web-empire-hand-count = mão { $count }
web-empire-hand-empty = Sua mão está vazia.
web-empire-hand-seen = Você viu nesta mão:
web-empire-hand-shown = Mão no final:
web-empire-your-hand = Sua mão
web-empire-set-aside = separadas
web-empire-closed = fechado
web-empire-revealed =
    { $count ->
        [one] { $count } revelado de 3
       *[other] { $count } revelados de 3
    }
web-empire-pile-deck = Daqui se compram as cartas.
web-empire-pile-cellar = Vira um novo baralho, uma só vez, quando o baralho acaba.
web-empire-pile-moat = Cartas jogadas ou descartadas. Estão fora de uso.

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
web-empire-note-cleared = Acredito ser gente humana
web-empire-note-token =
    { $gender ->
        [feminine] humana, seu marcador
       *[masculine] humano, seu marcador
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
web-empire-attacks = Ataca
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
web-empire-slot-attack = jogue mais cartas, ou pare aqui
web-empire-slot-defence = jogue uma carta aqui
web-empire-slot-other = está pensando
web-empire-none-laid = nenhuma carta
web-empire-counts-attack = ficha de ataque +{ $count }
web-empire-counts-defence = ficha de defesa +{ $count }
web-empire-tokens-gone = as fichas não contam mais
web-empire-tie = empate: a defesa vive
web-empire-stands = Do jeito que está,
web-empire-stands-dies = { $who-the } morre.
web-empire-stands-lives = { $who-the } vive.
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
        [fight] Joga-se em um combate, depois de jogadas cartas.
        [answer] Joga-se em resposta a uma carta de Apoio.
        [before] Joga-se antes da ação.
       *[open] Joga-se antes ou depois da ação.
    }
web-empire-copies =
    { $count ->
        [one] Uma cópia no baralho.
       *[other] { $count } cópias no baralho.
    }
web-empire-guessed = Reconstruído: a lista impressa não é pública.
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
        [one] Compra uma carta.
       *[other] Compra { $amount } cartas.
    }
web-empire-effect-pick =
    Pega uma carta à escolha { $pile ->
        [deck] do seu baralho
        [cellar] do seu porão
       *[moat] do seu fosso
    }.
web-empire-effect-spy = Mostra a mão do adversário; uma carta dela vai para o fosso.
web-empire-effect-protect = Um personagem do castelo não pode ser atacado neste turno.
web-empire-effect-cancel-support = Anula a carta de Apoio que acabou de ser jogada.
web-empire-effect-confession = Mostra um marcador do saco: esse personagem é humano.
web-empire-effect-swap = Põe um personagem do castelo sob a cidade; o primeiro da cidade entra.
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
web-empire-sure-last = É a última carta da sua mão.
web-empire-sure-dies = Do jeito que está, { $who-the } morre, e você ainda poderia jogar uma carta.

web-empire-coach-discard = Clique uma carta para separá-la: o porão pode voltar uma vez, o fosso nunca. Depois compre até ter oito.
web-empire-coach-reveal = Um vampiro revelado luta com cartas vermelhas, mas todos o conhecem. Três deles no castelo vencem.
web-empire-coach-action = Uma ação por turno. Clique em quem tem a borda iluminada para ver o que se pode fazer: primeiro quem ataca, depois o alvo.
web-empire-coach-strike = O vampiro que você encontrou pode ser atacado já. Clique em quem ataca.
web-empire-coach-lay = As cartas iluminadas valem aqui. Se no fim da rodada o ataque supera a defesa, o alvo morre; o empate salva.
web-empire-coach-replace = Sua carta foi anulada. Você pode jogar outra válida no lugar dela.
web-empire-coach-support = Cartas de Apoio custam outras cartas, de dia e de noite não o mesmo. Você sempre pode dizer não.
web-empire-coach-target = Clique no alvo da carta.
web-empire-coach-pay = Clique nas cartas que vai dar. Elas vão para o fosso.
web-empire-coach-pick = Você olha a pilha inteira. Clique na carta que vai pegar.
web-empire-coach-spy = Esta é a mão do seu adversário. Clique na carta que deve sair.

web-window-empire-prompt-support-before = Cartas de Apoio antes da ação
web-window-empire-prompt-support-after = Cartas de Apoio depois da ação
web-window-empire-prompt-support-fight = Cartas de Apoio em um combate
web-window-empire-prompt-answer = Respostas a cartas de Apoio
web-window-empire-prompt-reveal = Revelar um vampiro
web-window-empire-prompt-replace = Outra carta no lugar da anulada
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
web-empire-field-staged = separadas
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
web-empire-value-nature-vampire = vampiro
web-empire-value-nature-human = ser humano

## The replay viewer

replay-title = Reprise
replay-missing = Esse jogo não existe, ou ainda não acabou. Ele pode ser revisto quando acabar.
replay-seen-by = Visto por
replay-spectator = Um espectador
replay-slider = Escolha
replay-at = Turno { $turn } de { $turns }, escolha { $number } de { $length }
replay-start = O jogo começa
replay-prev = Uma escolha para trás
replay-next = Uma escolha para a frente
replay-play = Reproduzir
replay-pause = Pausar
replay-turn-prev = Um turno para trás
replay-turn-next = Um turno para a frente
replay-faster = Duas vezes mais rápido
replay-fork = Jogar a partir daqui
replay-fork-as = Jogar a partir daqui: { $seat }
replay-fork-hint = Bots ficam com os outros lugares. O jogo acabado continua como está.
replay-share = Compartilhar este momento
replay-shared = O link para este momento foi copiado.
replay-in-address = O link para este momento está no endereço da página: copie de lá.
replay-did = { $who }: { $what }
replay-chart = Cartas restantes, turno a turno
replay-log = Até aqui
replay-steps = Passos
