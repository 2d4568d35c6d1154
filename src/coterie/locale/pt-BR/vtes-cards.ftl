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
vtes-in-ash-you = na sua pilha de cinzas
vtes-in-ash-prey = na pilha de cinzas da sua presa
vtes-in-ash-that = na própria pilha de cinzas
vtes-of-clan = do clã { $clan }
vtes-of-capacity = com capacidade { $capacity } ou mais
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
vtes-clan-assamite = Assamita
    .plural = Assamitas
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
vtes-clan-follower-of-set = Seguidor de Set
    .plural = Seguidores de Set
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
vtes-clan-ministry = Ministério
    .plural = Ministério
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
vtes-trait-vehicle = veículo
    .keyword = veículo
    .gender = m
vtes-trait-animal = animal
    .keyword = animal
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
vtes-change-stealth = { $change } de furtividade
vtes-change-intercept = { $change } de intercepção
vtes-change-bleed = { $change } de sangria
vtes-change-strength = { $change } de força
vtes-change-votes = { $change } { $amount ->
        [one] voto
       *[other] votos
    }
vtes-change-hand = { $change } no tamanho da sua mão
vtes-change-transfers = { $change } { $amount ->
        [one] transferência
       *[other] transferências
    }
vtes-blood = { $amount } { $amount ->
        [one] ponto de sangue
       *[other] pontos de sangue
    }
vtes-as-much-blood-lost-to-damage = tantos pontos de sangue quantos o vampiro oponente perdeu por dano neste assalto
vtes-pool = { $amount } { $amount ->
        [one] ponto de reserva
       *[other] pontos de reserva
    }
vtes-damage = { $amount } de dano
vtes-damage-gun = { $gun } de golpes de arma de fogo ou { $other } de qualquer outra fonte
vtes-all-of-strikes = todo o dano dos golpes do servo oponente neste assalto
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

vtes-additional = { $change } adicional
vtes-gain-more = , com { $change }
vtes-if-clan = se { $who } for { $clan }
vtes-if-titled = se { $who } for titulado
vtes-gain-pool-at-most = { " " }se o Matusalém alvo tiver { $pool } pontos de reserva ou menos
vtes-gain-against = { " " }contra o referendo
vtes-gain-until-turn-end = { " " }até o fim do turno
vtes-gain-early = , mesmo que { $stat } ainda não seja necessária
vtes-gain-limited = { " " }(limitado)
vtes-with-edge = { " " }se você tiver a Vantagem
vtes-while-bleed-at-you = durante ações de sangrar direcionadas a você
vtes-while-directed = durante ações direcionadas
vtes-while-directed-at-you = durante ações direcionadas a você
vtes-while-bleed = durante ações de sangrar
vtes-while-titled-acts = contra vampiros titulados
vtes-against = { $change } contra { $who }

## O que é uma carta, e quando se pode jogá-la

vtes-text-colon = :
vtes-text-heading-sect = { $sect }
vtes-text-heading-title = { $sect }, { $title }
vtes-text-heading-clan = { $sect }, { $title } { $clan }
vtes-text-heading-city = { $sect }, { $title } { $city-of }
vtes-text-slave-of = escravo dos { $clan }
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

## Números que mudam, sangue e reserva

vtes-text-for = por { $change }
vtes-text-gets = { $who } { $who-number ->
        [many] recebem
       *[other] recebe
    } { $change }
vtes-text-to-get = receber { $change }
vtes-text-give = dar { $change } { $who-to }
vtes-text-add-blood = { $mood ->
        [to] adicionar
       *[other] adicione
    } { $blood } { $who-to }
vtes-text-gain-blood = { $who } { $mood ->
        [can] pode ganhar
       *[other] ganha
    } { $blood }
vtes-text-some-to-pool = , dos quais até { $amount } vão para a sua reserva
vtes-text-to-gain-blood = ganhar { $blood }
vtes-text-move-to-pool-instead = mova até { $amount } desses pontos de sangue para a sua reserva em vez de para { $who }
vtes-text-burn-blood = { $who } queima { $blood }
vtes-text-burn-blood-to = queime { $blood } para { $clause }
vtes-text-burn-blood-from = { $mood ->
        [also] queima
       *[other] { $by } { $by-number ->
            [you] queima
           *[other] queima
        }
    } { $blood } { $who-from }
vtes-text-burn-pool = { $who } { $who-number ->
        [you] queima
       *[other] queima
    } { $pool }
vtes-text-burn-their-pool = queimar { $amount } dos pontos de reserva dela
vtes-text-to-burn-pool = queimar { $pool }
vtes-text-gain-pool = { $who } { $who-number ->
        [you] ganha
       *[other] ganha
    } { $pool }
vtes-text-to-gain-pool = ganhar { $pool }
vtes-text-move-blood = mova de { $least } a { $most } pontos de sangue daquele vampiro para a sua reserva
vtes-text-any-blood = { " " }com qualquer quantidade de sangue
vtes-text-exchange = o controlador { $who-of } { $mood ->
        [can] pode mover
       *[other] move
    } 1 ponto de sangue { $who-from } para a própria reserva ou da própria reserva para { $who }
vtes-text-store-pool = { $mood ->
        [to] mover
       *[other] mova
    } { $amount } { $amount ->
        [one] contador
       *[other] contadores
    } da sua reserva para { $card }
vtes-text-store-blood = { $who } { $mood ->
        [can] pode mover
       *[other] move
    } { $blood } de si mesmo para { $card }
vtes-text-unload = { $mood ->
        [to] mover
       *[other] mova
    } todos os contadores { $card-of } para { $who }
vtes-text-for-each = { $each }, { $clause }

## Ações

vtes-text-bleed = { $mood ->
        [to] sangrar
       *[other] sangre
    } com { $change }
vtes-text-lock = { $mood ->
        [to] virar
       *[other] vire
    } { $who }
vtes-text-lock-up-to = { $mood ->
        [to] virar
       *[other] vire
    } até { $count } { $who }
vtes-text-lock-one-of-two = { $mood ->
        [to] virar
       *[other] vire
    } um dos dois
vtes-text-do-not-lock = não vire { $who }
vtes-text-unlock = { $mood ->
        [to] desvirar
       *[other] desvire
    } { $who }
vtes-text-wake = { $who } desperta (ele ignora a exigência de estar desvirado para jogar cartas de reação e tentar bloquear até o fim da ação)
vtes-text-ally-stays-locked = se { $who } for um aliado, ele não desvira normalmente durante a sua próxima fase de desvirar
vtes-text-must-block = { $who } queima { $blood } para desvirar e tentar bloquear com { $change }, mesmo que { $stat } ainda não seja necessária
vtes-text-fail-attempt = fazer essa tentativa falhar
vtes-text-not-again = ; { $who } não pode tentar bloquear esta ação de novo
vtes-text-unlock-if-blocks = se { $who } bloquear, ele pode queimar { $blood } para desvirar depois da resolução do bloqueio
vtes-text-reduce-bleed = { $mood ->
        [to] reduzir
       *[other] reduza
    } o valor da sangria em { $amount }
vtes-text-redirect = mude o alvo da sangria para outro Matusalém que não seja o controlador do servo agente (aquele Matusalém pode tentar bloquear)
vtes-text-choice-or = { $first } ou { $second }
vtes-text-choice-either = { $first } ou { $second }
vtes-text-choice-in-combat = { $first }, ou { $second }
vtes-text-end-action = { $mood ->
        [then] encerre a ação
       *[other] a ação termina (sem sucesso)
    }
vtes-text-fail-action = fazê-la falhar
vtes-text-no-repeat = { $who } não pode fazer a mesma ação de novo neste turno
vtes-text-if-blocked = se esta ação for bloqueada, { $clause } antes da resolução do bloqueio
vtes-text-if-bled = se a sangria for bem-sucedida (por 1 ou mais), { $clause }
vtes-text-lock-failed-blockers = os servos que tentarem bloquear esta ação e falharem são virados antes da resolução da ação
vtes-text-cannot-block = { $who } não pode bloquear
vtes-text-cannot-block-this = { $who } { $who-number ->
        [many] não podem
       *[other] não pode
    } bloquear esta ação
vtes-text-cannot-unlock-now = durante esta ação, { $who } { $who-number ->
        [many] não podem
       *[other] não pode
    } desvirar
vtes-text-cannot-target-this = { $who } { $who-number ->
        [many] não podem
       *[other] não pode
    } fazer ações direcionadas a { $whom }
vtes-text-block-toll = { $who } { $who-number ->
        [many] precisam
       *[other] precisa
    } queimar { $blood } para tentar bloquear (aliados não podem queimar sangue)
vtes-text-surcharge = cartas de { $kind } custam +{ $amount } { $amount ->
        [one] ponto de sangue ou de vida
       *[other] pontos de sangue ou de vida
    }
vtes-text-replaced-after-action = essas cartas não são repostas até o fim da ação
vtes-text-cannot-be-blocked = as ações { $who-whose } que não sejam de sangrar não podem ser bloqueadas
vtes-text-cannot-be-blocked-by-vampires = vampiros não podem bloquear esta ação
vtes-text-cannot-unlock = { $who } não desvira normalmente
vtes-text-cannot-be-dodged = em combate, os golpes { $who-of } não podem ser esquivados
vtes-text-cannot-gain-life = { $who } não pode ganhar pontos de vida (os que ganharia vão para o banco de sangue)
vtes-text-inflict = depois da resolução da ação, { $who } sofre { $damage } de dano agravado ambiental que não pode ser prevenido
vtes-text-inflict-other = { $who } sofre { $damage } de dano agravado ambiental que não pode ser prevenido
vtes-text-wound = { $chooser } escolhe { $some }; { $who } sofre { $damage } de dano que não pode ser prevenido
vtes-text-bleed-burns-no-pool = a sangria não queima reserva
vtes-text-bleed-is-unsuccessful = não é bem-sucedida
vtes-text-instead-of-success = em vez disso, { $clauses }
vtes-text-enter-combat = { $mood ->
        [to] entrar
       *[other] entre
    } em combate com { $who }
vtes-text-enter-combat-and-lock = { $mood ->
        [to] entrar em combate com { $who } e virá-lo
       *[other] entre em combate com { $who } e vire-o
    }
vtes-text-they-act = { $who } é considerado o servo agente durante aquele combate
vtes-text-after-success = depois da resolução da ação, se aquela ação foi bem-sucedida, { $clause }

## Combate

vtes-text-press = pressão
vtes-text-give-press = dar 1 pressão { $who-to }
vtes-text-to-continue = , que só pode ser usada para continuar o combate
vtes-text-maneuver = manobra
vtes-optional-presses = { $amount } { $amount ->
        [one] pressão opcional
       *[other] pressões opcionais
    }
vtes-optional-maneuvers = { $amount } { $amount ->
        [one] manobra opcional
       *[other] manobras opcionais
    }
vtes-with = com { $things }
vtes-each-combat = { " " }por combate
vtes-in-resulting-combat = { " " }durante o combate resultante se { $who } bloquear
vtes-text-strike = { $mood ->
        [to] golpear
       *[other] golpe
    }: { $does }
vtes-text-strike-ranged = golpe, à distância: { $does }
vtes-strike-hand = golpe de mão com +{ $amount } de dano
vtes-strike-damage = { $damage } de dano
vtes-strike-dodge = esquiva
vtes-strike-combat-ends = fim de combate
vtes-strike-steal-blood = roubar { $amount } { $amount ->
        [one] ponto de sangue ou de vida (que vira ponto de sangue)
       *[other] pontos de sangue ou de vida (que viram pontos de sangue)
    }
vtes-strike-destroy-equipment = destruir equipamento
vtes-strike-steal-equipment = roubar equipamento
vtes-strike-put-on = coloque { $card } no servo oponente com { $amount } { $amount ->
        [one] contador
       *[other] contadores
    }
vtes-strike-torpor = mande o vampiro oponente para o torpor ou queime o aliado oponente
vtes-additional-strikes = { $amount ->
        [1] golpe adicional (limitado)
       *[other] { $amount } golpes adicionais (limitado)
    }
vtes-with-additional-strikes = com { $amount } { $amount ->
        [one] golpe adicional (limitado)
       *[other] golpes adicionais (limitado)
    }
vtes-text-after-combat = depois que o combate terminar, { $clause }
vtes-text-unlock-before-end = desvire { $who } antes de o combate terminar
vtes-text-unlocking = , e desvire { $who }
vtes-text-prevent = { $mood ->
        [to] prevenir
       *[other] previna
    } { $damage }
vtes-text-prevent-if-blocks = { $who } pode prevenir { $damage } durante o primeiro assalto do combate resultante se bloquear
vtes-text-environmental = neste combate, o servo oponente sofre { $damage }R de dano ambiental a cada assalto durante a resolução normal dos golpes
vtes-text-for-environmental = por { $damage }R de dano ambiental
vtes-text-retainer-inflicts = { $card } inflige { $damage }R de dano ao servo oponente a cada assalto de combate durante a resolução normal dos golpes
vtes-text-hands-only = golpes que não sejam golpes de mão não podem ser usados neste assalto (por nenhum dos combatentes)
vtes-text-next-round-close = se houver outro assalto de combate, ele acontece à curta distância (pule a determinação de distância desse assalto)
vtes-text-end-combat = encerrar aquele combate

## Referendos

vtes-text-passes = se o referendo passar, { $clause }
vtes-text-in-this-referendum = neste referendo, { $clause }
vtes-text-choose = escolha { $who }
vtes-text-choose-clan = escolha um clã
vtes-text-choose-two = escolha dois { $who }
vtes-text-choose-voter = escolha um vampiro que tenha anunciado votos ou cédulas neste referendo
vtes-text-abstains = { $who } é virado e se abstém (isto cancela os votos e as cédulas { $who-whose })
vtes-text-allocate = aloque { $points } pontos entre { $least } ou mais Matusaléns
vtes-text-allocate-others = escolha um Matusalém e aloque { $points } pontos entre { $least } ou mais outros Matusaléns
vtes-text-choose-up-to = escolha até { $count } { $who }
vtes-text-bar = { $who } não podem { $what } neste turno
vtes-barred-react = jogar cartas de reação
vtes-barred-block = bloquear
vtes-barred-vote = anunciar votos ou cédulas
vtes-text-share = { $each }, distribua { $blood } do banco de sangue entre { $who } e a sua reserva
vtes-text-share-each = um vampiro não pode ganhar mais de { $blood } desta forma
vtes-text-share-pool = você não pode ganhar mais de { $pool } { $pool ->
        [one] ponto de reserva
       *[other] pontos de reserva
    } desta forma, ou mais de { $titled } se { $who } for titulado
vtes-text-shift-pool = escolha um Matusalém que tenha mais reserva do que você e aloque { $pool } dos pontos de reserva dele entre 1 ou mais outros Matusaléns (inclusive você)
vtes-text-distribute = a reserva é distribuída como você escolheu
vtes-text-represent = { $card } é colocada { $who-on } para representar o título único da Camarilla de { $title } { $clan }

## Cartas

vtes-text-put-in-play = { $mood ->
        [to] colocar
       *[other] coloque
    } { $card } em jogo
vtes-text-with-counters = { " " }com { $amount } { $amount ->
        [one] contador
       *[other] contadores
    }
vtes-text-add-counters = { $mood ->
        [to] adicionar
       *[other] adicione
    } { $amount } { $amount ->
        [one] contador
       *[other] contadores
    } { $card-to }
vtes-text-remove-ash = { $mood ->
        [to] remover
       *[other] remova
    } do jogo { $amount } { $amount ->
        [one] carta
       *[other] cartas
    } { $where }
vtes-text-remove-ash-random = { $by-number ->
        [you] remova
       *[other] remove
    } do jogo uma carta de biblioteca ao acaso { $where }
vtes-text-send-back = { $mood ->
        [to] mover
       *[other] mova
    } { $who } para a região incontrolada do seu proprietário
vtes-where-x-counters = , onde X é o número de contadores { $card-on }
vtes-text-take-control = { $mood ->
        [to] assumir
       *[other] assuma
    } o controle dele
vtes-text-take-control-turn = { $mood ->
        [to] assumir
       *[other] assuma
    } o controle dele até o final do seu turno
vtes-text-put-on = { $mood ->
        [does] { $card } é colocada { $who-on }
       *[other] coloque { $card } { $who-on }
    }
vtes-text-and-lock = { " " }e vire-o
vtes-text-still-control = ; você ainda controla { $card }
vtes-text-burn-named = { " " }e você pode queimar uma carta chamada “{ $name }” (se houver)
vtes-text-burn = { $mood ->
        [to] queimar
        [doing] queimar
       *[other] queime
    } { $what }
vtes-text-give-control = { $mood ->
        [to] dar
       *[other] dê
    } { $who-to } o controle { $card-of }
vtes-text-takes-control = { $who } assume o controle { $card-of }
vtes-text-cancel = cancele uma carta { $kind } enquanto ela é jogada
vtes-text-as-others-play = { " " }por outro Matusalém
vtes-text-cost-not-paid = , e o custo dela não é pago
vtes-text-exchange-with-ash = trocar uma carta da sua mão por uma carta de biblioteca da sua pilha de cinzas
vtes-text-from-ash-hand = { $mood ->
        [to] mover
       *[other] mova
    } uma carta de biblioteca da sua pilha de cinzas para a sua mão
vtes-text-from-ash-library-bottom = { $mood ->
        [to] mover
       *[other] mova
    } uma carta de biblioteca da sua pilha de cinzas para o fundo da sua biblioteca
vtes-text-reveal-crypt = revele a carta do topo da sua cripta
vtes-text-draw-if = se for { $clan }, compre-a e adicione { $blood } a ela; caso contrário, mova-a para o fundo da sua cripta
vtes-text-move-to-ready = { $mood ->
        [to] mover
       *[other] mova
    } { $who } para a região ativa
vtes-text-recover = { $mood ->
        [to] mover
       *[other] mova
    } { $who } do torpor para a região ativa do seu controlador
vtes-text-discard = { $mood ->
        [to] descartar
       *[other] descarte
    } uma carta (compre outra em seguida)
vtes-text-discards = { $who } descarta { $amount } { $amount ->
        [one] carta
       *[other] cartas
    } à sua escolha
vtes-text-draw-crypt = { $mood ->
        [to] comprar 1 carta da sua cripta e então remover
       *[other] compre 1 carta da sua cripta e então remova
    } do jogo uma carta de cripta na sua região incontrolada
vtes-text-search-equip = procure uma carta de equipamento na sua biblioteca e equipe { $who } com ela (requisitos e custo se aplicam normalmente; embaralhe em seguida)
vtes-text-look-and-discard = olhe a mão { $who-whose } e descarte dela uma carta à sua escolha
vtes-text-open-hand = { $who } joga com a mão aberta

## Habilidades

vtes-text-count-locks = adicione 1 contador { $card-to } cada vez que você a virar
vtes-text-burn-at = queime { $card } se ela { $amount ->
        [0] não tiver contadores
        [1] tiver 1 contador
       *[other] tiver { $amount } contadores
    }
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
vtes-text-even-locked = { " " }(mesmo que esteja virada)
vtes-text-burn-life = queimar { $amount } { $amount ->
        [one] ponto de vida
       *[other] pontos de vida
    }
vtes-text-to-burn-blood = queimar { $blood }
vtes-text-burn-pool-or-blood = queimar { $pool } ou { $blood } { $who-from }
vtes-text-discard-requiring = descartar uma carta que requer { $discipline }
vtes-text-remove-own-ash = remover do jogo { $count } cartas da sua pilha de cinzas
vtes-text-spend-transfers = usar { $amount } { $amount ->
        [one] transferência
       *[other] transferências
    }
vtes-when-any-time = a qualquer momento
vtes-when-your-unlock = durante a sua fase de desvirar
vtes-when-each-unlock = durante a fase de desvirar de cada Matusalém
vtes-when-other-unlock = durante a fase de desvirar de cada outro Matusalém
vtes-when-your-master = durante a sua fase mestre
vtes-when-your-influence = durante a sua fase de influência
vtes-when-your-discard = durante a sua fase de descarte
vtes-when-your-transfers = enquanto você usa transferências
vtes-when-polling = durante a votação de uma ação política
vtes-when-any-polling = durante a votação de qualquer referendo
vtes-when-announced = quando { $who } anuncia uma ação não direcionada
vtes-when-aimed = quando uma ação direcionada contra { $who } é anunciada
vtes-when-next-minion = durante a sua próxima fase servo
vtes-when-during-action = durante uma ação
vtes-when-directed-at-you = durante uma ação direcionada a você (ou a uma carta que você controla)
vtes-when-same-targets = durante uma ação direcionada ao mesmo Matusalém ou ao mesmo conjunto de Matusaléns
vtes-when-combat = durante o combate
vtes-when-strike = como golpe
vtes-when-damage = ao sofrer dano
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
vtes-text-only-one = { $who } só pode ter { $what-gender ->
        [f] uma
       *[m] um
    } { $what }
vtes-text-only-one-named = { $who } só pode ter uma cópia de { $name }
vtes-text-not-both = { $this } e cartas chamadas “{ $name }” não podem ser jogadas na mesma ação
vtes-text-cannot-play = ele não pode jogar cartas chamadas “{ $name }”
vtes-text-cards-cost = jogar cartas chamadas “{ $name }” custa a você { $pool }
vtes-text-this-costs = jogar { $this } { $who-on } custa { $pool }
vtes-text-toll = vampiros precisam queimar { $blood } para anunciar votos e cédulas contra referendos chamados { $who-by }
vtes-text-untouchable = { $who } não pode ser alvo de ações direcionadas que requerem { $disciplines }
vtes-text-plays-as = { $who } pode jogar cartas que requerem { $disciplines } em nível básico como um vampiro
vtes-text-plays-as-not-actions = { $who } pode jogar cartas que não são ações e requerem { $disciplines } em nível básico como um vampiro
vtes-text-free-act-at-once = { $who } pode realizar ações no turno em que é recrutado
vtes-text-teaches = { $who } recebe +1 nível de { $discipline }
vtes-text-more-capacity = { " " }e { $capacity } de capacidade
vtes-text-not-on-superior = não pode ser colocada { $who-on } com { $discipline }
vtes-text-hinders = enquanto { $who } estiver na região ativa, os servos precisam queimar a carta do topo da própria biblioteca para tentar bloquear { $acting }
vtes-text-stays-locked = { $who } queima { $amount } { $amount ->
        [one] contador
       *[other] contadores
    } { $card-of } em vez de desvirar normalmente
vtes-text-instead = cada vez que você for repor outra carta que não { $card }, em vez disso queime { $amount ->
        [1] 1 contador
       *[other] { $amount } contadores
    } { $card-of }
