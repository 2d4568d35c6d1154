# As regras de Vampire Empire em nossas palavras: para cada seção do livro, um título, a regra e um exemplo.

rule-empire-components = O que vem na caixa
rule-empire-components-text = São nove personagens: três nobres, três do clero e três da criadagem. Cada um tem uma carta com um lado humano e um lado vampiro, e um marcador para o saco. Cada jogador tem um baralho de quarenta cartas, e doze fichas de ataque e defesa ficam à disposição dos dois.
rule-empire-components-for-example = A Dama, o Lorde e o Oficial são nobres. O Monge, a Freira e o Bispo são do clero. A Criada, o Cozinheiro e o Mordomo são da criadagem.

rule-empire-cards = Os tipos de carta
rule-empire-cards-text = As cartas de Combate têm um valor e uma ou duas profissões. O baralho humano também tem cartas de Água Benta, e o baralho vampiro, cartas de Vampiro: elas têm um valor, e algumas também uma profissão. As cartas de Apoio não têm valor, mas um efeito, com um custo de dia e outro de noite.
rule-empire-cards-for-example = Tocha é da nobreza e da criadagem: ajuda tanto o Lorde quanto o Cozinheiro, com valor 1.

rule-empire-setup = Preparação
rule-empire-setup-text = Os nove personagens embaralhados formam a cidade, e três deles entram no castelo com a face para cima. O jogador vampiro tira em segredo três marcadores do saco: são os vampiros. Depois o jogador humano tira dois em segredo e sabe que esses dois são humanos, assim como os quatro que ficam no saco. Cada um embaralha o seu baralho e compra oito cartas.
rule-empire-setup-for-example = O jogador humano tira a Freira e o Cozinheiro. Dali em diante, usar água benta neles seria um desperdício.

rule-empire-area-castle = Castelo e cidade
rule-empire-area-castle-text = O castelo abriga três personagens, com a face para cima; os outros esperam na cidade, com a face para baixo. Quando um personagem sai do castelo, o primeiro da cidade entra na mesma hora. O castelo só tem menos de três quando a cidade está vazia.
rule-empire-area-castle-for-example = O Mordomo morre quando há dois personagens na cidade. O primeiro ocupa o lugar livre antes de qualquer outra coisa.

rule-empire-area-piles = Fosso e porão
rule-empire-area-piles-text = As cartas jogadas vão para o fosso, e as descartadas também, com a face para baixo; ali ficam fora de uso. Só na fase 1 uma carta descartada pode ir para o porão. Na primeira vez em que um jogador precisa comprar e o baralho está vazio, o porão é embaralhado e vira o novo baralho. Depois disso, o porão fica fechado.
rule-empire-area-piles-for-example = Você precisa comprar três cartas e o seu baralho tem uma. Você a compra, forma um novo baralho com o porão e compra mais duas.

rule-empire-turn = Noites e dias
rule-empire-turn-text = Os jogadores se alternam, e o jogador vampiro começa. O turno do jogador vampiro é uma noite, e o do jogador humano, um dia. O turno tem três fases: descartar e comprar, revelar um vampiro (só à noite) e realizar uma ação.
rule-empire-turn-for-example = O turno 1 é uma noite, o turno 2 é um dia, e assim por diante. Quem fica sem cartas não joga mais turnos.

rule-empire-phase1 = Fase 1: descartar e comprar
rule-empire-phase1-text = O jogador ativo pode descartar quantas cartas quiser, cada uma com a face para baixo no porão ou no fosso, e depois compra até ter oito na mão. A fase pode ser pulada, mas não com a mão vazia se ainda houver carta para comprar. Quem tem mais de oito cartas deve descartar até ficar com oito.
rule-empire-phase1-for-example = Você tem seis cartas, coloca uma no porão e uma no fosso, e compra quatro.

rule-empire-phase2 = Fase 2: revelar um vampiro
rule-empire-phase2-text = A cada noite, o jogador vampiro pode revelar um vampiro oculto, no castelo ou na cidade, virando o marcador dele. Um vampiro revelado continua revelado até o fim da partida e mostra o lado vampiro sempre que está no castelo.
rule-empire-phase2-for-example = O Cozinheiro é revelado enquanto está na cidade. Quando entra no castelo, entra como vampiro revelado.

rule-empire-phase3 = Fase 3: uma ação
rule-empire-phase3-text = O jogador ativo realiza exatamente uma ação. O jogador vampiro esconde um personagem, combate ou passa; o jogador humano usa água benta, combate ou passa. Passar é sempre possível.
rule-empire-phase3-for-example = Com apenas cartas de Apoio na mão, o jogador humano não pode combater nem usar água benta, e passa.

rule-empire-hide = Esconder um personagem
rule-empire-hide-text = O jogador vampiro joga três cartas de Combate quaisquer e põe um personagem do castelo, revelado ou não, no fundo da cidade; o primeiro da cidade ocupa o lugar. Aqui as cartas de Vampiro contam como cartas de Combate, e as de Apoio não. As fichas do personagem escondido se perdem. Com a cidade vazia, ninguém pode ser escondido.
rule-empire-hide-for-example = A Freira, vampiro revelado, corre perigo. O jogador vampiro joga Rosário, Vassoura e Garras, a Freira vai para o fundo da cidade e a Criada entra.

rule-empire-holy-water = Água benta
rule-empire-holy-water-text = O jogador humano joga duas cartas de Água Benta e pergunta sobre um personagem vivo, no castelo ou na cidade, cuja natureza ainda não seja conhecida por todos. O jogador vampiro deve dizer a verdade e, se for um vampiro, vira o marcador dele. Um vampiro descoberto no castelo pode ser atacado na mesma hora, e a mais baixa das duas cartas pode contar na primeira rodada desse ataque. De duas cartas iguais, só uma pode contar.
rule-empire-holy-water-for-example = Com cartas de Água Benta de 1 e de 3, descobre-se que o Lorde é um vampiro. O Bispo ataca na mesma hora, e o 1 pode contar no ataque.

rule-empire-fight = Quem ataca quem
rule-empire-fight-text = Um personagem do castelo ataca outro que está ali. O jogador humano não pode atacar com um vampiro revelado. O jogador vampiro deve atacar com um vampiro revelado se houver um no castelo; se não houver, pode atacar com qualquer um. O adversário sempre defende o personagem atacado.
rule-empire-fight-for-example = O Oficial é um vampiro oculto: o jogador humano não sabe disso e pode atacar com ele mesmo assim.

rule-empire-fight-rounds = As rodadas de um combate
rule-empire-fight-rounds-text = Um combate tem no máximo duas rodadas. Em cada uma, quem ataca joga pelo menos uma carta válida, e depois quem defende joga quantas quiser, ou nenhuma. As cartas da primeira rodada ainda contam na segunda. Se quem ataca não prossegue na segunda rodada, o combate acaba.
rule-empire-fight-rounds-for-example = A primeira rodada fica em 3 contra 4. O ataque soma 3 e a defesa 1: a segunda fica em 6 contra 5.

rule-empire-fight-valid = Quais cartas são válidas
rule-empire-fight-valid-text = São válidas as cartas com a profissão do personagem que o jogador apoia. A água benta também vale contra um vampiro revelado, e as cartas de Vampiro também valem a favor de um vampiro revelado. Um vampiro não revelado não dá nem um direito nem o outro.
rule-empire-fight-valid-for-example = O Bispo ataca a Dama, vampiro revelado. O jogador humano pode jogar cartas do clero e água benta, e o jogador vampiro, cartas da nobreza e cartas de Vampiro.

rule-empire-fight-winner = Quem morre
rule-empire-fight-winner-text = No fim de cada rodada comparam-se os totais. Se o ataque superar a defesa, o personagem atacado morre e sai do jogo, e o jogador vampiro diz se era um vampiro. O empate o salva. Se depois de duas rodadas o ataque nunca foi maior, os dois personagens continuam vivos.
rule-empire-fight-winner-for-example = 6 contra 5 mata, 6 contra 6 não.

rule-empire-fight-example = Um combate inteiro
rule-empire-fight-example-text = O Bispo ataca a Dama, vampiro revelado. A primeira rodada fica em 3 contra 4, e o combate continua. As cartas da segunda levam os dois lados a 8, e o empate salva a Dama.
rule-empire-fight-example-for-example = O ataque é 2 e 1, depois 3 e uma Água Benta de 2. A defesa é 2 e uma carta de Vampiro de 2, depois cartas de Vampiro de 3 e de 1.

rule-empire-pass = Passar
rule-empire-pass-text = Quem passa coloca duas cartas da mão no fosso e não realiza outra ação. Quem tem menos de duas descarta todas.
rule-empire-pass-for-example = Com uma carta na mão, você descarta essa; sem nenhuma, simplesmente passa.

rule-empire-support = As cartas de Apoio
rule-empire-support-text = Qualquer jogador pode jogar cartas de Apoio antes e depois da ação, em qualquer turno; algumas só são jogadas em um combate ou em resposta a outra carta de Apoio. Elas são pagas com outras cartas da mão, que vão para o fosso: o custo de dia no turno do jogador humano, o custo de noite no turno do jogador vampiro, seja quem for que as jogue. Depois a partida continua de onde parou. O que a carta diz prevalece sobre as regras.
rule-empire-support-for-example = Noviço não custa nada de dia e custa uma carta à noite. Sacrifício anula uma carta em um combate, e o dono dela pode jogar outra.

rule-empire-support-people = As pessoas e suas fichas
rule-empire-support-people-text = Cada baralho tem três cartas de pessoas, que põem uma ficha de ataque ou de defesa em um personagem do castelo. Uma ficha de ataque vale 1 quando esse personagem ataca, e uma de defesa vale 1 quando ele é atacado, só na primeira rodada. As fichas ficam até o personagem sair do castelo. Um ataque cuja primeira rodada não possa superar as fichas de defesa do alvo não pode ser feito.
rule-empire-support-people-for-example = A Criada tem uma ficha de defesa. Quem a ataca deve chegar a pelo menos 2 com as cartas da primeira rodada e as fichas de ataque que tiver.

rule-empire-support-pick = Escolher de uma pilha
rule-empire-support-pick-text = Algumas cartas de Apoio deixam o jogador escolher uma carta do baralho, do porão ou do fosso. Ele olha a pilha inteira, pega uma carta para a mão e embaralha o resto. Não se pode procurar em um porão que já foi usado.
rule-empire-support-pick-for-example = Com Grimório, o jogador vampiro olha o baralho, pega Sede de sangue e embaralha.

rule-empire-end = O fim da partida
rule-empire-end-text = Quando todos os vampiros ou todos os humanos estão mortos, o outro lado vence. Quando há três vampiros revelados no castelo, o jogador vampiro vence. Quando os dois jogadores ficam sem cartas, cada humano vivo vale 1 ponto e cada vampiro vivo vale 2, no castelo e na cidade; vence quem tem mais pontos, e o empate é possível. Se só um jogador fica sem cartas, o outro continua sozinho.
rule-empire-end-for-example = As cartas acabam quando vivem dois vampiros e quatro humanos: 4 a 4, empate.
