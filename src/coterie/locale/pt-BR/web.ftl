# O cliente no navegador: suas páginas, menos a mesa de jogo e a exibição de partidas terminadas.

## Everywhere

web-brand = Coterie, página inicial
web-title = { $page } · Coterie
web-title-home = Coterie: uma mesa para jogos de vampiros
web-nav = Páginas
web-nav-play = Jogar
web-nav-tables = Mesas
web-nav-replays = Rever
web-nav-rules = Regras
web-nav-settings = Ajustes
web-language = Idioma
web-theme-to-light = Mudar para o tema claro
web-theme-to-dark = Mudar para o tema escuro
web-skip = Ir para o conteúdo
web-close = Fechar
web-copy = Copiar
web-copied = Copiado.
web-copy-failed = O navegador não permite copiar. O endereço está selecionado: copie você mesmo.
web-just-now = agora mesmo
web-broken = Esta parte da página não carregou. Verifique a conexão e recarregue a página.
web-problem = Não deu certo: { $message }
web-no-server = O servidor não responde. Verifique a conexão e tente de novo.
web-try-again = Tentar de novo
web-wait-games = Carregando os jogos…
web-wait-cards = Carregando as cartas…
web-wait-check = Conferindo as opções…
web-wait-table = Preparando a mesa…
web-wait-open = Abrindo a mesa…
web-wait-join = Ocupando o seu lugar…
web-wait-tables = Procurando as mesas…
web-wait-mine = Procurando as suas partidas…
web-wait-record = Carregando o registro…
web-wait-notices = Carregando os seus avisos…
web-wait-replay = Carregando a partida…
web-wait-upload = Lendo o registro…
web-wait-words = Carregando o idioma…
web-wait-page = Carregando a página…
web-foot-private = Não precisa de conta. Nada sai deste servidor.
web-foot-explains = A primeira partida se explica enquanto você joga.

## First page

web-home-title = Uma mesa para a longa noite
web-home-lead = O Coterie dá as cartas, guarda os segredos e conhece todas as regras. Jogue com amigos, ou deixe os lugares vazios para os bots.
web-games = Jogos
web-game-empire-about = Nove pessoas em um castelo, três delas vampiros. Um jogador sabe quais; o outro tem água benta.
web-game-fury-about = Um de vocês se esconde em algum lugar da Europa. Os caçadores têm uma trilha fria, as ferrovias, e até o amanhecer.
web-game-vtes-about = Vampiros antigos lutam por meio dos mais jovens. Cace o jogador à sua esquerda e sobreviva ao da direita, com intrigas, votos e sangue.
web-game-empire-resign = Você desiste, e seu adversário vence.
web-game-fury-resign =
    { $crowd ->
        [1] Você perde. Um bot assume seu lugar, e os outros decidem se continuam.
       *[0] { $seat ->
            [dracula] Você desiste, e os caçadores vencem.
           *[other] { $seats ->
                [2] Você desiste, e Drácula vence.
               *[other] Você desiste por todos os caçadores: o jogo acaba, e Drácula vence.
            }
        }
    }
web-game-vtes-resign = Você sai do jogo: seu predador ganha um ponto de vitória e 6 pontos de reserva, e os outros continuam. Se restar só um, o jogo acaba.
web-players =
    { $count ->
        [one] Um jogador
       *[other] { $count } jogadores
    }
web-minutes =
    { $count ->
        [one] Um minuto
       *[other] { $count } minutos
    }
web-play-now = Jogar agora
web-set-up = Preparar uma mesa

## My games

web-mine = Minhas partidas
web-mine-waiting =
    { $count ->
        [0] Nenhuma partida espera por você.
        [one] Uma partida espera por você.
       *[other] { $count } partidas esperam por você.
    }
web-mine-none = Aqui ficam as partidas que você começa, ou em que entra, neste navegador.
web-mine-move = Levar esta lista para outro dispositivo
web-mine-line = { $seat }, com { $others }
web-mine-for = há { $time }
web-mine-gathering = esperando jogadores
web-mine-playing = esperando: { $others }
web-mine-halted = em espera desde uma atualização
web-mine-unknown-game = Partida desconhecida
web-mine-unknown = Por enquanto, este servidor não conhece este lugar. O seu link continua guardado.
web-mine-over = terminada
web-mine-your-move = Sua vez
web-mine-look = Olhar
web-mine-forget-game = Tirar { $game } da lista
web-move-title = Levar minhas partidas
web-move-explained = Abra este link no outro dispositivo. Quem tiver o link pode jogar nos seus lugares: não o passe a ninguém.
web-move-link = Link com todos os seus lugares
web-move-working = Carregando suas partidas…
web-move-done =
    { $count ->
        [0] Este servidor não conhece nenhum desses lugares.
        [one] Uma partida adicionada à sua lista.
       *[other] { $count } partidas adicionadas à sua lista.
    }
web-move-home = Ir para minhas partidas
web-seat-title = Ocupar um lugar
web-seat-working = Preparando o seu lugar…
web-seat-unknown = Este servidor não conhece esse lugar. A mesa pode ter sido fechada, ou o link está incompleto.

## Notices

web-notices-title = Avisos de vez
web-notices-of = Avisar quando for minha vez: { $game }
web-notices-lead = Receba uma mensagem quando { $game } esperar por você há um minuto. Ela só diz o nome da mesa.
web-notices-mail = E-mail
web-notices-mail-hint = Escrevemos uma vez para confirmar.
web-notices-unconfirmed = Ainda não confirmado: veja sua caixa de entrada.
web-notices-no-mail = Este servidor não envia e-mail.
web-notices-webhook = Webhook
web-notices-webhook-hint = Para uma sala de chat ou um programa. Envia uma mensagem em JSON.
web-notices-feed = Feed
web-notices-feed-hint = Para um leitor de feeds (Atom).
web-notices-feed-link = Endereço do feed
web-notices-save = Salvar
web-notices-saved = Salvo.

## Bots and seats

web-bot-random = ao acaso
web-bot-easy = fácil
web-bot-steady = constante
web-bot-search = pensativo
web-bot-named = { $who } (bot, { $level })
web-seat-open = Lugar livre
web-seat-closed = Fechado
web-seat-somebody = Alguém

## Tables

web-origin-position = De uma posição montada
web-origin-position-hint = Este jogo começa de uma posição que alguém montou. Quem abriu a mesa pode conhecer cartas escondidas.
web-origin-fork = Continuação de um replay
web-origin-fork-hint = Este jogo continua de um já terminado: qualquer pessoa pode saber o que vem.
web-origin-record = Registro enviado
web-origin-record-hint = Alguém enviou este jogo. Ele não foi jogado neste servidor.
web-tables-title = Mesas
web-tables-lead = As mesas públicas deste servidor. Ocupe um lugar livre, ou assista.
web-tables-none = Nenhuma mesa pública no momento.
web-tables-gathering = Esperando jogadores
web-tables-playing = Em jogo
web-tables-join = Ocupar um lugar
web-tables-join-as = Ocupar este lugar: { $seat }
web-tables-watch = Assistir
web-tables-go = Ir para a mesa
web-tables-more = Mostrar mais mesas
web-clock-none = Sem relógio
web-clock-decision = { $time } por decisão
web-clock-player = { $time } por jogador

## A new table

web-new-title = Nova mesa
web-new-lead = Quem senta onde, quanto tempo há para pensar e quem pode entrar.
web-new-game = Jogo
web-new-seats = Lugares
web-new-seat-kind = Quem joga: { $seat }
web-new-mine = Eu
web-new-open = Livre
web-new-bot = Bot: { $level }
web-new-anyone = Qualquer um ({ $level })
web-new-person = { $name } ({ $level })
web-new-name = Seu nome
web-new-name-hint = Os outros o veem na mesa. Opcional.
web-new-table-name = Nome da mesa
web-new-table-name-hint = Ajuda os outros a achar a mesa. Opcional.
web-new-clock = Relógio
web-new-clock-none = Nenhum
web-new-clock-decision = Por decisão
web-new-clock-player = Por jogador
web-new-clock-time = Tempo
web-new-clock-hint = Quando o seu tempo acaba, um bot joga por você até que volte.
web-new-windows = Tempo para reagir
web-new-windows-brisk = Rápido
web-new-windows-calm = Calmo
web-new-windows-slow = Lento
web-new-windows-hint = Todos têm o mesmo tempo, e qualquer um pode usar mais.
web-new-who = Quem pode entrar
web-new-private = Só com o link
web-new-public = Qualquer pessoa neste servidor
web-new-whispers = Sussurros
web-new-whispers-hint = Os jogadores podem trocar mensagens em particular.
web-new-rules = Opções do jogo
web-new-rules-hint = Onde o livro de regras pode ser lido de dois modos, você escolhe. O que recomendamos já está marcado.
web-new-file-usual = Padrão
web-new-file-choose = Escolher um arquivo
web-new-file-paste = ou cole uma lista
web-new-file-remove = Voltar ao padrão
web-new-file-bad = Não foi possível ler { $file }: não é TOML nem JSON. Veja a linha { $line }.
web-new-file-large = { $file } é grande demais. O limite é de 200 kB.
web-new-number-bad = Digite um número inteiro de { $least } a { $most }.
web-new-setup-bad = Não dá para jogar com estas opções: { $message }
web-new-make = Abrir a mesa
web-new-needs-me = Ocupe pelo menos um lugar, ou deixe um livre.
web-new-made = A mesa está pronta
web-new-invite = Link de convite
web-new-invite-hint = Quem abrir pode ocupar um lugar livre.
web-new-yours = Seu link pessoal: { $seat }
web-new-yours-hint = Leva você de volta ao seu lugar em qualquer dispositivo. Não o passe a ninguém.
web-new-go = Ir para a mesa
web-setup-empire-hide-cost = Esconder-se custa
web-setup-empire-hide-cost-any = três cartas de combate quaisquer
web-setup-empire-hide-cost-red = três cartas vermelhas
web-setup-empire-attacker = Com um vampiro revelado no castelo, o jogador vampiro
web-setup-empire-attacker-must = deve atacar com ele
web-setup-empire-attacker-may = pode atacar com qualquer um
web-setup-empire-death = O defensor pode morrer
web-setup-empire-death-each = nas duas rodadas
web-setup-empire-death-last = só no fim do combate
web-setup-empire-tokens = As fichas contam
web-setup-empire-tokens-first = só na primeira rodada
web-setup-empire-tokens-kept = nas duas rodadas
web-setup-empire-defence = Um defensor com uma carta válida na mão
web-setup-empire-defence-free = pode preferir não jogá-la
web-setup-empire-defence-must = deve jogar uma
web-setup-empire-turn-limit = Turnos até contar os sobreviventes
web-setup-fury-players = Jogadores
web-setup-fury-players-2 = dois: Drácula, e um para todos os caçadores
web-setup-fury-players-3 = três: Drácula, e dois com dois caçadores cada
web-setup-fury-players-4 = quatro: Drácula, e três jogadores de caçadores
web-setup-fury-players-5 = cinco: Drácula, e um para cada caçador
web-setup-fury-landing = Quando Drácula desembarca em um porto
web-setup-fury-landing-free = não custa sangue
web-setup-fury-landing-paid = conta como movimento por mar
web-setup-fury-allies = Aliados em jogo
web-setup-fury-allies-side = um para cada lado
web-setup-fury-allies-all = um ao todo
web-setup-fury-bat = Drácula como morcego
web-setup-fury-bat-away = nunca pousa sobre um caçador
web-setup-fury-bat-onto = pode pousar sobre um caçador
web-setup-fury-train = Se o dado proíbe um trem anunciado
web-setup-fury-train-free = o caçador se move como o dado permite
web-setup-fury-train-lost = o caçador fica onde está
web-setup-fury-shown-item = O item que um caçador mordido deve revelar
web-setup-fury-shown-item-joins = pode ser usado em combate
web-setup-fury-shown-item-apart = não pode ser usado em combate
web-setup-fury-newspaper = Newspaper Reports, se a carta oculta mais antiga é o lugar onde Drácula está
web-setup-fury-newspaper-elsewhere = os caçadores ficam sabendo, mas a carta continua oculta
web-setup-fury-newspaper-anywhere = a carta é revelada como as outras
web-setup-fury-turn-limit = Rodadas até a partida terminar empatada
web-setup-fury-data = Seus próprios números
web-setup-vtes-players = Jogadores
web-setup-vtes-players-2 = dois
web-setup-vtes-players-3 = três
web-setup-vtes-players-4 = quatro
web-setup-vtes-players-5 = cinco
web-setup-vtes-decks = Seu próprio baralho
web-setup-vtes-lists = Listas dos baralhos
web-setup-vtes-lists-closed = fechadas: você conhece apenas a sua
web-setup-vtes-lists-open = abertas: todos podem ver todas as listas
web-setup-vtes-turn-limit = Turnos até o jogo acabar e cada sobrevivente receber meio ponto (contam os turnos de todos; 0: sem limite)
web-setup-vtes-tournament = Torneio: retirar-se vale meio ponto em vez de um
web-setup-empire-human-deck = Baralho do jogador humano
web-setup-empire-vampire-deck = Baralho do jogador vampiro

## Rules

web-rules-title = Regras
web-rules-of = { $game }: as regras
web-rules-lead = Cada seção do livro de regras em resumo, nas nossas palavras e com um exemplo.
web-rules-search = Procurar nas regras
web-rules-found =
    { $count ->
        [0] Nenhum resultado
        [one] Uma seção
       *[other] { $count } seções
    }
web-rules-example = Por exemplo
web-rules-contents = Seções
web-rules-link = Link para esta regra
web-rules-unwritten = Não há regras escritas para este jogo.

## Replays

web-replays-lead = Reveja uma partida terminada de qualquer lugar, ou continue a partir de qualquer momento.
web-replays-mine = Minhas partidas terminadas
web-replays-none = Nenhuma das suas partidas terminou ainda.
web-replays-watch = Rever
web-replays-file = De um arquivo
web-replays-file-hint = Você pode salvar um registro no fim de uma partida, ou pela linha de comando.
web-replays-choose = Escolher um arquivo
web-replays-bad-file = Este arquivo não é o registro de uma partida.
web-replays-won = Vitória: { $winners }
web-replays-drawn = Empate

## Settings

web-settings-lead = Salvos neste navegador.
web-settings-look = Aparência
web-settings-theme = Tema
web-settings-theme-system = Igual ao do sistema
web-settings-theme-light = Claro
web-settings-theme-dark = Escuro
web-settings-motion = Animações
web-settings-motion-hint = As cartas se movem pela mesa. Se estiver desligado, uma linha mostra o que mudou.
web-settings-play = Jogo
web-settings-sound = Tocar um som quando for a sua vez
web-settings-sound-hint = Um tique breve, e um sinal no título da janela.
web-settings-confirm = Confirmar escolhas caras
web-settings-confirm-hint = Pergunta de novo antes de você desistir ou perder muito.
web-settings-explain = Explicar enquanto jogo
web-settings-explain-hint = Uma linha sob cada pergunta diz o que ela significa e onde você pode clicar.
web-settings-speed = Velocidade dos bots
web-settings-speed-slow = Lenta
web-settings-speed-normal = Normal
web-settings-speed-fast = Rápida
web-settings-speed-instant = Instantânea
web-settings-speed-still = As animações estão desligadas: cada jogada aparece na hora.
web-settings-size = Tamanho do texto
web-settings-size-normal = Normal
web-settings-size-large = Grande
web-settings-size-largest = Muito grande
web-settings-hover = Mostrar a carta inteira quando você aponta para ela
web-settings-hover-short = Rápido
web-settings-hover-normal = Normal
web-settings-hover-long = Depois de um tempo
web-settings-hover-never = Nunca
web-settings-passing = Passe automático em mesas novas
web-settings-passing-hint = Se uma chave está ligada, as mesas novas passam por você sem perguntar. Você pode mudar isso em cada mesa.
web-settings-passing-none = As perguntas em que você pode passar aparecerão aqui depois de encontradas em uma mesa.
web-settings-text = Mesas em texto
web-settings-text-hint = Os jogos em títulos, listas e botões, para leitores de tela e para quem joga no teclado.
web-settings-name = Nome
web-settings-name-hint = Os outros o veem quando você ocupa um lugar.

## Design

web-design-title = Design
web-design-lead = Duas tintas e uma chama: os elementos do cliente.
web-design-colours = Cores
web-design-type = Tipografia
web-design-signs = Ícones
web-design-buttons = Botões e campos
web-design-people = Pessoas
web-design-roses = Rosáceas
web-design-cards = Cartas
web-design-states = Estados
web-design-available = disponível
web-design-selected = escolhida
web-design-not-now = agora não
web-design-elsewhere = em cena
web-design-face-down = virada para baixo
web-design-blood = { $blood } de sangue em { $capacity }
web-design-example-field = Um campo
web-design-example-question = Jogar outra carta, ou deixar o outro lado responder?
web-design-example-text = A tinta preta diz o que é. A vermelha diz quanto custa em sangue. A chama diz o que você pode fazer agora.
web-design-licence = licença
web-design-open-dialog = Mostrar uma janela
web-design-show-toast = Mostrar uma mensagem

## Not found

web-missing-title = Nada aqui
web-missing-text = Esta página não existe. O link pode ser antigo ou estar incompleto.
web-missing-home = Ir para a página inicial
