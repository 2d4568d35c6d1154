# A sala dos baralhos.

web-nav-decks = Sala dos baralhos
web-wait-deck = Lendo o baralho…

## The deck that is open

web-decks-deck = Baralho
web-decks-new = Novo baralho
web-decks-name = Nome do baralho
web-decks-rename = Renomear o baralho
web-decks-saved = versão { $version }, salva { $when } neste dispositivo
web-decks-sizes = { $crypt } cripta, { $library } biblioteca, salvo
web-decks-crypt = cripta
web-decks-crypt-heading = Cripta
web-decks-crypt-size = { $least } ou mais; por capacidade
web-decks-library = Biblioteca
web-decks-library-size = de { $least } a { $most }; por tipo
web-decks-group-of = gr. { $group }
web-decks-less = { $card }: uma cópia a menos
web-decks-more = { $card }: uma cópia a mais
web-decks-undo = Desfazer a última mudança (U)
web-decks-begin = Por onde quer começar?
web-decks-begin-hint = Pegue um dos sete baralhos da Quinta Edição e mude o que quiser, traga a sua lista, ou procure cartas e adicione com +.
web-decks-precon = { $clan }, minha versão
web-decks-plays-malkavian = Sangra nas sombras: furtividade em cada ação, e Dominação para desviar o que volta.
web-decks-plays-nosferatu = Um muro de punhos e feras: bloqueia o que vê e vence o combate que vem depois.
web-decks-plays-toreador = Vota com charme: referendos que tiram reserva, e Majestade para sair de um combate.
web-decks-plays-tremere = Magia do sangue com paciência: rouba sangue em combate, sangra forte e lê cada jogada.
web-decks-plays-ventrue = Príncipes que governam: vampiros grandes, muitos votos, e fortitude para superar um bloqueio.
web-decks-plays-lasombra = Sombras que votam e golpeiam: sangrias furtivas, armadilhas no escuro e os Amici Noctis.
web-decks-plays-hecata = A família e seus mortos: cadáveres e espectros trabalham enquanto os vampiros esperam.

## Faults

web-decks-kind = Regras de baralhos
web-decks-faults = { $count ->
    [one] Um erro.
   *[other] { $count } erros.
}
web-decks-show = Mostrar
web-decks-next-fault = Próximo erro
web-decks-not-taken = As mesas aceitam o baralho quando os erros forem corrigidos.
web-decks-not-yet = ainda não
web-decks-not-yet-long = Esta carta ainda não pode ser jogada aqui.

## Search and filters

web-decks-search = Procurar entre { $count } cartas por nome ou por palavras
web-decks-search-short = Procurar { $count } cartas
web-decks-found = Cartas encontradas
web-decks-cards = { $count ->
    [one] carta
   *[other] cartas
}
web-decks-none = Nenhuma carta serve. Tire um filtro, ou procure menos palavras.
web-decks-order = Ordem
web-decks-order-name = por nome
web-decks-order-type = por tipo
web-decks-order-cost = por custo
web-decks-filters = Filtros
web-decks-filters-set = { $count ->
    [0] Filtros
    [one] Filtros, um ativo
   *[other] Filtros, { $count } ativos
}
web-decks-show-found = { $count ->
    [one] Mostrar uma carta
   *[other] Mostrar { $count } cartas
}
web-decks-without = Tirar o filtro: { $filter }
web-decks-clear = tirar todos
web-decks-any = todos
web-decks-chosen = escolhidos: { $count }
web-decks-type = Tipo
web-decks-types = { $count } tipos
web-decks-clan = Clã
web-decks-clans = { $count } clãs
web-decks-all-clans = Todos os clãs
web-decks-discipline = Disciplina
web-decks-all-disciplines = Todas as Disciplinas
web-decks-twice = duas vezes: superior
web-decks-basic = básico
web-decks-superior = superior
web-decks-basic-of = { $name }, básico
web-decks-superior-of = { $name }, superior
web-decks-costs = Custo e capacidade
web-decks-blood = Sangue
web-decks-pool = Reserva
web-decks-capacity = Capacidade
web-decks-at-least = { $what }, no mínimo
web-decks-at-most = { $what }, no máximo
web-decks-from-to = { $low } a { $high }
web-decks-span = { $what } { $low } a { $high }
web-decks-group = Grupo
web-decks-set = Coleção
web-decks-set-any = Coleção: uma das { $count }
web-decks-sect = Seita
web-decks-sect-any = Toda seita
web-decks-title = Título
web-decks-title-any = Todo título
web-decks-legal = Formato
web-decks-legal-any = Válidas ou não
web-decks-legal-in = Válidas em { $kind }
web-decks-text = Palavras no texto
web-decks-by-crypt = Minha cripta pode jogá-la
web-decks-playable = Jogável nesta mesa
web-decks-playable-short = jogável

## Reading a card

web-decks-copies = Cópias no baralho
web-decks-cost-x = custa X
web-decks-cost-blood = { $amount } de sangue
web-decks-cost-pool = { $amount } de reserva
web-decks-free = grátis

## Figures

web-decks-types-of = Tipos
web-decks-costs-of = Custos
web-decks-average = Capacidade média { $average }; os quatro mais caros custam { $dearest }.
web-decks-odds-hand = { $card } na primeira mão: { $odds }
web-decks-odds-crypt = { $card } entre os quatro primeiros: { $odds }
web-decks-disciplines-of = Disciplinas
web-decks-of-vampires = { $count ->
    [one] de um vampiro
   *[other] de { $count } vampiros
}
web-decks-of-cards = { $count ->
    [one] de uma carta
   *[other] de { $count } cartas
}
web-decks-solid = cheio: superior, hachurado: básico
web-decks-hand = Uma mão de teste
web-decks-out-by = um vampiro sai até o turno { $turn } em { $odds } das compras
web-decks-draw = Comprar de novo
web-decks-next-card = a próxima carta

## Trying and measuring

web-decks-try = Testar contra bots
web-decks-measure = Medir
web-decks-measure-games = Medir { $games } partidas
web-decks-measured = Medido
web-decks-measured-title = Como foi { $deck }
web-decks-measure-hint = { $games } partidas de bots mostram como o baralho se sai em uma mesa de cinco: quanto vence, que cartas joga e quais só segura.
web-decks-games = { $games } partidas, { $bots } adversários
web-decks-won = mesas vencidas
web-decks-even = { $share } por igual
web-decks-interval = Entre { $low } e { $high }, com 95% de confiança; a parte igual é { $even }
web-decks-points = pontos por partida
web-decks-first-out = expulso primeiro
web-decks-worst = pior predador
web-decks-progress = { $games } de { $asked } partidas
web-decks-stop = Parar
web-decks-stopped = Parado antes da última partida.
web-decks-failed = A medição foi interrompida. Comece de novo.
web-decks-stale = { $count ->
    [one] medido uma mudança atrás
   *[other] medido { $count } mudanças atrás
}
web-decks-by-card = Por lugar, adversário e carta
web-decks-by-seat = Por lugar
web-decks-seat = Lugar
web-decks-by-opponent = Por adversário
web-decks-opponent = Adversário
web-decks-it-won = venceu
web-decks-as-prey = você venceu com ele de presa
web-decks-as-predator = você venceu com ele de predador
web-decks-fates = O que aconteceu com as cartas compradas
web-decks-card = Carta
web-decks-fate-played = jogada
web-decks-fate-kept = guardada
web-decks-fate-discarded = descartada
web-decks-fate-drawn = comprada

## My decks

web-decks-mine = Meus baralhos
web-decks-mine-none = Você ainda não tem baralhos.
web-decks-line = { $crypt } cripta, { $library } biblioteca, { $when }
web-decks-remove = Apagar { $deck }
web-decks-remove-sure = Apagar de vez
web-decks-begin-new = Novo baralho vazio
web-decks-from-precon = Copiar um baralho da Quinta Edição
web-decks-move = Levar para outro dispositivo
web-decks-move-hint = Abra este link lá: ele leva todos os seus baralhos como estão agora, sem as versões anteriores.
web-decks-moved = { $count ->
    [0] Não havia baralhos neste link.
    [one] Chegou um baralho.
   *[other] Chegaram { $count } baralhos.
}
web-decks-versions = Versões
web-decks-versions-none = As versões anteriores aparecem aqui: guarde uma agora, ou volte depois de testar ou medir o baralho.
web-decks-version-now = agora (versão { $number })
web-decks-version-of = versão { $number }
web-decks-compare = Comparar
web-decks-compare-with = com
web-decks-same = Estas duas são iguais.
web-decks-take-version = Voltar à versão { $number }
web-decks-keep-version = Guardar a versão { $number }

## In and out

web-decks-import = Importar
web-decks-import-title = Importar um baralho
web-decks-import-hint = De um arquivo, como texto, ou como link que traz o baralho. Todo formato comum serve; abra lá os baralhos de outros sites e salve como texto.
web-decks-import-rest = { $count ->
    [one] Ficar com a única carta lida
   *[other] Ficar com as { $count } cartas lidas
}
web-decks-file = Escolher um arquivo
web-decks-paste = Cole uma lista ou um link
web-decks-link-bad = Não há baralho neste link.
web-decks-export = Exportar
web-decks-export-title = Exportar o baralho
web-decks-format = Formato
web-decks-format-text = Texto
web-decks-format-twd = Arquivo de torneios (TWD)
web-decks-format-jol = JOL
web-decks-format-vdb-text = VDB, texto
web-decks-format-vdb-url = VDB, link
web-decks-format-link = Coterie, link
web-decks-format-lackey = LackeyCCG, texto
web-decks-format-lackey-xml = LackeyCCG, .dek
web-decks-format-ardb = ARDB, XML
web-decks-format-feldb = FELDB
web-decks-format-krcg = JSON (krcg)
web-decks-format-sheet = Folha para a mesa, no seu idioma
web-decks-written = O baralho neste formato
web-decks-copy-failed = O navegador não nos deixa copiar. Selecione o texto e copie você.
web-decks-save = Salvar em arquivo
web-decks-print-text = Imprimir este texto
web-decks-print-sheet = Imprimir uma folha
web-decks-share = Compartilhar
web-decks-share-hint = Quem abrir este link vê o baralho e pode ficar com ele. O baralho está no próprio link; nenhum servidor o guarda.
web-decks-share-link = Link com este baralho

## On a phone

web-decks-tabs = Partes da sala dos baralhos
web-decks-menu = Mais: meus baralhos, importar, exportar
web-decks-tab-search = Procurar
web-decks-tab-deck = Baralho { $count }
web-decks-tab-figures = Números
web-decks-tab-draw = Comprar

## Decks at a new table

web-decks-bring = Seu baralho
web-decks-bring-of = Baralho de { $seat }
web-decks-bring-usual = o baralho que a mesa tem para o lugar
web-decks-bring-fifth = Quinta Edição
web-decks-bring-hidden = Ninguém vê a sua escolha antes do início.
web-decks-brought = Seu baralho está na mesa, virado para baixo.
web-decks-build = Montar um baralho na sala dos baralhos
web-decks-play-now = Jogar agora contra bots
web-decks-play-hint = Escolha como quer jogar: um lugar e os bots já estão prontos. Se quiser companhia, prepare o resto abaixo.
