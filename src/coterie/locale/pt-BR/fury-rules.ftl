# As regras de Fury of Dracula em nossas palavras: para cada seção do livro um título, a regra e um exemplo.

rule-fury-setup = Como o jogo começa
rule-fury-setup-text = O marcador de tempo fica na alvorada. Começando por Lord Godalming, cada caçador é colocado em uma cidade; vários podem dividir a mesma. Drácula então escolhe uma cidade sem caçador e põe sua carta, virada para baixo, como a primeira da trilha, sem poder nem encontro. Ninguém começa no mar, no castelo de Drácula ou no hospital.
rule-fury-setup-for-example = Mina Harker começa em Paris; então Drácula não pode.

rule-fury-order = Ordem de jogo
rule-fury-order-text = Em cada rodada Drácula joga primeiro, depois Lord Godalming, o Dr. Seward, Van Helsing e Mina Harker. Ele retira cartas das catacumbas, deixa o tempo passar, move-se e age; um caçador pode gastar determinação, move-se e age. Na primeiríssima rodada o turno de Drácula é omitido.
rule-fury-order-for-example = Depois do primeiro turno de Mina Harker, Drácula se move pela primeira vez.

rule-fury-catacombs-remove = Limpar as catacumbas
rule-fury-catacombs-remove-text = No início do seu turno Drácula pode tirar cartas das catacumbas, com seus encontros. Estes voltam à reserva e nunca amadurecem.
rule-fury-catacombs-remove-for-example = Roma está nas catacumbas. Drácula a retira e então pode ir a Roma normalmente.

rule-fury-time = O tempo
rule-fury-time-text = No turno de Drácula o tempo avança um espaço, a menos que ele esteja no mar. Alvorada, meio-dia e entardecer são o dia; crepúsculo, meia-noite e madrugada a noite. Quando volta a alvorada, a escala dos vampiros e a da determinação sobem um ponto.
rule-fury-time-for-example = Drácula começa o turno no Mar do Norte: continua meia-noite, mesmo que agora desembarque.

rule-fury-resolve = Usar determinação
rule-fury-resolve-text = Antes de se mover, um caçador pode gastar um ponto de determinação. Newspaper Reports revela a carta oculta mais antiga da trilha; se Drácula estiver lá, os caçadores apenas ficam sabendo, salvo configuração diferente. Sense of Emergency leva um caçador que não está em grupo a qualquer lugar em terra, por tantos pontos de saúde quantos pontos Vampire faltam a Drácula; quem não sobreviveria não pode usá-la. Inner Strength dá quatro pontos de saúde a um caçador qualquer; cada uma das três é usada uma vez por rodada.
rule-fury-resolve-for-example = Drácula tem dois pontos Vampire: atravessar a Europa às pressas custa quatro pontos de saúde.

rule-fury-move-dracula = Como Drácula se move
rule-fury-move-dracula-text = Drácula se move por estrada ou mar, em segredo: põe a carta do lugar para onde vai no início da trilha e empurra as outras. Ela fica virada para baixo, a menos que haja um caçador na cidade ou que seja o castelo dele. A carta que sai volta às suas cartas ou vai para as catacumbas. Ele não pode ir a um lugar cuja carta já esteja na trilha ou nas catacumbas; sem movimento possível, o Sangue cai ao próximo ponto vermelho, e a trilha é retirada, menos a carta de seu lugar, que é mostrada.
rule-fury-move-dracula-for-example = Drácula vai de Viena a Praga, onde está o Dr. Seward: a carta de Praga fica virada para cima.

rule-fury-move-hunters = Como os caçadores se movem
rule-fury-move-hunters-text = Os caçadores se movem por estrada, trem ou mar, ou ficam onde estão, mas não no mar. Quem chega à cidade de Drácula o obriga a se mostrar, e segue um combate.
rule-fury-move-hunters-for-example = Van Helsing chega a Munique. Drácula está lá, revela a carta, e eles lutam.

rule-fury-move-cure = Curar antes uma mordida
rule-fury-move-cure-text = Antes de se mover, um caçador mordido no hospital pode tentar se curar. Tenta-se uma vez por turno, e depois vem o movimento.
rule-fury-move-cure-for-example = O Dr. Seward tira 5 no hospital: a mordida some, e ele ainda pode viajar.

rule-fury-move-road = Por estrada
rule-fury-move-road-text = Uma estrada leva a uma cidade vizinha. Usa-se uma estrada por turno, a menos que uma carta ou um poder permita mais.
rule-fury-move-road-for-example = De Galway a única estrada leva a Dublin.

rule-fury-move-sea = Por mar
rule-fury-move-sea-text = De um porto embarca-se no seu mar, navega-se de mar em mar e desembarca-se em outro porto; não se pode parar, nem voltar, nem desembarcar onde se embarcou. Embarcar custa a Drácula um ponto de Sangue, assim como cada movimento de mar exceto o que segue o embarque; com o último ponto ele não pode embarcar. No mar não há combates, poderes nem ações, e Drácula é invisível.
rule-fury-move-sea-for-example = Drácula embarca em Lisboa por um ponto, navega ao Mediterrâneo de graça, e pagaria de novo pelo Mar Tirreno.

rule-fury-move-rail = Por trem
rule-fury-move-rail-text = Os caçadores rolam o dado vermelho. X faz perder o turno; 0 quer dizer sem trem, e pode-se usar outro caminho. Qualquer outra face obriga a viajar, até esse número de trechos; 2/3 vale dois no leste e três no oeste. As cidades de passagem não têm efeito.
rule-fury-move-rail-for-example = Lord Godalming tira 3 em Londres e desce em Edimburgo, a dois trechos.

rule-fury-catacombs = As catacumbas
rule-fury-catacombs-text = Uma carta de cidade que sai da trilha também pode ir para um espaço livre das catacumbas. Vai como está, com seu encontro, e mais um encontro é posto sobre ela virado para baixo; os poderes nela são descartados. Ali os encontros nunca amadurecem.
rule-fury-catacombs-for-example = Colônia sai da trilha com Wolves. Drácula a manda para as catacumbas e acrescenta Fog.

rule-fury-action-dracula = Drácula age
rule-fury-action-dracula-text = Onde há caçadores, Drácula luta com todos como grupo. Em outro lugar ele deve pôr um encontro virado para baixo na carta que jogou, mas não no mar, em seu castelo nem depois de Double Back.
rule-fury-action-dracula-for-example = Mina Harker e Van Helsing estão em Milão, cada um por si. Drácula chega, e os dois devem enfrentá-lo juntos.

rule-fury-mature = Encontros que amadurecem
rule-fury-mature-text = Um encontro em uma carta que sai da trilha neste turno pode amadurecer. Tem o efeito previsto e volta à reserva. Um New Vampire amadurecido vale dois pontos.
rule-fury-mature-for-example = Um New Vampire sai da trilha sem ser achado. Drácula ganha dois pontos, e sua trilha se reduz ao lugar onde está.

rule-fury-encounter-hand = A mão de encontros
rule-fury-encounter-hand-text = No fim do turno Drácula pega encontros até ter cinco. Se tiver demais, devolve alguns sem mostrá-los.
rule-fury-encounter-hand-for-example = Com Dracula’s Brides em jogo ele mantém sete.

rule-fury-search = A busca
rule-fury-search-text = Onde quer que esteja um caçador, uma carta daquela cidade na trilha ou nas catacumbas é logo revelada. Seus encontros acontecem na ordem escolhida por Drácula, e depois o próprio Drácula se estiver ali. Um agente não vencido encerra o turno e fica. Só onde nada encontrou o caçador pode descansar, reabastecer-se ou trocar.
rule-fury-search-for-example = Em Roma há Wolves e Thief. Drácula faz Thief vir primeiro.

rule-fury-rest = Descansar
rule-fury-rest-text = Um caçador que descansa recupera dois pontos de saúde. Compram-se duas cartas de evento: as com o morcego vão para Drácula, as outras são descartadas.
rule-fury-rest-for-example = Saem Trap e Forewarned: Drácula fica com Trap, e Forewarned se perde.

rule-fury-resupply = Reabastecer-se
rule-fury-resupply-text = Uma cidade pequena oferece um evento, uma grande um evento e um item, o hospital um dos dois, o castelo nada. Um evento com o morcego vai para Drácula. Mina Harker sempre pode pegar uma carta a mais.
rule-fury-resupply-for-example = Em Paris Mina Harker pega um evento, um item e outro item.

rule-fury-trade = Trocar
rule-fury-trade-text = Um caçador pode trocar itens com outro caçador na mesma cidade. Eventos não se trocam.
rule-fury-trade-for-example = O Dr. Seward dá uma Stake a Van Helsing e recebe um Rifle.

rule-fury-cards = Cartas de item e de evento
rule-fury-cards-text = Um caçador mantém até três itens e três eventos, o Dr. Seward uma carta a mais; quem tem demais descarta logo; Drácula mantém quatro eventos, e descarta os que sobram quando um caçador termina de comprar. Cartas Keep esperam seu momento, outras são jogadas logo, e um aliado fica até que seu lado jogue outro. A última carta do baralho de eventos não é comprada, mas embaralhada no novo. Um movimento que foi preciso anunciar deve ser feito, se possível.
rule-fury-cards-for-example = O Dr. Seward pode manter quatro itens e três eventos, ou três e quatro.

rule-fury-combat-opening = Antes do combate
rule-fury-combat-opening-text = Começando por Drácula, cada um pode jogar eventos úteis no combate, e os caçadores Garlic. Segue-se até ninguém acrescentar carta; os efeitos se somam.
rule-fury-combat-opening-for-example = Jogam-se um Trap e dois Advance Planning: o inimigo rola com 1 a mais, o caçador com 2.

rule-fury-combat-hands = Cartas de combate
rule-fury-combat-hands-text = Um caçador luta com três cartas de tática e todo item com número de iniciativa. Drácula tem oito cartas à noite e três de dia: Claws, Dodge e Escape as Man. Um agente tem Punch, Dodge e as cartas do seu marcador.
rule-fury-combat-hands-for-example = Ao meio-dia Drácula não pode morder nem virar morcego.

rule-fury-combat-round = Uma rodada de combate
rule-fury-combat-round-text = Os dois escolhem uma carta em segredo, mostram-na e rolam um dado com modificadores. Vence o total mais alto, e o empate vai para a maior iniciativa. A carta do vencedor diz o que acontece com a do perdedor; alguns resultados gastam o item do caçador. A carta jogada fica fora da rodada seguinte; Dodge não se joga na primeira rodada.
rule-fury-combat-round-for-example = Stake contra Claws e o caçador tira mais: Drácula cai ao próximo ponto vermelho.

rule-fury-combat-other = Como o combate segue e termina
rule-fury-combat-other-text = Qualquer perda mata um agente. O terceiro Continue de um combate vale End. Quando Drácula é morto, o Sangue cai ao próximo ponto vermelho, e o combate segue enquanto houver um. Termina com End, uma mordida, um caçador com 0 pontos de saúde, a morte do inimigo ou uma Escape; como morcego, Drácula voa a uma ou duas estradas dali, e a nova carta toma o lugar da antiga.
rule-fury-combat-other-for-example = Drácula tem 12 pontos de Sangue e é morto: fica com 10 e segue lutando.

rule-fury-bitten = Caçadores mordidos
rule-fury-bitten-text = Um caçador mordido recebe um marcador e mantém um item e um evento à mostra; Dogs não conta. Drácula soma 1 às rolagens contra um caçador mordido, mesmo em grupo, mas não por causa de Mina Harker. Uma mordida sem lugar livre derrota o caçador.
rule-fury-bitten-for-example = Mina Harker começa com uma mordida: a próxima a derrota.

rule-fury-defeat = Derrota de um caçador
rule-fury-defeat-text = Um caçador com 0 pontos de saúde, ou com uma mordida a mais, vai para o hospital, e Drácula ganha dois pontos Vampire. Perde todas as cartas e mordidas, menos a que Mina Harker tem desde o início, recupera toda a saúde e perde o próximo turno.
rule-fury-defeat-for-example = O Dr. Seward cai a 0 em Viena: acorda no hospital com 10 pontos de saúde e sem cartas.

rule-fury-group = Caçadores em grupo
rule-fury-group-text = Caçadores na mesma cidade que não se moveram nesta rodada podem formar um grupo. Ele se move e age uma vez por rodada, no turno de um membro; só um descansa ou se reabastece, todos podem trocar entre si. Os encontros atingem todos, e um item pode ajudar a todos. No combate cada um joga uma carta; Drácula ataca um e, se este vence, aplica-se qualquer uma das cartas deles.
rule-fury-group-for-example = Lord Godalming e Mina Harker em grupo encontram Wolves: uma Pistol poupa um ponto a cada um.

rule-fury-castle = O castelo de Drácula
rule-fury-castle-text = Drácula é sempre visto em seu castelo; ao chegar recupera dois pontos de Sangue, e ali soma 1 às rolagens de combate. Os caçadores não podem descansar, reabastecer-se nem trocar nele.
rule-fury-castle-for-example = Com 14 pontos de Sangue ele ganha só um: 15 é o máximo.

rule-fury-hospital = O hospital
rule-fury-hospital-text = Drácula nunca entra no hospital, e nenhum encontro fica ali. Um caçador mordido pode rolar um dado antes de se mover: 1 custa dois pontos de saúde, 2 e 3 nada, de 4 a 6 cura uma mordida. Reabastecer-se dá um evento ou um item.
rule-fury-hospital-for-example = Lord Godalming tira 1: perde dois pontos de saúde, e a mordida fica.

rule-fury-victory = A vitória
rule-fury-victory-text = Os caçadores vencem quando Drácula não tem mais Sangue; ele nunca pode gastar o último ponto por vontade própria. Drácula vence com seis pontos Vampire: dois por vampiro amadurecido, um por novo dia, dois por caçador derrotado.
rule-fury-victory-for-example = Com cinco pontos, a próxima alvorada dá a vitória a Drácula.

rule-fury-power = Poderes especiais
rule-fury-power-text = Drácula tem cinco cartas de poder para sua fase de movimento. Uma que esteja na trilha não pode ser usada de novo até sair. Feed e Wolf Form só funcionam à noite, e no mar ele não tem poderes.
rule-fury-power-for-example = Hide está no quarto espaço: mais três movimentos, e ele poderá se esconder de novo.

rule-fury-power-dark-call = Dark Call
rule-fury-power-dark-call-text = Drácula fica onde está, paga dois pontos de Sangue e pega dez encontros, dos quais mantém quantos sua mão permite. A carta fica virada para cima, sem encontro.
rule-fury-power-dark-call-for-example = Com dois pontos de Sangue ele não pode usá-la.

rule-fury-power-feed = Feed
rule-fury-power-feed-text = À noite Drácula fica onde está e recupera um ponto de Sangue. A carta fica virada para cima, sem encontro.
rule-fury-power-feed-for-example = Ao entardecer ele não pode se alimentar; no crepúsculo pode.

rule-fury-power-double-back = Double Back
rule-fury-power-double-back-text = Drácula volta a um lugar vizinho cuja carta está na trilha ou nas catacumbas. A carta vai para o início como está, com no máximo um encontro; nenhum é acrescentado. Se vem da trilha, o vão se fecha e nada sai.
rule-fury-power-double-back-for-example = Em Munique, com Viena no terceiro espaço, ele volta a Viena.

rule-fury-power-hide = Hide
rule-fury-power-hide-text = Drácula fica onde está e põe Hide virada para baixo, como se tivesse se movido; ela pode ter um encontro. Quando um caçador chega ao lugar as duas cartas são mostradas. Hide também é mostrada quando sai da trilha.
rule-fury-power-hide-for-example = Dois encontros podem esperar um caçador onde Drácula se escondeu.

rule-fury-power-wolf-form = Wolf Form
rule-fury-power-wolf-form-text = À noite Drácula paga um ponto de Sangue, nunca o último, e percorre até duas estradas. O poder fica virado para cima, com a carta do destino e seu encontro. Pode passar sem ser visto por uma cidade com caçador, mas não por uma abençoada, e pode usar Hide ou Double Back junto.
rule-fury-power-wolf-form-for-example = De Colônia ele corre por Frankfurt, onde está Van Helsing, até Estrasburgo.
