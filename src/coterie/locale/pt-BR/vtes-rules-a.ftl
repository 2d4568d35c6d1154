# As regras de Vampire: The Eternal Struggle em nossas palavras: o jogo, as cartas, o turno até a fase servo, e cartas avulsas.

rule-v5-goal = O objetivo do jogo
rule-v5-goal-text = Você é um Matusalém, e a sua reserva é a sua influência. Com ela você conquista vampiros mais jovens, e as ações deles consomem a reserva dos outros Matusaléns. Quem fica sem reserva é removido do jogo, e cada remoção dá pontos de vitória. No fim da partida vence o Matusalém com mais pontos de vitória.
rule-v5-goal-for-example = Bruno queima o seu último ponto de reserva. Ele é removido do jogo, e Anna, de quem era a presa, ganha 1 ponto de vitória.

rule-v5-deck-size = O tamanho do baralho
rule-v5-deck-size-text = Um baralho é uma cripta de pelo menos 12 cartas e uma biblioteca de 60 a 90 cartas. A cripta não tem máximo. Você pode usar quantas cópias quiser de cada carta.
rule-v5-deck-size-for-example = Uma cripta de 15 cartas com quatro cópias de Sully e uma biblioteca de 75 cartas são permitidas. Com 59 cartas na biblioteca o baralho não é permitido.

rule-v5-deck-groups = Os grupos na cripta
rule-v5-deck-groups-text = Toda carta de cripta tem o número de um grupo. As cartas de uma cripta vêm todas de um só grupo ou de dois grupos consecutivos; uma carta do grupo ANY serve com todos. Durante a partida você ainda pode tomar o controle de vampiros de outros grupos.
rule-v5-deck-groups-for-example = Uma cripta com vampiros dos grupos 5 e 6 é permitida; com os grupos 4 e 6, não.

rule-v5-counters = Reserva, sangue e vida
rule-v5-counters-text = Há um só tipo de contador: chama-se reserva quando está com você, sangue num vampiro e vida num aliado ou lacaio. Quando um contador muda de lugar, muda de nome. Os que são queimados, pagos ou gastos voltam ao banco de sangue, e os que são ganhos ou adicionados vêm dele.
rule-v5-counters-for-example = Anna move 1 ponto de reserva para Madison, e agora ele é 1 ponto de sangue. Um aliado rouba esse sangue, que passa a ser 1 ponto de vida.

rule-v5-edge = A Vantagem
rule-v5-edge-text = A Vantagem mostra quem está melhor no momento. No começo não é de ninguém e fica no centro da mesa. Só um Matusalém por vez pode tê-la, e uma sangria bem-sucedida a tira de quem a tem.
rule-v5-edge-for-example = Carla tem a Vantagem. Um servo de Anna sangra Bruno em 1, e a Vantagem passa de Carla para Anna.

rule-v5-turn = As cinco fases do turno
rule-v5-turn-text = Os turnos seguem em sentido horário a partir do primeiro Matusalém. Cada turno tem cinco fases, nesta ordem: desvirar, mestre, servo, influência, descarte.
rule-v5-turn-for-example = Anna desvira as suas cartas, joga uma carta mestre, faz dois vampiros agirem, move reserva para um vampiro incontrolado e descarta uma carta. Depois é a vez de Bruno.

rule-v5-crypt-unique = Todo vampiro é único
rule-v5-crypt-unique-text = Toda carta de cripta é única: só uma cópia de um vampiro pode estar em jogo. Se outro Matusalém traz ao jogo o mesmo vampiro, os dois o contestam.
rule-v5-crypt-unique-for-example = Anna controla Colette. Quando Dario move a própria Colette para a região ativa, as duas cartas ficam com a face para baixo e são contestadas.

rule-v5-crypt-capacity = A capacidade
rule-v5-crypt-capacity-text = A capacidade diz quanto sangue um vampiro pode ter, quanta reserva custa trazê-lo ao jogo e a sua idade: de dois vampiros, o de capacidade maior é mais velho, o outro mais jovem. O sangue acima da capacidade vai na hora para o banco de sangue. Só um vampiro incontrolado pode ter mais, até entrar em jogo.
rule-v5-crypt-capacity-for-example = Chelsea Blake tem capacidade 5 e 4 pontos de sangue. Ela ganha 3, fica com 5, e 2 vão para o banco de sangue.

rule-v5-crypt-clan = Clã, seita e título
rule-v5-crypt-clan-text = Todo vampiro pertence a um clã; a caixa de texto dá seita, título e habilidades especiais. Algumas cartas de biblioteca só podem ser jogadas por um membro de certo clã, e outras só têm efeito sobre um membro desse clã.
rule-v5-crypt-clan-for-example = The Warrens requer um Nosferatu. Lenny Burkhead pode jogá-la; Madison, uma Ventrue, não.

rule-v5-crypt-disciplines = Os níveis de uma Disciplina
rule-v5-crypt-disciplines-text = Um símbolo quadrado diz que o vampiro tem a Disciplina no nível básico, um losango no nível superior. Para jogar uma carta que requer uma Disciplina, o vampiro precisa tê-la. No nível básico ele só usa o efeito básico; no nível superior, um dos dois efeitos, mas nunca ambos juntos.
rule-v5-crypt-disciplines-for-example = Madison tem Dominação superior e joga Govern the Unaligned: ou sangra, ou adiciona 3 pontos de sangue a um vampiro incontrolado mais jovem. Oshri Dahan tem Dominação básica e com a carta só pode sangrar.

rule-v5-crypt-advanced = Cartas de cripta avançadas
rule-v5-crypt-advanced-text = Um vampiro avançado tem um ícone especial abaixo do símbolo do clã. É um vampiro como os outros e pode ser influenciado normalmente; também pode se fundir com a versão básica do mesmo vampiro.
rule-v5-crypt-advanced-for-example = Anna tem na região incontrolada um vampiro avançado de capacidade 7. Ela o traz ao jogo com 7 pontos de reserva, embora nunca tenha tido a versão básica.

rule-v5-library-types = Os tipos de cartas de biblioteca
rule-v5-library-types-text = As cartas mestre são jogadas pelos próprios Matusaléns, as cartas servo pelos seus vampiros e aliados. As cartas de evento são postas em jogo numa fase de descarte. Todas, menos as cartas mestre, têm um ícone no alto.
rule-v5-library-types-for-example = Blood Doll é uma carta mestre, e a própria Anna a joga. Deflection é uma carta servo, e um vampiro dela precisa jogá-la.

rule-v5-play-card = Jogar uma carta
rule-v5-play-card-text = Para jogar uma carta, você a mostra e diz o que ela faz; resolvido o efeito, ela vai para a sua pilha de cinzas. Se a carta diz que é posta em jogo, vai para a área de jogo. Uma carta que não se resolve na hora, como uma carta de ação, fica fora de jogo até se resolver.
rule-v5-play-card-for-example = Sully joga Govern the Unaligned. Enquanto outros tentam bloquear, a carta não está nem em jogo nem na pilha de cinzas; chega lá quando a ação se resolve.

rule-v5-play-as-played = Enquanto uma carta é jogada
rule-v5-play-as-played-text = Alguns efeitos cancelam uma carta no momento em que é jogada. Nesse momento você só pode usar esses efeitos e os que despertam um servo. A carta só é reposta depois.
rule-v5-play-as-played-for-example = Bruno quer cancelar uma carta de Anna, mas o vampiro dele está virado. O vampiro pode primeiro despertar e então cancelá-la; só depois Anna compra a carta nova.

rule-v5-play-replace = Tamanho da mão e compra
rule-v5-play-replace-text = Sempre que você joga uma carta da mão, compra uma da biblioteca para repô-la, a menos que a carta diga outra coisa. A mão está sempre completa, 7 cartas por padrão: se o tamanho da mão ou o número de cartas muda, você compra ou descarta na hora. Uma carta a ser reposta mais tarde diminui até lá o tamanho da mão. Com a biblioteca vazia, você continua jogando sem comprar.
rule-v5-play-replace-for-example = Anna joga uma carta que só repõe na fase de descarte. Até lá joga com uma mão de 6 cartas.

rule-v5-play-requirements = Os requerimentos
rule-v5-play-requirements-text = Uma carta servo só pode ser jogada por um servo que atenda a todos os requerimentos dela: clã, Disciplina, capacidade, título. Para uma carta mestre com requerimentos, você precisa controlar um servo ativo que os atenda. Se uma carta lista várias Disciplinas, cada efeito mostra quais requer.
rule-v5-play-requirements-for-example = O único Tremere de Bruno está em torpor. Bruno não pode jogar Arcane Library, que requer um Tremere.

rule-v5-play-cost = Os custos
rule-v5-play-cost-text = Um número numa gota vermelha é o sangue que o vampiro queima; um número num losango com uma caveira é a reserva que o Matusalém queima. Uma carta que você não pode pagar não pode ser jogada. Você só pode pagar com o que é seu: se o custo é a Vantagem ou uma carta descartada, elas precisam ser suas, mas um servo pode usar as do seu controlador.
rule-v5-play-cost-for-example = Deflection custa 1 ponto de sangue, e Sully não tem nenhum: não pode jogá-la, nem que Anna tenha 20 pontos de reserva.

rule-v5-play-cost-reducers = Redutores de custo opcionais
rule-v5-play-cost-reducers-text = Um efeito que pode reduzir um custo é usado quando a carta é jogada, para poder jogá-la, ou mais tarde, quando ela se resolve e você sabe que a ação teve sucesso. Se a carta é cancelada, o efeito não foi usado.
rule-v5-play-cost-reducers-for-example = Anna tem uma carta que reduz em 1 ponto de reserva o custo de um equipamento. Ela espera a ação de equipar ter sucesso e só então a usa.

rule-v5-play-targets = Alvos em jogo
rule-v5-play-targets-text = Uma carta jogada em outra, ou que escolhe outra carta, precisa de uma carta em jogo, ou seja, controlada. Vampiros em torpor são alvos válidos. Vampiros incontrolados e cartas contestadas não são, a menos que a carta diga.
rule-v5-play-targets-for-example = Anna pode pôr Vessel num vampiro em torpor, mas não num da sua região incontrolada.

rule-v5-play-impulse = Quem pode jogar primeiro
rule-v5-play-impulse-text = O Matusalém agente tem sempre a primeira oportunidade e pode usar várias cartas ou efeitos seguidos. Depois a oportunidade passa: em combate e numa ação direcionada a um só Matusalém, para o defensor; numa ação direcionada a vários, para estes em sentido horário; numa ação indireta, para a presa e então o predador; e por fim para os outros em sentido horário. Assim que alguém usa algo, a oportunidade volta ao Matusalém agente. A etapa acaba quando todos passaram.
rule-v5-play-impulse-for-example = Numa mesa de quatro, Anna faz uma ação indireta. Ela passa, Bruno, a presa, passa, e Dario, o predador, joga uma carta: a oportunidade volta a Anna, antes de Bruno.

rule-v5-play-acting-out-of-turn = Agir fora do seu turno
rule-v5-play-acting-out-of-turn-text = O Matusalém agente costuma ser aquele de quem é o turno. Se uma carta faz um servo agir no turno de outro, o controlador desse servo é o Matusalém agente enquanto durar a ação.
rule-v5-play-acting-out-of-turn-for-example = No turno de Anna uma carta faz agir um vampiro de Carla. Durante essa ação a primeira oportunidade é de Carla, não de Anna.

rule-v5-master = Cartas mestre
rule-v5-master-text = Uma carta mestre é jogada com uma ação de fase mestre, e você recebe uma no começo de cada fase mestre sua. As cartas mestre fora-de-turno só são jogadas nos turnos dos outros, com a ação da sua próxima fase mestre. Em jogo, toda carta mestre continua sob o controle de quem a jogou, mesmo que esteja na carta de outro Matusalém.
rule-v5-master-for-example = Anna joga Pentex Subversion num vampiro de Bruno. A carta está no vampiro dele, mas quem a controla é Anna.

rule-v5-master-location = Locais
rule-v5-master-location-text = Um local está nas mãos de um Matusalém ou de um servo. Fica em jogo e pode ser usado várias vezes, já no turno em que é jogado. Alguns efeitos podem queimá-lo.
rule-v5-master-location-for-example = Carla joga The Barrens e no mesmo turno a vira para descartar uma carta e comprar outra.

rule-v5-master-trifle = Triviais
rule-v5-master-trifle-text = Se você joga uma trivial e ela não é cancelada, ganha na hora mais uma ação de fase mestre. Se ela também é fora-de-turno, você a ganha na sua próxima fase mestre. Numa fase mestre as triviais só podem dar uma ação; as seguintes são cartas mestre comuns.
rule-v5-master-trifle-for-example = Anna joga Villein, uma trivial, e com a nova ação Vessel, também trivial. A segunda não dá nada a ela, e as ações de fase mestre dela acabaram.

rule-v5-master-discipline = Cartas de Disciplina
rule-v5-master-discipline-text = Uma carta de Disciplina é posta num vampiro controlado e dá um nível: uma Disciplina nova no nível básico, ou uma que passa de básica a superior. A maioria também aumenta a capacidade em 1. O sangue para preenchê-la não vem com a carta.
rule-v5-master-discipline-for-example = Nik Sikko, capacidade 3 com 3 pontos de sangue, recebe uma carta de Presença: agora tem Presença superior e capacidade 4, ainda com 3 pontos de sangue.

rule-v5-master-trophy = Troféus
rule-v5-master-trophy-text = Um troféu é posto em jogo com uma ação de fase mestre, ou obtido como prêmio por um servo da Lista Vermelha queimado. Não faz nada até ser movido para um vampiro. Daí em diante é controlado pelo controlador desse vampiro e não pode mais ser movido.
rule-v5-master-trophy-for-example = Dario tem em jogo um troféu ainda sem efeito. O vampiro dele queima um servo da Lista Vermelha, Dario move o troféu para lá, e lá ele fica.

rule-v5-master-out-of-turn = Cartas mestre fora-de-turno
rule-v5-master-out-of-turn-text = Uma carta mestre fora-de-turno é jogada no turno de outro Matusalém, nunca no seu. Ela tira uma ação da sua próxima fase mestre, mesmo que seja cancelada. Antes dessa fase você não pode jogar uma segunda, por mais ações que tenha.
rule-v5-master-out-of-turn-for-example = No turno de Bruno, Anna joga uma carta mestre fora-de-turno. Na próxima fase mestre ela tem 0 ações em vez de 1.

rule-v5-minion-card = Cartas servo
rule-v5-minion-card-text = As cartas servo são jogadas pelos seus vampiros e aliados. Uma carta com clã, Disciplina ou custo em sangue só pode ser jogada por um vampiro que os atenda. Em jogo ela fica com quem controla o servo em que está; se não está em nenhum servo, com o Matusalém que a jogou. Uma carta pode ser de vários tipos ao mesmo tempo.
rule-v5-minion-card-for-example = Bruno toma o controle de um vampiro de Anna que tem uma .44 Magnum. A arma agora também serve a Bruno, mas a carta ainda é propriedade de Anna.

rule-v5-minion-card-action = Cartas de ação
rule-v5-minion-card-action-text = Um servo ativo e desvirado joga uma carta de ação para fazer uma ação que não é uma das ações padrão. Cada ação usa uma só carta de ação: você nunca pode somar uma a outra ação.
rule-v5-minion-card-action-for-example = Madison joga Govern the Unaligned para sangrar em 3. Na mesma ação ela não pode jogar uma segunda cópia para sangrar em 5.

rule-v5-minion-card-ally = Cartas de aliado
rule-v5-minion-card-ally-text = Um aliado entra em jogo com a sua vida inicial, tirada do banco de sangue. Não pertence ao servo que o recrutou: é um servo independente.
rule-v5-minion-card-ally-for-example = Colette recruta um aliado com 3 pontos de vida. Quando mais tarde Colette é queimada, o aliado fica.

rule-v5-minion-card-ally-as-vampire = Aliados que jogam como vampiro
rule-v5-minion-card-ally-as-vampire-text = Alguns aliados podem jogar certas cartas como um vampiro. Para tudo o que a carta produz, mesmo que dure, o aliado conta como um vampiro de capacidade 1 cuja vida é o sangue: paga, ganha e perde vida, e a vida ganha acima da capacidade é perdida. O dano agravado queima a vida dele como qualquer outro dano, mas se ele fosse para torpor, é queimado. Para uma carta que fica em jogo ele não é um vampiro.
rule-v5-minion-card-ally-as-vampire-for-example = Um aliado com 2 pontos de vida joga como vampiro uma carta que custa 1 ponto de sangue. Para pagá-la, queima 1 ponto de vida.

rule-v5-minion-card-equipment = Cartas de equipamento
rule-v5-minion-card-equipment-text = Um equipamento é posto no servo agente, que passa a ser o portador. Quando o portador é queimado, o equipamento também é.
rule-v5-minion-card-equipment-for-example = Lenny Burkhead porta uma .44 Magnum. Ele é queimado em combate, e a .44 Magnum vai com ele para a pilha de cinzas.

rule-v5-minion-card-retainer = Cartas de lacaio
rule-v5-minion-card-retainer-text = Um lacaio é posto no servo agente, que o emprega, com a vida inicial tirada do banco de sangue. Ele é queimado quando perde o último ponto de vida ou quando o servo que o emprega é queimado.
rule-v5-minion-card-retainer-for-example = Um Raven Spy com 1 ponto de vida sofre 1 de dano em combate. Ele é queimado, e quem o empregava perde o +1 de intercepção.

rule-v5-minion-card-political = Cartas de ação política
rule-v5-minion-card-political-text = Uma carta de ação política tem dois usos: um vampiro a joga como ação para chamar o seu referendo, ou você a queima da mão durante um referendo por 1 voto. Só vampiros podem jogá-la como ação.
rule-v5-minion-card-political-for-example = Andi Liu chama Kine Resources Contested. Durante o referendo Bruno queima uma Ancilla Empowerment e ganha 1 voto.

rule-v5-minion-card-modifier = Modificadores de ação
rule-v5-minion-card-modifier-text = Enquanto a sua ação não se resolve, o servo agente pode jogar nela modificadores de ação. Um servo não pode jogar duas vezes o mesmo modificador numa ação, nem em outro nível. Alguns modificadores são para servos que não sejam o agente: só os do mesmo Matusalém.
rule-v5-minion-card-modifier-for-example = Sully age e joga Cloak the Gathering por +1 de furtividade. Não pode jogar outra, mas Dr. Stephen Norton, também de Anna, pode ajudar jogando-a no nível superior.

rule-v5-minion-card-combat = Cartas de combate
rule-v5-minion-card-combat-text = As cartas de combate são jogadas pelos servos que estão em combate.
rule-v5-minion-card-combat-for-example = Aunt Linda foi bloqueada e está em combate. Agora ela pode jogar Roundhouse; durante a própria ação não podia.

rule-v5-minion-card-combat-outside = Cartas de combate de fora
rule-v5-minion-card-combat-outside-text = Algumas cartas de combate são para servos que não estão no combate em curso. Um servo de qualquer Matusalém pode jogá-las, mesmo de quem não tem parte nesse combate.
rule-v5-minion-card-combat-outside-for-example = Um vampiro de Anna combate um vampiro de Bruno. O vampiro de Carla, que não combate, pode jogar uma carta dessas.

rule-v5-minion-card-reaction = Cartas de reação
rule-v5-minion-card-reaction-text = Um servo ativo e desvirado pode jogar cartas de reação quando age um servo de outro Matusalém. Um servo não pode jogar duas vezes a mesma carta de reação numa ação, nem em outro nível. Jogar uma não o vira.
rule-v5-minion-card-reaction-for-example = Um vampiro de Anna sangra Bruno. Trevon Parker, de Bruno, desvirado, joga Eyes of Argus por +2 de intercepção e continua desvirado.

rule-v5-minion-card-reflex = Cartas de reflexão
rule-v5-minion-card-reflex-text = Com uma carta de reflexão um servo cancela uma carta de certo tipo jogada contra ele, no momento em que é jogada.
rule-v5-minion-card-reflex-for-example = Uma carta de golpe é jogada contra o vampiro de Carla. Carla a cancela na hora com uma carta de reflexão; depois de resolvido o golpe seria tarde.

rule-v5-event-card = Cartas de evento
rule-v5-event-card-text = Uma vez em cada fase de descarte sua, uma ação dessa fase pode servir para pôr um evento em jogo. O mesmo evento não se joga duas vezes numa partida, seja por quem for. Quem o joga o controla.
rule-v5-event-card-for-example = Anna joga um evento no turno 3. Dario tem o mesmo evento na mão: não pode mais jogá-lo.

rule-v5-setup-seats = Lugares, presa e predador
rule-v5-setup-seats-text = Os Matusaléns se sentam como quiserem, e a sorte decide quem começa. Quem está à sua esquerda é a sua presa, que você quer remover; quem está à sua direita é o seu predador, que quer remover você. Quando a sua presa é removida do jogo, o próximo à esquerda passa a ser a sua presa.
rule-v5-setup-seats-for-example = Anna, Bruno, Carla e Dario estão sentados em sentido horário. Bruno é a presa de Anna e Dario o predador; removido Bruno, a presa dela é Carla.

rule-v5-setup-pool = Trinta de reserva e o banco de sangue
rule-v5-setup-pool-text = Cada Matusalém começa com 30 pontos de reserva. Todos os outros contadores são o banco de sangue, que nunca acaba.
rule-v5-setup-pool-for-example = Numa mesa de cinco, 150 contadores são distribuídos como reserva. Se mais tarde o banco parecer vazio, qualquer outra coisa serve de contador.

rule-v5-setup-area = Área de jogo e primeiras cartas
rule-v5-setup-area-text = À sua frente há uma região incontrolada e uma região controlada, e esta se divide em região ativa e torpor. A cripta e a biblioteca são embaralhadas, e o seu predador pode cortar as duas. Você compra 7 cartas da biblioteca, que são a sua mão, e 4 da cripta, que ficam de face para baixo na região incontrolada. Você pode olhar a sua mão e as suas cartas incontroladas quando quiser.
rule-v5-setup-area-for-example = Anna começa com 7 cartas na mão, 4 vampiros com a face para baixo e ninguém na região ativa.

rule-v5-terms-burn = Queimar e a pilha de cinzas
rule-v5-terms-burn-text = Uma carta queimada vai para a pilha de cinzas do seu proprietário, que qualquer um pode examinar a qualquer momento; um contador queimado volta ao banco de sangue. O que está numa carta queimada ou removida do jogo também é queimado. Um efeito pode trazer uma carta de volta da pilha de cinzas, mas nunca uma removida do jogo.
rule-v5-terms-burn-for-example = Madison tem 3 pontos de sangue e uma .44 Magnum quando é queimada. Os 3 pontos de sangue vão para o banco de sangue, as duas cartas para a pilha de cinzas.

rule-v5-terms-control = Quem controla uma carta
rule-v5-terms-control-text = Você controla os vampiros que traz ao jogo e as cartas mestre que joga, onde quer que estejam. Uma carta servo é de quem controla o servo em que está, e se não está em nenhuma carta, de quem a jogou. Os efeitos que mudam o controle dizem isso.
rule-v5-terms-control-for-example = Anna põe Vessel num vampiro de Bruno: Vessel é de Anna. A .44 Magnum no mesmo vampiro é de Bruno.

rule-v5-terms-lock = Virar e desvirar
rule-v5-terms-lock-text = Virar uma carta é pô-la de lado, sinal de que foi usada; desvirar é pô-la de novo em pé. Só servos desvirados podem agir e bloquear.
rule-v5-terms-lock-for-example = Colette sangra e vira. No turno de Bruno ela não pode bloquear, a menos que algo a desvire ou a desperte.

rule-v5-terms-ownership = A propriedade de uma carta
rule-v5-terms-ownership-text = As cartas com que você começa a partida são suas. Outros podem obter o controle delas, nunca a propriedade, e no fim todas voltam a você. Se você é removido do jogo, as suas cartas que outros controlam ficam em jogo até serem queimadas.
rule-v5-terms-ownership-for-example = Carla controla um vampiro que é propriedade de Bruno. Bruno é removido do jogo e Carla fica com o vampiro; se for queimado, ele vai para a pilha de cinzas de Bruno.

rule-v5-terms-golden = As cartas acima das regras
rule-v5-terms-golden-text = Quando uma carta contradiz as regras, a carta tem razão.
rule-v5-terms-golden-for-example = Pelas regras uma carta é reposta na hora. Mirror Walk diz que é reposta mais tarde, e assim é.

rule-v5-wording-during = “Durante X, faça Y”
rule-v5-wording-during-text = Um efeito que diz “durante X, faça Y” pode ser usado uma vez por X com cada carta que o tem.
rule-v5-wording-during-for-example = Com Vessel move-se 1 ponto de sangue numa fase de desvirar, não 2. Com duas cópias de Vessel pode-se fazer isso duas vezes.

rule-v5-wording-lock-to = “Vire X para fazer Y”
rule-v5-wording-lock-to-text = Se algo precisa ser virado para se obter um efeito, antes precisa estar desvirado. Um servo virado não pode fazê-lo, nem se despertar. É diferente se virar não é o preço, mas parte do efeito: então um servo virado que despertou pode usá-lo.
rule-v5-wording-lock-to-for-example = Sully está virado e desperta. Pode jogar Deflection, que vira quem a joga como parte do efeito; não pode usar uma habilidade que diz “vire para ganhar 1 voto”.

rule-v5-wording-search = Procurar
rule-v5-wording-search-text = Se você procura na biblioteca ou na cripta, não precisa dizer o quê, e pode não achar nada. Depois você a embaralha.
rule-v5-wording-search-for-example = Anna pode procurar um equipamento na biblioteca. Ela olha, não quer nenhum, não pega nada e embaralha.

rule-v5-wording-cancel = Cancelar uma carta
rule-v5-wording-cancel-text = Uma carta cancelada não faz nada, mas conta como jogada. Se é uma carta de ação, o servo não vira, não paga nada e pode jogar de novo a mesma carta de ação. Qualquer outra carta precisa ser paga mesmo assim. Se era um golpe, o servo escolhe outro, que também pode vir de uma carta.
rule-v5-wording-cancel-for-example = A Govern the Unaligned de Madison é cancelada: Madison continua desvirada, fica com o seu sangue e pode tentar de novo. Com Deflection ela teria perdido 1 ponto de sangue.

rule-v5-unlock = Fase 1: desvirar
rule-v5-unlock-text = No começo do turno você deve desvirar todas as suas cartas. Depois você resolve os efeitos da fase de desvirar, na ordem que quiser; entre outras coisas, você paga pelo que contesta ou abdica. Se você tem a Vantagem, pode ganhar 1 ponto de reserva.
rule-v5-unlock-for-example = Anna desvira, pega 1 ponto de reserva pela Vantagem e depois paga 1 por um vampiro contestado. Ela também poderia ter pago antes.

rule-v5-unlock-burn-option = A opção de queima
rule-v5-unlock-burn-option-text = Algumas cartas têm o ícone de opção de queima. Se você não controla nenhum servo que atenda aos requerimentos da carta, ou que seja um alvo legal dela, pode descartá-la na fase de desvirar de qualquer um e repô-la. Pode fazer isso com uma carta em cada fase de desvirar.
rule-v5-unlock-burn-option-for-example = Bruno tem duas cartas com opção de queima que requerem um Nosferatu, e não controla nenhum. Ele descarta uma na fase de desvirar de Anna e a outra na sua.

rule-v5-contest-card = Cartas contestadas
rule-v5-contest-card-text = Quando uma segunda cópia de uma carta única entra em jogo, o controle dela é contestado: todas as cópias ficam com a face para baixo e fora de jogo. Em cada fase de desvirar sua você queima 1 ponto de reserva para continuar, ou abdica, e a sua carta é queimada com tudo o que está nela. Se todos os outros abdicaram, na sua fase de desvirar seguinte a sua carta volta à vista de todos e desvirada.
rule-v5-contest-card-for-example = Anna e Dario contestam Colette. Anna paga 1 ponto de reserva em duas fases de desvirar, depois Dario abdica; Colette volta na próxima fase de desvirar de Anna.

rule-v5-contest-self = Sem contestar com você mesmo
rule-v5-contest-self-text = Você só pode controlar uma cópia de uma carta única, e não pode contestá-la com você mesmo de propósito. Se um efeito obriga a isso, a cópia que está entrando em jogo é queimada.
rule-v5-contest-self-for-example = Anna controla The Barrens e tem na mão uma segunda cópia. Não pode jogá-la enquanto a primeira está em jogo.

rule-v5-contest-title = Títulos contestados
rule-v5-contest-title-text = Se dois vampiros em jogo reclamam o mesmo título único, nenhum o tem enquanto é contestado; eles agem e bloqueiam normalmente. Em cada fase de desvirar do seu controlador, cada um queima 1 ponto de sangue ou abdica do título; sem sangue, ou em torpor, deve abdicar. Quando os outros abdicaram, o último fica com o título na sua próxima fase de desvirar. Quem abdica perdeu o título pelo resto da partida.
rule-v5-contest-title-for-example = Dois vampiros se dizem Príncipe de Roma. O de Anna não tem mais sangue na fase de desvirar e abdica; na próxima fase de desvirar de Bruno, o príncipe é o vampiro de Bruno.

rule-v5-master-phase = Fase 2: mestre
rule-v5-master-phase-text = Você tem uma ação de fase mestre, a menos que cartas mudem o número. Com ela você joga uma carta mestre, marca um servo da Lista Vermelha, ou faz o que uma carta oferece em troca. Você ordena como quiser essas ações e os outros efeitos da fase. Não é obrigado a usar uma ação, mas não pode guardá-la; uma carta mestre fora-de-turno jogada antes custa uma.
rule-v5-master-phase-for-example = Anna move 1 ponto de sangue com Blood Doll e depois joga um local. Dario, que jogou uma carta mestre fora-de-turno antes do seu turno, não tem ação para usar.

rule-v5-minion-phase = Fase 3: servo
rule-v5-minion-phase-text = Os seus servos ativos e desvirados podem agir, um depois do outro. Agir vira um servo, e bloquear também. Os servos ativos e desvirados dos outros podem tentar bloquear; uma ação tem sucesso se ninguém a bloqueia. Cada ação se resolve antes da próxima, e um servo que desvira nesta fase pode agir de novo.
rule-v5-minion-phase-for-example = Madison sangra e vira. Ela desvira com Freak Drive e agora pode fazer outra ação, como caçar.

rule-v5-minion-phase-mandatory = Ações obrigatórias
rule-v5-minion-phase-mandatory-text = As ações obrigatórias vêm antes de todas as outras, na ordem que quiser. Um vampiro ativo sem sangue deve caçar. Um servo com uma ação obrigatória não pode fazer outra. Se tem duas diferentes, ou uma que não pode fazer, está travado e não age; isso não impede os seus outros servos de agir.
rule-v5-minion-phase-mandatory-for-example = Sully tem 0 pontos de sangue e deve caçar antes que Madison possa sangrar. Se uma carta também obriga Sully a outra ação, não pode fazer nem uma nem outra, e Madison pode agir.

rule-v5-card-44-magnum = .44 Magnum
rule-v5-card-44-magnum-text = Quem usa a manobra desta arma enquanto se determina a distância também deve golpear com ela nesse assalto. Se depois Immortal Grapple proíbe o golpe, não há golpe: não se pode escolher outro.
rule-v5-card-44-magnum-for-example = Horace Radcliffe manobra com a sua .44 Magnum, e Aunt Linda manobra de volta. À curta distância ela joga Immortal Grapple, e Horace não golpeia.

rule-v5-card-anarch-troublemaker = Anarch Troublemaker
rule-v5-card-anarch-troublemaker-text = A carta é jogada numa fase mestre e usada numa fase de desvirar, portanto não antes do seu próximo turno. Até dois vampiros pode ser nenhum, e os escolhidos podem já estar virados.
rule-v5-card-anarch-troublemaker-for-example = Anna e Bruno têm um acordo. Ela dá a ele a Anarch Troublemaker e vira 0 vampiros dele.

rule-v5-card-ancilla-empowerment = Ancilla Empowerment
rule-v5-card-ancilla-empowerment-text = Todos perdem reserva, até quem chamou o referendo, e vários podem ser removidos do jogo de uma vez. Quem tem a presa removida ganha 1 ponto de vitória, mesmo que também seja removido. Só quem sobrevive ganha ainda os 6 pontos de reserva.
rule-v5-card-ancilla-empowerment-for-example = Anna e a presa dela, Bruno, caem ambos a 0 pontos de reserva. Anna ganha 1 ponto de vitória por Bruno, mas não os 6 pontos de reserva, e está fora; o predador dela, Dario, sobrevive e ganha 1 ponto de vitória e 6 pontos de reserva.

rule-v5-card-arcane-library = Arcane Library
rule-v5-card-arcane-library-text = O sangue adicionado vem do banco de sangue. Uma vez no vampiro incontrolado, você pode movê-lo para a sua reserva pelo preço normal de 2 transferências por ponto. O mesmo vale para Art Museum.
rule-v5-card-arcane-library-for-example = Carla vira Arcane Library e adiciona 1 ponto de sangue a Lauren, incontrolada. Com 2 transferências ela o move para a sua reserva.

rule-v5-card-barrens = The Barrens
rule-v5-card-barrens-text = Este local pode ser usado a qualquer momento, até no meio de um combate.
rule-v5-card-barrens-for-example = Em combate Anna não tem carta de golpe. Ela vira The Barrens, descarta uma carta mestre e compra na esperança de um Roundhouse.

rule-v5-card-bewitching-oration = Bewitching Oration
rule-v5-card-bewitching-oration-text = A carta não pode ser jogada antes de se escolherem os termos do referendo. Os votos que dá não são anunciados na hora: são anunciados com os outros votos do vampiro, quando você decidir. O mesmo vale para Protected District.
rule-v5-card-bewitching-oration-for-example = Mkhokheli a joga e tem 2 votos a mais. Anna espera Bruno anunciar 3 votos contra, e só então anuncia os de Mkhokheli, para evitar Scalpel Tongue.

rule-v5-card-blood-doll = Blood Doll
rule-v5-card-blood-doll-text = Blood Doll é usada na fase mestre, a mesma em que é jogada: você pode usá-la no mesmo turno. Vessel, que é usada na fase de desvirar, precisa esperar.
rule-v5-card-blood-doll-for-example = Anna joga Blood Doll em Madison e na hora move 1 ponto de sangue de Madison para a sua reserva.

rule-v5-card-bonding = Bonding
rule-v5-card-bonding-text = O efeito superior dá furtividade e só pode ser usado quando ela é necessária. Se ninguém está bloqueando com intercepção suficiente, só se pode jogar o efeito básico.
rule-v5-card-bonding-for-example = Ninguém tenta bloquear a sangria de Madison. Ela pode jogar Bonding por +1 de sangria, mas não no nível superior.

rule-v5-card-bowl-of-convergence = Bowl of Convergence
rule-v5-card-bowl-of-convergence-text = Um vampiro sem Auspícios pode se equipar com ela. Enquanto o portador não tem Auspícios, ela não faz nada.
rule-v5-card-bowl-of-convergence-for-example = Brock Sterling, sem Auspícios, porta a taça e tem 0 de intercepção. A Lauren, com Auspícios básico, ela dá +1.

rule-v5-card-carrion-crows = Carrion Crows
rule-v5-card-carrion-crows-text = O dano é infligido junto com o dos golpes. Uma esquiva não ajuda, porque só protege dos golpes do servo oponente; mas um golpe de fim de combate vem antes. Murder of Crows funciona do mesmo modo: o dano é ambiental e vem do lacaio.
rule-v5-card-carrion-crows-for-example = Horace Radcliffe jogou Carrion Crows por 2 de dano por assalto. Um vampiro que se esquiva sofre 2 de dano, um que golpeia com Majesty não sofre nenhum.

rule-v5-card-cats-guidance = Cats’ Guidance
rule-v5-card-cats-guidance-text = O efeito básico desvira um vampiro depois que ele bloqueou. Se esse vampiro está em torpor depois do combate, não pode jogar a carta, porque só servos ativos jogam cartas de reação.
rule-v5-card-cats-guidance-for-example = Ryan bloqueia, e o combate o manda para torpor. Ele não pode desvirar com Cats’ Guidance.

rule-v5-card-change-of-target = Change of Target
rule-v5-card-change-of-target-text = A ação acaba antes de o bloqueio se resolver: quem bloqueava não vira, e quem estava virado e tinha despertado continua virado. Se a ação era obrigatória, o servo agente está travado: fica desvirado, mas não faz mais ações.
rule-v5-card-change-of-target-for-example = Sully, com 0 pontos de sangue, deve caçar e é bloqueado por Ryan. Depois de Change of Target, Ryan continua desvirado, e Sully não age mais neste turno.

rule-v5-card-cloak-the-gathering = Cloak the Gathering
rule-v5-card-cloak-the-gathering-text = No nível superior até um vampiro virado pode jogá-la, pois modificadores de ação, ao contrário das cartas de reação, não pedem um servo desvirado. Numa ação cada vampiro joga uma cópia, mas vários vampiros podem jogar uma cada um.
rule-v5-card-cloak-the-gathering-for-example = Ashley age. Colette e Dr. Stephen Norton, ambos virados, jogam uma cópia cada um no nível superior: Ashley ganha +2 de furtividade.

rule-v5-card-conditioning = Conditioning
rule-v5-card-conditioning-text = É limitada: numa ação, só um modificador de ação pode aumentar a sangria. O mesmo vale para Aire of Elation.
rule-v5-card-conditioning-for-example = Madison sangra e joga Conditioning por +3. Ela não pode acrescentar Aire of Elation nem outro modificador limitado.

rule-v5-card-consanguineous-boon = Consanguineous Boon
rule-v5-card-consanguineous-boon-text = O clã que você escolhe precisa existir, mas nenhum vampiro dele precisa estar em jogo.
rule-v5-card-consanguineous-boon-for-example = Anna pode escolher Tremere mesmo que ninguém controle um Tremere. Nesse caso ninguém ganha reserva.

rule-v5-card-creeping-sabotage = Creeping Sabotage
rule-v5-card-creeping-sabotage-text = A primeira cópia custa 0 pontos de sangue, pois você ainda não controla nenhuma. Queimar uma cópia e queimar outra são ações diferentes: depois de Change of Target um servo não pode tentar de novo a mesma cópia, mas outra, sim.
rule-v5-card-creeping-sabotage-for-example = Um vampiro de Bruno tenta queimar a primeira de duas cópias, é bloqueado e joga Change of Target. Agora pode tentar queimar a segunda.

rule-v5-card-daring-the-dawn = Daring the Dawn
rule-v5-card-daring-the-dawn-text = Você pode jogá-la antes que algum vampiro tente bloquear, para que nenhum possa, ou quando um vampiro já está tentando. Jogada cedo, também impede os vampiros de jogar Second Tradition: Domain.
rule-v5-card-daring-the-dawn-for-example = Bruno tem um príncipe virado. Naomi Stewart, de Anna, joga logo Daring the Dawn, e o príncipe não pode desvirar com Second Tradition: Domain.

rule-v5-card-deep-song = Deep Song
rule-v5-card-deep-song-text = Se a ação superior tem sucesso, o alvo conta como o servo agente no combate. Por isso o controlador dele joga as cartas primeiro.
rule-v5-card-deep-song-for-example = Lenny Burkhead entra em combate com Tamoszius graças a Deep Song. Nesse combate é Tamoszius quem decide primeiro se manobra.

rule-v5-card-deflection = Deflection
rule-v5-card-deflection-text = Um vampiro virado que despertou pode jogá-la, até no nível básico: ser virado mais uma vez não muda nada, e a sangria muda de alvo mesmo assim. O mesmo vale para Telepathic Misdirection.
rule-v5-card-deflection-for-example = Sully está virado, desperta com On the Qui Vive e joga Deflection. A sangria de 3 contra Bruno agora vai para Carla.

rule-v5-card-dreams-of-the-sphinx = Dreams of the Sphinx
rule-v5-card-dreams-of-the-sphinx-text = Se você a usa no seu turno para ter uma mão maior, pode primeiro usar a sua ação de fase de descarte, descartando e repondo uma carta, antes que a mão diminua e você descarte as 2 cartas a mais. Quando alguém a contesta, é tarde para virá-la.
rule-v5-card-dreams-of-the-sphinx-for-example = O tamanho da mão de Anna é 9 neste turno. Na fase de descarte ela troca uma carta e depois descarta até ficar com 7.

rule-v5-card-enchant-kindred = Enchant Kindred e Govern the Unaligned
rule-v5-card-enchant-kindred-text = Ao anunciar a ação você escolhe: sangrar com 0 de furtividade, ou no nível superior adicionar sangue com +1 de furtividade. Nunca as duas coisas. Um vampiro que desvira mais tarde no turno não pode jogar de novo a mesma carta, nem no outro nível.
rule-v5-card-enchant-kindred-for-example = Madison adiciona 3 pontos de sangue com Govern the Unaligned e desvira com Freak Drive. Neste turno ela não pode sangrar com outra Govern the Unaligned, mas com Enchant Kindred pode.

rule-v5-card-eyes-of-argus = Eyes of Argus
rule-v5-card-eyes-of-argus-text = O mesmo vampiro não pode despertar com o efeito superior e depois jogar uma segunda cópia pela intercepção, porque um servo joga a mesma carta de reação só uma vez por ação.
rule-v5-card-eyes-of-argus-for-example = Trevon Parker está virado e desperta com Eyes of Argus. O +2 de intercepção de uma segunda cópia cabe a outro vampiro.

rule-v5-card-faceless-night = Faceless Night
rule-v5-card-faceless-night-text = Um servo que tentou bloquear e falhou ainda pode jogar cartas de reação como Deflection: só é virado quando a ação se resolve, com sucesso ou bloqueada. Quem tentou antes de a carta ser jogada não é virado.
rule-v5-card-faceless-night-for-example = Ryan tenta bloquear Colette e falha; depois ela joga Faceless Night contra Trevon Parker, que também falha. Trevon ainda pode jogar uma carta de reação e no fim é virado; Ryan não.

rule-v5-card-fame = Fame
rule-v5-card-fame-text = Os 3 pontos de reserva são queimados logo depois que o vampiro foi para torpor. Um vampiro queimado diretamente não passou pelo torpor e não custa nada.
rule-v5-card-fame-for-example = O vampiro de Bruno com Fame sofre tanto dano agravado que é queimado. Bruno fica com os seus 3 pontos de reserva.

rule-v5-card-foreshadowing-destruction = Foreshadowing Destruction
rule-v5-card-foreshadowing-destruction-text = No nível superior contra um Matusalém com 10 ou mais pontos de reserva, ainda não aumenta nada: o +3 de sangria espera que o alvo tenha 9 ou menos. Enquanto não aumenta nada, outro modificador limitado pode ser jogado antes ou depois.
rule-v5-card-foreshadowing-destruction-for-example = Madison sangra Bruno, que tem 12 pontos de reserva, joga Foreshadowing Destruction e depois Conditioning por +3. Ela sangra em 4.

rule-v5-card-freak-drive = Freak Drive
rule-v5-card-freak-drive-text = Se o vampiro foi bloqueado, a carta é jogada depois do combate. Até um vampiro que já está em torpor pode jogá-la, desde que tenha sangue para pagá-la.
rule-v5-card-freak-drive-for-example = Naomi Stewart é bloqueada e vai para torpor por dano agravado, ainda com 2 pontos de sangue. Ela pode pagar 1 ponto de sangue por Freak Drive e desvirar.

rule-v5-card-guard-dogs = Guard Dogs
rule-v5-card-guard-dogs-text = O vampiro que desvira com ela não é obrigado a bloquear. Você repõe a carta antes de decidir qualquer outra coisa.
rule-v5-card-guard-dogs-for-example = Ryan desvira com Guard Dogs. Bruno compra uma carta, vê que não ajuda e deixa a sangria passar.

rule-v5-card-haven-uncovered = Haven Uncovered
rule-v5-card-haven-uncovered-text = A ação de queimá-la é direcionada ao Matusalém que a jogou, porque as cartas mestre são controladas por quem as jogou.
rule-v5-card-haven-uncovered-for-example = Anna a põe num vampiro de Bruno. Quando esse vampiro age para queimá-la, Anna pode tentar bloquear, e Carla não.

rule-v5-card-hidden-strength = Hidden Strength
rule-v5-card-hidden-strength-text = Só pode ser jogada se há dano a prevenir. Você não pode jogá-la só para ter a pressão.
rule-v5-card-hidden-strength-for-example = O oponente se esquivou e não causou dano. Naomi Stewart não pode jogar Hidden Strength para pressionar.

rule-v5-card-hunting-grounds = Hunting Grounds
rule-v5-card-hunting-grounds-text = Para jogar uma é preciso um vampiro ativo do clã dela, mas o sangue pode ir para qualquer vampiro ativo que você controla. Ela age na sua fase de desvirar, portanto não antes do seu próximo turno. O sangue é opcional: se você passa à fase mestre sem pegá-lo, abriu mão dele. Vale para Academic, Asylum, Slum, Society e Uptown Hunting Ground.
rule-v5-card-hunting-grounds-for-example = Anna joga Academic Hunting Ground com um Tremere ativo. Na próxima fase de desvirar dela, Sully, um Malkavian, ganha o ponto de sangue.

rule-v5-card-immortal-grapple = Immortal Grapple
rule-v5-card-immortal-grapple-text = Você deve esperar até que ninguém mais manobre, e jogá-la antes de se escolherem os golpes. Um golpe já fixado pela manobra, como com .44 Magnum, então está perdido.
rule-v5-card-immortal-grapple-for-example = Tamoszius manobrou para longa distância, e Aunt Linda de volta para curta. Quando os dois terminaram, Aunt Linda pode jogar Immortal Grapple.

rule-v5-card-kine-resources = Kine Resources Contested
rule-v5-card-kine-resources-text = Os 4 pontos devem ir para pelo menos dois Matusaléns. Você pode dar alguns a si mesmo, e deve se não há outro jeito.
rule-v5-card-kine-resources-for-example = Só restam Anna e Bruno. Anna dá 3 pontos a Bruno e 1 a si mesma; 4 a Bruno não é permitido.

rule-v5-card-life-in-the-city = Life in the City
rule-v5-card-life-in-the-city-text = O sangue também pode ir para um vampiro ativo controlado por outro Matusalém.
rule-v5-card-life-in-the-city-for-example = Anna adiciona 1 ponto de sangue a um vampiro de Carla, para que ele não precise caçar.

rule-v5-card-magic-of-the-smith = Magic of the Smith
rule-v5-card-magic-of-the-smith-text = Você não diz qual equipamento vai procurar, e só procura depois que a ação teve sucesso. O equipamento deve vir da biblioteca, não da mão. Você também pode não achar nada, e embaralha em todo caso.
rule-v5-card-magic-of-the-smith-for-example = Ao repor Magic of the Smith, Anna compra justamente a .44 Magnum que queria. Da mão ela não pode ser pega, e Anna pode escolher não achar nada.

rule-v5-card-mirror-walk = Mirror Walk
rule-v5-card-mirror-walk-text = Até a sua fase de descarte o tamanho da sua mão é 1 menor, como se a carta ainda estivesse nela. Ao contrário de Change of Target, ela vira o servo bloqueador antes de acabar a ação.
rule-v5-card-mirror-walk-for-example = O tamanho da mão de Anna, 7, é 6 até a fase de descarte dela. Ryan, que bloqueou, é virado, e não há combate.

rule-v5-card-on-the-qui-vive = On the Qui Vive
rule-v5-card-on-the-qui-vive-text = Um servo que desperta não é obrigado a bloquear, e continua virado. A carta é reposta antes de qualquer outra decisão. O mesmo vale para Wake with Evening’s Freshness, que porém é reposta mais tarde, como ela diz.
rule-v5-card-on-the-qui-vive-for-example = Sully desperta, e Bruno compra Deflection. Ele a joga em vez de bloquear.

rule-v5-card-pentex-subversion = Pentex Subversion
rule-v5-card-pentex-subversion-text = O servo que a tem não pode queimá-la; qualquer outro servo pode, de qualquer Matusalém. Essa ação é direcionada ao Matusalém que jogou a carta. Um servo que não pode bloquear ainda pode jogar cartas de reação.
rule-v5-card-pentex-subversion-for-example = Anna a põe em Sully, de Bruno. Sully ainda pode jogar Deflection, e o vampiro de Carla pode queimar a carta com uma ação direcionada a Anna.

rule-v5-card-perfect-paragon = Perfect Paragon
rule-v5-card-perfect-paragon-text = O efeito superior reduz a intercepção dos outros e não conta como aumento de furtividade. Por isso pode ser jogado mesmo que ninguém tente bloquear, por exemplo para comprar uma carta nova.
rule-v5-card-perfect-paragon-for-example = Ninguém tenta bloquear Naomi Stewart. Mesmo assim ela paga 1 ponto de sangue por Perfect Paragon, e Anna repõe a carta.

rule-v5-card-resist-earths-grasp = Resist Earth’s Grasp
rule-v5-card-resist-earths-grasp-text = A pressão que acompanha a manobra só pode ser usada no mesmo assalto. Não pode ser guardada para um assalto seguinte.
rule-v5-card-resist-earths-grasp-for-example = Bret Stryker manobra no assalto 1 e não usa a pressão. No assalto 2 ele não a tem mais.

rule-v5-card-roundhouse = Roundhouse
rule-v5-card-roundhouse-text = Roundhouse é um golpe de mão. Por isso pode ser usado sob Immortal Grapple.
rule-v5-card-roundhouse-for-example = Aunt Linda joga Immortal Grapple e depois Roundhouse por 1 + 3 de dano.

rule-v5-card-scalpel-tongue = Scalpel Tongue
rule-v5-card-scalpel-tongue-text = O vampiro escolhido precisa ter anunciado votos ou cédulas. Um que tem votos mas não os anunciou não é um alvo válido.
rule-v5-card-scalpel-tongue-for-example = Andi Liu tem 2 votos como príncipe e espera. Só depois que esses votos são anunciados Kathy Glens pode jogar Scalpel Tongue.

rule-v5-card-second-tradition = Second Tradition: Domain
rule-v5-card-second-tradition-text = Não é um despertar. Um vampiro virado que a joga deve tentar bloquear e não pode trocar por Deflection. Se não está em condições de bloquear, não pode jogá-la: quando a ação é direcionada a outro, ou não pode ser bloqueada de modo algum, como com Daring the Dawn ou Toreador Grand Ball.
rule-v5-card-second-tradition-for-example = Um vampiro de Anna sangra Bruno. Alexa Draper, príncipe de Carla, está virada e não pode jogá-la, porque a sangria não é direcionada a Carla.

rule-v5-card-smiling-jack = Smiling Jack, The Anarch
rule-v5-card-smiling-jack-text = Na sua fase de desvirar você deve mover 1 ponto de reserva para a carta, mesmo que isso o remova do jogo. Os outros queimam 1 por contador na carta, dividido como quiserem entre a reserva e o sangue dos seus vampiros. Um vampiro sem sangue não pode assumir parte alguma.
rule-v5-card-smiling-jack-for-example = Há 3 contadores em Smiling Jack. Bruno queima 1 ponto de reserva e 2 pontos de sangue de Ryan, o seu único vampiro; se Ryan tivesse só 1 ponto de sangue, Bruno teria de queimar 2 pontos de reserva.

rule-v5-card-spying-mission = Spying Mission
rule-v5-card-spying-mission-text = O efeito superior espera até ser certo que a sangria teria sucesso por 1 ou mais: todos declinaram de bloquear, modificadores e reações já foram jogados. Quem quer reduzir ou desviar a sangria deve fazê-lo antes. Um vampiro pode ter várias cópias, e cada uma soma 2 à próxima sangria bem-sucedida contra o mesmo Matusalém.
rule-v5-card-spying-mission-for-example = Colette tem duas Spying Missions contra Bruno. A próxima sangria de 1 que teria sucesso contra ele passa a ser de 5.

rule-v5-card-swallowed-by-the-night = Swallowed by the Night
rule-v5-card-swallowed-by-the-night-text = No nível básico é um modificador de ação, no nível superior uma carta de combate.
rule-v5-card-swallowed-by-the-night-for-example = Colette tem Ofuscação superior: durante a ação dela pode jogá-la por +1 de furtividade, e num combate que se siga pode jogar outra cópia como manobra.

rule-v5-card-taste-of-vitae = Taste of Vitae
rule-v5-card-taste-of-vitae-text = Não pode ser jogada em combate com um aliado. Pode ser jogada mesmo que o vampiro oponente não tenha perdido sangue, para comprar uma carta nova. É jogada depois de se decidir se há pressão.
rule-v5-card-taste-of-vitae-for-example = Ryan decide não pressionar e joga Taste of Vitae. Neste assalto o oponente perdeu 2 pontos de sangue por dano, e Ryan ganha 2.

rule-v5-card-theft-of-vitae = Theft of Vitae
rule-v5-card-theft-of-vitae-text = Funciona à curta e à longa distância. Roubar sangue não é dano e não pode ser prevenido, e acontece antes de se queimar sangue para curar; dois vampiros que se roubam um ao outro o fazem ao mesmo tempo. Um golpe de fim de combate vem antes, e então nada é roubado.
rule-v5-card-theft-of-vitae-for-example = Rosalina Cortez tem 0 pontos de sangue, rouba 2 e sofre 1 de dano. Ela primeiro ganha os 2 pontos de sangue, queima 1 para curar e continua ativa com 1.

rule-v5-card-toreador-grand-ball = Toreador Grand Ball
rule-v5-card-toreador-grand-ball-text = Com várias cópias você pode virar o mesmo Toreador para todas. Se o Toreador que não desvira é queimado, as ações do outro que não sejam sangrias continuam sem poder ser bloqueadas enquanto a carta está em jogo.
rule-v5-card-toreador-grand-ball-for-example = Nik Sikko fica virado por Tamoszius e é queimado no turno de Bruno. As ações políticas de Tamoszius continuam a salvo de bloqueios.

rule-v5-card-toreador-justicar = Toreador Justicar
rule-v5-card-toreador-justicar-text = Você pode escolher um Toreador que já tem um título. Se o referendo passa, o título antigo é perdido e o novo toma o lugar dele.
rule-v5-card-toreador-justicar-for-example = Catalina Vega é príncipe com 2 votos. Ela passa a ser justicar e não é mais príncipe.

rule-v5-card-ventrue-headquarters = Ventrue Headquarters
rule-v5-card-ventrue-headquarters-text = Os votos são seus, do Matusalém, e não de um vampiro que você controla.
rule-v5-card-ventrue-headquarters-for-example = Anna a vira por 3 votos. Bruno não pode tirá-los com Scalpel Tongue, que escolhe um vampiro.

rule-v5-card-vessel = Vessel
rule-v5-card-vessel-text = Se você quer queimar com ela uma Blood Doll, diz isso ao jogá-la, antes de repô-la. É usada na fase de desvirar, portanto não no turno em que é jogada. Pode ser posta num vampiro de outro Matusalém: a carta é controlada por você, mas só o controlador do vampiro pode usá-la.
rule-v5-card-vessel-for-example = Anna põe Vessel num vampiro de Carla. Na próxima fase de desvirar dela, é Carla, e não Anna, quem pode mover 1 ponto de sangue.

rule-v5-card-villein = Villein
rule-v5-card-villein-text = Pode ser jogada num vampiro que só tem 0 ou 1 ponto de sangue. Você pega então o que houver.
rule-v5-card-villein-for-example = Oshri Dahan tem 1 ponto de sangue. Anna joga Villein e ganha 1 ponto de reserva em vez de 2.

rule-v5-card-visit-from-the-capuchin = Visit from the Capuchin
rule-v5-card-visit-from-the-capuchin-text = Você a joga, a repõe e compra mais 4 cartas. Daí em diante, cada carta que você reporia queima em vez disso um contador, e você não compra até os 4 acabarem. Uma carta que é reposta mais tarde só queima o contador nesse momento.
rule-v5-card-visit-from-the-capuchin-for-example = Anna tem 11 cartas na mão. Ela joga quatro e não compra nenhuma; pela quinta compra de novo.

rule-v5-card-voter-captivation = Voter Captivation
rule-v5-card-voter-captivation-text = É jogada depois de a ação se resolver. Se o referendo deixa você sem reserva, você é removido do jogo antes de poder jogá-la. Freak Drive pode ser jogada antes ou depois dela.
rule-v5-card-voter-captivation-for-example = O referendo de Anna passa por 4 votos, mas custa a ela o último ponto de reserva. Os 2 pontos de reserva de Voter Captivation chegam tarde.

rule-v5-card-warrens = The Warrens
rule-v5-card-warrens-text = Ações direcionadas a você são, entre outras: uma sangria contra você, uma ação para entrar em combate com um servo seu, uma diablerie num vampiro seu em torpor.
rule-v5-card-warrens-for-example = Um vampiro de Bruno quer cometer diablerie contra Ryan, que está em torpor. Lenny Burkhead pode jogar The Warrens por +3 de intercepção, pois é um primogênito.

rule-v5-card-wasserschloss-anif = Wasserschloss Anif, Austria
rule-v5-card-wasserschloss-anif-text = A cada turno a carta só pode receber sangue de um Tremere. Se a carta é queimada, todos os contadores nela se perdem.
rule-v5-card-wasserschloss-anif-for-example = Ayelech move 1 ponto de sangue para a carta, e por isso Lauren não pode fazer o mesmo neste turno. Com 4 contadores, a carta é queimada, e Carla perde todos os 4.
