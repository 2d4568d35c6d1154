# Texto impresso das cartas de Vampire: The Eternal Struggle. Os nós das definições são compostos com estas palavras.
# De um sintagma $who, as formas $who-of, $who-to, $who-from, $who-on, $who-by têm preposição, $who-whose diz de quem é,
# $who-number é one, many ou you, $who-gender é m ou f. $mood é do (uma ordem), to (um infinitivo), does, can, also ou then.


## Substantivos

vtes-noun-minion = servo
    .plural = servos
    .gender = m
vtes-noun-vampire = vampiro
    .plural = vampiros
    .gender = m
vtes-noun-ally = aliado
    .plural = aliados
    .gender = m
vtes-noun-retainer = lacaio
    .plural = lacaios
    .gender = m
vtes-noun-methuselah = Matusalém
    .plural = Matusaléns
    .gender = m
vtes-noun-equipment = equipamento
    .plural = equipamentos
    .gender = m
vtes-noun-card = carta
    .plural = cartas
    .gender = f
vtes-noun-bearer = portador
    .plural = portadores
    .gender = m
vtes-noun-employer = empregador
    .plural = empregadores
    .gender = m

## Adjetivos

vtes-adjective-ready = ativo
    .f = ativa
    .plural = ativos
    .fp = ativas
vtes-adjective-locked = virado
    .f = virada
    .plural = virados
    .fp = viradas
vtes-adjective-younger = mais jovem
    .f = mais jovem
    .plural = mais jovens
    .fp = mais jovens
vtes-adjective-older = mais velho
    .f = mais velha
    .plural = mais velhos
    .fp = mais velhas
vtes-adjective-titled = titulado
    .f = titulada
    .plural = titulados
    .fp = tituladas
vtes-adjective-other = outro
    .f = outra
    .plural = outros
    .fp = outras
vtes-adjective-acting = agente
    .f = agente
    .plural = agentes
    .fp = agentes
vtes-adjective-reacting = que reage
    .f = que reage
    .plural = que reagem
    .fp = que reagem
vtes-adjective-target = alvo
    .f = alvo
    .plural = alvo
    .fp = alvo
vtes-adjective-chosen = escolhido
    .f = escolhida
    .plural = escolhidos
    .fp = escolhidas
vtes-adjective-attached = que a tem
    .f = que a tem
    .plural = que a têm
    .fp = que a têm
vtes-adjective-camarilla = da Camarilla
    .f = da Camarilla
    .plural = da Camarilla
    .fp = da Camarilla
vtes-adjective-sabbat = do Sabbat
    .f = do Sabbat
    .plural = do Sabbat
    .fp = do Sabbat
vtes-adjective-independent = independente
    .f = independente
    .plural = independentes
    .fp = independentes
vtes-adjective-laibon = Laibon
    .f = Laibon
    .plural = Laibon
    .fp = Laibon
vtes-adjective-anarch = anarquista
    .f = anarquista
    .plural = anarquistas
    .fp = anarquistas
vtes-adjective-non-camarilla = não da Camarilla
    .f = não da Camarilla
    .plural = não da Camarilla
    .fp = não da Camarilla
vtes-adjective-non-sabbat = não do Sabbat
    .f = não do Sabbat
    .plural = não do Sabbat
    .fp = não do Sabbat
vtes-adjective-non-independent = não independente
    .f = não independente
    .plural = não independentes
    .fp = não independentes
vtes-adjective-non-laibon = não Laibon
    .f = não Laibon
    .plural = não Laibon
    .fp = não Laibon
vtes-adjective-non-anarch = não anarquista
    .f = não anarquista
    .plural = não anarquistas
    .fp = não anarquistas

## Alguém

vtes-who-you = você
vtes-who-acting = o servo agente
vtes-who-opposing = o servo oponente
vtes-who-prey = a sua presa
vtes-who-predator = o seu predador
vtes-who-prey-again = essa presa
    .number = one
vtes-who-target = o Matusalém alvo
vtes-who-that = aquele Matusalém
vtes-who-controller = o seu controlador
vtes-who-each = cada Matusalém
vtes-who-blocker = o servo bloqueador

## Onde, e de quem

vtes-in-torpor = em torpor
vtes-in-uncontrolled-any = em uma região incontrolada
vtes-in-uncontrolled-yours = na sua região incontrolada
vtes-in-uncontrolled-preys = na região incontrolada da sua presa
vtes-in-uncontrolled-neighbours = na região incontrolada do seu predador ou da sua presa
vtes-in-uncontrolled-theirs = na região incontrolada dele
vtes-whose-yours = que você controla
vtes-whose-preys = que a sua presa controla
vtes-whose-predators = controlado pelo seu predador
vtes-whose-neighbours = controlado pelo seu predador ou pela sua presa
vtes-whose-preys-again = que ela controla
vtes-whose-theirs = que ele controla
vtes-whose-thats = que aquele Matusalém controla
vtes-things-yours = em um dos seus servos
vtes-things-preys = em um dos servos da sua presa
vtes-things-neighbours = em um dos servos do seu predador ou da sua presa
vtes-things-preys-again = em um dos servos dela
vtes-things-theirs = em um dos servos dele
vtes-things-thats = em um dos servos daquele Matusalém
vtes-of-clan = do clã { $clan }
vtes-of-capacity = com capacidade { $capacity } ou mais
vtes-of-capacity-at-most = com capacidade { $capacity } ou menos
vtes-of-small-capacity = com capacidade menor que X

## Disciplinas

vtes-basic = { $name } { $mark }
vtes-superior = { $name } superior { $mark }
vtes-with-discipline = { $who } com { $discipline }
vtes-without = sem { $discipline }
vtes-discipline-abo = Abombwe
vtes-discipline-ani = Animalismo
vtes-discipline-aus = Auspícios
vtes-discipline-cel = Rapidez
vtes-discipline-chi = Quimerismo
vtes-discipline-dai = Daimoinon
vtes-discipline-dem = Demência
vtes-discipline-dom = Dominação
vtes-discipline-for = Fortitude
vtes-discipline-mal = Maleficia
vtes-discipline-mel = Melpominee
vtes-discipline-myt = Mytherceria
vtes-discipline-nec = Necromancia
vtes-discipline-obe = Obeah
vtes-discipline-obf = Ofuscação
vtes-discipline-obl = Oblívio
vtes-discipline-obt = Tenebrosidade
vtes-discipline-pot = Potência
vtes-discipline-pre = Presença
vtes-discipline-pro = Metamorfose
vtes-discipline-qui = Quietus
vtes-discipline-san = Sanguinus
vtes-discipline-ser = Serpentis
vtes-discipline-spi = Spiritus
vtes-discipline-str = Striga
vtes-discipline-tem = Temporis
vtes-discipline-tha = Taumaturgia
vtes-discipline-thn = Tanatose
vtes-discipline-val = Valeren
vtes-discipline-vic = Vicissitude
vtes-discipline-vis = Visceratika
vtes-discipline-flight = Voo
vtes-virtue-def = Defesa
vtes-virtue-inn = Inocência
vtes-virtue-jud = Julgamento
vtes-virtue-mar = Martírio
vtes-virtue-red = Redenção
vtes-virtue-ven = Vingança
vtes-virtue-viz = Visão

## Clãs

vtes-clan-abomination = Abominação
    .plural = Abominações
    .gender = f
vtes-clan-ahrimane = Ahrimane
    .plural = Ahrimane
    .gender = m
vtes-clan-akunanse = Akunanse
    .plural = Akunanse
    .gender = m
vtes-clan-avenger = Vingador
    .plural = Vingadores
    .gender = m
vtes-clan-baali = Baali
    .plural = Baali
    .gender = m
vtes-clan-banu-haqim = Banu Haqim
    .plural = Banu Haqim
    .gender = m
vtes-clan-blood-brother = Irmão de Sangue
    .plural = Irmãos de Sangue
    .gender = m
vtes-clan-brujah = Brujah
    .plural = Brujah
    .gender = m
vtes-clan-brujah-antitribu = Brujah antitribu
    .plural = Brujah antitribu
    .gender = m
vtes-clan-caitiff = Caitiff
    .plural = Caitiff
    .gender = m
vtes-clan-daughter-of-cacophony = Filha da Cacofonia
    .plural = Filhas da Cacofonia
    .gender = f
vtes-clan-defender = Defensor
    .plural = Defensores
    .gender = m
vtes-clan-gangrel = Gangrel
    .plural = Gangrel
    .gender = m
vtes-clan-gangrel-antitribu = Gangrel antitribu
    .plural = Gangrel antitribu
    .gender = m
vtes-clan-gargoyle = Gárgula
    .plural = Gárgulas
    .gender = f
vtes-clan-giovanni = Giovanni
    .plural = Giovanni
    .gender = m
vtes-clan-guruhi = Guruhi
    .plural = Guruhi
    .gender = m
vtes-clan-harbinger-of-skulls = Harbinger of Skulls
    .plural = Harbinger of Skulls
    .gender = m
vtes-clan-hecata = Hecata
    .plural = Hecata
    .gender = m
vtes-clan-innocent = Inocente
    .plural = Inocentes
    .gender = m
vtes-clan-ishtarri = Ishtarri
    .plural = Ishtarri
    .gender = m
vtes-clan-judge = Juiz
    .plural = Juízes
    .gender = m
vtes-clan-kiasyd = Kiasyd
    .plural = Kiasyd
    .gender = m
vtes-clan-lasombra = Lasombra
    .plural = Lasombra
    .gender = m
vtes-clan-malkavian = Malkavian
    .plural = Malkavians
    .gender = m
vtes-clan-malkavian-antitribu = Malkavian antitribu
    .plural = Malkavian antitribu
    .gender = m
vtes-clan-martyr = Mártir
    .plural = Mártires
    .gender = m
vtes-clan-ministry = Ministro
    .plural = Ministros
    .gender = m
vtes-clan-nagaraja = Nagaraja
    .plural = Nagaraja
    .gender = m
vtes-clan-nosferatu = Nosferatu
    .plural = Nosferatu
    .gender = m
vtes-clan-nosferatu-antitribu = Nosferatu antitribu
    .plural = Nosferatu antitribu
    .gender = m
vtes-clan-osebo = Osebo
    .plural = Osebo
    .gender = m
vtes-clan-pander = Pander
    .plural = Pander
    .gender = m
vtes-clan-ravnos = Ravnos
    .plural = Ravnos
    .gender = m
vtes-clan-redeemer = Redentor
    .plural = Redentores
    .gender = m
vtes-clan-salubri = Salubri
    .plural = Salubri
    .gender = m
vtes-clan-salubri-antitribu = Salubri antitribu
    .plural = Salubri antitribu
    .gender = m
vtes-clan-samedi = Samedi
    .plural = Samedi
    .gender = m
vtes-clan-toreador = Toreador
    .plural = Toreador
    .gender = m
vtes-clan-toreador-antitribu = Toreador antitribu
    .plural = Toreador antitribu
    .gender = m
vtes-clan-tremere = Tremere
    .plural = Tremere
    .gender = m
vtes-clan-tremere-antitribu = Tremere antitribu
    .plural = Tremere antitribu
    .gender = m
vtes-clan-true-brujah = True Brujah
    .plural = True Brujah
    .gender = m
vtes-clan-tzimisce = Tzimisce
    .plural = Tzimisce
    .gender = m
vtes-clan-ventrue = Ventrue
    .plural = Ventrue
    .gender = m
vtes-clan-ventrue-antitribu = Ventrue antitribu
    .plural = Ventrue antitribu
    .gender = m
vtes-clan-visionary = Visionário
    .plural = Visionários
    .gender = m

## Seitas, títulos, tipos

vtes-sect-camarilla = Camarilla
vtes-sect-sabbat = Sabbat
vtes-sect-independent = Independente
vtes-sect-laibon = Laibon
vtes-sect-anarch = Anarquista
vtes-title-primogen = primogênito
    .plural = primogênitos
    .gender = m
vtes-title-prince = príncipe
    .plural = príncipes
    .gender = m
vtes-title-justicar = justicar
    .plural = justicares
    .gender = m
vtes-title-inner-circle = membro do Círculo Interno
    .plural = membros do Círculo Interno
    .gender = m
vtes-title-baron = barão
    .plural = barões
    .gender = m
vtes-title-bishop = bispo
    .plural = bispos
    .gender = m
vtes-title-archbishop = arcebispo
    .plural = arcebispos
    .gender = m
vtes-title-priscus = priscus
    .plural = prisci
    .gender = m
vtes-title-cardinal = cardeal
    .plural = cardeais
    .gender = m
vtes-title-regent = regente
    .plural = regentes
    .gender = m
vtes-title-magaji = magaji
    .plural = magaji
    .gender = m
vtes-title-kholo = kholo
    .plural = kholo
    .gender = m
vtes-title-1-vote = 1 voto
    .plural = 1 voto
    .gender = m
vtes-title-2-votes = 2 votos
    .plural = 2 votos
    .gender = m
vtes-type-vampire = vampiro
vtes-type-imbued = imbuído
vtes-type-action = ação
vtes-type-political-action = ação política
vtes-type-equipment = equipamento
vtes-type-ally = aliado
vtes-type-retainer = lacaio
vtes-type-action-modifier = modificador de ação
vtes-type-reaction = reação
vtes-type-combat = combate
vtes-type-master = mestre
vtes-type-event = evento
vtes-type-reflex = reflexo
vtes-type-power = poder
vtes-type-conviction = convicção

## Traços

vtes-trait-unique = único
    .keyword = única
    .gender = m
vtes-trait-location = local
    .keyword = local
    .gender = m
vtes-trait-hunting-ground = terreno de caça
    .keyword = terreno de caça
    .gender = m
vtes-trait-trifle = trivial
    .keyword = trivial
    .gender = f
vtes-trait-out-of-turn = fora de turno
    .keyword = fora de turno
    .gender = f
vtes-trait-discipline = disciplina
    .keyword = disciplina
    .gender = f
vtes-trait-trophy = troféu
    .keyword = troféu
    .gender = m
vtes-trait-archetype = arquétipo
    .keyword = arquétipo
    .gender = m
vtes-trait-title = título
    .keyword = título
    .gender = m
vtes-trait-boon = favor
    .keyword = favor
    .gender = m
vtes-trait-frenzy = frenesi
    .keyword = frenesi
    .gender = m
vtes-trait-grapple = agarrão
    .keyword = agarrão
    .gender = m
vtes-trait-gun = arma de fogo
    .keyword = arma de fogo
    .gender = f
vtes-trait-melee = corpo a corpo
    .keyword = corpo a corpo
    .gender = m
vtes-trait-weapon = arma
    .keyword = arma
vtes-trait-vehicle = veículo
    .keyword = veículo
    .gender = m
vtes-trait-animal = animal
    .keyword = animal
    .gender = m
vtes-trait-changeling = changeling
    .keyword = changeling
    .gender = m
vtes-trait-demon = demônio
    .keyword = demônio
    .gender = m
vtes-trait-ghoul = carniçal
    .keyword = carniçal
    .gender = m
vtes-trait-mage = mago
    .keyword = mago
    .gender = m
vtes-trait-mortal = mortal
    .keyword = mortal
    .gender = m
vtes-trait-mummy = múmia
    .keyword = múmia
    .gender = f
vtes-trait-werewolf = lobisomem
    .keyword = lobisomem
    .gender = m
vtes-trait-wraith = espectro
    .keyword = espectro
    .gender = m
vtes-trait-zombie = zumbi
    .keyword = zumbi
    .gender = m
vtes-trait-blood-cursed = Maldição de Sangue
    .keyword = Maldição de Sangue
vtes-trait-infernal = Infernal
    .keyword = Infernal
vtes-trait-red-list = Lista Vermelha
    .keyword = Lista Vermelha
vtes-trait-scarce = Escasso
    .keyword = Escasso
vtes-trait-seraph = Serafim
    .keyword = Serafim
vtes-trait-circle = círculo
    .keyword = círculo
vtes-trait-slave = Escravo
    .keyword = Escravo
vtes-trait-sterile = Estéril
    .keyword = Estéril

## Números

vtes-stat-stealth = furtividade
    .the = a furtividade
vtes-stat-intercept = intercepção
    .the = a intercepção
vtes-stat-bleed = sangria
    .the = a sangria
vtes-stat-strength = força
    .the = a força
vtes-stat-votes = votos
    .the = os votos
vtes-stat-hand = tamanho da mão
    .the = o tamanho da mão
vtes-stat-transfers = transferências
    .the = as transferências
vtes-blood = { $amount } { $amount ->
        [one] ponto de sangue
       *[other] pontos de sangue
    }
vtes-as-much-blood-lost-to-damage = tantos pontos de sangue quantos o vampiro oponente perdeu por dano neste assalto
vtes-pool = { $amount } { $amount ->
        [one] ponto de reserva
       *[other] pontos de reserva
    }
vtes-count-0 = zero
vtes-count-1 = um
vtes-count-2 = dois
vtes-count-3 = três
vtes-count-4 = quatro
vtes-count-5 = cinco
vtes-count-6 = seis
vtes-count-7 = sete
vtes-count-8 = oito
vtes-number-x = X
vtes-number-x-plus-1 = X+1
vtes-number-copies-you-control = o número de cópias { $card-of } que você controla
vtes-number-counters-here = o número de contadores { $card-on }
vtes-number-points = o número de pontos
vtes-each-counters-here = para cada contador { $card-on }
vtes-each-margin = para cada voto de diferença com que o referendo passou
vtes-each-minions-they-control = para cada servo que controla
vtes-each-clan-they-control = para cada vampiro do clã escolhido que controla
vtes-each-points = para cada ponto alocado
vtes-each-copies-you-control = para cada cópia { $card-of } que você controla

## Condições de uma mudança

vtes-while-bleed-at-you = durante ações de sangrar direcionadas a você
vtes-while-directed = durante ações direcionadas
vtes-while-directed-at-you = durante ações direcionadas a você
vtes-while-bleed = durante ações de sangrar
vtes-while-undirected = durante ações não direcionadas
vtes-while-calls = durante ações políticas
vtes-while-hunts = ao caçar
vtes-while-equips = durante ações de equipar
vtes-while-employs = ao empregar lacaios
vtes-while-recruits = ao recrutar aliados
vtes-while-diablerizes = durante ações de diablerie
vtes-while-against-you = contra você
vtes-while-against = contra { $who }
vtes-while-target-controls = contra um Matusalém que controla { $what }
vtes-while-opposing = em combate com { $who }
vtes-while = enquanto { $when }, { $clause }
vtes-while-ready = { $who } está ativo
vtes-while-locked = { $who } está virado
vtes-while-edge = você tem a Vantagem
vtes-while-controls = { $who } { $who-number ->
        [many] controlam
       *[other] controla
    } { $what }
vtes-while-poor = { $who } { $who-number ->
        [many] têm
       *[other] tem
    } { $pool } pontos de reserva ou menos
vtes-while-titled-acts = contra vampiros titulados
vtes-against = { $change } contra { $who }

## O que é uma carta, e quando se pode jogá-la

vtes-text-colon = :
vtes-text-heading-sect = { $sect }
vtes-text-heading-title = { $sect }, { $title }
vtes-text-heading-clan = { $sect }, { $title } { $clan }
vtes-text-heading-city = { $sect }, { $title } { $city-of }
vtes-text-unique-location = local único
vtes-text-creature-with = { $kind } com { $life } { $life ->
        [one] ponto de vida
       *[other] pontos de vida
    }
vtes-text-weapon = arma: { $kind }
vtes-text-life = { $life } { $life ->
        [one] ponto de vida
       *[other] pontos de vida
    }
vtes-text-body-strength = { $amount } de força
vtes-text-body-bleed = { $amount } de sangria
vtes-text-has = { $card } tem { $things }
vtes-text-stealth-action = ação a { $stealth }
vtes-text-is-stealth-action = esta é uma { $stealth }
vtes-text-requires = requer { $titles }
vtes-text-only-usable = só pode ser usada { $when }
vtes-text-usable = pode ser usada { $when }
vtes-text-not-leaving = não pode ser usada por um vampiro que está sendo queimado ou indo para o torpor
vtes-by = { $who-by }
vtes-by-titled = por { $titles }
vtes-by-other-ready = por um vampiro ativo que não seja o servo agente
vtes-by-outside-combat = por um servo ativo que não esteja no combate
vtes-usable-bleed = durante uma ação de sangrar
vtes-usable-bleed-at-you = durante uma ação de sangrar contra você
vtes-usable-directed-at-you = durante uma ação direcionada a você (ou a uma carta que você controla)
vtes-usable-directed = durante uma ação direcionada
vtes-usable-polling-political = durante a votação de uma ação política
vtes-usable-polling = durante a votação de qualquer referendo
vtes-usable-declined-bleed-at-you = se um servo estiver sangrando você, depois que os bloqueios forem recusados
vtes-usable-would-bleed = se uma sangria estiver prestes a ser bem-sucedida
vtes-usable-attempt = se um servo tentar bloquear
vtes-usable-blocked = se { $who } for bloqueado, antes da resolução do bloqueio
vtes-usable-after-block = que bloqueou, depois da resolução do bloqueio
vtes-usable-successful = se a ação foi bem-sucedida
vtes-usable-was-blocked = se a ação foi bloqueada
vtes-usable-after = depois da resolução da ação
vtes-usable-announced = quando a ação é anunciada
vtes-usable-after-successful = depois da resolução de uma ação bem-sucedida
vtes-usable-after-successful-directed = depois da resolução de uma ação direcionada bem-sucedida
vtes-usable-after-passed = depois da resolução de uma ação política cujo referendo passou
vtes-usable-acting = se { $who } estiver agindo
vtes-usable-before-range = antes de a distância ser determinada
vtes-usable-before-strikes-close = à curta distância, antes de os golpes serem escolhidos
vtes-usable-close = à curta distância
vtes-usable-long = à longa distância
vtes-usable-round-end = no fim de um assalto de combate
vtes-text-play-once-round = { $who } só pode jogar uma cópia de { $name } por assalto
vtes-text-play-once-combat = { $who } só pode jogar uma cópia de { $name } por combate
vtes-text-play-once-turn = { $who } só pode jogar uma cópia de { $name } por turno
vtes-text-play-once-action = { $who } só pode jogar uma cópia de { $name } por ação
vtes-text-play-once-between-unlocks = { $who } só pode jogar uma cópia de { $name } entre duas de suas fases de desvirar
vtes-text-replace-your-unlock = não reponha esta carta até a sua próxima fase de desvirar
vtes-text-replace-your-master = não reponha esta carta até a sua próxima fase mestre
vtes-text-replace-your-influence = não reponha esta carta até a sua próxima fase de influência
vtes-text-replace-your-discard = não reponha esta carta até a sua próxima fase de descarte
vtes-text-x-is = X é { $number }
vtes-text-above-and = como acima, e { $clause }
vtes-text-above-with = como acima, { $clause }
vtes-text-above-but = como acima, mas { $clause }

## Ações

vtes-text-instead-of-success = em vez disso, { $clauses }

## Referendos

vtes-text-choose = escolha { $who }

## Habilidades

vtes-text-if-in-torpor = se { $who } estiver em torpor, { $clause }
vtes-text-if-ready = se estiver na região ativa, { $clause }
vtes-text-if-ready-when = se { $who } estiver na região ativa { $when }, { $clause }
vtes-text-if-this-ready = se { $who } estiver na região ativa, { $clause }
vtes-text-not-first-action = não pode ser usada durante a primeira ação de uma fase dos servos
vtes-text-one-ground = um vampiro só pode ganhar sangue de um terreno de caça por turno
vtes-text-once-round = uma vez por assalto, { $clause }
vtes-text-once-combat = uma vez por combate, { $clause }
vtes-text-once-turn = uma vez por turno, { $clause }
vtes-text-once-action = uma vez por ação, { $clause }
vtes-text-once-between-unlocks = uma vez entre duas de suas fases de desvirar, { $clause }
vtes-at-your-unlock = durante a sua fase de desvirar, { $clause }
vtes-at-each-unlock = durante a fase de desvirar de cada Matusalém, { $clause }
vtes-at-other-unlock = durante a fase de desvirar de cada outro Matusalém, { $clause }
vtes-at-preys-unlock = durante a fase de desvirar da sua presa, { $clause }
vtes-at-their-unlock = durante a própria fase de desvirar, { $clause }
vtes-at-your-master = durante a sua fase mestre, { $clause }
vtes-at-their-master = durante a própria fase mestre, { $clause }
vtes-at-your-influence = durante a sua fase de influência, { $clause }
vtes-at-your-discard = durante a sua fase de descarte, { $clause }
vtes-at-torpor = depois que { $who } vai para o torpor, { $clause }
vtes-at-in-torpor = se { $who } estiver em torpor, { $clause }
vtes-at-blocks = se ele bloquear um vampiro titulado ou uma ação política, { $clause } antes da resolução do bloqueio
vtes-at-blocked = se { $who } for bloqueado, { $clause } antes da resolução do bloqueio
vtes-at-next-bleed = na próxima vez em que { $who } estiver prestes a sangrar com sucesso o mesmo Matusalém, { $clause }
vtes-at-first-recruit = { $clause } se esta for a primeira ação bem-sucedida dele de recrutar um aliado neste turno
vtes-at-called-passed = { $clause } depois que um referendo chamado { $who-by } passa
vtes-predators-referendum = um referendo chamado pelo seu predador
vtes-at-predators-passed = { $clause } depois que { vtes-predators-referendum } passa
vtes-political-referendum = o referendo de uma ação política
vtes-at-passed = { $clause } depois que { vtes-political-referendum } passa
vtes-text-you-can = você pode { $clause }
vtes-text-instead-of = { $first } em vez de { $second }
vtes-text-can = { $who } pode { $clause }
vtes-text-use = { $who } { $who-number ->
        [you] pode
       *[other] pode
    } { $cost }{ $purpose }
vtes-text-purpose = { " " }para { $clause }
vtes-text-purpose-later = ; { $clause }
vtes-text-when-first = { $when }, { $clause }
vtes-text-not-blocking = { " " }se ele não estiver bloqueando
vtes-when-your-unlock = durante a sua fase de desvirar
vtes-when-each-unlock = durante a fase de desvirar de cada Matusalém
vtes-when-other-unlock = durante a fase de desvirar de cada outro Matusalém
vtes-when-your-master = durante a sua fase mestre
vtes-when-your-influence = durante a sua fase de influência
vtes-when-your-discard = durante a sua fase de descarte
vtes-when-polling = durante a votação de uma ação política
vtes-when-any-polling = durante a votação de qualquer referendo
vtes-when-announced = quando { $who } anuncia uma ação não direcionada
vtes-when-aimed = quando uma ação direcionada contra { $who } é anunciada
vtes-when-next-minion = durante a sua próxima fase servo
vtes-when-during-action = durante uma ação
vtes-when-directed-at-you = durante uma ação direcionada a você (ou a uma carta que você controla)
vtes-when-same-targets = durante uma ação direcionada ao mesmo Matusalém ou ao mesmo conjunto de Matusaléns
vtes-when-bleed = durante uma ação de sangrar
vtes-when-unreacted = depois de fazer uma ação bem-sucedida durante a qual nenhuma carta de reação foi jogada
vtes-when-succeeded = depois que { $who } faz uma ação bem-sucedida que requer { $what }
vtes-when-before-range = antes de a distância ser determinada em um combate que envolva { $who }
vtes-text-action = { $who } { $who-number ->
        [many] podem
       *[other] pode
    } { $clause } com uma ação { $has ->
        [stealth] (D) a { $stealth }
        [undirected] a { $stealth }
       *[none] (D)
    }
vtes-text-that-costs = { " " }que custa { $blood }
vtes-text-clan-stealth = ; { $who } { $who-number ->
        [many] recebem
       *[other] recebe
    } { $change } durante essa ação
vtes-text-stays-locked = { $clause } em vez de desvirar normalmente
vtes-text-instead = cada vez que você for repor outra carta que não { $card }, em vez disso { $clause }
vtes-text-burn-at-most = se você fosse queimar mais de { $pool } por uma sangria, em vez disso queime { $pool }
vtes-text-not-to-torpor = se { $who } fosse para o torpor, em vez disso { $clause }
vtes-text-not-burned = se { $who } fosse queimado, em vez disso { $clause }
vtes-text-hurts-less = cada golpe ou efeito que causa dano a { $who } causa { $amount } a menos
vtes-text-opposing-hurts-less = em combate, cada golpe ou efeito com que { $by } causa dano a { $who } causa { $amount } a menos
