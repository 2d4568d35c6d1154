# Le regole di Fury of Dracula con parole nostre: per ogni sezione del regolamento un titolo, la regola e un esempio.

rule-fury-setup = Come inizia il gioco
rule-fury-setup-text = Il segnalino del tempo sta sull’alba. Partendo da Lord Godalming, ogni cacciatore si mette in una città; più di uno può stare nella stessa. Poi Dracula sceglie una città senza cacciatori e ne mette la carta, coperta, come prima del Trail, senza poteri né Encounter. Nessuno comincia in mare, nel castello di Dracula o in ospedale.
rule-fury-setup-for-example = Mina Harker comincia a Parigi; quindi Dracula non può farlo.

rule-fury-order = Ordine di gioco
rule-fury-order-text = In ogni round gioca prima Dracula, poi Lord Godalming, il Dr. Seward, Van Helsing e Mina Harker. Dracula rimuove carte dalle catacombe, fa avanzare il tempo, muove e agisce; un cacciatore può usare un punto Resolve, muove e agisce. Nel primissimo round il turno di Dracula si salta.
rule-fury-order-for-example = Dopo il primo turno di Mina Harker, Dracula muove per la prima volta.

rule-fury-catacombs-remove = Rimuovere carte dalle catacombe
rule-fury-catacombs-remove-text = All’inizio del turno Dracula può togliere carte dalle catacombe, con i loro Encounter. Questi tornano nel Pool e non maturano mai.
rule-fury-catacombs-remove-for-example = Roma è nelle catacombe. Dracula la toglie, e poi può muovere a Roma normalmente.

rule-fury-time = Avanzamento del Tempo
rule-fury-time-text = Nel turno di Dracula il tempo avanza di uno spazio, salvo che egli sia in mare. Alba, mezzogiorno e tramonto sono il giorno; crepuscolo, mezzanotte e ore piccole la notte. Quando torna l’alba, il Vampire Track e il Resolve Track avanzano di uno.
rule-fury-time-for-example = Dracula comincia il turno nel Mare del Nord: resta mezzanotte, anche se ora sbarca.

rule-fury-resolve = Utilizzo di un punto Resolve
rule-fury-resolve-text = Prima di muovere, un cacciatore può usare un punto Resolve. Newspaper Reports rivela la carta coperta meno recente del Trail; se Dracula si trova lì, i cacciatori vengono solo a saperlo, salvo diversa impostazione. Sense of Emergency porta un cacciatore che non è in gruppo ovunque sulla terraferma, per tanti punti vita quanti punti Vampire mancano a Dracula; chi non sopravvivrebbe non può usarla. Inner Strength dà quattro punti vita a un cacciatore qualunque; ciascuna delle tre si usa una volta per round.
rule-fury-resolve-for-example = Dracula ha due punti Vampire: accorrere attraverso l’Europa costa quattro punti vita.

rule-fury-move-dracula = Movimento di Dracula
rule-fury-move-dracula-text = Dracula muove via strada o mare, in segreto: mette la carta del luogo in cui va in testa al Trail e fa scorrere le altre. La carta è coperta, salvo che in quella città ci sia un cacciatore o che sia il suo castello. La carta che esce torna tra le sue Location o va nelle catacombe. Non può andare in un luogo la cui carta è già nel Trail o nelle catacombe; senza movimenti possibili il Sangue scende alla prossima posizione rossa, e il Trail viene tolto salvo la carta del suo luogo, che viene rivelata.
rule-fury-move-dracula-for-example = Dracula va da Vienna a Praga, dove si trova il Dr. Seward: la carta di Praga è scoperta.

rule-fury-move-hunters = Movimento dei cacciatori
rule-fury-move-hunters-text = I cacciatori muovono via strada, ferrovia o mare, o restano dove sono, ma non in mare. Chi arriva nella città di Dracula lo costringe a rivelarsi, e segue un combattimento.
rule-fury-move-hunters-for-example = Van Helsing arriva a Monaco di Baviera. Dracula è lì, scopre la carta, e combattono.

rule-fury-move-cure = Purificarsi da un morso
rule-fury-move-cure-text = Prima di muovere, un cacciatore morso che si trova in ospedale può tentare di curarsi. Si tenta una volta per turno, poi segue il movimento.
rule-fury-move-cure-for-example = Il Dr. Seward tira 5 in ospedale: il morso è curato, e può ancora viaggiare.

rule-fury-move-road = Movimento di Strada
rule-fury-move-road-text = Una strada porta a una città connessa. In un turno si percorre una strada, salvo che una carta o un potere permetta di più.
rule-fury-move-road-for-example = Da Galway l’unica strada porta a Dublino.

rule-fury-move-sea = Movimento di Mare
rule-fury-move-sea-text = Da un porto ci si imbarca sul suo mare, si naviga di mare in mare e si sbarca in un altro porto; non ci si può fermare né tornare indietro, né sbarcare dove ci si è imbarcati. Imbarcarsi costa a Dracula un punto Sangue, e così ogni movimento di mare tranne quello che segue l’imbarco; con l’ultimo punto non può imbarcarsi. In mare non ci sono combattimenti, poteri né azioni, e Dracula è invisibile.
rule-fury-move-sea-for-example = Dracula si imbarca a Lisbona per un punto, naviga nel Mediterraneo gratis, e pagherebbe di nuovo per il Tirreno.

rule-fury-move-rail = Movimento via Ferrovia
rule-fury-move-rail-text = I cacciatori tirano il dado rosso. X fa perdere il turno; 0 vuol dire niente treno, e si può usare un’altra via. Ogni altro risultato obbliga a prendere il treno, fino a quel numero di tratte; 2/3 vale due a est e tre a ovest. Le città attraversate non hanno effetto.
rule-fury-move-rail-for-example = Lord Godalming tira 3 a Londra e scende a Edimburgo, a due tratte.

rule-fury-catacombs = Le catacombe
rule-fury-catacombs-text = Una carta città che esce dal Trail può invece andare in una posizione libera delle catacombe. Va com’è, con il suo Encounter, e le si aggiunge un altro Encounter coperto; i poteri associati si scartano. Lì gli Encounter non maturano.
rule-fury-catacombs-for-example = Colonia esce dal Trail con Wolves. Dracula la manda nelle catacombe e aggiunge Fog.

rule-fury-action-dracula = Dracula agisce
rule-fury-action-dracula-text = Dove ci sono cacciatori, Dracula li combatte tutti come gruppo. Altrove deve mettere un Encounter coperto sulla carta che ha giocato, ma non in mare, nel suo castello o dopo Double Back.
rule-fury-action-dracula-for-example = Mina Harker e Van Helsing sono a Milano, ciascuno per sé. Dracula arriva, e devono combatterlo insieme.

rule-fury-mature = Maturazione degli Encounter
rule-fury-mature-text = Un Encounter su una carta che esce dal Trail in questo turno può maturare. Ha l’effetto corrispondente e torna nel Pool. Un New Vampire che matura vale due punti.
rule-fury-mature-for-example = Un New Vampire esce dal Trail senza essere trovato. Dracula guadagna due punti, e il Trail si riduce al luogo in cui si trova.

rule-fury-encounter-hand = Mano degli Encounter
rule-fury-encounter-hand-text = Alla fine del turno Dracula prende Encounter fino ad averne cinque. Se ne ha troppi, ne rimette alcuni senza mostrarli.
rule-fury-encounter-hand-for-example = Con Dracula’s Brides in gioco ne tiene sette.

rule-fury-search = Ricerca
rule-fury-search-text = Dovunque si trovi un cacciatore, la carta di quella città nel Trail o nelle catacombe viene subito rivelata. I suoi Encounter si risolvono nell’ordine scelto da Dracula, e dopo di essi Dracula stesso se è lì. Un agente non sconfitto fa terminare il turno e resta. Solo dove non ha incontrato nulla il cacciatore può riposarsi, rifornirsi o scambiare.
rule-fury-search-for-example = A Roma ci sono Wolves e Thief. Dracula fa venire prima Thief.

rule-fury-rest = Riposarsi
rule-fury-rest-text = Un cacciatore che riposa recupera due punti vita. Si pescano due carte Event: quelle con il pipistrello vanno a Dracula, le altre si scartano.
rule-fury-rest-for-example = Si pescano Trap e Forewarned: Dracula prende Trap, e Forewarned è persa.

rule-fury-resupply = Rifornirsi
rule-fury-resupply-text = Una piccola città offre un Event, una grande un Event e un Item, l’ospedale uno dei due, il castello nulla. Un Event con il pipistrello va a Dracula. Mina Harker può sempre prendere una carta in più.
rule-fury-resupply-for-example = A Parigi Mina Harker prende un Event, un Item e un altro Item.

rule-fury-trade = Scambiare
rule-fury-trade-text = Un cacciatore può scambiare Item con un solo altro cacciatore nella stessa città. Gli Event non si scambiano.
rule-fury-trade-for-example = Il Dr. Seward dà a Van Helsing uno Stake e riceve un Rifle.

rule-fury-cards = Gestione delle carte Item ed Event
rule-fury-cards-text = Un cacciatore tiene fino a tre Item e tre Event, il Dr. Seward una carta in più; chi ne ha troppe scarta subito; Dracula tiene quattro Event, e scarta quelli in più quando un cacciatore ha finito di pescare. Le carte Keep aspettano il loro momento, altre si giocano subito, e un Ally resta finché la sua parte non ne gioca un altro. L’ultima carta del mazzo Event non si pesca, ma si mescola nel nuovo mazzo. Un movimento che si è dovuto annunciare va fatto, se è possibile.
rule-fury-cards-for-example = Il Dr. Seward può tenere quattro Item e tre Event, o tre e quattro.

rule-fury-combat-opening = Fase iniziale del combattimento
rule-fury-combat-opening-text = Partendo da Dracula, ognuno può giocare Event utili per il combattimento, e i cacciatori Garlic. Il giro continua finché nessuno aggiunge carte; gli effetti si cumulano.
rule-fury-combat-opening-for-example = Si giocano un Trap e due Advance Planning: il nemico tira con 1 in più, il cacciatore con 2.

rule-fury-combat-hands = Carte di combattimento
rule-fury-combat-hands-text = Un cacciatore combatte con tre carte Tattica e ogni Item con un numero di iniziativa. Dracula ha otto carte di notte e tre di giorno: Claws, Dodge ed Escape as Man. Un agente ha Punch, Dodge e le carte del suo segnalino.
rule-fury-combat-hands-for-example = A mezzogiorno Dracula non può né mordere né trasformarsi in pipistrello.

rule-fury-combat-round = I round di combattimento
rule-fury-combat-round-text = I due scelgono una carta in segreto, la mostrano e tirano un dado con i modificatori. Vince il totale più alto, e la parità va all’iniziativa più alta. La carta del vincitore dice che cosa succede a quella del perdente; alcuni risultati fanno scartare l’Item. La carta appena giocata resta fuori dal round seguente; Dodge non si gioca nel primo round.
rule-fury-combat-round-for-example = Stake contro Claws e il cacciatore tira più alto: Dracula scende alla prossima posizione rossa.

rule-fury-combat-other = Altre regole del combattimento
rule-fury-combat-other-text = Qualunque perdita uccide un agente. Il terzo Continue di un combattimento vale come End. Quando Dracula subisce un Killed il Sangue scende alla prossima posizione rossa, e il combattimento continua finché ce n’è una. Finisce con End, un morso, un cacciatore a 0 punti vita, la morte del nemico o una Escape; come pipistrello Dracula vola a una o due strade di distanza, e la nuova carta prende il posto della vecchia.
rule-fury-combat-other-for-example = Dracula ha 12 punti Sangue e subisce un Killed: ne ha 10 e combatte ancora.

rule-fury-bitten = Cacciatori morsi
rule-fury-bitten-text = Un cacciatore morso riceve un segnalino Morso e tiene scoperti un Item e un Event; Dogs non conta. Dracula aggiunge 1 ai tiri contro un cacciatore morso, anche in gruppo, ma non a causa di Mina Harker. Un morso per cui non c’è posto sconfigge il cacciatore.
rule-fury-bitten-for-example = Mina Harker comincia con un morso: il prossimo la sconfigge.

rule-fury-defeat = Sconfitta di un Cacciatore
rule-fury-defeat-text = Un cacciatore a 0 punti vita, o con un morso di troppo, viene spostato in ospedale, e Dracula guadagna due punti Vampire. Perde tutte le carte e i morsi, tranne quello che Mina Harker ha dall’inizio, torna al massimo dei punti vita e salta il prossimo turno.
rule-fury-defeat-for-example = Il Dr. Seward scende a 0 a Vienna: si risveglia in ospedale con 10 punti vita e senza carte.

rule-fury-group = Cacciatori in Gruppo
rule-fury-group-text = Cacciatori nella stessa città che non hanno mosso in questo round possono formare un gruppo. Muove e agisce una volta per round, nel turno di un membro; uno solo riposa o si rifornisce, tutti possono scambiare fra loro. Gli Encounter colpiscono tutti, e un Item può aiutare tutti. In combattimento ognuno gioca una carta; Dracula ne attacca uno e, se vince questi, si applica una qualunque delle loro carte.
rule-fury-group-for-example = Lord Godalming e Mina Harker in gruppo incontrano Wolves: una Pistol risparmia un punto a ciascuno.

rule-fury-castle = Il castello di Dracula
rule-fury-castle-text = Dracula è sempre visibile nel suo castello; arrivando recupera due punti Sangue, e lì aggiunge 1 ai tiri di combattimento. I cacciatori non possono riposarsi, rifornirsi o scambiare.
rule-fury-castle-for-example = Con 14 punti Sangue ne guadagna solo uno: il massimo è 15.

rule-fury-hospital = L’ospedale
rule-fury-hospital-text = Dracula non entra mai in ospedale, e lì non ci sono Encounter. Un cacciatore morso può tirare un dado prima di muovere: 1 costa due punti vita, 2 e 3 nulla, da 4 a 6 il morso è curato. Rifornirsi dà un Event oppure un Item.
rule-fury-hospital-for-example = Lord Godalming tira 1: perde due punti vita, e il morso resta.

rule-fury-victory = Condizioni di vittoria
rule-fury-victory-text = I cacciatori vincono quando Dracula non ha più Sangue; egli non può mai spendere da sé l’ultimo punto. Dracula vince con sei punti Vampire: due per ogni vampiro maturato, uno per ogni nuovo giorno, due per ogni cacciatore sconfitto.
rule-fury-victory-for-example = A cinque punti, la prossima alba dà la vittoria a Dracula.

rule-fury-power = Poteri speciali
rule-fury-power-text = Dracula ha cinque carte dei poteri per la sua fase di movimento. Una che si trova nel Trail non si può riusare finché non ne esce. Feed e Wolf Form funzionano solo di notte, e in mare non ci sono poteri.
rule-fury-power-for-example = Hide è nella quarta posizione: ancora tre movimenti, e potrà nascondersi di nuovo.

rule-fury-power-dark-call = Dark Call
rule-fury-power-dark-call-text = Dracula resta dov’è, spende due punti Sangue e prende dieci Encounter, dei quali tiene quanti la mano consente. La carta è scoperta, senza Encounter.
rule-fury-power-dark-call-for-example = Con due punti Sangue non può usarla.

rule-fury-power-feed = Feed
rule-fury-power-feed-text = Di notte Dracula resta dov’è e recupera un punto Sangue. La carta è scoperta, senza Encounter.
rule-fury-power-feed-for-example = Al tramonto non può nutrirsi; al crepuscolo sì.

rule-fury-power-double-back = Double Back
rule-fury-power-double-back-text = Dracula torna in un luogo vicino la cui carta è nel Trail o nelle catacombe. La carta va in testa com’è, con un Encounter al massimo; non se ne aggiungono. Se viene dal Trail il vuoto si chiude, quindi non esce nulla.
rule-fury-power-double-back-for-example = A Monaco di Baviera, con Vienna in terza posizione, torna a Vienna.

rule-fury-power-hide = Hide
rule-fury-power-hide-text = Dracula resta dov’è e mette Hide coperta, come se si fosse mosso; può avere un Encounter. Quando un cacciatore arriva nel luogo si rivelano entrambe le carte. Hide si rivela anche quando esce dal Trail.
rule-fury-power-hide-for-example = Dove Dracula si è nascosto possono esserci due Encounter.

rule-fury-power-wolf-form = Wolf Form
rule-fury-power-wolf-form-text = Di notte Dracula paga un punto Sangue, mai l’ultimo, e percorre fino a due strade. Il potere è scoperto, insieme alla carta della destinazione e al suo Encounter. Può passare non visto per una città con un cacciatore, ma non per una benedetta, e può usarlo con Hide o Double Back.
rule-fury-power-wolf-form-for-example = Da Colonia corre per Francoforte, dove si trova Van Helsing, fino a Strasburgo.
