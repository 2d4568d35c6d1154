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
cli-empire-setup-hide-cost = Quais três cartas pagam para se esconder: quaisquer cartas de combate, ou só as vermelhas.
cli-empire-setup-attacker = Se o jogador vampiro deve atacar com um vampiro revelado quando há um no castelo.
cli-empire-setup-death = Se o defensor pode morrer em cada rodada, ou só no fim da luta.
cli-empire-setup-tokens = Se as fichas contam só na primeira rodada, ou ficam para a segunda.
cli-empire-setup-defence = Se o defensor pode não baixar carta mesmo tendo uma válida na mão.
cli-empire-setup-turn-limit = Depois desse número de turnos, contam-se os vivos.
cli-vtes-setup-players = Quantos Matusaléns sentam com os primeiros baralhos da caixa.
cli-vtes-setup-turn-limit = Depois desse número de turnos de qualquer um o jogo termina, e quem resta recebe meio ponto; 0: nunca.
cli-vtes-setup-tournament = Se retirar-se vale meio ponto de vitória em vez de um.

## Jogar

cli-news = O que aconteceu
cli-asks = { $asker }: { $prompt }
cli-hint = Digite um número. t mostra a mesa, ? o que não se pode fazer e por quê, h é a ajuda, q sai.
cli-opponents = Você joga contra
cli-opponent = { $who }. { $line }
cli-thinks = Pensando: { $seat }
cli-bot-failed = { $seat }: o bot { $bot } falhou ({ $error }). O acaso escolhe por ele; o registro está em { $file }.
cli-hand-over = Passe o teclado. A seguir: { $seat }
cli-press-enter = Pressione Enter quando mais ninguém estiver olhando.
cli-no-such-option = Não há opção { $typed } agora.
cli-not-understood = “{ $typed }” não é opção nem comando. h é a ajuda.
cli-marks = Marque várias coisas em uma linha, por exemplo 1 3 5; 2x3 marca três vezes o número 2.
cli-mark-up-to = { $what } (até { $most })
cli-no-such-mark = “{ $typed }” não marca nada: os números vão de { $first } a { $last }, como 1 3 5 ou 2x3.
cli-rule = Regra: { $rule }
cli-why-not = O que não se pode fazer agora
cli-why-not-nothing = Nada do que você poderia pensar em fazer está proibido agora.
cli-option-key = Chave: { $key }
cli-undo-nothing = Não há decisão sua anterior à qual voltar.
cli-undo-revealed = Desde então algo foi dito ou mostrado. Voltar mesmo assim?
cli-undone = Desfeito.
cli-resign-sure = Desistir da partida?
cli-log = O que aconteceu até agora
cli-overwrite = { $file } já existe. Sobrescrever?
cli-saved = Salvo em { $file }.
cli-not-saved = Esta partida não está salva. Da próxima vez, digite s ARQUIVO antes de sair, ou comece com --save ARQUIVO; depois --load ARQUIVO a retoma.
cli-save-first = Para salvar a partida, digite um nome de arquivo; Enter sai sem salvar:
cli-resume = Salvo. Para retomar:
cli-always-asked = Este jogo sempre consulta você quando há algo que você possa fazer.
cli-help = Ajuda
cli-help-number = NÚMERO | escolhe essa opção
cli-help-key = CHAVE | escolhe a opção com essa chave
cli-help-marks = NÚMEROS | marcar várias coisas de uma vez: 1 3 5, ou 2x3 para três vezes o número 2
cli-help-table = t | mostra a mesa inteira
cli-help-why = ? | o que não se pode fazer agora, e por quê
cli-help-explain = ? NÚMERO | explica uma opção; ? REGRA explica uma regra
cli-help-undo = u | volta à sua decisão anterior
cli-help-save = s [ARQUIVO] | salva a partida
cli-help-log = l [LINHAS] | o que aconteceu até agora
cli-help-always = a | ser consultado toda vez, mesmo quando quase não importa, ou não mais
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

cli-record-ok = { $file }: o registro está íntegro.
cli-record-game = Jogo { $game }, regras { $rules }, semente { $seed }
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
cli-forced = passa, sem outra opção
cli-position-at =
    { $exact ->
        [1] Posição após a entrada { $entry }.
       *[0] Posição após a entrada { $entry }, o ponto tranquilo mais próximo antes da entrada { $wanted }.
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
cli-empire-fight = Luta, rodada { $round }: { $attacker } contra { $target }
cli-empire-attack = Ataque
cli-empire-defence = Defesa
cli-empire-stands-dies = Do jeito que está, { $who } morre.
cli-empire-stands-lives = Do jeito que está, { $who } sobrevive.
cli-empire-hand = Sua mão ({ $count })
cli-empire-staged = Escolhidas até agora: { $cards }

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
        [fight] Joga-se em uma luta, depois de baixadas cartas.
        [answer] Joga-se em resposta a uma carta de apoio.
        [before] Joga-se antes da ação.
       *[open] Joga-se antes ou depois da ação.
    }
cli-empire-copies =
    { $copies ->
        [one] { $copies }{ $sign } cópia no baralho
       *[other] { $copies }{ $sign } cópias no baralho
    }
cli-empire-reconstructed = { $sign } reconstruído: a lista impressa não é pública.
cli-empire-effect-token =
    Põe uma ficha de ataque ou de defesa em { $profession ->
        [nobles] um nobre
        [clergy] um membro do clero
        [servants] um criado
       *[any] qualquer personagem
    } do castelo.
cli-empire-effect-cancel-combat = Cancela uma carta de combate que o adversário acabou de baixar; ele pode baixar outra.
cli-empire-effect-draw =
    { $amount ->
        [one] Compra { $amount } carta.
       *[other] Compra { $amount } cartas.
    }
cli-empire-effect-pick =
    Pega uma carta à escolha { $pile ->
        [deck] do seu baralho
        [cellar] do seu porão
       *[moat] do seu fosso
    }.
cli-empire-effect-spy = Mostra a mão do adversário; uma carta dela vai para o fosso.
cli-empire-effect-protect = Um personagem do castelo não pode ser atacado neste turno.
cli-empire-effect-cancel-support = Cancela a carta de apoio que acabou de ser jogada.
cli-empire-effect-confession = Mostra um marcador do saco: esse personagem é humano.
cli-empire-effect-swap = Põe um personagem do castelo embaixo da cidade; o primeiro da cidade entra.

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
