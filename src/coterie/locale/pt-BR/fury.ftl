# Fury of Dracula: nomes, perguntas, opções, acontecimentos, motivos e finais.

fury-name = Fury of Dracula

# Jogadores.

fury-seat-dracula = Drácula
fury-seat-hunters = Os quatro caçadores
fury-seat-godalming_seward = Lord Godalming e Dr. Seward
fury-seat-helsing_mina = Van Helsing e Mina Harker
fury-seat-lord_godalming = Lord Godalming
fury-seat-dr_seward = Dr. Seward
fury-seat-van_helsing = Van Helsing
fury-seat-mina_harker = Mina Harker
fury-hunter-dracula = Drácula
    .the = Drácula
    .The = Drácula
    .of = de Drácula
    .to = a Drácula
fury-hunter-lord_godalming = Lord Godalming
    .the = Lord Godalming
    .The = Lord Godalming
    .of = de Lord Godalming
    .to = a Lord Godalming
fury-hunter-dr_seward = Dr. Seward
    .the = Dr. Seward
    .The = Dr. Seward
    .of = de Dr. Seward
    .to = a Dr. Seward
fury-hunter-van_helsing = Van Helsing
    .the = Van Helsing
    .The = Van Helsing
    .of = de Van Helsing
    .to = a Van Helsing
fury-hunter-mina_harker = Mina Harker
    .the = Mina Harker
    .The = Mina Harker
    .of = de Mina Harker
    .to = a Mina Harker

# Lugares.

fury-place-adriatic_sea = Mar Adriático
fury-place-alicante = Alicante
fury-place-amsterdam = Amsterdã
fury-place-athens = Atenas
fury-place-atlantic_ocean = Oceano Atlântico
fury-place-barcelona = Barcelona
fury-place-bari = Bari
fury-place-bay_of_biscay = Golfo da Biscaia
fury-place-belgrade = Belgrado
fury-place-berlin = Berlim
fury-place-black_sea = Mar Negro
fury-place-bordeaux = Bordeaux
fury-place-brussels = Bruxelas
fury-place-bucharest = Bucareste
fury-place-budapest = Budapeste
fury-place-cadiz = Cádis
fury-place-cagliari = Cagliari
fury-place-castle_dracula = Castelo de Drácula
fury-place-clermont_ferrand = Clermont-Ferrand
fury-place-cologne = Colônia
fury-place-constanta = Constança
fury-place-dublin = Dublin
fury-place-edinburgh = Edimburgo
fury-place-english_channel = Canal da Mancha
fury-place-florence = Florença
fury-place-frankfurt = Frankfurt
fury-place-galatz = Galatz
fury-place-galway = Galway
fury-place-geneva = Genebra
fury-place-genoa = Gênova
fury-place-granada = Granada
fury-place-hamburg = Hamburgo
fury-place-ionian_sea = Mar Jônico
fury-place-irish_sea = Mar da Irlanda
fury-place-klausenburg = Klausenburg
fury-place-le_havre = Le Havre
fury-place-leipzig = Leipzig
fury-place-lisbon = Lisboa
fury-place-liverpool = Liverpool
fury-place-london = Londres
fury-place-madrid = Madri
fury-place-manchester = Manchester
fury-place-marseilles = Marselha
fury-place-mediterranean_sea = Mar Mediterrâneo
fury-place-milan = Milão
fury-place-munich = Munique
fury-place-nantes = Nantes
fury-place-naples = Nápoles
fury-place-north_sea = Mar do Norte
fury-place-nuremburg = Nuremberg
fury-place-paris = Paris
fury-place-plymouth = Plymouth
fury-place-prague = Praga
fury-place-rome = Roma
fury-place-salonica = Salônica
fury-place-santander = Santander
fury-place-saragossa = Saragoça
fury-place-sarajevo = Sarajevo
fury-place-sofia = Sófia
fury-place-st_joseph_and_st_mary = Hospital de St. Joseph e St. Mary
fury-place-strasbourg = Estrasburgo
fury-place-swansea = Swansea
fury-place-szeged = Szeged
fury-place-toulouse = Toulouse
fury-place-tyrrhenian_sea = Mar Tirreno
fury-place-valona = Valona
fury-place-varna = Varna
fury-place-venice = Veneza
fury-place-vienna = Viena
fury-place-zagreb = Zagreb
fury-place-zurich = Zurique

# Horas do dia.

fury-time-dawn = Alvorada
fury-time-noon = Meio-dia
fury-time-dusk = Entardecer
fury-time-twilight = Crepúsculo
fury-time-midnight = Meia-noite
fury-time-small_hours = Madrugada

# Fases.

fury-phase-place = Preparação
fury-phase-quincey = Início do turno
fury-phase-start = Início do turno
fury-phase-catacombs = Catacumbas
fury-phase-resolve = Determinação
fury-phase-storms = Movimento
fury-phase-move = Movimento
fury-phase-search = Busca
fury-phase-action = Ação
fury-phase-mature = Maturação
fury-phase-done = Fim do turno

# Poderes, cartas e marcadores mantêm o nome impresso.

fury-power-dark_call = Dark Call
fury-power-double_back = Double Back
fury-power-feed = Feed
fury-power-hide = Hide
fury-power-wolf_form = Wolf Form
fury-card-advance_planning = Advance Planning
fury-card-blood_transfusion = Blood Transfusion
fury-card-chartered_carriage = Chartered Carriage
fury-card-consecrated_ground = Consecrated Ground
fury-card-escape_route = Escape Route
fury-card-excellent_weather = Excellent Weather
fury-card-forewarned = Forewarned
fury-card-good_luck = Good Luck
fury-card-great_strength = Great Strength
fury-card-heroic_leap = Heroic Leap
fury-card-hired_scouts = Hired Scouts
fury-card-hypnosis = Hypnosis
fury-card-jonathan_harker = Jonathan Harker
fury-card-long_day = Long Day
fury-card-money_trail = Money Trail
fury-card-mystic_research = Mystic Research
fury-card-newspaper_reports = Newspaper Reports
fury-card-re_equip = Re-Equip
fury-card-rufus_smith = Rufus Smith
fury-card-secret_weapon = Secret Weapon
fury-card-sense_of_emergency = Sense of Emergency
fury-card-sister_agatha = Sister Agatha
fury-card-stormy_seas = Stormy Seas
fury-card-surprising_return = Surprising Return
fury-card-telegraph_ahead = Telegraph Ahead
fury-card-vampire_lair = Vampire Lair
fury-card-control_storms = Control Storms
fury-card-customs_search = Customs Search
fury-card-devilish_power = Devilish Power
fury-card-draculas_brides = Dracula’s Brides
fury-card-evasion = Evasion
fury-card-false_tip_off = False Tip-off
fury-card-immanuel_hildesheim = Immanuel Hildesheim
fury-card-night_visit = Night Visit
fury-card-quincey_p_morris = Quincey P. Morris
fury-card-rage = Rage
fury-card-relentless_minion = Relentless Minion
fury-card-roadblock = Roadblock
fury-card-seduction = Seduction
fury-card-sensationalist_press = Sensationalist Press
fury-card-time_runs_short = Time Runs Short
fury-card-trap = Trap
fury-card-unearthly_swiftness = Unearthly Swiftness
fury-card-vampiric_influence = Vampiric Influence
fury-card-wild_horses = Wild Horses
fury-item-crucifix = Crucifix
fury-item-dogs = Dogs
fury-item-fast_horse = Fast Horse
fury-item-garlic = Garlic
fury-item-heavenly_host = Heavenly Host
fury-item-holy_water = Holy Water
fury-item-knife = Knife
fury-item-local_rumors = Local Rumors
fury-item-pistol = Pistol
fury-item-rifle = Rifle
fury-item-sacred_bullets = Sacred Bullets
fury-item-stake = Stake
fury-encounter-ambush = Ambush
fury-encounter-assassin = Assassin
fury-encounter-bats = Bats
fury-encounter-desecrated_soil = Desecrated Soil
fury-encounter-fog = Fog
fury-encounter-minion_with_knife = Minion with Knife
fury-encounter-minion_with_knife_and_pistol = Minion with Knife and Pistol
fury-encounter-minion_with_knife_and_rifle = Minion with Knife and Rifle
fury-encounter-hoax = Hoax
fury-encounter-lightning = Lightning
fury-encounter-peasants = Peasants
fury-encounter-plague = Plague
fury-encounter-rats = Rats
fury-encounter-saboteur = Saboteur
fury-encounter-spy = Spy
fury-encounter-thief = Thief
fury-encounter-new_vampire = New Vampire
fury-encounter-wolves = Wolves
fury-tactic-punch = Punch
fury-tactic-dodge = Dodge
fury-tactic-escape = Escape
fury-tactic-knife = Knife
fury-tactic-pistol = Pistol
fury-tactic-rifle = Rifle
fury-tactic-sacred_bullets = Sacred Bullets
fury-tactic-stake = Stake
fury-tactic-crucifix = Crucifix
fury-tactic-heavenly_host = Heavenly Host
fury-tactic-holy_water = Holy Water
fury-tactic-claws = Claws
fury-tactic-dodge_dracula = Dodge
fury-tactic-escape_man = Escape as Man
fury-tactic-escape_bat = Escape as Bat
fury-tactic-escape_mist = Escape as Mist
fury-tactic-fangs = Fangs
fury-tactic-mesmerize = Mesmerize
fury-tactic-strength = Strength
fury-tactic-dodge_agent = Dodge
fury-tactic-punch_agent = Punch
fury-tactic-knife_agent = Knife
fury-tactic-pistol_agent = Pistol
fury-tactic-rifle_agent = Rifle

# Perguntas.

fury-prompt-accept = { $who } { $cards-count ->
        [0] não oferece nada
       *[other] oferece { $cards }
    } em troca de { $given-count ->
        [0] nada
       *[other] { $given }
    }. Você aceita?
fury-prompt-action = O que { $who-the } faz aqui?
fury-prompt-ally = { $who-The } comprou um aliado. Jogá-lo?
fury-prompt-announce = Que movimento { $who-the } anuncia?
fury-prompt-announce-dracula = Que movimento você anuncia?
fury-prompt-answer = { $who } joga { $card }. Você quer anulá-la?
fury-prompt-apply = { $who-The } venceu. Que carta se aplica?
fury-prompt-ashore = A tempestade o leva à costa. Em que porto você desembarca?
fury-prompt-attack = Que caçador você ataca?
fury-prompt-banish = O que Devilish Power remove?
fury-prompt-begin = Onde { $who-the } começa?
fury-prompt-bitten = Sobre que caçador mordido cai { $card }?
fury-prompt-block = De onde parte o bloqueio?
fury-prompt-clear = Remover cartas das catacumbas?
fury-prompt-destination-bats = Os morcegos guiam os caçadores. Para onde?
fury-prompt-destination-emergency = Para onde { $who-the } se apressa?
fury-prompt-destination-horse = Até onde { $who-the } cavalga?
fury-prompt-destination-storms = A que porto a tempestade leva os caçadores?
fury-prompt-destination-train = Onde { $who-the } desce do trem?
fury-prompt-discard = { $who-The } deve descartar uma carta. Qual?
fury-prompt-excess = { $who-The } tem cartas demais. Quais vão embora?
fury-prompt-donor = Quem doa sangue a quem?
fury-prompt-double-back = A que carta você volta?
fury-prompt-dracula-move = Para onde você vai?
fury-prompt-dracula-start = Seu turno começa. Jogar um evento?
fury-prompt-draw = Que carta { $who-the } pega?
fury-prompt-enemy-tactic = Que carta { $enemy } joga nesta rodada?
fury-prompt-evasion = Para que cidade você escapa?
fury-prompt-fighter-advance_planning = Que caçador rola com 1 a mais?
fury-prompt-fighter-rage = Que caçador mostra todos os itens?
fury-prompt-fly = Para onde você voa?
fury-prompt-ground = Que cidade é consagrada?
fury-prompt-horses = Para onde os cavalos levam os caçadores?
fury-prompt-host = Todos os marcadores estão no tabuleiro. Qual é movido?
fury-prompt-inner-strength = Quem recupera saúde?
fury-prompt-join = { $other } quer formar um grupo com { $who-the }. Você aceita?
fury-prompt-keep-hidden = Que carta fica virada para baixo?
fury-prompt-keep-token = Que encontro fica na carta?
fury-prompt-link = Que estrada ou ferrovia é bloqueada?
fury-prompt-mature = Encontros saíram da trilha. Algum amadurece?
fury-prompt-moment-control_storms = Há caçadores no mar. Jogar uma carta?
fury-prompt-moment-customs_search = Os caçadores cruzaram uma fronteira ou desembarcaram. Jogar uma carta?
fury-prompt-moment-false_tip_off = Os caçadores tentam pegar um trem. Jogar uma carta?
fury-prompt-moment-forewarned = { $who-The } se depara com um encontro. Jogar uma carta?
fury-prompt-moment-great_strength = { $who-The } está para perder saúde ou levar uma mordida. Jogar uma carta?
fury-prompt-moment-relentless_minion = O combate com o agente acabou. Jogar uma carta?
fury-prompt-moment-seduction = Os caçadores encontram um New Vampire à noite. Jogar uma carta?
fury-prompt-moment-sensationalist_press = Cartas suas podem ser reveladas agora. Jogar uma carta?
fury-prompt-nuisance = O que Good Luck remove?
fury-prompt-offer = { $other } { $cards-count ->
        [0] não ofereceu nada
       *[other] ofereceu { $cards }
    }. O que { $who-the } dá?
fury-prompt-offer-first = O que { $who-the } oferece a { $other }?
fury-prompt-opening = Um combate começa. { $who-The } joga algo antes?
fury-prompt-order = Que encontro vem primeiro?
fury-prompt-patient = De quem é a mordida tratada?
fury-prompt-place-token = Que encontro você coloca aqui?
fury-prompt-put-back = Você tem encontros demais. Quais voltam à reserva?
fury-prompt-keep-tokens = Você tem encontros demais. Quais você mantém?
fury-prompt-quincey = Quem Quincey P. Morris ataca?
fury-prompt-rage = Que item é descartado?
fury-prompt-re-equip = { $who-The } troca um item por um novo?
fury-prompt-return = { $who-The } pega um evento dos descartes?
fury-prompt-rumor = Que encontro é revelado?
fury-prompt-scout = Sobre que cidade os batedores perguntam?
fury-prompt-reveal = { $who-The } mostra um item útil: { $cards }?
fury-prompt-give = { $who-The } descarta um item para destruir o vampiro: { $cards }?
fury-prompt-shown = { $who-The } tem uma mordida. Que carta fica à mostra?
fury-prompt-spring = Que encontro atinge o caçador?
fury-prompt-storm = Em que mar cai a tempestade?
fury-prompt-tactic = Que carta { $who-the } joga nesta rodada?
fury-prompt-thief = O que o ladrão tira de { $who }?
fury-prompt-to-catacombs = { $place } sai da trilha. Vai para as catacumbas, e com que outro encontro?
fury-prompt-train-die = O dado do trem mostra { $face }. { $you ->
        [lord_godalming] Você rola de novo?
       *[other] Lord Godalming rola de novo?
    }
fury-prompt-travel = Como { $who-the } se move?
fury-prompt-turn-start = O que { $who-the } faz antes de se mover?
fury-prompt-victim = Sobre quem cai a emboscada?
fury-prompt-voyage = Para onde { $who-the } navega agora?
fury-prompt-weapon = Que item { $who-the } pega dos descartes?
fury-prompt-wolf = Para onde corre o lobo?

# O que se conta ao marcar cartas.

fury-limit-cards = Cartas
fury-limit-items = Itens
fury-limit-events = Eventos
fury-limit-encounters = Encontros

# Opções.

fury-option-pass = Não
fury-option-agree = Aceitar
fury-option-refuse = Recusar
fury-option-done = Não oferecer nada
fury-option-stop = Parar aqui
fury-option-go-on = Continuar
fury-option-nothing = Nada
fury-option-fight = Combater
fury-option-enough = Nenhuma outra carta
fury-option-ally = Jogar { $card }
fury-option-no-ally = Descartar { $card }
fury-option-answer = { $hunter-you ->
        [1] Jogar { $card }
       *[0] { $hunter } joga { $card }
    }
fury-option-no-answer = Deixar valer
fury-option-apply = { $hunter-you ->
        [1] Sua carta { $card }
       *[0] { $card } de { $hunter }
    }
fury-option-attack = { $hunter }
fury-option-back = Voltar: { $place }
fury-option-back-space = de volta à carta { $number } { $where ->
        [catacombs] das catacumbas
       *[trail] da trilha
    }, { $back ->
        [sea] um mar
       *[city] uma cidade
    }
fury-option-begin = { $place }
fury-option-block = { $place }
fury-option-block-road = A estrada: { $place }
fury-option-block-rail = A ferrovia: { $place }
fury-option-bury = Para as catacumbas, com { $token }
fury-option-no-catacombs = Não para as catacumbas
fury-option-clear = Remover { $place }
fury-option-cure = Tratar a mordida
fury-option-discard = Descartar { $card }
fury-option-send_away = Descartar { $card }, já na mesa
fury-option-donor = { $hunter-The } { $other_hunter-to }
fury-option-draw-event = Um evento
fury-option-draw-item = Um item
fury-option-fly = { $place }
fury-option-no-flight = Ficar: não há para onde voar
fury-option-give = Ceder { $card }
fury-option-go = { $place }
fury-option-land = { $place }
fury-option-ground = { $place }
fury-option-hidden = { $place }
fury-option-hunter = { $hunter-you ->
        [1] Você
       *[0] { $hunter }
    }
fury-option-join = Formar um grupo com { $hunter }
fury-option-keep = Manter { $token }
fury-option-keep-none = Não manter nenhum
fury-option-keep_roll = Manter a rolagem
fury-option-roll_again = Rolar de novo
fury-option-leave = Deixar o grupo
fury-option-lift = Heavenly Host: { $place }
fury-option-mature = { $token } amadurece
fury-option-mature-none = Nada amadurece
fury-option-meet = { $token }
fury-option-no-ambush = Sobre ninguém
fury-option-offer = Oferecer { $card }
fury-option-place = { $token }
fury-option-place-none = Nenhum encontro
fury-option-play = Jogar { $card }
fury-option-power = { $power }
fury-option-put_back = { $token }
fury-option-remove = { $card }
fury-option-resolve-newspaper_reports = Determinação: Newspaper Reports
fury-option-resolve-sense_of_emergency = Determinação: Sense of Emergency
fury-option-resolve-inner_strength = Determinação: Inner Strength
fury-option-rest = { $hunter-you ->
        [1] Descansar
       *[0] { $hunter } descansa
    }
fury-option-resupply = { $hunter-you ->
        [1] Reabastecer-se
       *[0] { $hunter } se reabastece
    }
fury-option-road = { $place }, por estrada
fury-option-rumor = Encontro { $number } da carta { $space } { $where ->
        [catacombs] das catacumbas
       *[trail] da trilha
    }
fury-option-sail = { $place }
fury-option-scout = { $place }
fury-option-sea = { $place }, por mar
fury-option-show = { $place }, carta virada para cima
fury-option-reveal = Mostrar { $card }
fury-option-show-nothing = Não mostrar nada
fury-option-shown = { $card }
fury-option-spring = { $token }
fury-option-stay = Ficar aqui
fury-option-steal-item = Um item
fury-option-steal-event = Um evento
fury-option-storm = { $place }
fury-option-tactic = { $card }
fury-option-take = Pegar { $card }
fury-option-to = { $place }
fury-option-trade = { $hunter-you ->
        [1] Trocar com { $other_hunter }
       *[0] { $hunter } troca com { $other_hunter }
    }
fury-option-train = Tentar pegar um trem
fury-option-train-to = { $place }, de trem
fury-option-use = Usar { $card }
fury-option-wait = Deixar o movimento a outro do grupo

# Acontecimentos.

fury-event-ally = { $side ->
        [dracula] { $you ->
            [dracula] Seu novo aliado
           *[other] Novo aliado de Drácula
        }
       *[hunters] Novo aliado dos caçadores
    }: { $card }.
fury-event-ally-drawn = { $who-The } compra o aliado { $card }.
fury-event-ambush = { $token } cai sobre { $who-the }.
fury-event-announces = { $who-The } anuncia o próximo movimento: { $move }.
fury-event-announces-dracula =
    { $you ->
        [dracula] Você anuncia o próximo movimento: { $move }.
       *[other] Drácula anuncia o próximo movimento: { $move }.
    }
fury-event-arrive = { $hunters-you ->
        [1] Você está
       *[0] { $hunters } { $hunters-count ->
            [one] está
           *[other] estão
        }
    } { $where ->
        [sea] no mar: { $place }
        [hospital] no hospital: { $place }
       *[city] em { $place }
    }.
fury-event-as-announced =
    { $you ->
        [dracula] Você faz o movimento anunciado.
       *[other] Drácula faz o movimento anunciado.
    }
fury-event-ashore =
    { $you ->
        [dracula] A tempestade leva você à costa.
       *[other] A tempestade leva Drácula à costa.
    }
fury-event-bats =
    { $you ->
        [dracula] Você conduz o próximo movimento dos caçadores.
       *[other] Drácula conduz o próximo movimento dos caçadores.
    }
fury-event-begins = { $who-The } começa em { $place }.
fury-event-bitten = { $who-The } leva uma mordida.
fury-event-blood = { $you ->
        [dracula] Você perde
       *[other] Drácula perde
    } { $count ->
        [one] um ponto de Sangue
       *[other] { $count } pontos de Sangue
    } e fica com { $blood }.
fury-event-calm = A tempestade passou.
fury-event-cancelled = A carta { $card } é anulada.
fury-event-castle =
    { $you ->
        [dracula] Você está em seu castelo e tem { $blood } pontos de Sangue.
       *[other] Drácula está em seu castelo e tem { $blood } pontos de Sangue.
    }
fury-event-catacombs = Uma carta vai para o espaço { $space } das catacumbas.
fury-event-cleared = O espaço { $space } das catacumbas é liberado.
fury-event-combat = Combate: { $enemy } contra { $hunters }.
fury-event-combat-over = { $how ->
        [killed] Inimigo morto: { $enemy }
        [third] O terceiro Continue vale como End: o combate com { $enemy } acabou
        [end] O resultado é End: o combate com { $enemy } acabou
        [avoided] Não há combate com { $enemy }
       *[over] O combate com { $enemy } acabou
    }.
fury-event-deck-shuffled = As cartas de evento são embaralhadas em um novo baralho.
fury-event-items-shuffled = As cartas de item são embaralhadas em um novo baralho.
fury-event-defeated = Derrota: { $who-the } acorda no hospital.
fury-event-discards = { $who-The } descarta { $card }.
fury-event-discards-all = { $who-The } descarta { $cards }.
fury-event-dogs = Os cães fazem guarda.
fury-event-dogs-laid = { $who-The } ativa Dogs.
fury-event-doubles-back = { $you ->
        [dracula] Você volta
       *[other] Drácula volta
    } à carta { $number } { $where ->
        [catacombs] das catacumbas
       *[trail] da trilha
    }.
fury-event-dracula-begins =
    { $you ->
        [dracula] Você escolheu sua primeira cidade.
       *[other] Drácula escolheu sua primeira cidade.
    }
fury-event-dracula-draws = Drácula recebe uma carta de evento.
fury-event-dracula-draws-seen = Você recebe { $card }.
fury-event-drawn-away = A carta { $card } é comprada e descartada.
fury-event-draws-event = { $who-The } compra um evento.
fury-event-draws-event-seen = { $who-The } compra { $card }.
fury-event-draws-item = { $who-The } compra um item.
fury-event-draws-item-seen = { $who-The } compra { $card }.
fury-event-draws-tokens = { $you ->
        [dracula] Você pega
       *[other] Drácula pega
    } { $count ->
        [one] um encontro
       *[other] { $count } encontros
    }.
fury-event-drops = Uma carta sai da trilha.
fury-event-enemy-tactic = { $enemy } joga { $card } contra { $target-the }.
fury-event-fed =
    { $you ->
        [dracula] Você se alimenta e tem { $blood } pontos de Sangue.
       *[other] Drácula se alimenta e tem { $blood } pontos de Sangue.
    }
fury-event-flies =
    { $you ->
        [dracula] Você sai voando como morcego.
       *[other] Drácula sai voando como morcego.
    }
fury-event-fog = Os caçadores não se movem no próximo turno.
fury-event-no-flight =
    { $you ->
        [dracula] Você não acha para onde voar.
       *[other] Drácula não acha para onde voar.
    }
fury-event-ground = { $place } agora é solo consagrado.
fury-event-group = { $hunters } formam um grupo.
fury-event-haunts = { $card } atinge { $who-the }.
fury-event-healed = { $who-The } tem agora { $health } pontos de saúde.
fury-event-hide-shown = A carta { $power } é revelada.
fury-event-horses = Os cavalos levam os caçadores até { $place }.
fury-event-host = Heavenly Host em { $place }.
fury-event-hurt = { $who-The } perde { $count ->
        [one] um ponto de saúde
       *[other] { $count } pontos de saúde
    } e fica com { $health }.
fury-event-hypnosis = Hipnose, o dado dá { $roll }: { $works ->
        [0] nada acontece
       *[other] { $you ->
            [dracula] você se trai
           *[other] Drácula se trai
        }
    }.
fury-event-lair-cleared = O covil é destruído; { $you ->
        [dracula] você tem
       *[other] Drácula tem
    } { $vampires ->
        [0] 0 pontos Vampire
        [one] um ponto Vampire
       *[other] { $vampires } pontos Vampire
    }.
fury-event-leap =
    { $who-you ->
        [1] Você salta sobre Drácula: o dado dá { $roll }.
       *[0]
            { $you ->
                [dracula] { $who } salta sobre você: o dado dá { $roll }.
               *[other] { $who-The } salta sobre Drácula: o dado dá { $roll }.
            }
    }
fury-event-leaves-group = { $who-The } deixa o grupo.
fury-event-lifted = Heavenly Host retirado: { $place }.
fury-event-matures = { $token } amadurece.
fury-event-meets = { $hunters-you ->
        [1] Você encontra
       *[0] { $hunters } { $hunters-count ->
            [one] encontra
           *[other] encontram
        }
    } { $token }.
fury-event-misses = { $who-The } perde este turno.
fury-event-moves =
    { $you ->
        [dracula] Você se move.
       *[other] Drácula se move.
    }
fury-event-sails =
    { $you ->
        [dracula] Você está no mar.
       *[other] Drácula está no mar.
    }
fury-event-lands =
    { $you ->
        [dracula] Você desembarca.
       *[other] Drácula desembarca.
    }
fury-event-news-here =
    { $you ->
        [dracula] A carta oculta mais antiga é onde você está agora.
       *[other] A carta oculta mais antiga é onde Drácula está agora.
    }
fury-event-no-news = Não há carta oculta a revelar.
fury-event-no-move =
    { $you ->
        [dracula] Você não tem movimento possível e paga por isso.
       *[other] Drácula não tem movimento possível e paga por isso.
    }
fury-event-stays =
    { $you ->
        [dracula] Você fica onde está.
       *[other] Drácula fica onde está.
    }
fury-event-no-trade = { $who-The } e { $other-the } não trocam.
fury-event-nothing-here =
    { $you ->
        [dracula] Nenhum rastro seu em { $place }.
       *[other] Nenhum rastro de Drácula em { $place }.
    }
fury-event-nothing-shown = Nenhuma carta é revelada.
fury-event-over = { $winner ->
        [dracula] { $you ->
            [dracula] Você venceu
           *[other] Drácula venceu
        }
        [hunters] Os caçadores venceram
       *[other] Ninguém venceu
    }. { $reason }
fury-event-places =
    { $you ->
        [dracula] Você coloca um encontro.
       *[other] Drácula coloca um encontro.
    }
fury-event-places-none =
    { $you ->
        [dracula] Você não coloca encontro.
       *[other] Drácula não coloca encontro.
    }
fury-event-plays = { $who-The } joga { $card }.
fury-event-power =
    { $you ->
        [dracula] Você usa { $power }.
       *[other] Drácula usa { $power }.
    }
fury-event-proposes = { $who-The } propõe um grupo { $other-to }.
fury-event-refuses = { $who-The } se recusa a formar um grupo com { $other-the }.
fury-event-puts-back = { $you ->
        [dracula] Você devolve
       *[other] Drácula devolve
    } { $count ->
        [one] um encontro
       *[other] { $count } encontros
    } à reserva.
fury-event-quincey =
    { $who-you ->
        [1] Quincey P. Morris persegue você.
       *[0] Quincey P. Morris persegue { $who-the }.
    }
fury-event-rats = { $count ->
        [0] Os ratos não mordem { $who-the }
        [one] Os ratos mordem { $who-the } uma vez
       *[other] Os ratos mordem { $who-the } { $count } vezes
    }.
fury-event-removed = A carta { $card } é removida.
fury-event-research =
    { $you ->
        [dracula] Você mostra todos os seus eventos aos caçadores.
       *[other] Drácula mostra todos os seus eventos aos caçadores.
    }
fury-event-research-seen = Ele mostra a você: { $cards-count ->
        [0] nenhum
       *[other] { $cards }
    }.
fury-event-resolve-newspaper_reports = { $who-The } gasta um ponto de determinação em Newspaper Reports; pontos restantes: { $resolve }.
fury-event-resolve-sense_of_emergency = { $who-The } gasta um ponto de determinação em Sense of Emergency; pontos restantes: { $resolve }.
fury-event-resolve-inner_strength = { $who-The } gasta um ponto de determinação em Inner Strength; pontos restantes: { $resolve }.
fury-event-resolve-gained = Os caçadores ganham um ponto de determinação. Determinação: { $resolve }.
fury-event-rests = { $who-The } descansa.
fury-event-resupplies = { $who-The } se reabastece.
fury-event-revealed = Uma carta é revelada: { $place }.
fury-event-roadblock = { $way ->
        [rail] A ferrovia está bloqueada
       *[road] A estrada está bloqueada
    }: { $place } – { $other }.
fury-event-rolls = { $who-The } obtém { $roll }, { $enemy } { $other_roll }: { $winner ->
        [hunter] { $who-you ->
            [1] você vence
           *[0] o caçador vence
        }
       *[enemy] o inimigo vence
    }{ $tie ->
        [1] {" "}pela iniciativa
       *[0] {""}
    }.
fury-event-result = { $effect ->
        [repel] { $you ->
            [dracula] Você é repelido: agora só pode se esquivar ou fugir
           *[other] Drácula é repelido: agora só pode se esquivar ou fugir
        }
        [hunter] O caçador soma 1 à próxima rolagem
        [enemy] O inimigo soma 1 à próxima rolagem
        [kill] { $you ->
            [dracula] Você é morto e cai ao próximo ponto vermelho
           *[other] Drácula é morto e cai ao próximo ponto vermelho
        }
       *[continue] O resultado é Continue, { $count } de 3
    }.
fury-event-scouts = Os batedores perguntam por { $place }.
fury-event-shows = { $who-The } mostra { $card }.
fury-event-shows-all = { $who-The } mostra a você: { $cards-count ->
        [0] nenhuma carta
       *[other] { $cards }
    }.
fury-event-shows-dracula =
    { $who-you ->
        [1] Você mostra a Drácula todas as suas cartas.
       *[0]
            { $you ->
                [dracula] { $who } mostra a você todas as suas cartas.
               *[other] { $who-The } mostra a Drácula todas as suas cartas.
            }
    }
fury-event-shows-items = { $who-The } mostra todos os itens: { $cards-count ->
        [0] nenhum
       *[other] { $cards }
    }.
fury-event-storm = Cai uma tempestade: { $place }.
fury-event-tactic = { $who-The } joga { $card }.
fury-event-takes-back = { $who-The } pega { $card } dos descartes.
fury-event-time = Momento do dia: { $time }.
fury-event-token-gone = { $token } volta à reserva.
fury-event-token-shown = Um encontro é revelado: { $token }.
fury-event-trade = { $who-The } troca com { $other-the }.
fury-event-traded = { $who-The } { $count ->
        [0] não dá nada
        [one] dá um item
       *[other] dá { $count } itens
    } { $other-to } e { $other_count ->
        [0] não recebe nada
        [one] recebe um item
       *[other] recebe { $other_count } itens
    }.
fury-event-trail-cut = A trilha é reduzida a { $count ->
        [one] uma carta
       *[other] { $count } cartas
    }.
fury-event-train-die = O dado do trem mostra { $face }.
fury-event-train-lost = O trem é perdido, e com ele o turno.
fury-event-transfusion = { $who-The } doa sangue { $other-to }.
fury-event-treated = Trata-se { $who-you ->
        [1] a sua mordida
       *[0] a mordida { $who-of }
    }: o dado dá { $roll }, { $result ->
        [cured] está curada
        [hurt] dói
       *[nothing] nada acontece
    }.
fury-event-turn =
    { $who-you ->
        [1] Rodada { $round }: é a sua vez.
       *[0] Rodada { $round }: é a vez de { $who-the }.
    }
fury-event-turn-ends = { $stays ->
        [1] { $token } fica ali, e o turno termina
       *[0] O turno termina
    }.
fury-event-turns-up = { $who-The } mantém { $card } à mostra.
fury-event-uses = { $who-The } usa { $card }.
fury-event-vampire-rolls = O New Vampire rola { $roll }: { $bites ->
        [0] ele escapa
       *[other] ele morde
    }.
fury-event-vampire-by-day = De dia, { $token } é destruído.
fury-event-vampires = { $you ->
        [dracula] Você ganha
       *[other] Drácula ganha
    } { $count ->
        [one] um ponto Vampire
       *[other] { $count } pontos Vampire
    } e tem { $vampires }.

# Finais.

fury-end-dracula-destroyed =
    { $you ->
        [dracula] Você não tem mais Sangue.
       *[other] Drácula não tem mais Sangue.
    }
fury-end-vampires = Os vampiros dominam a noite.
fury-end-turns = O limite de rodadas foi atingido.
fury-end-agreed = Os jogadores concordaram em parar.
fury-end-resign =
    { $seat-you ->
        [1] Você desistiu.
       *[0] Desistência: { $seat }.
    }
fury-end-timeout =
    { $seat-you ->
        [1] Seu tempo acabou.
       *[0] Tempo esgotado: { $seat }.
    }

# Por que algo não pode ser feito.

fury-reason-ability-used = Esta habilidade já foi usada nesta rodada.
fury-reason-agatha = Com Sister Agatha custa 2 pontos de Sangue, e ele tem menos de 3.
fury-reason-announced = Outro movimento foi anunciado.
fury-reason-asked-already = Isso já foi pedido neste turno.
fury-reason-at-dawn = Na alvorada o tempo não pode voltar.
fury-reason-at-small-hours = Na madrugada o tempo não pode avançar assim.
fury-reason-bats = Os morcegos conduzem o próximo movimento.
fury-reason-beside-castle = Não ao lado do castelo.
fury-reason-blessed = Heavenly Host ou Consecrated Ground mantém Drácula fora.
fury-reason-by-night = Só à noite.
fury-reason-card-lies-there = Esta carta ainda está na mesa desde a rodada anterior.
fury-reason-castle = Não no castelo de Drácula.
fury-reason-does-not-mature = Nada acontece quando este amadurece.
fury-reason-fog = A névoa retém os caçadores.
fury-reason-has-moved = Alguém já se moveu nesta rodada.
fury-reason-hospital = Drácula nunca entra no hospital.
fury-reason-hunter-there = Há um caçador ali.
fury-reason-misses = Este caçador perde um turno.
fury-reason-must-fly = Ele deve voar para onde puder.
fury-reason-must-leave = Em terra abençoada ele não pode ficar.
fury-reason-must-place = Um encontro deve ser colocado na cidade.
fury-reason-nobody-bitten = Nenhum caçador tem mordida.
fury-reason-nobody-to-cure = Ninguém aqui tem mordida que se possa curar.
fury-reason-nobody-to-wait-for = Ninguém do grupo ainda vai jogar nesta rodada.
fury-reason-no-bite = Não há mordida que se possa curar.
fury-reason-no-blood = Drácula nunca gasta o último ponto de Sangue.
fury-reason-no-dodge-yet = Dodge não se joga na primeira rodada.
fury-reason-no-escape-yet = Nenhuma carta Escape nas três primeiras rodadas.
fury-reason-no-group = Este caçador não está em grupo.
fury-reason-no-group-at-sea = No mar não se formam grupos.
fury-reason-no-health = Custaria toda a saúde.
fury-reason-no-items = Nenhum dos dois tem item.
fury-reason-no-port = Nenhum navio sai daqui.
fury-reason-no-power-at-sea = No mar ele não tem poderes.
fury-reason-no-resolve = Não resta determinação.
fury-reason-no-rest-at-sea = Não se pode ficar parado no mar.
fury-reason-no-roads = Nenhuma estrada sai daqui.
fury-reason-no-such-supply = Esta cidade não oferece mais cartas desse tipo.
fury-reason-no-token = Nenhum encontro está virado para baixo.
fury-reason-no-train = Nenhum trem para aqui.
fury-reason-no-way-back = Em viagem por mar não se volta.
fury-reason-not-against-agents = Esta carta não tem efeito em agentes.
fury-reason-not-an-answer = Esta carta não pode anulá-la.
fury-reason-not-at-sea = No mar não serve para nada.
fury-reason-not-before-combat = Esta carta não serve antes deste combate.
fury-reason-not-bitten = Este caçador não tem mordida.
fury-reason-not-in-group = Não para caçadores em grupo.
fury-reason-not-in-hospital = Só no hospital.
fury-reason-not-near = Este lugar não pode ser alcançado agora.
fury-reason-not-now = Não neste momento.
fury-reason-not-past-blessed = O caminho passa por uma cidade abençoada.
fury-reason-not-together = Eles não estão juntos.
fury-reason-nothing-to-hide = Nenhuma carta sua seria revelada.
fury-reason-nothing-to-remove = Não há nada a remover.
fury-reason-nowhere-to-go = Agora não leva a lugar nenhum.
fury-reason-on-trail = A carta deste lugar está na trilha ou nas catacumbas.
fury-reason-only-against-dracula = Só contra Drácula.
fury-reason-only-in-city = Só em uma cidade que ainda não tem esse marcador.
fury-reason-only-when-found = Só quando os caçadores acharam Drácula.
fury-reason-out-of-reach = Nem no mar nem no hospital.
fury-reason-power-laid = Este poder ainda está na trilha.
fury-reason-repelled = Repelido, ele só pode se esquivar ou fugir.
fury-reason-resolve-spent = Um só ponto de determinação por turno.
fury-reason-roadblock = O caminho está bloqueado.
fury-reason-shown-item = O item à mostra não é usado em combate.
fury-reason-storm = Uma tempestade fecha este mar.
fury-reason-take-one = Pegue ao menos uma carta.
fury-reason-together-already = Eles já estão no mesmo grupo.
fury-reason-train-missed = Não há trem neste turno.
fury-reason-treated = Uma mordida já foi tratada neste turno.
fury-reason-waited-at-sea = Outros do grupo esperaram, e não se pode ficar parado no mar.

## O elenco dos bots: como cada um joga

fury-cast-vane = Vai para onde o vento sopra. Qualquer movimento serve.
fury-cast-kite = Pega uma carta qualquer e não dá razões.
fury-cast-coin = Deixa cada decisão ao acaso.
fury-cast-die = Rola o dado para tudo, até para o que ninguém rola.
fury-cast-feather = Tem boas intenções, e perde uma curva em cada duas.
fury-cast-top = Sabe aonde ir e esquece o que levar.
fury-cast-key = Tem a carta certa na mão, e a encontra depois da luta.
fury-cast-anvil = Vê o óbvio. Só isso, e nem sempre.
fury-cast-lantern = Segue regras práticas, de dia e de noite.
fury-cast-boot = Pesa um combate antes que comece, e depois não perde tempo.
fury-cast-umbrella = Bom senso e rapidez, de olho na jogada de agora e não além.
fury-cast-cup = Tem uma boa razão para cada jogada, e a encontra num instante.
fury-cast-hourglass = Demora mais, e antes experimenta em pensamento cada jogada provável.
fury-cast-compass = Imagina vezes sem conta o que os outros escondem, e então decide.
fury-cast-spyglass = Olha vários turnos à frente, em tantas partidas imaginadas quantas o tempo permite.
fury-cast-maze = Parte da jogada sensata e procura uma melhor.
