# O cliente no navegador: suas páginas, menos a mesa de jogo e a exibição de partidas terminadas.

## Everywhere

web-brand = Coterie, para a primeira página
web-title = { $page } · Coterie
web-title-home = Coterie: uma mesa para jogos de vampiros
web-nav = Páginas
web-nav-play = Jogar
web-nav-tables = Mesas
web-nav-replays = Rever
web-nav-rules = Regras
web-nav-settings = Ajustes
web-language = Idioma
web-theme-to-light = Mudar para claro
web-theme-to-dark = Mudar para escuro
web-skip = Ir para o conteúdo
web-close = Fechar
web-copy = Copiar
web-copied = Copiado.
web-copy-failed = O navegador não nos deixa copiar. O endereço está selecionado: copie à mão.
web-just-now = agora mesmo
web-broken = Esta parte da página não pôde ser carregada. Verifique a conexão e carregue a página de novo.
web-problem = Não deu certo: { $message }
web-no-server = O servidor não responde. Verifique a conexão e tente de novo.
web-try-again = Tentar de novo
web-wait-games = Procurando os jogos…
web-wait-cards = Lendo as cartas…
web-wait-check = Conferindo as opções…
web-wait-table = Preparando a mesa…
web-wait-open = Abrindo a mesa…
web-wait-join = Ocupando o seu lugar…
web-wait-record = Buscando o registro…
web-wait-notices = Buscando os seus avisos…
web-wait-replay = Carregando a partida…
web-wait-upload = Lendo o registro…
web-wait-words = Carregando o idioma…
web-wait-page = Carregando a página…
web-foot-private = Sem conta. Nada sai deste servidor.
web-foot-explains = A primeira partida explica cada luz e cada pergunta.

## First page

web-home-title = Uma mesa para a longa noite
web-home-lead = Coterie dá as cartas, guarda cada segredo e conhece cada regra. Sente-se com amigos, ou deixe que ela jogue os lugares vazios.
web-games = Jogos
web-game-empire-about = Nove pessoas em um castelo, três delas vampiros. Um jogador sabe quais; o outro tem água benta.
web-game-fury-about = Um de vocês se esconde em um mapa da Europa. Os caçadores têm a trilha fria dele, as ferrovias, e até o amanhecer.
web-game-vtes-about = Vampiros antigos lutam por meio dos mais jovens. Cace o jogador à sua esquerda, sobreviva ao da direita; intrigas, votos e sangue decidem.
web-game-empire-resign = Você desiste do jogo, e seu adversário vence.
web-game-fury-resign =
    { $seat ->
        [dracula] Você desiste do jogo, e os caçadores vencem.
       *[other] { $seats ->
            [2] Você desiste do jogo, e Drácula vence.
           *[other] Você desiste por todos os caçadores: o jogo acaba, e Drácula vence.
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
        [0] Nenhuma espera por você.
        [one] Uma espera por você.
       *[other] { $count } esperam por você.
    }
web-mine-none = As partidas que você começa, ou em que entra, neste navegador ficam aqui.
web-mine-move = Levar esta lista para outro dispositivo
web-mine-line = { $seat }, com { $others }
web-mine-for = há { $time }
web-mine-gathering = esperando jogadores
web-mine-playing = esperando: { $others }
web-mine-over = terminada
web-mine-your-move = Sua vez
web-mine-look = Olhar
web-mine-forget-game = Tirar { $game } da lista
web-move-title = Levar minhas partidas
web-move-explained = Abra este link no outro dispositivo. Quem o tem pode jogar nos seus lugares: não o dê a mais ninguém.
web-move-link = Link com todos os seus lugares
web-move-working = Suas partidas estão chegando.
web-move-done =
    { $count ->
        [0] Nenhum desses lugares é conhecido aqui.
        [one] Uma partida foi acrescentada à sua lista.
       *[other] { $count } partidas foram acrescentadas à sua lista.
    }
web-move-home = Para minhas partidas
web-seat-title = Tomar um lugar
web-seat-working = Seu lugar está sendo preparado.
web-seat-unknown = Este lugar não é conhecido aqui. Talvez a mesa tenha sido fechada, ou o link não esteja completo.

## Notices

web-notices-title = Quando for sua vez
web-notices-of = Avisar quando for minha vez: { $game }
web-notices-lead = { $game } pode avisar quando esperar por você há um minuto. O aviso diz a mesa, e nada do que aconteceu nela.
web-notices-mail = E-mail
web-notices-mail-hint = Escrevemos uma vez para pedir sua confirmação.
web-notices-unconfirmed = Ainda não confirmado: escrevemos para este endereço.
web-notices-no-mail = Este servidor não envia e-mail.
web-notices-webhook = Webhook
web-notices-webhook-hint = Para uma sala ou um programa: recebe uma mensagem em JSON.
web-notices-feed = Feed
web-notices-feed-hint = Para um leitor de feeds, em Atom.
web-notices-feed-link = Endereço do feed
web-notices-save = Guardar
web-notices-saved = Guardado.

## Bots and seats

web-bot-random = ao acaso
web-bot-steady = constante
web-bot-search = pensativo
web-bot-named = { $who } (bot, { $level })
web-seat-open = Lugar livre
web-seat-closed = Fechado
web-seat-somebody = Alguém

## Tables

web-tables-title = Mesas
web-tables-lead = As mesas públicas deste servidor. Tome um lugar livre, ou assista.
web-tables-none = Não há mesa pública agora.
web-tables-gathering = Esperando jogadores
web-tables-playing = Em jogo
web-tables-join = Tomar um lugar
web-tables-join-as = Tomar o lugar: { $seat }
web-tables-watch = Assistir
web-tables-go = Para a mesa
web-clock-none = Sem relógio
web-clock-decision = { $time } por decisão
web-clock-player = { $time } por jogador

## A new table

web-new-title = Uma nova mesa
web-new-lead = Quem se senta onde, quanto tempo se pode pensar e quem pode vir.
web-new-game = Jogo
web-new-seats = Lugares
web-new-seat-kind = Quem joga: { $seat }
web-new-mine = Eu
web-new-open = Livre para outros
web-new-bot = Bot: { $level }
web-new-anyone = Qualquer um ({ $level })
web-new-person = { $name } ({ $level })
web-new-name = Seu nome
web-new-name-hint = Os outros o veem na mesa. Pode ficar vazio.
web-new-table-name = Nome da mesa
web-new-table-name-hint = Ajuda os outros a achar a mesa. Pode ficar vazio.
web-new-clock = Relógio
web-new-clock-none = Nenhum
web-new-clock-decision = Por decisão
web-new-clock-player = Por jogador
web-new-clock-time = Tempo
web-new-clock-hint = Quando o tempo acaba, um bot decide, até que o jogador volte.
web-new-who = Quem pode vir
web-new-private = Só com o link
web-new-public = Todos aqui
web-new-whispers = Sussurros
web-new-whispers-hint = Pode-se dizer algo a um só lugar.
web-new-rules = Regras desta mesa
web-new-rules-hint = Onde o livro de regras pode ser lido de dois modos, joga-se assim. O que já está escolhido é o que recomendamos.
web-new-file-usual = O de costume
web-new-file-choose = Escolher um arquivo
web-new-file-paste = ou cole uma lista
web-new-file-remove = Voltar ao de costume
web-new-file-bad = { $file } não pode ser lido: não é TOML nem JSON. Veja a linha { $line }.
web-new-file-large = { $file } é grande demais: no máximo 200 kB.
web-new-number-bad = Digite um número inteiro de { $least } a { $most }.
web-new-setup-bad = Assim não se pode jogar: { $message }
web-new-make = Abrir a mesa
web-new-needs-me = Tome pelo menos um lugar, ou deixe um livre.
web-new-made = A mesa está pronta
web-new-invite = Link para os outros
web-new-invite-hint = Quem o abre pode tomar um lugar livre.
web-new-yours = Seu link: { $seat }
web-new-yours-hint = Ele traz você de volta ao seu lugar em qualquer dispositivo. Guarde-o para si.
web-new-go = Para a mesa
web-setup-empire-hide-cost = Esconder-se custa
web-setup-empire-hide-cost-any = três cartas de combate quaisquer
web-setup-empire-hide-cost-red = três cartas vermelhas
web-setup-empire-attacker = Com um vampiro revelado no castelo, o jogador vampiro
web-setup-empire-attacker-must = deve atacar com ele
web-setup-empire-attacker-may = pode atacar com qualquer um
web-setup-empire-death = O defensor pode morrer
web-setup-empire-death-each = em cada rodada
web-setup-empire-death-last = só no fim da luta
web-setup-empire-tokens = As fichas contam
web-setup-empire-tokens-first = só na primeira rodada
web-setup-empire-tokens-kept = nas duas rodadas
web-setup-empire-defence = Um defensor com uma carta válida
web-setup-empire-defence-free = pode não baixar nenhuma
web-setup-empire-defence-must = deve baixar uma
web-setup-empire-turn-limit = Turnos, depois dos quais se contam os vivos
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
web-setup-fury-train = Um trem anunciado que o dado proíbe
web-setup-fury-train-free = o caçador move como o dado permite
web-setup-fury-train-lost = o caçador fica
web-setup-fury-shown-item = O item que um caçador mordido deve mostrar
web-setup-fury-shown-item-joins = pode ser usado em combate
web-setup-fury-shown-item-apart = não pode ser usado em combate
web-setup-fury-newspaper = Newspaper Reports, se a carta oculta mais antiga é o lugar onde Drácula está
web-setup-fury-newspaper-elsewhere = os caçadores ficam sabendo, mas a carta continua oculta
web-setup-fury-newspaper-anywhere = a carta é revelada como as outras
web-setup-fury-turn-limit = Rodadas após as quais ninguém venceu
web-setup-fury-data = Números próprios
web-setup-vtes-players = Jogadores
web-setup-vtes-players-2 = dois
web-setup-vtes-players-3 = três
web-setup-vtes-players-4 = quatro
web-setup-vtes-players-5 = cinco
web-setup-vtes-decks = Baralho próprio
web-setup-vtes-turn-limit = Turnos de qualquer um, depois dos quais quem resta recebe meio ponto (0: sem fim)
web-setup-vtes-tournament = Torneio: retirar-se vale meio ponto em vez de um
web-setup-empire-human-deck = Baralho do jogador humano
web-setup-empire-vampire-deck = Baralho do jogador vampiro

## Rules

web-rules-title = Regras
web-rules-of = As regras de { $game }
web-rules-lead = Cada seção do livro de regras em resumo, com nossas palavras e um exemplo.
web-rules-search = Procurar nas regras
web-rules-found =
    { $count ->
        [0] Nada encontrado
        [one] Uma seção
       *[other] { $count } seções
    }
web-rules-example = Por exemplo
web-rules-contents = Seções
web-rules-link = Link para esta regra
web-rules-unwritten = Este jogo não traz regras em palavras.

## Replays

web-replays-lead = Partidas terminadas podem ser revistas de cada lugar, e continuadas de qualquer momento.
web-replays-mine = Minhas partidas terminadas
web-replays-none = Nenhuma das suas partidas terminou ainda.
web-replays-watch = Rever
web-replays-file = Uma partida de um arquivo
web-replays-file-hint = Registros são salvos no fim de uma partida, ou pela linha de comando.
web-replays-choose = Escolher um arquivo
web-replays-bad-file = Este arquivo não é o registro de uma partida.
web-replays-won = Vitória: { $winners }
web-replays-drawn = Empate

## Settings

web-settings-lead = Ficam neste navegador.
web-settings-look = Aparência
web-settings-theme = Tema
web-settings-theme-system = Como o sistema
web-settings-theme-light = Claro
web-settings-theme-dark = Escuro
web-settings-motion = As coisas se movem
web-settings-motion-hint = As cartas viajam até seu lugar. Sem isso, uma linha mostra o que mudou.
web-settings-play = Jogo
web-settings-sound = Som quando é sua vez
web-settings-sound-hint = Um tique breve, e um sinal no título da janela.
web-settings-confirm = Perguntar de novo antes de escolhas caras
web-settings-confirm-hint = Desistir, e tudo o que custa muito.
web-settings-explain = Explicar a mesa
web-settings-explain-hint = Uma linha sob cada pergunta diz o que ela significa e para que servem as luzes.
web-settings-speed = Velocidade dos bots
web-settings-speed-slow = Lenta
web-settings-speed-normal = Normal
web-settings-speed-fast = Rápida
web-settings-speed-instant = Na hora
web-settings-speed-still = O movimento está desligado: cada jogada aparece na hora.
web-settings-size = Tamanho do texto
web-settings-size-normal = Normal
web-settings-size-large = Grande
web-settings-size-largest = Muito grande
web-settings-hover = Mostrar uma carta inteira quando o ponteiro para sobre ela
web-settings-hover-short = Rápido
web-settings-hover-normal = Normal
web-settings-hover-long = Depois de um tempo
web-settings-hover-never = Nunca
web-settings-passing = Passar por padrão
web-settings-passing-hint = Onde a chave está ligada, as novas mesas passam por você sem perguntar. Na mesa, você ainda pode mudar.
web-settings-passing-none = As perguntas em que você pode passar aparecerão aqui depois de encontradas em uma mesa.
web-settings-text = Mesas como texto
web-settings-text-hint = Cada jogo em títulos, listas e botões, para leitores de tela e teclados rápidos.
web-settings-name = Nome
web-settings-name-hint = Os outros o veem quando você toma um lugar.

## Design

web-design-title = Desenho
web-design-lead = Duas tintas e uma chama: de que o cliente é feito.
web-design-colours = Cores
web-design-type = Letras
web-design-signs = Sinais
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
web-design-example-question = Baixar outra carta, ou deixar o outro lado responder?
web-design-example-text = A tinta preta diz o que é. A vermelha diz quanto custa em sangue. A chama diz o que você pode fazer agora.
web-design-licence = licença
web-design-open-dialog = Mostrar uma janela
web-design-show-toast = Mostrar uma mensagem

## Not found

web-missing-title = Nada aqui
web-missing-text = Esta página não existe. O link talvez seja antigo ou incompleto.
web-missing-home = Para a primeira página
