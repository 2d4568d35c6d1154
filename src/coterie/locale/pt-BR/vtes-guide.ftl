# A primeira partida guiada de VTES: o que o guia diz. Um número entre parênteses está sobre uma coisa da mesa.

vtes-guide-bleed-title = Tire reserva da sua presa
vtes-guide-bleed-text = A reserva mantém você no jogo; a presa à sua esquerda (2) é quem você caça. (1) Horst está desvirado, então pode agir. Uma sangria tira reserva da presa, a não ser que um servo desvirado dela bloqueie. O único está virado.
vtes-guide-bleed-press = Aperte Horst von Brühl e escolha sangrar.
vtes-guide-bleed-wrong = { $what }: as regras permitem, mas primeiro vamos sangrar, com Horst.

vtes-guide-guard-title = Deixe alguém de guarda
vtes-guide-guard-text = A presa perdeu 1 ponto de reserva, e você pegou a Vantagem. Horst agora está virado: quem age vira. (1) Oshri também poderia sangrar, mas o predador joga antes do seu próximo turno, e só um servo desvirado pode bloquear ou reagir.
vtes-guide-guard-press = Termine a fase dos servos.
vtes-guide-guard-wrong = { $what }: dá, mas então ninguém guardaria a sua reserva. Deixe Oshri desvirado.

vtes-guide-influence-title = Influencie um novo vampiro
vtes-guide-influence-text = Na fase de influência você tem quatro transferências, e cada uma move 1 ponto de reserva para um vampiro que espera virado para baixo. (1) Brock custa 3 e já tem 1: duas transferências bastam.
vtes-guide-influence-press = Ponha duas transferências em Brock Sterling e confirme.
vtes-guide-influence-wrong = Quase: exatamente duas transferências, as duas em Brock. Cada ponto sai da sua reserva.

vtes-guide-ready-title = Traga-o ao jogo
vtes-guide-ready-text = (1) Brock tem todo o sangue dele. Agora pode se juntar aos seus vampiros ativos, e o que você pagou fica nele como sangue.
vtes-guide-ready-press = Traga Brock Sterling ao jogo.
vtes-guide-ready-wrong = { $what }: depois. Brock está pago, então primeiro traga-o ao jogo.

vtes-guide-bounce-title = Desvie uma sangria
vtes-guide-bounce-text = (1) Sully, do seu predador, sangra você em 3, e Horst está virado. Mas você tem (2) { $card }: (3) Oshri tem Dominação, e vira a sangria contra a sua presa.
vtes-guide-bounce-press = Jogue { $card } com Oshri Dahan.
vtes-guide-bounce-wrong = { $what }: assim a sangria custa a você 3 pontos de reserva. { $card } salva todos: jogue essa carta.

vtes-guide-block-title = Bloqueie uma ação
vtes-guide-block-text = A presa pagou aqueles 3 pontos de reserva, e Oshri virou. Agora (1) Meaghan sangra você em 1. Ela não tem furtividade, então a intercepção 0 de (2) Brock basta para bloquear.
vtes-guide-block-press = Bloqueie com Brock Sterling.
vtes-guide-block-wrong = { $what }: você perderia 1 ponto de reserva. Brock pode detê-la: bloqueie com ele.

vtes-guide-fight-title = Aguente um golpe
vtes-guide-fight-text = Um bloqueio detém a ação, e os dois lutam. (1) Brock e (2) Meaghan golpeiam com as mãos por 1, a força deles, ao mesmo tempo. Cada dano custa um sangue; quem não pode pagar vai para o torpor. A sua carta (3) pode prevenir parte.
vtes-guide-fight-press = Jogue { $card } com Brock Sterling, no nível básico.
vtes-guide-fight-wrong = { $what }: essa não. Jogue { $card } no nível básico: prevenir 1 basta.

vtes-guide-price-title = Pague o que precisa
vtes-guide-price-text = Algumas cartas deixam o preço com você. { $card } previne 1 de dano de graça, e mais 1 para cada sangue que você somar. Meaghan causa 1.
vtes-guide-price-press = Escolha 0.
vtes-guide-price-wrong = { $what }: custaria sangue por um dano que não vem. Escolha 0.

vtes-guide-call-title = Convoque um referendo
vtes-guide-call-text = É o seu turno, e os seus vampiros estão desvirados. (1) { $card } é uma ação política: convoca uma votação. (2) Horst é príncipe, o que vale 2 votos: que ele convoque.
vtes-guide-call-press = Jogue { $card } com Horst von Brühl.
vtes-guide-call-wrong = { $what }: pode esperar. Primeiro o referendo, convocado por Horst.

vtes-guide-terms-title = Defina os termos
vtes-guide-terms-text = Ninguém bloqueou. Agora você diz quem perderia quanto: 4 pontos entre pelo menos dois Matusaléns, no máximo 3 para cada um. A presa (1) é o seu alvo: 3 para ela e 1 para o predador (2).
vtes-guide-terms-press = Marque a presa três vezes, o predador uma, e confirme.
vtes-guide-terms-wrong = Quase: 3 pontos para a presa e 1 para o predador.

vtes-guide-vote-title = Dê os seus votos
vtes-guide-vote-text = Um referendo passa com mais votos a favor que contra. (1) Horst traz 2. (2) Kamaluddin, da presa, é primógeno e trará 1 contra você.
vtes-guide-vote-press = Vote a favor com Horst von Brühl.
vtes-guide-vote-wrong = { $what }: o referendo é seu, então vote a favor com Horst.

vtes-guide-vote-card-title = Mais um voto
vtes-guide-vote-card-text = A carta que convocou o referendo também vale 1 voto, e ele é seu.
vtes-guide-vote-card-press = Vote a favor com a carta.
vtes-guide-vote-card-wrong = { $what }: primeiro some o voto da carta.

vtes-guide-last-bleed-title = Busque a remoção
vtes-guide-last-bleed-text = Passou, 3 a 1: a presa (2) está com 2 pontos de reserva. (3) Kamaluddin está virado, porque agiu no turno dele, então ninguém pode bloquear. (1) Oshri pode agir de novo.
vtes-guide-last-bleed-press = Aperte Oshri Dahan e escolha sangrar.
vtes-guide-last-bleed-wrong = { $what }: agora não. A presa tem 2 pontos de reserva: sangre com Oshri.

vtes-guide-oust-title = Faça o bastante
vtes-guide-oust-text = Oshri sangra em 1, e a presa (2) tem 2 pontos de reserva. Ninguém bloqueia: é a hora de um modificador de ação. (1) { $card } soma 2 à sangria.
vtes-guide-oust-press = Jogue { $card } com Oshri Dahan.
vtes-guide-oust-wrong = { $what }: assim a presa sobreviveria com 1 ponto de reserva. Jogue { $card }.

## Como se joga cada baralho da Quinta Edição

vtes-first-malkavian = Passa despercebido e sangra forte. O jeito mais direto de vencer.
vtes-first-nosferatu = Bloqueia muito e luta com as mãos e com animais.
vtes-first-toreador = Ganha votações com príncipes e charme, e evita combates.
vtes-first-tremere = Sangra com Dominação, bloqueia com Auspícios e golpeia com magia de sangue.
vtes-first-ventrue = Príncipes que votam, sangram um pouco e aguentam golpes. O baralho do guia.
vtes-first-lasombra = Sangra e vota das sombras, e é difícil de pegar.
vtes-first-hecata = Manda os mortos agirem e bloquearem, e desgasta a presa aos poucos.
