# A linha de comando: jogar, rever, registros, e a mesa de Vampire Empire.

## Palavras

cli-yes = sim
cli-no = não
cli-yes-no = (s/n)
cli-yes-words = s sim
cli-you = você
cli-table = A mesa

## Jogos

cli-games-seats = Lugares: { $seats }
cli-games-bots = Bots: { $bots }
cli-games-options = Opções (--setup KEY=VALUE):
cli-games-default = padrão { $value }
cli-empire-setup-hide-cost = Quanto custa se esconder: três cartas de combate quaisquer, ou três vermelhas.
cli-empire-setup-attacker = Se o jogador vampiro deve atacar com um vampiro revelado quando há um no castelo.
cli-empire-setup-death = Se o defensor pode morrer em cada rodada, ou só no fim do combate.
cli-empire-setup-tokens = Se as fichas contam só na primeira rodada, ou nas duas.
cli-empire-setup-defence = Se um defensor com uma carta válida na mão pode preferir não jogá-la.
cli-empire-setup-turn-limit = Depois de quantos turnos se contam os sobreviventes.
cli-vtes-setup-players = Quantos Matusaléns jogam, com os primeiros baralhos da caixa.
cli-vtes-setup-lists = Se todos podem ver as listas de todos os baralhos ou cada jogador conhece apenas a sua.
cli-vtes-setup-turn-limit = Depois de quantos turnos, contando os de todos, o jogo acaba e cada sobrevivente recebe meio ponto; 0: sem limite.
cli-vtes-setup-tournament = Se retirar-se vale meio ponto de vitória em vez de um.

## Jogar

cli-news = O que aconteceu
cli-asks = { $asker }: { $prompt }
cli-hint = Digite um número. t: mesa, ?: o que você não pode fazer, h: ajuda, q: sair.
cli-opponents = Você joga contra
cli-opponent = { $who }. { $line }
cli-thinks = Pensando: { $seat }
cli-bot-failed = { $seat }: o bot { $bot } falhou ({ $error }). Uma escolha ao acaso ficou no lugar; o registro está em { $file }.
cli-hand-over = Passe o teclado. A seguir: { $seat }
cli-press-enter = Pressione Enter quando mais ninguém estiver olhando.
cli-no-such-option = { $typed } não é uma opção agora.
cli-not-understood = “{ $typed }” não é opção nem comando. Digite h para ver a ajuda.
cli-marks = Escolha várias em uma linha, por exemplo 1 3 5; 2x3 escolhe três vezes o número 2.
cli-mark-up-to = { $what } (até { $most })
cli-no-such-mark = “{ $typed }” não é uma escolha. Os números vão de { $first } a { $last }, como 1 3 5 ou 2x3.
cli-rule = Regra: { $rule }
cli-why-not = O que você não pode fazer agora
cli-why-not-nothing = Nada é proibido para você neste momento.
cli-option-key = Chave: { $key }
cli-undo-nothing = Você não tem decisão anterior à qual voltar.
cli-undo-revealed = Desde então algo foi revelado. Desfazer mesmo assim?
cli-undone = Desfeito.
cli-resign-sure = Desistir da partida?
cli-resign-end = Os outros decidem: o jogo acaba aqui? Se não, um bot continua.
cli-log = O que aconteceu até agora
cli-overwrite = { $file } já existe. Sobrescrever?
cli-saved = Salvo em { $file }.
cli-not-saved = Esta partida não está salva. Da próxima vez, digite s ARQUIVO antes de sair, ou comece com --save ARQUIVO; depois --load ARQUIVO a retoma.
cli-save-first = Para salvar a partida, digite um nome de arquivo. Pressione Enter para sair sem salvar:
cli-resume = Salvo. Para retomar:
cli-always-asked = Este jogo já pergunta sempre que você pode fazer algo.
cli-help = Ajuda
cli-help-number = NÚMERO | escolhe essa opção
cli-help-key = CHAVE | escolhe a opção com essa chave
cli-help-marks = NÚMEROS | escolhe várias de uma vez: 1 3 5, ou 2x3 para três vezes o número 2
cli-help-table = t | mostra a mesa inteira
cli-help-why = ? | o que você não pode fazer agora, e por quê
cli-help-explain = ? NÚMERO | explica uma opção; ? REGRA explica uma regra
cli-help-undo = u | volta à sua decisão anterior
cli-help-save = s [ARQUIVO] | salva a partida
cli-help-log = l [LINHAS] | o que aconteceu até agora
cli-help-always = a | perguntar sempre, mesmo quando quase não importa (liga ou desliga)
cli-help-resign = r | desiste
cli-help-help = h | esta ajuda
cli-help-quit = q | sai; Enter mostra a pergunta de novo

## O fim

cli-outcome = Fim
cli-outcome-none = A partida não terminou.
cli-outcome-winners = Vitória: { $winners }
cli-outcome-draw = Empate.
cli-points = pontos

## Registros

cli-record-ok = { $file }: o registro é válido.
cli-record-game = Jogo { $game }, regras { $rules }, semente { $seed }
cli-from-position = Começa de uma posição que alguém montou, e não de uma distribuição das cartas.
cli-record-seats = Lugares: { $seats }
cli-record-length =
    { $entries ->
        [one] { $entries } entrada
       *[other] { $entries } entradas
    } no registro: { $choices ->
        [one] { $choices } escolha
       *[other] { $choices } escolhas
    }, { $passes ->
        [one] { $passes } passe forçado
       *[other] { $passes } passes forçados
    }
cli-head-entry = entrada
cli-head-seat = lugar
cli-head-key = chave
cli-head-choice = escolha
cli-outside = de fora
cli-forced = passa: não há outra opção
cli-position-at =
    { $exact ->
        [1] Posição após a entrada { $entry }.
       *[0] Posição após a entrada { $entry }, o último ponto antes da entrada { $wanted } em que se pode obter uma.
    }
cli-position-setup = O registro tem opções próprias: use os mesmos --setup e --deck ao jogar a partir desta posição.
cli-replay-entry = Entrada { $entry } de { $last }
cli-replay-prompt = [Enter/n] próximo, [p] anterior, [número] ir para, [q] sair:
cli-replay-keys = Pressione Enter ou digite n, p, q ou um número de 0 a { $last }.

## Vampire Empire

cli-empire-turn =
    Turno { $turn }, { $day ->
        [1] dia: vez do jogador humano
       *[0] noite: vez do jogador vampiro
    } · { $phase }
cli-empire-nature =
    { $nature ->
        [vampire] { $public ->
            [1] { $gender ->
                [feminine] vampira revelada
               *[masculine] vampiro revelado
            }
           *[0] { $gender ->
                [feminine] vampira oculta
               *[masculine] vampiro oculto
            }
        }
        [human] { $public ->
            [1] { $gender ->
                [feminine] humana comprovada
               *[masculine] humano comprovado
            }
           *[0] { $gender ->
                [feminine] humana
               *[masculine] humano
            }
        }
       *[unknown] natureza oculta
    }
cli-empire-token-attack = fichas de ataque: { $count }
cli-empire-token-defence = fichas de defesa: { $count }
cli-empire-protected = a salvo neste turno
cli-empire-city = Cidade ({ $count }): { $members }
cli-empire-bottom = Embaixo da cidade, na ordem em que virão: { $members }
cli-empire-dead = Mortos: { $members }
cli-empire-head-hand = Mão
cli-empire-cellar-used = usado
cli-empire-seen = Cartas conhecidas na mão, { $seat }: { $cards }
cli-empire-running =
    Carta de Apoio, { $seat }: { $card }. { $does }{ $cancelled ->
        [1] {" "}(cancelada)
       *[0] {""}
    }
cli-empire-fight = Combate, rodada { $round }: { $attacker } contra { $target }
cli-empire-attack = Ataque
cli-empire-defence = Defesa
cli-empire-stands-dies = Do jeito que está, { $who } morre.
cli-empire-stands-lives = Do jeito que está, { $who } sobrevive.
cli-empire-hand = Sua mão ({ $count })

cli-empire-costs = dia { $day }, noite { $night }
cli-empire-cost = Custo em cartas: { $costs }
cli-empire-value = Valor: { $value }
cli-empire-fits =
    { $kind ->
        [vampire] para um vampiro revelado
       *[holy-water] contra um vampiro revelado
    }
cli-empire-timing =
    { $timing ->
        [fight] Jogue em um combate, depois das cartas de combate.
        [answer] Jogue em resposta a uma carta de Apoio.
        [before] Jogue antes da ação.
       *[open] Jogue antes ou depois da ação.
    }
cli-empire-copies =
    { $copies ->
        [one] { $copies }{ $sign } cópia no baralho
       *[other] { $copies }{ $sign } cópias no baralho
    }
cli-empire-reconstructed = { $sign } reconstrução nossa: a lista impressa não é pública.
cli-empire-effect-token =
    Põe uma ficha de ataque ou de defesa em { $profession ->
        [nobles] um nobre
        [clergy] um membro do clero
        [servants] um criado
       *[any] qualquer personagem
    } do castelo.
cli-empire-effect-cancel-combat = Anula uma carta de combate que o adversário acabou de jogar; ele pode jogar outra.
cli-empire-effect-draw =
    { $amount ->
        [one] Compre { $amount } carta.
       *[other] Compre { $amount } cartas.
    }
cli-empire-effect-pick =
    Pegue uma carta à escolha { $pile ->
        [deck] do seu baralho
        [cellar] do seu porão
       *[moat] do seu fosso
    }.
cli-empire-effect-spy = Veja a mão do adversário; uma carta dela vai para o fosso.
cli-empire-effect-protect = Um personagem do castelo não pode ser atacado neste turno.
cli-empire-effect-cancel-support = Anula a carta de Apoio que acabou de ser jogada.
cli-empire-effect-confession = Veja um marcador do saco: esse personagem é humano.
cli-empire-effect-swap = Ponha um personagem do castelo sob a cidade; o primeiro da cidade entra.

cli-empire-deck =
    { $side ->
        [human] O baralho do jogador humano
       *[vampire] O baralho do jogador vampiro
    } ({ $count })
cli-empire-head-copies = cópias
cli-empire-head-card = carta
cli-empire-head-type = tipo
cli-empire-head-worth = valor ou custo
cli-empire-head-does = a quem serve ou o que faz
cli-empire-deck-ok =
    OK: { $file }, { $side ->
        [human] um baralho do jogador humano
       *[vampire] um baralho do jogador vampiro
    }, { $cards } cartas de { $kinds } tipos, { $reconstructed } delas reconstruídas.
