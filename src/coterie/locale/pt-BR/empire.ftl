# Vampire Empire: nomes, perguntas, opções, acontecimentos, motivos e finais.
# Os nomes de jogadores, personagens e pilhas têm as formas de que as frases precisam; os das cartas não têm nenhuma,
# pois cada jogador pode trazer as suas: escreve-se { $card } sozinho.

empire-name = Vampire Empire

empire-seat-human = Jogador humano
    .the = o jogador humano
    .The = O jogador humano
    .of = do jogador humano
empire-seat-vampire = Jogador vampiro
    .the = o jogador vampiro
    .The = O jogador vampiro
    .of = do jogador vampiro

empire-character-lady = Dama
    .the = a Dama
    .The = A Dama
    .of = da Dama
    .on = na Dama
    .gender = feminine
empire-character-lord = Lorde
    .the = o Lorde
    .The = O Lorde
    .of = do Lorde
    .on = no Lorde
    .gender = masculine
empire-character-officer = Oficial
    .the = o Oficial
    .The = O Oficial
    .of = do Oficial
    .on = no Oficial
    .gender = masculine
empire-character-monk = Monge
    .the = o Monge
    .The = O Monge
    .of = do Monge
    .on = no Monge
    .gender = masculine
empire-character-nun = Freira
    .the = a Freira
    .The = A Freira
    .of = da Freira
    .on = na Freira
    .gender = feminine
empire-character-bishop = Bispo
    .the = o Bispo
    .The = O Bispo
    .of = do Bispo
    .on = no Bispo
    .gender = masculine
empire-character-maid = Criada
    .the = a Criada
    .The = A Criada
    .of = da Criada
    .on = na Criada
    .gender = feminine
empire-character-cook = Cozinheiro
    .the = o Cozinheiro
    .The = O Cozinheiro
    .of = do Cozinheiro
    .on = no Cozinheiro
    .gender = masculine
empire-character-butler = Mordomo
    .the = o Mordomo
    .The = O Mordomo
    .of = do Mordomo
    .on = no Mordomo
    .gender = masculine

empire-profession-nobles = Nobreza
empire-profession-clergy = Clero
empire-profession-servants = Criadagem

empire-pile-deck = Baralho
    .the = o baralho
    .from = do baralho
empire-pile-cellar = Porão
    .the = o porão
    .from = do porão
empire-pile-moat = Fosso
    .the = o fosso
    .from = do fosso

empire-phase-discard = Descartar e comprar
empire-phase-reveal = Revelar um vampiro
empire-phase-before = Antes da ação
empire-phase-action = Ação
empire-phase-after = Depois da ação

empire-type-combat = Carta de Combate
empire-type-vampire = Carta de Vampiro
empire-type-holy-water = Carta de Água Benta
empire-type-support = Carta de Apoio

## Cartas

empire-card-h-nobles-1 = Adaga
empire-card-h-nobles-2 = Rapieira
empire-card-h-nobles-3 = Montante
empire-card-h-servants-1 = Vassoura
empire-card-h-servants-2 = Faca de cozinha
empire-card-h-servants-3 = Forcado
empire-card-h-clergy-1 = Rosário
empire-card-h-clergy-2 = Turíbulo
empire-card-h-clergy-3 = Báculo
empire-card-h-nobles-servants-1 = Tocha
empire-card-h-servants-clergy-1 = Castiçal
empire-card-h-nobles-clergy-1 = Anel de sinete
empire-card-h-holy-1 = Frasco de água benta
empire-card-h-holy-2 = Água benta
empire-card-h-holy-3 = Pia de água benta
empire-card-h-holy-nobles-1 = Lâmina benta
empire-card-h-holy-servants-1 = Alho bento
empire-card-h-holy-clergy-1 = Cruz benta
empire-card-h-novice = Noviço
empire-card-h-squire = Escudeiro
empire-card-h-groom = Cavalariço
empire-card-h-cancel-combat = Sacrifício
empire-card-h-draw = Oração
empire-card-h-tutor-deck = Crônica
empire-card-h-tutor-cellar = Despensa
empire-card-h-tutor-moat = Dragagem
empire-card-h-spy = Interrogatório
empire-card-h-protect = Santuário
empire-card-h-cancel-support = Vigilância
empire-card-h-confession = Confissão

empire-card-v-nobles-1 = { empire-card-h-nobles-1 }
empire-card-v-nobles-2 = { empire-card-h-nobles-2 }
empire-card-v-nobles-3 = { empire-card-h-nobles-3 }
empire-card-v-servants-1 = { empire-card-h-servants-1 }
empire-card-v-servants-2 = { empire-card-h-servants-2 }
empire-card-v-servants-3 = { empire-card-h-servants-3 }
empire-card-v-clergy-1 = { empire-card-h-clergy-1 }
empire-card-v-clergy-2 = { empire-card-h-clergy-2 }
empire-card-v-clergy-3 = { empire-card-h-clergy-3 }
empire-card-v-nobles-servants-1 = { empire-card-h-nobles-servants-1 }
empire-card-v-servants-clergy-1 = { empire-card-h-servants-clergy-1 }
empire-card-v-nobles-clergy-1 = { empire-card-h-nobles-clergy-1 }
empire-card-v-vampire-1 = Garras
empire-card-v-vampire-2 = Presas
empire-card-v-vampire-3 = Sede de sangue
empire-card-v-vampire-nobles-1 = Linhagem sombria
empire-card-v-vampire-servants-1 = Servo enfeitiçado
empire-card-v-vampire-clergy-1 = Missa negra
empire-card-v-organist = Organista
empire-card-v-lady-in-waiting = Dama de companhia
empire-card-v-scullion = Ajudante de cozinha
empire-card-v-cancel-combat = Hipnose
empire-card-v-draw = Banquete de sangue
empire-card-v-tutor-deck = Grimório
empire-card-v-tutor-cellar = Cripta
empire-card-v-tutor-moat = De volta do túmulo
empire-card-v-spy = Chantagem
empire-card-v-protect = Névoa
empire-card-v-cancel-support = Intriga
empire-card-v-bat-form = Forma de morcego

## Perguntas

empire-prompt-discard =
    { $excess ->
        [0] Quer descartar e comprar, ou continuar?
        [one] Você tem cartas demais na mão: descarte uma.
       *[other] Você tem cartas demais na mão: descarte { $excess }.
    }
empire-prompt-reveal = Quer revelar um dos seus vampiros?
empire-prompt-action =
    { $day ->
        [1] Escolha sua ação para o dia.
       *[0] Escolha sua ação para a noite.
    }
empire-prompt-strike = Quer atacar { $who-the } agora mesmo?
empire-prompt-lay-attack = Ataque { $target-the } com { $attacker-the }: rodada { $round }, ataque { $attack }, defesa { $defence }.
empire-prompt-lay-defence = Defenda { $target-the } contra { $attacker-the }: rodada { $round }, ataque { $attack }, defesa { $defence }.
empire-limit-cards = Cartas
empire-limit-points = Pontos
empire-limit-copies = { $card }
empire-prompt-pay-cost =
    { $left ->
        [one] Escolha uma carta para pagar.
       *[other] Escolha { $left } cartas para pagar.
    }
empire-prompt-pay-pass =
    { $left ->
        [one] Escolha uma carta para descartar.
       *[other] Escolha { $left } cartas para descartar.
    }
empire-prompt-pay-hide =
    { $left ->
        [one] Escolha uma carta de Combate para esconder o personagem.
       *[other] Escolha { $left } cartas de Combate para esconder o personagem.
    }
empire-prompt-pay-water =
    { $left ->
        [one] Escolha uma carta de Água Benta.
       *[other] Escolha { $left } cartas de Água Benta.
    }
empire-prompt-support-before = Quer jogar uma carta de Apoio antes da ação?
empire-prompt-support-after = Quer jogar uma carta de Apoio depois da ação?
empire-prompt-support-fight = Quer jogar uma carta de Apoio neste combate?
empire-prompt-answer = { $seat-The } joga { $card }. Quer responder?
empire-prompt-target = Escolha o alvo de { $card }.
empire-prompt-replace = A carta { $card } foi anulada. Quer jogar outra?
empire-prompt-pick = Qual carta quer pegar { $pile-from }?
empire-prompt-spy = Qual carta o adversário deve descartar?

## Opções

empire-option-discard-cellar = Descartar { $card } no porão
empire-option-discard-moat = Descartar { $card } no fosso
empire-option-discard-draw = Comprar até ter oito cartas
empire-option-discard-skip = Continuar sem comprar
empire-option-reveal = Revelar que { $who-the } é um vampiro
empire-option-reveal-none = Não revelar ninguém
empire-option-fight = Atacar { $target-the } com { $attacker-the }
empire-option-hide = Esconder { $who-the } na cidade
empire-option-water = Usar água benta { $who-on }
empire-option-pass =
    { $count ->
        [0] Passar
        [one] Passar e descartar uma carta
       *[other] Passar e descartar { $count } cartas
    }
empire-option-strike-none = Não atacar
empire-option-lay = Jogar { $card }, valor { $value }
empire-option-lay-water = Jogar a carta recém-usada: { $card }, valor { $value }
empire-option-lay-none = Não jogar nenhuma carta
empire-option-lay-stop = Interromper o ataque
empire-option-replace-none = Não jogar outra carta
empire-option-card = { $card }
empire-option-support =
    { $cost ->
        [0] Jogar { $card } de graça
        [one] Jogar { $card } por uma carta
       *[other] Jogar { $card } por { $cost } cartas
    }
empire-option-support-none-open = Não jogar carta de Apoio
empire-option-support-none-fight = Não jogar carta de Apoio
empire-option-support-none-answer = Não responder

empire-target-plain = { $what }
empire-target-attack = { $who }, ficha de ataque
empire-target-defence = { $who }, ficha de defesa

## Acontecimentos

empire-event-turn = { $day ->
        [1] Turno { $turn }: nasce o dia.
       *[0] Turno { $turn }: cai a noite.
    } { $seat-you ->
        [1] É a sua vez.
       *[0] É a vez { $seat-of }.
    }
empire-event-you-draw = Você compra { $cards }.
empire-event-draws =
    { $count ->
        [one] { $seat-The } compra uma carta.
       *[other] { $seat-The } compra { $count } cartas.
    }
empire-event-cellar =
    { $count ->
        [0] { $seat-The } está sem baralho e com o porão vazio. O porão fica fechado.
        [one] { $seat-The } forma um novo baralho com o porão: uma carta. O porão fica fechado.
       *[other] { $seat-The } forma um novo baralho com o porão: { $count } cartas. O porão fica fechado.
    }
empire-event-discards =
    { $moat ->
        [0]
            { $cellar ->
                [one] { $seat-The } descarta uma carta no porão.
               *[other] { $seat-The } descarta { $cellar } cartas no porão.
            }
        [one]
            { $cellar ->
                [0] { $seat-The } descarta uma carta no fosso.
                [one] { $seat-The } descarta uma carta no porão e uma no fosso.
               *[other] { $seat-The } descarta { $cellar } cartas no porão e uma no fosso.
            }
       *[other]
            { $cellar ->
                [0] { $seat-The } descarta { $moat } cartas no fosso.
                [one] { $seat-The } descarta uma carta no porão e { $moat } no fosso.
               *[other] { $seat-The } descarta { $cellar } cartas no porão e { $moat } no fosso.
            }
    }
empire-event-vampire =
    { $who-gender ->
        [feminine] { $who-The } é revelada: é um vampiro.
       *[masculine] { $who-The } é revelado: é um vampiro.
    }
empire-event-human =
    { $who-gender ->
        [feminine] { $who-The } é humana.
       *[masculine] { $who-The } é humano.
    }
empire-event-enters =
    { $revealed ->
        [1] { $who-The }, vampiro revelado, entra no castelo.
       *[0] { $who-The } entra no castelo.
    }
empire-event-under-city = { $who-The } vai para o fundo da cidade.
empire-event-hides = { $seat-The } esconde { $who-the } com { $cards }.
empire-event-water = { $seat-The } usa água benta { $who-on }: { $cards }.
empire-event-passes =
    { $count ->
        [0] { $seat-The } passa.
        [one] { $seat-The } passa e descarta uma carta.
       *[other] { $seat-The } passa e descarta { $count } cartas.
    }
empire-event-attacks = { $seat-The } ataca { $target-the } com { $attacker-the }.
empire-event-lays =
    { $count ->
        [0] { $seat-The } não joga nenhuma carta. Ataque { $attack }, defesa { $defence }.
       *[other] { $seat-The } joga { $cards }. Ataque { $attack }, defesa { $defence }.
    }
empire-event-round = Fim da rodada { $round }: ataque { $attack }, defesa { $defence }.
empire-event-survives = { $who-The } sobrevive.
empire-event-dies =
    { $vampire ->
        [1] { $who-The } morre. Era um vampiro.
       *[0]
            { $who-gender ->
                [feminine] { $who-The } morre. Era humana.
               *[masculine] { $who-The } morre. Era humano.
            }
    }
empire-event-plays =
    { $cost ->
        [0] { $seat-The } joga { $card } de graça.
        [one] { $seat-The } joga { $card } por uma carta.
       *[other] { $seat-The } joga { $card } por { $cost } cartas.
    }
empire-event-plays-on =
    { $cost ->
        [0] { $seat-The } joga { $card } de graça. Alvo: { $target }.
        [one] { $seat-The } joga { $card } por uma carta. Alvo: { $target }.
       *[other] { $seat-The } joga { $card } por { $cost } cartas. Alvo: { $target }.
    }
empire-event-no-effect = { $card } não tem efeito.
empire-event-cancelled = A carta { $card } é anulada.
empire-event-replaces = No lugar dela, { $seat-the } joga { $card }.
empire-event-you-pick = Você pega { $card } { $pile-from }.
empire-event-picks = { $seat-The } pega uma carta { $pile-from }.
empire-event-you-see = Você vê a mão do adversário: { $cards }.
empire-event-sees = { $seat-The } olha a mão do adversário.
empire-event-spy-discards = A carta { $card } vai dessa mão para o fosso.
empire-event-you-trust =
    { $who-gender ->
        [feminine] Um marcador do saco mostra que { $who-the } é humana.
       *[masculine] Um marcador do saco mostra que { $who-the } é humano.
    }
empire-event-over = { $reason } { $winner-The } vence.
empire-event-drawn = { $reason } A partida termina empatada.

## Finais

empire-tally = Pontos pelos sobreviventes: { $ones } para { $one-the }, { $others } para { $other-the }
empire-end-no-human = Todos os humanos estão mortos.
empire-end-no-vampire = Todos os vampiros estão mortos.
empire-end-castle = Três vampiros revelados dominam o castelo.
empire-end-cards = Os dois jogadores ficaram sem cartas. { $tally }.
empire-end-turns = O último turno foi jogado. { $tally }.
empire-end-agreed = Os jogadores concordam em parar. { $tally }.
empire-end-resign = { $seat-The } desiste.
empire-end-timeout =
    { $seat-you ->
        [1] Seu tempo se esgota.
       *[0] O tempo { $seat-of } se esgota.
    }

## Motivos: por que algo não é possível, e o que seria preciso

empire-reason-must-discard-down = Você tem mais de oito cartas na mão. Primeiro descarte até ficar com oito.
empire-reason-must-draw = Sua mão está vazia e você ainda pode comprar; por isso, deve comprar.
empire-reason-nothing-to-draw = Não há o que comprar: você já tem oito cartas, ou não resta nenhuma.
empire-reason-cellar-used = Seu porão já foi usado e fica fechado até o fim da partida.
empire-reason-already-revealed = Este vampiro já está revelado.
empire-reason-not-a-vampire = Só um vampiro pode ser revelado, e este personagem é humano.
empire-reason-hide-needs-cards = Para esconder um personagem é preciso ter na mão três cartas de Combate que sirvam.
empire-reason-hide-needs-city = A cidade está vazia. Para esconder um personagem é preciso que outro tome o lugar.
empire-reason-water-needs-cards = É preciso ter duas cartas de Água Benta na mão.
empire-reason-water-known = Todos já sabem o que este personagem é.
empire-reason-attacker-is-vampire = O jogador humano não pode atacar com um vampiro revelado.
empire-reason-attacker-must-be-revealed = Há um vampiro revelado no castelo; por isso, quem ataca deve ser um vampiro revelado.
empire-reason-target-protected = Este personagem está protegido e não pode ser atacado neste turno.
empire-reason-no-valid-card = É preciso ter na mão uma carta válida para quem ataca.
empire-reason-too-weak = Todas as suas cartas válidas juntas não superam as fichas de defesa do alvo.
empire-reason-not-a-combat-card = Esta é uma carta de Apoio. Aqui é preciso uma carta de Combate.
empire-reason-not-a-red-card = Nesta partida só cartas de Vampiro servem para esconder um personagem.
empire-reason-not-holy-water = Aqui é preciso uma carta de Água Benta.
empire-reason-wrong-profession = A carta deve ter a profissão do personagem que você apoia.
empire-reason-water-needs-revealed = Esta carta de Água Benta exige um vampiro revelado como adversário, ou um personagem da profissão dela para apoiar.
empire-reason-red-needs-revealed = Esta carta de Vampiro exige um vampiro revelado para apoiar, ou um personagem da profissão dela.
empire-reason-must-defend = Nesta partida, quem defende e tem uma carta válida deve jogar uma.
empire-reason-not-a-support-card = Esta não é uma carta de Apoio.
empire-reason-cannot-pay = Você não tem outras cartas suficientes na mão para pagar por ela.
empire-reason-only-in-a-fight = Esta carta só é jogada em um combate, depois que o adversário jogou as dele.
empire-reason-not-in-a-fight = Esta carta não pode ser jogada em um combate. Jogue-a antes ou depois da ação.
empire-reason-only-as-answer = Esta carta só é jogada em resposta a uma carta de Apoio do adversário.
empire-reason-not-as-answer = Esta carta não pode responder a uma carta de Apoio.
empire-reason-only-before-action = Esta carta deve ser jogada antes da ação do turno.
empire-reason-no-target = Agora não há alvo adequado para esta carta.
empire-reason-pile-empty = Não há cartas nessa pilha.
empire-reason-bag-empty = Não há mais marcadores no saco.

## O elenco dos bots: como cada um joga

empire-cast-top = Faz qualquer coisa que as regras permitam, e se surpreende tanto quanto você.
empire-cast-feather = Não tem plano, e por isso ninguém o adivinha.
empire-cast-kite = Joga com bom senso, quando se lembra disso.
empire-cast-cup = Esquece muitas vezes que havia outra carta para jogar.
empire-cast-key = Observa quem luta contra quem, tira conclusões e blefa de vez em quando.
empire-cast-anvil = Guarda boas cartas para a defesa e decide num relance.
empire-cast-abacus = Joga a noite inteira na cabeça, muitas vezes, antes de baixar uma carta.
empire-cast-glasses = Não vê a sua mão, então imagina uma após a outra.
