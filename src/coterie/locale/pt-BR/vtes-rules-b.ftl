# As regras de Vampire: The Eternal Struggle em nossas palavras: ações, bloqueios, política, combate, torpor, fim do turno e da partida, seitas, traços e termos.

rule-v5-action-directed = Ações direcionadas e indiretas
rule-v5-action-directed-text = Uma ação é direcionada se tem como alvo outro Matusalém ou algo que outro Matusalém controla: um servo, outra carta, a Vantagem. Qualquer outra ação é indireta, mesmo que o alvo sejam as suas próprias cartas. Isso decide quem pode bloquear. Nas cartas, um (D) lembra que em geral a ação é direcionada.
rule-v5-action-directed-for-example = Colette sangra Bruno: a ação é direcionada a ele. Se em vez disso ela recruta um aliado, a ação é indireta.

rule-v5-action-stealth-intercept = O que são furtividade e intercepção
rule-v5-action-stealth-intercept-text = Dois números decidem se uma ação é detida. A furtividade é do servo agente e diz quão bem ele esconde o que faz. A intercepção é do servo que tenta bloquear e diz quão bem ele descobre.
rule-v5-action-stealth-intercept-for-example = Colette caça com 1 de furtividade. Nassir, com 0 de intercepção, não a encontra; com 1 de intercepção, encontra.

rule-v5-action-types = Quem pode agir, e como
rule-v5-action-types-text = Qualquer servo ativo e desvirado que você controla pode fazer uma ação. Sem cartas, um vampiro pode sangrar ou caçar, e um aliado só sangrar; em vez disso, um servo pode agir com uma carta de ação ou com uma carta em jogo. As ações também trazem cartas permanentes ao jogo: equipamentos, que depois podem passar a outro servo seu, lacaios, que não mudam de lugar, e aliados.
rule-v5-action-types-for-example = O aliado de Anna não pode caçar, mas pode sangrar. Colette, uma vampira dela, pode fazer uma coisa ou outra, ou equipar-se com uma carta da mão de Anna.

rule-v5-action-no-repeat = A mesma carta uma vez por turno
rule-v5-action-no-repeat-text = Um servo não pode agir duas vezes num turno com a mesma carta de ação, nem por meio da mesma carta em jogo, incluindo o próprio texto dele. Desvirar não muda isso. Uma carta de ação que foi cancelada não conta.
rule-v5-action-no-repeat-for-example = Sully desvira depois de uma ação e quer agir com uma segunda cópia da carta que acabou de usar. Não pode, mas ainda pode caçar ou usar outra carta.

rule-v5-action-bleed = Sangrar
rule-v5-action-bleed-text = Qualquer servo ativo pode sangrar, no máximo uma vez por turno, mesmo que desvire: é uma ação direcionada a 0 de furtividade contra a sua presa, ou outro Matusalém se uma carta assim disser, mas nunca você mesmo. Se tiver sucesso, o alvo queima tantos pontos de reserva quanto o valor da sangria, que é 1 para todo vampiro se as cartas não mudarem isso. Uma sangria de 1 ou mais também toma a Vantagem. Nenhum modificador de ação pode aumentar uma sangria que outro já aumentou, a não ser que um deles diga que não conta: as cartas lembram isso com a palavra limitado.
rule-v5-action-bleed-for-example = Belinde sangra Bruno em 1, e um modificador de ação soma 2. Bruno queima 3 pontos de reserva e Anna toma a Vantagem; um segundo modificador não poderia somar mais nada.

rule-v5-action-hunt = Caçar
rule-v5-action-hunt-text = Qualquer vampiro ativo pode caçar: é uma ação indireta a +1 de furtividade, sem custo. Se tiver sucesso, o vampiro ganha do banco de sangue tanto sangue quanto o seu valor de caça, em geral 1; o que passa da capacidade volta na hora. Um vampiro ativo, desvirado e sem sangue precisa caçar, e enquanto um dos seus tiver de fazê-lo nenhum servo seu pode fazer ações que não sejam obrigatórias.
rule-v5-action-hunt-for-example = Wauneka e Sully estão sem sangue. Anna escolhe quem caça primeiro, e Belinde só sangra depois que os dois caçaram.

rule-v5-action-equip = Equipar
rule-v5-action-equip-text = Qualquer servo ativo pode equipar-se, com uma ação indireta a +1 de furtividade. Da sua mão, ele paga o custo indicado na carta, e o equipamento vai para ele. De outro servo seu, ele pode pegar um ou mais numa só ação, sem custo; você diz quais ao anunciá-la, e eles ficam onde estão se ela falhar. Um servo pode ter quantos quiser; um equipamento que exige uma Disciplina fica na versão básica se não for uma ação de equipar que o põe em jogo.
rule-v5-action-equip-for-example = Anna anuncia que Colette pega de Belinde a .44 Magnum e o computador portátil. A ação é bloqueada, e os dois ficam com Belinde.

rule-v5-action-employ = Empregar um lacaio
rule-v5-action-employ-text = Qualquer servo ativo pode empregar um lacaio da sua mão, com uma ação indireta a +1 de furtividade, pelo custo indicado na carta. Se tiver sucesso, o lacaio vai para o servo agente com tantos pontos de vida do banco de sangue quantos a carta indica. Ele nunca passa a outro servo, não há limite de quantos um servo tem, e o que perde o último ponto de vida é queimado. Se um lacaio que exige uma Disciplina entra em jogo de outro modo, ele fica na versão básica.
rule-v5-action-employ-for-example = Wauneka emprega por 1 de sangue um lacaio com 2 de vida. Ele sofre 1 de dano e fica com 1 de vida; o próximo dano o queima.

rule-v5-action-recruit = Recrutar um aliado
rule-v5-action-recruit-text = Qualquer servo ativo pode recrutar um aliado da sua mão, com uma ação indireta a +1 de furtividade, pelo custo indicado na carta. Se tiver sucesso, o aliado vai para a sua região ativa com tantos pontos de vida quantos a carta indica e passa a ser um servo por si só, mas não pode agir nesse turno. Um aliado que entra em jogo de outro modo pode agir logo, e fica na versão básica se exige uma Disciplina. Um aliado que perde o último ponto de vida é queimado.
rule-v5-action-recruit-for-example = Belinde recruta Carlton Van Wyk, e Anna paga 2 pontos de reserva. Ele tem 2 de vida, não pode agir neste turno e pode bloquear no turno do próximo Matusalém.

rule-v5-action-political = Ação política
rule-v5-action-political-text = Qualquer vampiro ativo pode fazer uma ação política, no máximo uma vez por turno, mesmo que desvire. Ela é indireta e tem +1 de furtividade; o custo está na carta. Se tiver sucesso, chama-se um referendo: escolhem-se os termos, anunciam-se os votos, e ele passa ou falha.
rule-v5-action-political-for-example = Alice Chen chama um referendo que custaria reserva a Bruno. A ação é indireta mesmo assim: a presa e o predador de Anna podem bloqueá-la.

rule-v5-action-leave-torpor = Deixar o torpor
rule-v5-action-leave-torpor-text = Um vampiro desvirado em torpor pode deixá-lo, com uma ação indireta a +1 de furtividade que custa 2 de sangue. Se tiver sucesso, ele vai para a região ativa e não está mais ferido. Se for bloqueado, não há combate: o vampiro que o bloqueou pode diablerizá-lo, e do contrário a ação apenas falha, sem custo.
rule-v5-action-leave-torpor-for-example = Ryan, em torpor com 3 de sangue, deixa-o e fica com 1. Se Ayelech o bloqueia, ela pode diablerizá-lo; se é um aliado, ele apenas continua em torpor.

rule-v5-action-rescue = Resgatar um vampiro do torpor
rule-v5-action-rescue-text = Qualquer vampiro ativo pode resgatar um vampiro em torpor por 2 de sangue, pagos por um dos dois ou divididos. Se você controla ambos, a ação é indireta a +1 de furtividade; se outro Matusalém controla o que está em torpor, é direcionada a 0 de furtividade. Se tiver sucesso, o vampiro resgatado vai para a região ativa, virado ou desvirado como estava, e não está mais ferido. Se for bloqueada, há combate normalmente.
rule-v5-action-rescue-for-example = Colette resgata Sully, e cada um queima 1 de sangue. Se fosse Ryan, que Bruno controla, só Bruno poderia bloquear.

rule-v5-action-diablerize = Diablerizar um vampiro em torpor
rule-v5-action-diablerize-text = Qualquer vampiro ativo pode agir para diablerizar um vampiro em torpor, sem custo. Se você controla ambos, a ação é indireta a +1 de furtividade; se outro Matusalém controla a vítima, é direcionada a 0 de furtividade. Se tiver sucesso, segue-se a diablerie; se for bloqueada, o servo agente e o bloqueador lutam normalmente.
rule-v5-action-diablerize-for-example = Wauneka age contra Ryan, que Bruno controla. Só Bruno pode bloquear, e 0 de intercepção basta.

rule-v5-action-card = Agir com uma carta
rule-v5-action-card-text = Um servo ativo pode agir com uma carta de ação da sua mão ou com uma carta em jogo, cada carta uma vez por turno. Custo, alvo e efeito estão na carta, e a ação tem 0 de furtividade se a carta não der mais. Se a carta é uma forma especial de uma ação básica, valem todas as regras dessa ação, salvo o que a carta disser.
rule-v5-action-card-for-example = Uma carta permite a Sully sangrar com +2. Ainda é a única sangria dele no turno, é direcionada à presa de Anna e tem 0 de furtividade.

rule-v5-action-become-anarch = Tornar-se anarquista
rule-v5-action-become-anarch-text = Um vampiro ativo, sem título e que não seja anarquista, pode agir para se tornar anarquista, com uma ação indireta a +1 de furtividade. Custa 2 de sangue, ou 1 se o controlador tiver outro anarquista ativo. Se tiver sucesso, o vampiro deixa a sua seita e passa a ser anarquista.
rule-v5-action-become-anarch-for-example = Anna controla Crow, um anarquista ativo, e por isso Colette se torna anarquista por 1 de sangue. Belinde é príncipe e não pode fazê-lo.

rule-v5-action-summary = Uma ação passo a passo
rule-v5-action-summary-text = Primeiro a ação é anunciada e o servo agente vira. Depois quem pode bloquear tenta, quantas vezes quiser; um bloqueio bem-sucedido vira o bloqueador e leva ao combate. Se nenhuma tentativa dá certo e não há mais nenhuma, a ação tem sucesso e o custo é pago. Enquanto isso jogam-se os modificadores de ação, pelo servo agente, e as cartas de reação, pelos servos ativos e desvirados dos outros, o Matusalém agente primeiro; os efeitos duram enquanto durar a ação, e nela um servo joga a mesma carta só uma vez.
rule-v5-action-summary-for-example = Sully sangra, Bruno tenta bloquear, falha e desiste. Anna joga um modificador que aumenta a sangria, e a ação tem sucesso.

rule-v5-action-announce = Anunciar a ação
rule-v5-action-announce-text = Ao agir, você diz tudo de uma vez: qual servo, qual ação, os alvos, o custo e os efeitos. A carta necessária é jogada com a face para cima e posta de lado, fora de jogo, até a ação se resolver; o servo agente vira. O custo só é pago quando a ação tem sucesso. Apenas as escolhas de um referendo também esperam até lá.
rule-v5-action-announce-for-example = Anna vira Belinde e anuncia que ela recruta Carlton Van Wyk a +1 de furtividade por 2 pontos de reserva. Anna os paga mais tarde, e só se ninguém bloquear.

rule-v5-block-who = Quem pode bloquear
rule-v5-block-who-text = Uma ação direcionada só pode ser bloqueada pelos Matusaléns que são alvo dela, em sentido horário se houver vários; uma indireta, primeiro pela presa do Matusalém agente e depois pelo predador. Eles usam servos ativos e desvirados, uma tentativa por vez, quantas vezes quiserem, até de novo com o mesmo. Quem desiste desistiu pela ação toda, a não ser que o alvo mude: aí as tentativas recomeçam. Ações políticas são sempre indiretas.
rule-v5-block-who-for-example = Belinde recruta um aliado. Bruno, presa de Anna, tenta duas vezes e desiste; agora Dario, predador dela, pode tentar.

rule-v5-block-stealth = Furtividade contra intercepção
rule-v5-block-stealth-text = Um bloqueio dá certo se a intercepção do bloqueador é pelo menos igual à furtividade do servo agente; ambas são 0 se a ação ou uma carta não disser outra coisa, e podem ficar abaixo de 0. Só se somam quando necessário: furtividade enquanto um servo bloqueia com intercepção suficiente, intercepção pelo bloqueador enquanto a furtividade for maior. O que foi somado dura até o fim da ação. Quando uma tentativa falha, segue-se outra ou o Matusalém desiste, e então ainda é possível jogar cartas antes de a ação se resolver.
rule-v5-block-stealth-for-example = Colette equipa-se com 1 de furtividade e Nassir bloqueia com +1 de intercepção: 1 contra 1 é um bloqueio. Agora Anna pode somar 1 de furtividade, e o bloqueio falha, pois 1 é menos que 2.

rule-v5-block-detail = Os três estágios de uma ação
rule-v5-block-detail-text = Uma ação anunciada está em um de três estágios, e em todos se jogam cartas na ordem usual. Sem tentativa de bloqueio, quem pode bloquear declara uma ou passa, e quem passa não pode mais declarar, a não ser que o alvo mude; quando todos passaram, os bloqueios foram declinados. Durante uma tentativa o alvo não pode mudar e mais ninguém pode tentar; quando todos passaram, ela se decide, e se falhou volta o primeiro estágio. Depois que todos declinaram, um novo alvo traz de volta o primeiro estágio, e do contrário a ação tem sucesso quando todos passaram.
rule-v5-block-detail-for-example = Bruno desiste de bloquear uma sangria e depois a desvia para Carla. Agora Carla pode declarar uma tentativa, embora antes todos tivessem declinado.

rule-v5-action-resolve = Resolver a ação
rule-v5-action-resolve-text = Se a ação tem sucesso, o custo é pago e os efeitos acontecem. Se é bloqueada, a carta jogada para ela é queimada, nenhum custo é pago e duas coisas acontecem ao mesmo tempo: o bloqueador vira e entra em combate com o servo agente. Se algo encerra a ação antes disso ou impede uma das duas, nenhuma acontece. Modificadores de ação e reações são pagos quando jogados, seja qual for o destino da ação.
rule-v5-action-resolve-for-example = A ação de recrutar de Belinde é bloqueada: o aliado vai para a pilha de cinzas, Anna fica com os seus 2 pontos de reserva, Nassir vira e eles lutam. O 1 de sangue da carta de furtividade de Belinde está perdido.

rule-v5-politics-terms = Quando se escolhem os termos
rule-v5-politics-terms-text = Uma ação política anuncia qual referendo chamaria, mas não os seus termos. As escolhas que um referendo pede a quem o chama, como quem é afetado e em quanto, só são feitas depois que a ação teve sucesso. Assim, quem pode bloquear ainda não sabe quem será atingido.
rule-v5-politics-terms-for-example = Um referendo permite a Anna dividir uma perda de 4 pontos de reserva. Ela anuncia a ação sem nomes, e só depois que ninguém bloqueou diz: 3 para Bruno e 1 para Carla.

rule-v5-politics-referendum = O referendo
rule-v5-politics-referendum-text = Quando uma ação política tem sucesso, o custo é pago e o referendo acontece em três passos: escolhem-se os termos, vota-se, resolve-se o resultado. Na votação vêm primeiro as cartas que se usam antes dos votos; depois todos os Matusaléns anunciam votos e cédulas livremente, em qualquer ordem, ou nenhum, e o que foi anunciado não muda mais. A votação acaba quando todos terminaram. O referendo passa com mais votos a favor do que contra; empatado, falha.
rule-v5-politics-referendum-for-example = São 4 votos a favor e 4 contra: o referendo falha. Se Carla tivesse somado 1 voto a favor, teria passado.

rule-v5-politics-votes = Ganhar e anunciar votos
rule-v5-politics-votes-text = Ninguém tem votos próprios: eles vêm de cartas de ação política, de vampiros titulados, da Vantagem e de outras cartas. Um voto não precisa ser anunciado logo, nem mesmo ser usado. Você pode anunciar alguns a favor e outros contra, mas todos os votos e cédulas de um vampiro ou de outra fonte vão para o mesmo lado. Um voto anunciado não muda mais.
rule-v5-politics-votes-for-example = Anna tem 2 votos de Belinde e 1 da Vantagem. Ela pode anunciar 2 a favor e 1 contra, mas não dividir os 2 de Belinde.

rule-v5-politics-votes-card = Um voto de uma carta de ação política
rule-v5-politics-votes-card-text = Num referendo, cada Matusalém pode ganhar 1 voto com cartas de ação política, e não mais. Se uma dessas cartas chamou o referendo, ela dá o seu voto ao controlador do vampiro agente. Os outros podem queimar uma da mão por 1 voto; nesse caso o texto dela não importa.
rule-v5-politics-votes-card-for-example = Anna chamou o referendo com uma carta e tem o voto dela, e por isso não pode queimar outra. Carla queima uma da mão e tem 1 voto.

rule-v5-politics-votes-title = Votos dos vampiros titulados
rule-v5-politics-votes-title-text = Cada vampiro titulado ativo que você controla dá votos: 1 um primogênito, 2 um príncipe ou barão, 3 um justicar, 4 um membro do Círculo Interno. Outros servos podem ter votos ou cédulas pelo texto da carta, com ou sem título. Só votam servos ativos; não importa se estão virados.
rule-v5-politics-votes-title-for-example = Anna controla Belinde, príncipe, e Chrysanthemum, primogênita: 3 votos. Belinde está virada e tem os seus 2 mesmo assim; em torpor não teria nenhum.

rule-v5-politics-votes-edge = Um voto pela Vantagem
rule-v5-politics-votes-edge-text = Quem tem a Vantagem ganha 1 voto se a queimar durante a votação. A Vantagem volta então ao centro da mesa, e ninguém a controla. O voto é do Matusalém, não de um servo.
rule-v5-politics-votes-edge-for-example = Carla queima a Vantagem e anuncia 1 voto contra. Na sua próxima fase de desvirar, ela não ganha mais 1 ponto de reserva por ela.

rule-v5-politics-votes-other = Votos de outras cartas
rule-v5-politics-votes-other-text = Modificadores de ação, cartas de reação e cartas em jogo que dão votos ou cédulas podem ser usados todos juntos, dentro das regras normais para jogá-los. Só o servo agente joga modificadores de ação. Só servos ativos e desvirados dos outros Matusaléns jogam cartas de reação.
rule-v5-politics-votes-other-for-example = O vampiro agente joga um modificador por mais 2 votos, e Nassir, ativo e desvirado, que Bruno controla, uma reação por 1 voto contra. Ayelech, virada, não pode jogar a dela.

rule-v5-combat = Combate
rule-v5-combat-text = O combate acontece quando um servo bloqueia a ação de um servo ativo, ou quando uma carta assim diz. Só servos ativos lutam, e dois servos do mesmo Matusalém nunca lutam entre si. Servos virados lutam como os desvirados. Das cartas servo, só as de combate podem ser jogadas enquanto ele dura.
rule-v5-combat-for-example = Nassir bloqueia Belinde e vira por isso. Ele luta assim mesmo, mas nenhum dos dois pode jogar reações ou modificadores de ação até o combate acabar.

rule-v5-combat-sequence = As etapas de um assalto
rule-v5-combat-sequence-text = O combate se dá em assaltos, e cada assalto tem sete etapas: antes da distância, distância, antes de escolher os golpes, golpes, dano, pressão, fim do assalto. Em cada etapa o servo agente pode usar cartas e efeitos antes do oponente. Um novo assalto só começa se alguém pressionar para continuar.
rule-v5-combat-sequence-for-example = Belinde foi bloqueada por Nassir. Em cada etapa ela decide primeiro: se manobra, como golpeia, se pressiona.

rule-v5-combat-before-range = Antes de determinar a distância
rule-v5-combat-before-range-text = Algumas cartas e efeitos dizem que se usam antes de a distância ser determinada. São usados bem no início do assalto, antes que o servo agente decida se manobra. Tomada essa decisão, é tarde demais.
rule-v5-combat-before-range-for-example = Anna tem uma carta para esta etapa. Ela deve jogá-la antes de dizer se Belinde manobra; o controlador de Nassir vem depois dela.

rule-v5-combat-range = Distância e manobras
rule-v5-combat-range-text = Todo assalto começa a curta distância. Com uma manobra um servo vai para longa distância ou volta para a curta; os dois podem responder um ao outro enquanto puderem, mas ninguém manobra duas vezes seguidas. Manobras só vêm de cartas e efeitos; a que faz parte de uma carta jogada precisa ser usada nesse assalto, se não for opcional. Se vier de uma carta de golpe ou de uma arma, esse já é o seu golpe do assalto, e você não pode usar a manobra de outra.
rule-v5-combat-range-for-example = Belinde não manobra. Nassir usa a manobra da sua .44 Magnum para ir a longa distância, onde as mãos não servem para nada, e vai precisar golpear com ela.

rule-v5-combat-before-strikes = Antes de escolher os golpes
rule-v5-combat-before-strikes-text = Algumas cartas de combate só podem ser jogadas quando a distância do assalto está definida e nenhum golpe foi escolhido ainda. É esta etapa, como sempre o servo agente primeiro. Depois dela escolhem-se os golpes.
rule-v5-combat-before-strikes-for-example = A distância é curta. Anna joga uma carta que aumenta a força de Belinde neste assalto, e só então escolhe o golpe dela.

rule-v5-combat-strike = Golpes
rule-v5-combat-strike-text = Cada servo tem um golpe por assalto: primeiro escolhe o servo agente, depois o oponente, entre uma carta de combate, uma arma, outra carta ou as mãos, e ambos se resolvem ao mesmo tempo. A maioria dos golpes só vale a curta distância; os golpes à distância e as defesas como a esquiva valem em qualquer uma. Primeiro aplicam-se os efeitos dos golpes, depois resolve-se o dano; assim que um combatente deixa de estar ativo, o combate acaba. Quem usou a manobra de um golpe precisa golpear com ele, e quem teve a carta de golpe cancelada escolhe outro golpe.
rule-v5-combat-strike-for-example = Belinde golpeia com as mãos por 1, Nassir com uma arma de fogo por 2. A longa distância só vale o golpe de Nassir: Belinde sofre 2 de dano.

rule-v5-combat-additional = Golpes adicionais
rule-v5-combat-additional-text = Golpes adicionais só se ganham depois de resolvido o primeiro par de golpes; o servo agente decide primeiro. Eles também vão aos pares, à mesma distância, e só golpeia quem ainda tem algum; pode-se escolher qualquer golpe, seja qual for a manobra usada antes. Para ganhá-los um servo pode usar só uma carta ou efeito por assalto, o que as cartas lembram com a palavra limitado.
rule-v5-combat-additional-for-example = Depois do primeiro par, Belinde ganha 2 golpes adicionais, e Nassir nenhum. Ela o golpeia mais duas vezes, um golpe depois do outro, e ele não pode responder.

rule-v5-combat-damage = Dano
rule-v5-combat-damage-text = O servo que toma dano pode primeiro preveni-lo com cartas de combate, uma por vez. O que não foi prevenido queima outro tanto da vida de um aliado ou lacaio; um vampiro queima 1 de sangue para curar cada ponto. Um vampiro que não tem sangue suficiente queima todo o que tem, fica ferido pelo resto e vai para torpor depois de tratado todo o dano. Queimar o último sangue não faz mais nada ao vampiro.
rule-v5-combat-damage-for-example = Sully tem 2 de sangue e toma 3 de dano. Se 1 for prevenido, ele cura 2 e continua ativo sem sangue; do contrário vai para torpor.

rule-v5-combat-environmental = Dano ambiental
rule-v5-combat-environmental-text = O dano é ambiental se nenhum servo o inflige, nem com um golpe nem com um efeito que assim diga. Ele não tem fonte alguma, ou tem uma que não é um servo, como um lacaio. Como não é um golpe, a esquiva não adianta.
rule-v5-combat-environmental-for-example = Um lacaio de Belinde inflige 1 de dano a cada assalto. Nassir esquiva do golpe dela e toma esse 1 de dano assim mesmo.

rule-v5-combat-aggravated = Dano agravado
rule-v5-combat-aggravated-text = Um vampiro não pode curar dano agravado: se não for prevenido, o dano o fere, e o vampiro irá para torpor. Cada ponto infligido a um vampiro já ferido precisa ser pago com 1 de sangue, senão o vampiro é queimado; isso não é diablerie. Do dano não prevenido, o normal é tratado antes do agravado. Para aliados e lacaios, o dano agravado é como qualquer outro.
rule-v5-combat-aggravated-for-example = Colette tem 4 de sangue e toma 2 de dano normal e 2 de agravado. Ela cura 2, o primeiro ponto agravado a fere, o segundo custa 1 de sangue, e ela vai para torpor com 1.

rule-v5-combat-immune = Imune a dano
rule-v5-combat-immune-text = Um servo imune ao dano de uma fonte não sofre com ele: o dano que vem dela e não é prevenido não é infligido com sucesso. O servo não queima sangue nem vida por ele, e não fica ferido.
rule-v5-combat-immune-for-example = Num combate, Nassir é imune a dano de armas. A arma de fogo de Belinde não faz nada com ele, mas com as mãos ela ainda causa 1 de dano a ele.

rule-v5-combat-press = Pressão
rule-v5-combat-press-text = Se depois do dano os dois combatentes ainda estão ativos, o combate acaba, a não ser que um deles pressione para continuar. O outro pode usar uma pressão para cancelá-la e acabar, e assim por diante enquanto tiverem; ninguém pressiona duas vezes seguidas. Se uma pressão para continuar ficar de pé, começa outro assalto.
rule-v5-combat-press-for-example = Wauneka pressiona para continuar, Nassir para acabar, Wauneka pressiona de novo. Nassir não tem mais pressões, e eles lutam um segundo assalto.

rule-v5-combat-round-end = Fim do assalto
rule-v5-combat-round-end-text = Cartas e efeitos para o fim de um assalto ou de um combate são usados depois da etapa de pressão. Esta etapa acontece mesmo que o combate tenha acabado antes.
rule-v5-combat-round-end-for-example = O golpe de Belinde manda Nassir para torpor, e o combate acaba na hora. Anna ainda pode jogar uma carta para o fim do assalto, por exemplo uma que dê sangue a Belinde.

rule-v5-combat-retainers = Lacaios em combate
rule-v5-combat-retainers-text = Em geral um lacaio não sofre nada em combate, mas é queimado com o servo a quem serve. A longa distância, e só nela, um golpe à distância pode ter como alvo um lacaio em vez do servo oponente. Quem golpeia diz esse alvo ao anunciar o golpe.
rule-v5-combat-retainers-for-example = A longa distância, Ayelech atira no lacaio de Wauneka, que tem 1 de vida: ele é queimado, e Wauneka não sofre nada.

rule-v5-strike-hand = Golpe de mão
rule-v5-strike-hand-text = Todo servo pode golpear com as mãos: é o golpe sem cartas. A curta distância ele inflige dano igual à força do servo; a longa distância não faz nada. A força de um vampiro é 1, se nada a mudar.
rule-v5-strike-hand-for-example = Belinde golpeia com as mãos, e uma carta dá +2 de força a ela neste assalto. Nassir toma 3 de dano.

rule-v5-strike-dodge = Esquiva
rule-v5-strike-dodge-text = A esquiva é um golpe que não inflige nada e protege o servo e as cartas nele do golpe do oponente. Vale a qualquer distância, e também contra um golpe com iniciativa. Ela não protege lacaios.
rule-v5-strike-dodge-for-example = Belinde golpeia para roubar a arma de Nassir, e Nassir esquiva: fica com ela. Um tiro no lacaio dele teria acertado.

rule-v5-strike-combat-ends = Fim de combate
rule-v5-strike-combat-ends-text = Este golpe acaba com o combate na hora, a qualquer distância. Ele se resolve antes de qualquer outro golpe, até de um com iniciativa, e assim nenhum deles tem efeito. Uma esquiva não o impede, pois ele não visa quem esquiva.
rule-v5-strike-combat-ends-for-example = Nassir golpeia por 4 de dano com iniciativa, Belinde com fim de combate. O combate acabou, e ela não toma nada.

rule-v5-strike-steal-blood = Roubar sangue
rule-v5-strike-steal-blood-text = Este golpe move sangue ou vida do alvo para o servo que golpeia. Não é dano e não pode ser prevenido como tal. Acontece antes de curar, e por isso o sangue roubado pode curar dano dos mesmos golpes. O que passa da capacidade de quem golpeia vai na hora para o banco de sangue.
rule-v5-strike-steal-blood-for-example = Colette tem 1 de sangue. Ela rouba 2 e toma 3 de dano: com os seus 3 de sangue cura tudo, e continua ativa sem sangue.

rule-v5-strike-destroy-equipment = Destruir equipamento
rule-v5-strike-destroy-equipment-text = Este golpe queima um equipamento do servo oponente; quem controla o servo que golpeia escolhe qual. Se o efeito fala de arma, precisa ser uma arma. Até o golpe se resolver, o equipamento ainda pode ser usado.
rule-v5-strike-destroy-equipment-for-example = Nassir golpeia com a arma e Belinde a destrói no mesmo par de golpes: ela toma o dano, e a arma é queimada.

rule-v5-strike-steal-equipment = Roubar equipamento
rule-v5-strike-steal-equipment-text = Este golpe move um equipamento do servo oponente para o servo que golpeia, escolhido como para destruir um. Quem rouba não pode usá-lo no resto deste assalto. Depois do combate ele fica com quem o roubou.
rule-v5-strike-steal-equipment-for-example = Belinde rouba a arma de Nassir. Ela não pode usá-la num golpe adicional, mas no assalto seguinte pode, e depois do combate a arma é dela.

rule-v5-strike-first = Iniciativa
rule-v5-strike-first-text = Um golpe com iniciativa se resolve antes dos golpes normais. Se ele queima o oponente ou o manda para torpor, o golpe deste não acontece; se rouba ou destrói a arma com que o oponente golpeia, esse golpe se perde. Dois golpes com iniciativa se resolvem juntos. Fim de combate ainda vem antes, e uma esquiva ainda protege.
rule-v5-strike-first-for-example = Belinde golpeia com iniciativa por 3, e Nassir tem 2 de sangue e não previne nada. Ele vai para torpor antes do próprio golpe.

rule-v5-torpor = Torpor
rule-v5-torpor-text = Um vampiro que não pode curar o dano vai para torpor, ao lado da região incontrolada, com todas as cartas nele. Ali ele ainda é controlado mas não está ativo: não pode bloquear, jogar cartas de reação, votar nem fazer outra ação além de deixar o torpor, embora nessa possa jogar modificadores de ação. Ele desvira como de costume na fase de desvirar do seu controlador.
rule-v5-torpor-for-example = Ryan vai para torpor com a sua arma e 0 de sangue. Ele desvira no próximo turno de Bruno, mas sem 2 de sangue precisa que alguém o resgate.

rule-v5-diablerie = Diablerie
rule-v5-diablerie-text = Um vampiro ativo que comete diablerie toma todo o sangue da vítima, até a própria capacidade, e os equipamentos que quiser; depois a vítima é queimada com tudo o que ainda tem. Se a vítima era mais velha, o controlador do diablerista pode pegar uma carta mestre de Disciplina da biblioteca, da pilha de cinzas ou da mão e pô-la no diablerista, que não ganha sangue pela capacidade a mais. Se a vítima era da Lista Vermelha, podem vir troféus. Tudo isso acontece de uma vez: nada pode ser jogado no meio.
rule-v5-diablerie-for-example = Wauneka tem capacidade 5 e 3 de sangue; a vítima, Ayelech, tem capacidade 7 e 4 de sangue. Ele ganha 2, o resto se perde, e como ela era mais velha ele pode aprender uma Disciplina.

rule-v5-blood-hunt = Caçada de sangue
rule-v5-blood-hunt-text = Logo depois de uma diablerie há um referendo para decidir se uma caçada de sangue é chamada sobre o diablerista. Se passar, o diablerista é queimado. Não é uma ação: ninguém pode bloqueá-lo, e não se jogam modificadores de ação nem cartas de reação. No mais, é um referendo como os outros.
rule-v5-blood-hunt-for-example = Wauneka cometeu diablerie. Contra os 2 votos de Belinde há 2 votos a favor: é empate, portanto não há caçada de sangue, e ele se salva.

rule-v5-influence = Fase 4: influência
rule-v5-influence-text = No começo da sua fase de influência você recebe 4 transferências, para ganhar o controle de vampiros. Nos primeiros turnos são menos: o Matusalém que começa recebe 1, o segundo 2, o terceiro 3. Transferências não podem ser guardadas.
rule-v5-influence-for-example = Jogam quatro Matusaléns. No primeiro turno, Anna recebe 1 transferência, Bruno 2, Carla 3 e Dario 4; do segundo turno em diante, Anna também recebe 4.

rule-v5-influence-transfers = Gastar transferências
rule-v5-influence-transfers-text = 1 transferência move 1 ponto de reserva para um vampiro da sua região incontrolada. 2 transferências devolvem 1 de sangue de um desses vampiros à sua reserva. 4 transferências e 1 ponto de reserva movem o vampiro do topo da sua cripta para a sua região incontrolada. Você divide as transferências como quiser.
rule-v5-influence-transfers-for-example = Anna move 3 pontos de reserva para Colette com 3 transferências. A quarta pode mover mais 1 ponto de reserva ou ficar sem uso; não basta para tomar sangue de volta.

rule-v5-influence-ready = Trazer um vampiro ao jogo
rule-v5-influence-ready-text = A qualquer momento da sua fase de influência, um vampiro incontrolado com tanto sangue quanto a sua capacidade ou mais pode ir para a sua região ativa, com a face para cima e desvirado. Os contadores ficam nele como sangue; os que passam da capacidade voltam na hora ao banco de sangue. Se ele dá transferências, elas só vêm na sua próxima fase de influência.
rule-v5-influence-ready-for-example = Colette tem capacidade 5 e 5 de sangue: Anna a move para a região ativa. Ela pode bloquear no turno de Bruno, e agir no próximo de Anna.

rule-v5-influence-merge = Fundir com a carta avançada
rule-v5-influence-merge-text = Se você controla uma versão de um vampiro, básica ou avançada, e tem a outra na sua região incontrolada, pode gastar 4 transferências e 1 ponto de reserva para fundi-las, com a carta avançada por cima. O que estava no vampiro em jogo fica, o que estava na outra é queimado; as duas são um só vampiro até que ele seja queimado. A carta avançada vale por inteiro e prevalece em caso de conflito, da básica só vale o texto, e agora vale também o texto com o ícone de fusão. Um vampiro avançado contesta outras cópias, básicas ou avançadas.
rule-v5-influence-merge-for-example = Lucita, Independente, é fundida com a sua carta avançada, que é do Sabbat. Agora ela é do Sabbat, tem o texto das duas e se torna Arcebispo de Aragão, como diz o ícone de fusão.

rule-v5-discard = Fase 5: descarte
rule-v5-discard-text = Você recebe uma ação de fase de descarte: com ela pode descartar uma carta da mão e comprar outra, ou pôr em jogo uma carta de evento. Numa fase você só pode jogar um evento, e cada evento só uma vez por partida. Há cartas que dão mais ações ou outros modos de usá-las; uma ação não usada se perde.
rule-v5-discard-for-example = Bruno descarta uma carta que não serve para ele e compra uma nova. Se tivesse jogado um evento, teria ficado com aquela carta.

rule-v5-end-oust = Remoção e pontos de vitória
rule-v5-end-oust-text = Um Matusalém sem reserva é removido do jogo, e com ele as cartas que controla; as cartas dele que outros controlam continuam em jogo. Sempre que a sua presa é removida, não importa por quem, você ganha 1 ponto de vitória e 6 pontos de reserva do banco de sangue. Joga-se até restar um só Matusalém, que ganha mais 1 ponto de vitória. Vence quem tem mais pontos de vitória, mesmo que já tenha saído; com empate não há vencedor.
rule-v5-end-oust-for-example = O último ponto de reserva de Dario se vai num referendo chamado por Bruno. Carla, de quem ele era a presa, ganha 1 ponto de vitória e 6 pontos de reserva; Bruno, nada.

rule-v5-end-simultaneous = Removido junto com a presa
rule-v5-end-simultaneous-text = Se você é removido no mesmo momento que a sua presa, ainda ganha o ponto de vitória por ela. Não ganha os 6 pontos de reserva, que portanto não podem salvá-lo.
rule-v5-end-simultaneous-for-example = Um só efeito tira de Anna e da sua presa Bruno o último ponto de reserva. Anna tem 1 ponto de vitória por Bruno, e os dois estão fora do jogo.

rule-v5-end-new-prey = A nova presa
rule-v5-end-new-prey-text = Quando a sua presa é removida, o próximo Matusalém à sua esquerda se torna a sua presa, e você se torna o predador dele. Quando restam dois, cada um é presa e predador do outro.
rule-v5-end-new-prey-for-example = Anna, Bruno, Carla e Dario sentam-se em sentido horário. Bruno é removido: daí em diante os servos de Anna sangram Carla, e Anna é a predadora de Carla.

rule-v5-end-withdraw = Retirar-se da partida
rule-v5-end-withdraw-text = Se a sua biblioteca acabou e você começa o turno com menos cartas que o tamanho da mão, pode anunciar na fase de desvirar que se retira. Dá certo na sua próxima fase de desvirar se até lá nenhum servo seu entrou em combate nem perdeu ou gastou sangue, e você não perdeu nem gastou reserva. Um só contador perdido faz falhar, mesmo que você o ganhe de volta. Se der certo, você sai com mais 1 ponto de vitória, e o seu predador não recebe nem o ponto de vitória nem a reserva.
rule-v5-end-withdraw-for-example = Carla está sem biblioteca e com 5 cartas na mão. Ela anuncia, mas é sangrada em 1: a tentativa falhou, mesmo que depois ela ganhe 1 ponto de reserva.

rule-v5-sect = Seitas e títulos
rule-v5-sect-text = Um vampiro pertence a uma só seita; mudar de seita é deixar a antiga. Ele tem no máximo um título: um novo substitui o antigo, mesmo que este fosse superior, ou contestado. Só um vampiro da seita certa, e do clã certo se o título pedir, pode receber um título. Se deixa essa seita ou esse clã, perde o benefício do título até voltar, e abdica dele de vez se receber um novo ou se o antigo for contestado.
rule-v5-sect-for-example = Belinde, príncipe da Camarilla, torna-se anarquista por uma carta: não tem mais os seus 2 votos. De volta à Camarilla, ela os tem de novo.

rule-v5-sect-camarilla = Camarilla
rule-v5-sect-camarilla-text = Só vampiros da Camarilla podem ser primogênito, príncipe, justicar ou membro do Círculo Interno. Cada clã tem um justicar e um membro do Círculo Interno, únicos e reservados a vampiros desse clã. Um príncipe está ligado a uma cidade e contesta qualquer outro título dessa cidade. Um primogênito não é único e nunca é contestado.
rule-v5-sect-camarilla-for-example = Donny Kowalczyk é Príncipe de Pittsburgh. Quando Damian, Arcebispo de Pittsburgh, entra em jogo, os dois contestam os seus títulos.

rule-v5-sect-anarch = Anarquistas
rule-v5-sect-anarch-text = Alguns vampiros são anarquistas pela carta; outros se tornam por uma ação ou por uma carta, e isso é uma mudança de seita. Ser anarquista só importa para cartas e efeitos que o exigem. Só um anarquista pode ser barão; um barão está ligado a uma cidade e contesta um príncipe, arcebispo ou outro barão dessa cidade. Um barão que deixa os anarquistas perde o benefício do título até voltar.
rule-v5-sect-anarch-for-example = Elisha Tucker é Barão de Pittsburgh. Donny Kowalczyk, Príncipe de Pittsburgh, entra em jogo, e até que um abdique nenhum dos dois tem 2 votos.

rule-v5-sect-independent = Independentes
rule-v5-sect-independent-text = Um vampiro que não é de nenhuma das grandes seitas é Independente, como diz a carta. Alguns Independentes têm votos pela carta: contam como titulados, cada um com um título próprio. Esses títulos não estão ligados a uma seita.
rule-v5-sect-independent-for-example = Arishat é Independente e tem 1 voto. Ela conta como titulada, e manteria o voto em outra seita.

rule-v5-sect-sabbat = Sabbat
rule-v5-sect-sabbat-text = Só vampiros do Sabbat podem ser bispo, arcebispo, priscus, cardeal ou regente. Um arcebispo está ligado a uma cidade e contesta qualquer outro título dela; o regente é único; os outros não são únicos nem contestados. Um bispo ativo dá 1 voto, um arcebispo 2, um cardeal 3, o regente 4. Os prisci votam em bloco.
rule-v5-sect-sabbat-for-example = Carla controla Damian, arcebispo, e Concordia, bispo, ambos ativos. Ela tem 3 votos.

rule-v5-sect-prisci = O bloco dos prisci
rule-v5-sect-prisci-text = Todos os prisci juntos têm 3 votos num referendo. Cada priscus ativo tem 1 cédula, a favor ou contra, num sub-referendo deles em que votos não contam. O lado com mais cédulas recebe os 3 votos, que podem mudar de lado conforme as cédulas são anunciadas; com empate o bloco se abstém. Um vampiro usa todos os seus votos e cédulas do mesmo lado.
rule-v5-sect-prisci-for-example = A cédula a favor de Khin Aye traz 3 votos a favor. Quando outro priscus anuncia 1 contra, é empate e os 3 votos desaparecem.

rule-v5-sect-antitribu = Clãs antitribu
rule-v5-sect-antitribu-text = Um clã antitribu e o clã sem essa palavra são dois clãs diferentes. Um membro de um não satisfaz um requisito do outro. Mudar de seita não muda o clã.
rule-v5-sect-antitribu-for-example = Aaron Bathurst é Nosferatu antitribu e não pode jogar uma carta que exige um Nosferatu. Se Wauneka entra para o Sabbat, ele continua sendo um Nosferatu.

rule-v5-sect-laibon = Laibon
rule-v5-sect-laibon-text = Só os Laibon podem ser kholo ou magaji, e cada um que esteja ativo dá 2 votos. Um magaji não é único e nunca é contestado. O kholo de um clã é único e precisa ser desse clã.
rule-v5-sect-laibon-for-example = Dario controla Cesewayo e Kisha Bhimji, ambos magaji. Com os dois ativos, ele tem 4 votos.

rule-v5-trait-circle = Círculo
rule-v5-trait-circle-text = Cada Blood Brother pertence a um círculo, indicado na carta. Um vampiro que não tem nenhum é um círculo por si só. O Círculo Interno da Camarilla não é um desses círculos.
rule-v5-trait-circle-for-example = Barry é do círculo de Chicago, Ági do de Budapeste. Uma carta para Blood Brothers de um mesmo círculo não pode usar os dois.

rule-v5-trait-infernal = Infernal
rule-v5-trait-infernal-text = Um servo infernal não desvira como de costume na fase de desvirar. Nessa fase o controlador pode queimar 1 ponto de reserva para desvirá-lo.
rule-v5-trait-infernal-for-example = Arishat é infernal e está virada. Na fase de desvirar Carla queima 1 ponto de reserva, e Arishat desvira; do contrário ficaria virada.

rule-v5-trait-red-list = Lista Vermelha
rule-v5-trait-red-list-text = Com uma ação de fase mestre qualquer Matusalém pode marcar um servo da Lista Vermelha por este turno. Cada vampiro ativo que ele controla pode então entrar em combate com o marcado uma vez, com uma ação (D) a +1 de furtividade que custa 1 de sangue. Um vampiro que queima um servo assim, seja em combate, seja por uma ação direcionada, incluindo diablerie, pode receber um troféu que o controlador pega da biblioteca, da pilha de cinzas ou da mão. Troféus em jogo que ainda não foram dados a ninguém também podem passar a ele, se o controlador deles quiser; tudo isso vem antes da caçada de sangue.
rule-v5-trait-red-list-for-example = Anna marca Ossian, que Bruno controla. Belinde paga 1 de sangue, luta e o queima, e Anna põe em Belinde um troféu da biblioteca.

rule-v5-trait-blood-cursed = Maldição de Sangue
rule-v5-trait-blood-cursed-text = Um vampiro com a Maldição de Sangue não pode cometer diablerie. Ele não pode agir para cometê-la, nem aproveitar a ocasião quando bloqueia um vampiro que deixa o torpor.
rule-v5-trait-blood-cursed-for-example = Ali Kar tem a Maldição de Sangue. Ele bloqueia Ryan, que quer deixar o torpor: Ryan continua lá, e nada mais acontece.

rule-v5-trait-black-hand = Mão Negra
rule-v5-trait-black-hand-text = Um servo com este traço pode jogar e usar as cartas que exigem um servo da Mão Negra. Por si só, o traço não faz mais nada.
rule-v5-trait-black-hand-for-example = Banjoko é da Mão Negra e pode jogar uma carta assim. Wauneka não é, e não pode.

rule-v5-trait-flight = Voo
rule-v5-trait-flight-text = Um servo com voo pode jogar e usar as cartas que exigem voo. Por si só, o traço não faz mais nada. Outros traços desse tipo funcionam do mesmo modo.
rule-v5-trait-flight-for-example = Chalcedony tem voo e pode jogar uma carta que o exige. Belinde não pode, a não ser que algo dê voo a ela.

rule-v5-trait-scarce = Escasso
rule-v5-trait-scarce-text = Quando, na fase de influência, você move um vampiro escasso da região incontrolada para a região ativa, queima 3 pontos de reserva para cada vampiro escasso do clã dele que já controla. O primeiro de um clã não custa nada a mais.
rule-v5-trait-scarce-for-example = Dario controla Asguresh, um Nagaraja escasso. Quando Anu Diptinatpa, outro deles, chega à sua região ativa, ele queima 3 pontos de reserva.

rule-v5-trait-slave = Escravo
rule-v5-trait-slave-text = Um escravo de um clã não pode fazer ações direcionadas se o controlador não tiver um membro ativo desse clã. Se um membro desse clã é bloqueado, quem controla os dois pode virar o escravo: o combate é cancelado, o vampiro agente desvira, e o escravo luta com o bloqueador no lugar dele.
rule-v5-trait-slave-for-example = Chalcedony é escravo dos Tremere. Nassir, um Tremere, é bloqueado por Sully; Bruno vira Chalcedony, Nassir desvira, e Chalcedony luta com Sully.

rule-v5-trait-sterile = Estéril
rule-v5-trait-sterile-text = Um vampiro estéril não pode fazer ações que põem outros vampiros em jogo. Pode fazer todas as outras.
rule-v5-trait-sterile-for-example = Barry é estéril. Ele pode recrutar um aliado, mas não usar uma carta que cria um novo vampiro.

rule-v5-glossary-target = Alvo
rule-v5-glossary-target-text = Um alvo é um Matusalém ou uma carta sobre a qual age uma carta ou efeito que não seja um referendo; em geral precisa estar em jogo. Vampiros em torpor podem ser alvos, vampiros incontrolados e cartas contestadas não. Ter como alvo uma carta num servo não torna o servo um alvo. Contadores nunca são o alvo: se há menos do que o efeito toma, ele toma os que houver.
rule-v5-glossary-target-for-example = Um vampiro não pode ser alvo de ações direcionadas, mas a arma nele pode. Um efeito rouba 2 de sangue de Sully, que tem 1: move-se 1.

rule-v5-glossary-monster = Monstro
rule-v5-glossary-monster-text = Monstro é todo servo ou lacaio que não é mortal nem animal. Vampiros são monstros.
rule-v5-glossary-monster-for-example = Belinde é um monstro, e o lobisomem Ossian também. Carlton Van Wyk é mortal, portanto não é.

rule-v5-glossary-ash-heap = Pilha de cinzas
rule-v5-glossary-ash-heap-text = Cartas queimadas e descartadas vão para a pilha de cinzas do dono, não importa quem as controlava. Uma ação que tem como alvo uma pilha de cinzas é sempre indireta.
rule-v5-glossary-ash-heap-for-example = Belinde age para remover uma carta da pilha de cinzas de Carla. A ação é indireta: Bruno e Dario podem bloquear, Carla não.

rule-v5-glossary-bearer = Portador e empregador
rule-v5-glossary-bearer-text = O portador de um equipamento é o servo em que ele está, e o mesmo vale para o empregador de um lacaio. Se o equipamento fala de certo tipo de portador, só um portador desse tipo pode usá-lo.
rule-v5-glossary-bearer-for-example = Um equipamento serve a um portador com Auspex. Um aliado que não o tem pode carregá-lo, mas não usá-lo.

rule-v5-glossary-wake = Despertar
rule-v5-glossary-wake-text = Um vampiro que desperta durante uma ação pode tentar bloqueá-la e jogar cartas de reação até o fim dela como se estivesse desvirado; mas continua virado, e não pode virar para pagar alguma coisa. Um despertar também pode ser jogado enquanto outra carta está sendo jogada, para que o vampiro possa reagir a ela. Uma carta que desvira o vampiro não é um despertar e não pode ser jogada nesse momento.
rule-v5-glossary-wake-for-example = Ayelech está virada. Ela joga um despertar enquanto Anna joga uma carta, e depois uma reação que cancela essa carta.

rule-v5-glossary-steal-card = Roubar uma carta
rule-v5-glossary-steal-card-text = Quem rouba uma carta passa a controlá-la para sempre; ela fica na região onde estava. Se estava em outra carta, pode ir para uma carta do mesmo tipo que o ladrão controla. Você não pode roubar de si mesmo.
rule-v5-glossary-steal-card-for-example = Carla rouba um vampiro em torpor: é dela, e continua em torpor. Um local que estava num servo de Bruno vai para um dos dela.

rule-v5-glossary-sect = A seita de vampiros mudados e novos
rule-v5-glossary-sect-text = Clãs não têm seita própria. Um vampiro que muda de clã mantém a sua seita. Um novo vampiro toma a seita do vampiro que o cria, se a carta não disser outra coisa.
rule-v5-glossary-sect-for-example = Sully, um Malkavian da Camarilla, torna-se um Brujah por uma carta: ainda é da Camarilla. Um vampiro criado pelo anarquista Crow é anarquista.

rule-v5-glossary-title-card = Cartas de título
rule-v5-glossary-title-card-text = Uma carta de título representa o título do vampiro em que está. Se ele abdica do título ou o perde, a carta é queimada. Se o título é único e contestado, a contestação é paga com o sangue do vampiro, como em qualquer título, e não com reserva.
rule-v5-glossary-title-card-for-example = Uma carta faz de Alexa Draper justicar. Outro Ventrue reclama o mesmo título, e na fase de desvirar de Anna, Alexa Draper queima 1 de sangue para continuar a contestação.

rule-v5-glossary-rest = Outras palavras do jogo
rule-v5-glossary-rest-text = Contadores adicionados vêm do banco de sangue, que nunca se esgota, e os queimados voltam para lá. Quando uma carta é posta em outra, cada uma está ligada à outra. Um servo está fazendo uma ação desde o anúncio até a resolução. Um vampiro está ferido enquanto tem dano que não pôde curar, está a caminho do torpor ou está em torpor.
rule-v5-glossary-rest-for-example = Uma carta adiciona 3 de sangue a Sully: vêm do banco de sangue, não da reserva de Anna. Uma arma em Sully está ligada a ele.

rule-v5-faq-hunt = Perguntas sobre a caça
rule-v5-faq-hunt-text = Um vampiro que já tem todo o sangue que pode ter ainda pode caçar. O sangue além da capacidade se perde.
rule-v5-faq-hunt-for-example = Ryan tem capacidade 4 e 4 de sangue. Ele caça, ganha 1, que volta direto ao banco de sangue.

rule-v5-faq-bleed = Perguntas sobre sangrar
rule-v5-faq-bleed-text = Uma sangria pode ser aumentada ou reduzida a qualquer momento depois do anúncio e das cartas que fazem parte dele; convém esperar que o alvo tenha desistido de bloquear. Para desviar uma sangria, você primeiro desiste de bloquear, e o Matusalém agente ainda pode aumentá-la. O novo alvo pode bloquear ou desviá-la por sua vez, e se ela voltar a você, você pode bloquear de novo. Uma sangria de 0 é uma ação com sucesso se ninguém bloqueou, mas não uma sangria com sucesso: não toma a Vantagem.
rule-v5-faq-bleed-for-example = Bruno desiste de bloquear, Anna aumenta a sangria para 3, e Bruno a desvia para Carla. Carla a reduz a 0: não queima nada, e Anna não toma a Vantagem.

rule-v5-faq-stealth = Perguntas sobre a furtividade
rule-v5-faq-stealth-text = O +1 de furtividade de uma carta de ação pode ajudar outra ação? Não: é a furtividade com que a ação dela mesma começa. Depois, só modificadores de ação e efeitos parecidos, como um local que dá furtividade, a aumentam.
rule-v5-faq-stealth-for-example = Belinde caça, e começa com 1 de furtividade. Uma carta de equipamento na mão de Anna, cuja ação teria +1 de furtividade, não a ajuda; um modificador de ação, sim.

rule-v5-faq-politics = Perguntas sobre política
rule-v5-faq-politics-text = Você só pode ganhar votos na votação, mas mesmo sem precisar, e pode votar contra o seu próprio referendo. Se uma carta de ação política o chamou, quem o chamou não pode queimar outra por um voto; se não, pode queimar uma como todos os outros. Os votos de uma carta assim e da Vantagem são do Matusalém, não do vampiro agente. Uma ação política que não foi bloqueada tem sucesso mesmo que o referendo falhe.
rule-v5-faq-politics-for-example = Um vampiro chama um referendo pelo próprio texto, sem carta. Anna pode queimar uma carta de ação política por 1 voto, e anunciá-lo contra.
