# Le regole di Vampire: The Eternal Struggle a parole nostre: il gioco, le carte, il turno fino alla fase dei servitori, e singole carte.

rule-v5-goal = Lo scopo del gioco
rule-v5-goal-text = Sei un Matusalemme, e i tuoi punti risorsa sono la tua influenza. Con essi conquisti vampiri più giovani, e le loro azioni consumano le risorse degli altri Matusalemme. Chi resta senza punti risorsa è eliminato, e ogni eliminazione dà punti vittoria. A fine partita vince il Matusalemme con più punti vittoria.
rule-v5-goal-for-example = Bruno brucia il suo ultimo punto risorsa. È eliminato, e Anna, di cui era la preda, ottiene 1 punto vittoria.

rule-v5-deck-size = Quante carte in un mazzo
rule-v5-deck-size-text = Un mazzo è fatto di una cripta di almeno 12 carte e di una libreria da 60 a 90 carte. La cripta non ha un massimo. Di ogni carta puoi mettere quante copie vuoi.
rule-v5-deck-size-for-example = Una cripta di 15 carte con quattro copie di Sully e una libreria di 75 carte è ammessa. Con 59 carte in libreria il mazzo non è ammesso.

rule-v5-deck-groups = I gruppi nella cripta
rule-v5-deck-groups-text = Ogni carta cripta ha il numero di un gruppo. Le carte di una cripta vengono tutte da un solo gruppo o da due gruppi consecutivi; una carta del gruppo QUALUNQUE sta con tutti. Durante la partita puoi comunque prendere il controllo di vampiri di altri gruppi.
rule-v5-deck-groups-for-example = Una cripta con vampiri dei gruppi 5 e 6 è ammessa, una con i gruppi 4 e 6 no.

rule-v5-counters = Risorse, sangue e vita
rule-v5-counters-text = I segnalini sono di un solo tipo: si chiamano risorsa quando li hai tu, sangue su un vampiro, vita su un alleato o un seguace. Quando un segnalino si sposta, cambia nome. Quelli bruciati, pagati o spesi tornano nella banca del sangue, quelli guadagnati o aggiunti vengono da lì.
rule-v5-counters-for-example = Anna sposta 1 punto risorsa su Madison, ed è ora 1 punto sangue. Un alleato ruba quel sangue, che diventa 1 punto vita.

rule-v5-edge = Il Vantaggio
rule-v5-edge-text = Il Vantaggio mostra chi al momento sta meglio degli altri. All’inizio non è di nessuno e sta al centro del tavolo. Lo può avere un solo Matusalemme alla volta, e un dissanguare riuscito lo toglie a chi lo ha.
rule-v5-edge-for-example = Carla ha il Vantaggio. Un servitore di Anna dissangua Bruno di 1, e il Vantaggio passa da Carla ad Anna.

rule-v5-turn = Le cinque fasi del turno
rule-v5-turn-text = I turni procedono in senso orario a partire dal primo Matusalemme. Ogni turno ha cinque fasi, in quest’ordine: disimpegno, dominus, servitori, influenza, scarto.
rule-v5-turn-for-example = Anna disimpegna le sue carte, gioca una carta dominus, fa agire due vampiri, sposta risorse su un vampiro non controllato e scarta una carta. Poi tocca a Bruno.

rule-v5-crypt-unique = Ogni vampiro è unico
rule-v5-crypt-unique-text = Ogni carta cripta è unica: di un vampiro può essere in gioco una sola copia. Se un altro Matusalemme porta in gioco lo stesso vampiro, i due se lo contendono.
rule-v5-crypt-unique-for-example = Anna controlla Colette. Quando Dario muove la propria Colette nella zona attiva, entrambe le carte sono girate a faccia in giù e contese.

rule-v5-crypt-capacity = La capacità
rule-v5-crypt-capacity-text = La capacità dice quanto sangue un vampiro può avere, quante risorse costa portarlo in gioco, e la sua età: di due vampiri quello con la capacità più alta è più anziano, l’altro più giovane. Il sangue oltre la capacità va subito nella banca del sangue. Solo un vampiro non controllato può averne di più, finché non entra in gioco.
rule-v5-crypt-capacity-for-example = Chelsea Blake ha capacità 5 e 4 punti sangue. Ne guadagna 3: ne tiene 5, e 2 vanno nella banca del sangue.

rule-v5-crypt-clan = Clan, setta e titolo
rule-v5-crypt-clan-text = Ogni vampiro appartiene a un clan; il riquadro di testo dà setta, titolo e abilità speciali. Alcune carte libreria possono essere giocate solo da un membro di un certo clan, altre hanno effetto solo su un membro di quel clan.
rule-v5-crypt-clan-for-example = I Cunicoli richiede un Nosferatu. Lenny Burkhead la può giocare, Madison, che è una Ventrue, no.

rule-v5-crypt-disciplines = I livelli di una Disciplina
rule-v5-crypt-disciplines-text = Un simbolo quadrato dice che il vampiro ha la Disciplina al livello base, un rombo al livello superiore. Per giocare una carta che richiede una Disciplina il vampiro deve averla. Al livello base può usare solo l’effetto base; al livello superiore uno dei due effetti, ma mai entrambi insieme.
rule-v5-crypt-disciplines-for-example = Madison ha Dominazione superiore e gioca Governare i non Allineati: o dissangua, o aggiunge 3 punti sangue a un vampiro più giovane non controllato. Oshri Dahan ha Dominazione base e con la carta può solo dissanguare.

rule-v5-crypt-advanced = Carte cripta avanzate
rule-v5-crypt-advanced-text = Un vampiro avanzato ha un’icona speciale sotto il simbolo del clan. È un vampiro come gli altri e si può influenzare nel modo normale; inoltre può fondersi con la versione base dello stesso vampiro.
rule-v5-crypt-advanced-for-example = Anna ha nella zona non controllata un vampiro avanzato di capacità 7. Lo porta in gioco con 7 punti risorsa, anche se non ha mai avuto la versione base.

rule-v5-library-types = I tipi di carte libreria
rule-v5-library-types-text = Le carte dominus le giocano i Matusalemme stessi, le carte servitore i loro vampiri e alleati. Le carte evento si mettono in gioco nella fase di scarto. Tutte, tranne le carte dominus, hanno un’icona in alto.
rule-v5-library-types-for-example = Bambola di Sangue è una carta dominus, e Anna la gioca da sé. Deflettere è una carta servitore, e la deve giocare un suo vampiro.

rule-v5-play-card = Giocare una carta
rule-v5-play-card-text = Per giocare una carta la mostri e ne dici l’effetto; quando l’effetto è risolto, la carta va nella tua pila degli scarti. Se la carta dice di metterla in gioco, va invece nell’area di gioco. Una carta che non si risolve subito, come una carta azione, resta fuori gioco fino alla risoluzione.
rule-v5-play-card-for-example = Sully gioca Governare i non Allineati. Mentre gli altri tentano di bloccare, la carta non è né in gioco né nella pila degli scarti; ci arriva quando l’azione è risolta.

rule-v5-play-as-played = Mentre una carta viene giocata
rule-v5-play-as-played-text = Alcuni effetti cancellano una carta quando viene giocata. In quel momento puoi usare solo questi effetti e quelli di risveglio. La carta viene rimpiazzata solo dopo.
rule-v5-play-as-played-for-example = Bruno vuole cancellare una carta di Anna, ma il suo vampiro è impegnato. Il vampiro può prima risvegliarsi e poi cancellarla; solo dopo Anna pesca la sua nuova carta.

rule-v5-play-replace = Capacità di mano e pesca
rule-v5-play-replace-text = Ogni volta che giochi una carta dalla mano, ne peschi una dalla libreria per rimpiazzarla, salvo che la carta dica altro. La mano è sempre al completo, di norma 7 carte: se cambia la capacità di mano o il numero di carte, peschi o scarti subito. Una carta da rimpiazzare più tardi riduce fino ad allora la capacità di mano. Con la libreria vuota continui a giocare senza pescare.
rule-v5-play-replace-for-example = Anna gioca una carta che rimpiazza solo nella fase di scarto. Fino ad allora gioca con una mano di 6 carte.

rule-v5-play-requirements = I requisiti
rule-v5-play-requirements-text = Una carta servitore può essere giocata solo da un servitore che ne soddisfa tutti i requisiti: clan, Disciplina, capacità, titolo. Per una carta dominus con requisiti devi controllare un servitore attivo che li soddisfa. Se una carta elenca più Discipline, ogni effetto mostra quali richiede.
rule-v5-play-requirements-for-example = L’unico Tremere di Bruno è in torpore. Bruno non può giocare Biblioteca Arcana, che richiede un Tremere.

rule-v5-play-cost = I costi
rule-v5-play-cost-text = Il numero in una goccia rossa è il sangue che il vampiro brucia; quello in un rombo con un teschio sono i punti risorsa che brucia il Matusalemme. Una carta che non puoi pagare non la puoi giocare. Puoi pagare solo con ciò che è tuo: se il costo è il Vantaggio o una carta scartata, devono essere tuoi, ma un servitore può usare quelli del suo controllore.
rule-v5-play-cost-for-example = Deflettere costa 1 punto sangue, e Sully non ne ha: non può giocarla, neppure se Anna ha 20 punti risorsa.

rule-v5-play-cost-reducers = Riduttori di costo opzionali
rule-v5-play-cost-reducers-text = Un effetto che può abbassare un costo si usa quando la carta viene giocata, per riuscire a giocarla, oppure più tardi, quando la carta si risolve e l’azione è ormai riuscita. Con una carta cancellata l’effetto non conta come usato.
rule-v5-play-cost-reducers-for-example = Anna ha una carta che riduce di 1 punto risorsa il costo di un equipaggiamento. Aspetta che l’azione di equipaggiare abbia successo, e la usa solo allora.

rule-v5-play-targets = Bersagli in gioco
rule-v5-play-targets-text = Una carta giocata su un’altra, o che sceglie un’altra carta, ha bisogno di una carta in gioco, cioè controllata. I vampiri in torpore sono bersagli validi. I vampiri non controllati e le carte contese non lo sono, salvo che la carta lo dica.
rule-v5-play-targets-for-example = Anna può mettere Vena su un vampiro in torpore, ma non su uno della sua zona non controllata.

rule-v5-play-impulse = Chi può giocare per primo
rule-v5-play-impulse-text = L’impulso, cioè la prima occasione di usare una carta o un effetto, è sempre del Matusalemme agente, che può usarne più di seguito. Poi passa: in combattimento e in un’azione diretta a un solo Matusalemme, a chi si difende; in un’azione diretta a più d’uno, a questi in senso orario; in un’azione indiretta, alla preda e poi al predatore; e infine agli altri in senso orario. Appena qualcuno usa qualcosa, l’impulso torna al Matusalemme agente. Si va avanti quando tutti hanno passato.
rule-v5-play-impulse-for-example = A un tavolo di quattro Anna compie un’azione indiretta. Passa lei, passa Bruno, la sua preda, e Dario, il suo predatore, gioca una carta: ora tocca di nuovo ad Anna, prima che a Bruno.

rule-v5-play-acting-out-of-turn = Agire fuori dal proprio turno
rule-v5-play-acting-out-of-turn-text = Il Matusalemme agente è di solito quello di turno. Se una carta fa agire un servitore nel turno di un altro, per la durata dell’azione il Matusalemme agente è il controllore di quel servitore.
rule-v5-play-acting-out-of-turn-for-example = Nel turno di Anna una carta fa agire un vampiro di Carla. Durante quell’azione l’impulso è prima di Carla, non di Anna.

rule-v5-master = Carte dominus
rule-v5-master-text = Una carta dominus si gioca con un’azione di fase dominus, e ne ricevi una all’inizio di ogni tua fase dominus. Le carte dominus fuori-turno si giocano solo nei turni altrui, con l’azione della tua prossima fase dominus. Ogni carta dominus in gioco resta sotto il controllo di chi l’ha giocata, perfino se sta su una carta altrui.
rule-v5-master-for-example = Anna gioca Sovversione della Pentex su un vampiro di Bruno. La carta sta sul vampiro di lui, ma la controlla Anna.

rule-v5-master-location = Luoghi
rule-v5-master-location-text = Un luogo è in mano a un Matusalemme o a un servitore. Resta in gioco e si può usare più volte, già nel turno in cui viene giocato. Alcuni effetti lo possono bruciare.
rule-v5-master-location-for-example = Carla gioca Le Distese e nello stesso turno la impegna per scartare una carta e pescarne un’altra.

rule-v5-master-trifle = Triviali
rule-v5-master-trifle-text = Se giochi una carta triviale e non viene cancellata, ottieni subito un’altra azione di fase dominus. Se era anche fuori-turno, la ottieni nella tua prossima fase dominus. In una fase dominus le triviali possono darti una sola azione; le successive sono carte dominus regolari.
rule-v5-master-trifle-for-example = Anna gioca Servo, triviale, e con la nuova azione Vena, triviale anch’essa. La seconda non le dà nulla, e le sue azioni di fase dominus sono finite.

rule-v5-master-discipline = Carte Disciplina
rule-v5-master-discipline-text = Una carta Disciplina si mette su un vampiro controllato e dà un livello: una nuova Disciplina al livello base, oppure una da base a superiore. Quasi tutte aumentano anche la capacità di 1. Il sangue per riempirla non arriva con la carta.
rule-v5-master-discipline-for-example = Nik Sikko, capacità 3 con 3 punti sangue, riceve una carta di Ascendente: ora ha Ascendente superiore e capacità 4, sempre con 3 punti sangue.

rule-v5-master-trophy = Trofei
rule-v5-master-trophy-text = Un trofeo entra in gioco con un’azione di fase dominus, oppure viene preso come premio per un servitore della Lista Rossa bruciato. Non fa nulla finché non è spostato su un vampiro. Da allora lo controlla il controllore di quel vampiro, e non può più essere spostato.
rule-v5-master-trophy-for-example = Dario ha in gioco un trofeo ancora senza effetto. Un suo vampiro brucia un servitore della Lista Rossa, Dario sposta lì il trofeo, e lì resta.

rule-v5-master-out-of-turn = Carte dominus fuori-turno
rule-v5-master-out-of-turn-text = Una carta dominus fuori-turno si gioca nel turno di un altro Matusalemme, mai nel proprio. Toglie un’azione alla tua prossima fase dominus, anche se viene cancellata. Prima di quella fase non ne puoi giocare una seconda, per quante azioni tu abbia.
rule-v5-master-out-of-turn-for-example = Nel turno di Bruno Anna gioca una carta dominus fuori-turno. Nella sua prossima fase dominus ha 0 azioni invece di 1.

rule-v5-minion-card = Carte servitore
rule-v5-minion-card-text = Le carte servitore le giocano i tuoi vampiri e alleati. Una carta con un clan, una Disciplina o un costo in sangue può essere giocata solo da un vampiro che li soddisfa. In gioco la controlla il controllore del servitore su cui sta; se non sta su alcun servitore, il Matusalemme che l’ha giocata. Una carta può appartenere a più tipi insieme.
rule-v5-minion-card-for-example = Bruno prende il controllo di un vampiro di Anna che ha una Magnum .44. Anche l’arma ora la usa Bruno, ma la carta resta di proprietà di Anna.

rule-v5-minion-card-action = Carte azione
rule-v5-minion-card-action-text = Un servitore attivo e disimpegnato gioca una carta azione per compiere un’azione diversa da quelle predefinite. Ogni azione usa una sola carta azione: non puoi mai aggiungerne una a un’altra azione.
rule-v5-minion-card-action-for-example = Madison gioca Governare i non Allineati per dissanguare di 3. Nella stessa azione non ne può giocare una seconda copia per dissanguare di 5.

rule-v5-minion-card-ally = Carte alleato
rule-v5-minion-card-ally-text = Un alleato entra in gioco e riceve dalla banca del sangue la sua vita iniziale. Non appartiene al servitore che lo ha reclutato: è un servitore a sé.
rule-v5-minion-card-ally-for-example = Colette recluta un alleato con 3 punti vita. Quando più tardi Colette è bruciata, l’alleato resta.

rule-v5-minion-card-ally-as-vampire = Alleati che giocano carte da vampiri
rule-v5-minion-card-ally-as-vampire-text = Alcuni alleati possono giocare certe carte da vampiri. Per tutto ciò che la carta produce, anche se dura nel tempo, l’alleato vale come un vampiro di capacità 1 e i suoi punti vita come sangue: paga, guadagna e perde vita, e la vita guadagnata oltre la capacità è persa. Il danno aggravato brucia i suoi punti vita come ogni altro danno, ma se dovesse andare in torpore è bruciato. Per una carta che resta in gioco non è un vampiro.
rule-v5-minion-card-ally-as-vampire-for-example = Un alleato con 2 punti vita gioca da vampiro una carta che costa 1 punto sangue. Per pagarla brucia 1 punto vita.

rule-v5-minion-card-equipment = Carte equipaggiamento
rule-v5-minion-card-equipment-text = Un equipaggiamento si mette sul servitore agente, che ne è il portatore. Quando il portatore è bruciato, è bruciato anche l’equipaggiamento.
rule-v5-minion-card-equipment-for-example = Lenny Burkhead porta una Magnum .44. È bruciato in combattimento, e la Magnum .44 va con lui nella pila degli scarti.

rule-v5-minion-card-retainer = Carte seguace
rule-v5-minion-card-retainer-text = Un seguace si mette sul servitore agente, il suo possessore, e riceve dalla banca del sangue la sua vita iniziale. È bruciato quando perde l’ultimo punto vita o quando è bruciato il possessore.
rule-v5-minion-card-retainer-for-example = Un Corvo Spia con 1 punto vita subisce 1 danno in combattimento. È bruciato, e il suo possessore perde il +1 intercetto.

rule-v5-minion-card-political = Carte azione politica
rule-v5-minion-card-political-text = Una carta azione politica ha due usi: un vampiro la gioca come azione per indire il suo referendum, oppure la bruci dalla mano durante un referendum per ottenere 1 voto. Come azione la possono giocare solo i vampiri.
rule-v5-minion-card-political-for-example = Andi Liu indice Contendersi le Risorse Mortali. Durante il referendum Bruno brucia una Legittimazione dell’Ancilla e ottiene 1 voto.

rule-v5-minion-card-modifier = Modificatori di azione
rule-v5-minion-card-modifier-text = Finché la sua azione non è risolta, il servitore agente vi può giocare modificatori di azione. Un servitore non può giocare due volte lo stesso modificatore in un’azione, neppure a un altro livello. Alcuni modificatori sono per servitori diversi da quello che agisce: solo per quelli dello stesso Matusalemme.
rule-v5-minion-card-modifier-for-example = Sully agisce e gioca Ammantare le Moltitudini per +1 furtività. Non ne può giocare un’altra, ma Dr. Stephen Norton, anch’egli di Anna, può aiutare giocandola al livello superiore.

rule-v5-minion-card-combat = Carte combattimento
rule-v5-minion-card-combat-text = Le carte combattimento le giocano i servitori che sono in combattimento.
rule-v5-minion-card-combat-for-example = Aunt Linda è stata bloccata ed è in combattimento. Ora può giocare Gancio; durante l’azione stessa non poteva.

rule-v5-minion-card-combat-outside = Carte combattimento dall’esterno
rule-v5-minion-card-combat-outside-text = Alcune carte combattimento sono per servitori non coinvolti nel combattimento in corso. Le può giocare un servitore di qualsiasi Matusalemme, anche di chi in quel combattimento non ha parte.
rule-v5-minion-card-combat-outside-for-example = Un vampiro di Anna combatte contro un vampiro di Bruno. Il vampiro di Carla, che non combatte, può giocare una carta di questo tipo.

rule-v5-minion-card-reaction = Carte reazione
rule-v5-minion-card-reaction-text = Un servitore attivo e disimpegnato può giocare carte reazione quando agisce un servitore di un altro Matusalemme. Un servitore non può giocare due volte la stessa carta reazione in un’azione, neppure a un altro livello. Giocarla non lo impegna.
rule-v5-minion-card-reaction-for-example = Un vampiro di Anna dissangua Bruno. Trevon Parker, di Bruno, disimpegnato, gioca Occhi di Argus per +2 intercetto e resta disimpegnato.

rule-v5-minion-card-reflex = Carte riflesso
rule-v5-minion-card-reflex-text = Con una carta riflesso un servitore cancella una carta di un certo tipo giocata contro di lui, nel momento in cui viene giocata.
rule-v5-minion-card-reflex-for-example = Contro il vampiro di Carla viene giocata una carta attacco. Carla la cancella subito con una carta riflesso; dopo la risoluzione dell’attacco sarebbe troppo tardi.

rule-v5-event-card = Carte evento
rule-v5-event-card-text = Una volta in ogni tua fase di scarto puoi usare un’azione di fase di scarto per mettere in gioco un evento. Ogni evento si può giocare una sola volta per partita, chiunque lo giochi. Lo controlla il Matusalemme che l’ha giocato.
rule-v5-event-card-for-example = Anna gioca un evento nel turno 3. Dario ha in mano lo stesso evento: non lo può più giocare.

rule-v5-setup-seats = Posti, preda e predatore
rule-v5-setup-seats-text = I Matusalemme siedono nell’ordine che vogliono, e il caso decide chi comincia. Chi siede alla tua sinistra è la tua preda, che vuoi eliminare; chi siede alla tua destra è il tuo predatore, che vuole eliminare te. Quando la tua preda è eliminata, il prossimo a sinistra diventa la tua preda.
rule-v5-setup-seats-for-example = Anna, Bruno, Carla e Dario siedono in senso orario. Bruno è la preda di Anna e Dario il suo predatore; eliminato Bruno, la preda di Anna è Carla.

rule-v5-setup-pool = Trenta risorse e la banca del sangue
rule-v5-setup-pool-text = Ogni Matusalemme comincia con 30 punti risorsa. Tutti gli altri segnalini sono la banca del sangue, che non finisce mai.
rule-v5-setup-pool-for-example = A un tavolo di cinque si danno 150 segnalini come risorse. Se più tardi la banca sembra vuota, va bene qualunque altra cosa come segnalino.

rule-v5-setup-area = Area di gioco e prime carte
rule-v5-setup-area-text = Davanti a te ci sono una zona non controllata e una zona controllata, e questa è divisa in zona attiva e torpore. Cripta e libreria si mescolano, e il tuo predatore può tagliarle. Peschi 7 carte dalla libreria come mano e metti le prime 4 carte della cripta a faccia in giù nella zona non controllata. Puoi guardare quando vuoi la tua mano e le tue carte non controllate.
rule-v5-setup-area-for-example = Anna comincia con 7 carte in mano, 4 vampiri a faccia in giù e nessuno nella zona attiva.

rule-v5-terms-burn = Bruciare e la pila degli scarti
rule-v5-terms-burn-text = Le carte bruciate finiscono nella pila degli scarti di chi ne è proprietario, aperta a tutti in ogni momento; i segnalini bruciati tornano nella banca del sangue. Ciò che sta su una carta bruciata o rimossa dal gioco è bruciato anch’esso. Un effetto può far tornare una carta dalla pila degli scarti, ma mai una rimossa dal gioco.
rule-v5-terms-burn-for-example = Madison ha 3 punti sangue e una Magnum .44 quando è bruciata. I 3 punti sangue vanno nella banca del sangue, le due carte nella pila degli scarti.

rule-v5-terms-control = Chi controlla una carta
rule-v5-terms-control-text = Controlli i vampiri che porti in gioco e le carte dominus che giochi, ovunque stiano. Una carta servitore la controlla il controllore del servitore su cui sta, e se non sta su alcuna carta chi l’ha giocata. Gli effetti che cambiano il controllo lo dicono.
rule-v5-terms-control-for-example = Anna mette Vena su un vampiro di Bruno: Vena è di Anna. La Magnum .44 sullo stesso vampiro è di Bruno.

rule-v5-terms-lock = Impegnare e disimpegnare
rule-v5-terms-lock-text = Impegnare una carta vuol dire girarla di lato, segno che è stata usata; disimpegnarla vuol dire rimetterla diritta. Solo i servitori disimpegnati possono agire e bloccare.
rule-v5-terms-lock-for-example = Colette dissangua e si impegna. Nel turno di Bruno non può bloccare, a meno che qualcosa la disimpegni o la risvegli.

rule-v5-terms-ownership = La proprietà di una carta
rule-v5-terms-ownership-text = Le carte con cui cominci la partita sono di tua proprietà. Altri possono ottenerne il controllo, mai la proprietà, e alla fine tutte ti sono restituite. Se sei eliminato, le tue carte controllate da altri restano in gioco finché non sono bruciate.
rule-v5-terms-ownership-for-example = Carla controlla un vampiro di proprietà di Bruno. Bruno è eliminato e Carla tiene il vampiro; se è bruciato, va nella pila degli scarti di Bruno.

rule-v5-terms-golden = Le carte prima delle regole
rule-v5-terms-golden-text = Se una carta contraddice le regole, ha ragione la carta.
rule-v5-terms-golden-for-example = Le regole dicono di rimpiazzare subito una carta. Attraversare lo Specchio dice di farlo più tardi, e così è.

rule-v5-wording-during = «Durante X, fai Y»
rule-v5-wording-during-text = Un effetto che dice «durante X, fai Y» si può usare una volta per ogni X con ciascuna carta che lo ha.
rule-v5-wording-during-for-example = Con Vena si sposta 1 punto sangue in una fase di disimpegno, non 2. Con due copie di Vena si può fare due volte.

rule-v5-wording-lock-to = «Impegna X per fare Y»
rule-v5-wording-lock-to-text = Se per avere un effetto qualcosa va impegnato, prima dev’essere disimpegnato. Un servitore impegnato non può farlo, neppure se si risveglia. È diverso se impegnarsi non è il prezzo ma parte dell’effetto: allora lo può usare anche un servitore impegnato che si è risvegliato.
rule-v5-wording-lock-to-for-example = Sully, dopo essersi impegnato, si risveglia. Può giocare Deflettere, che impegna chi la gioca come parte dell’effetto; non può usare un’abilità che dice «impegna per ottenere 1 voto».

rule-v5-wording-search = Cercare
rule-v5-wording-search-text = Se cerchi nella libreria o nella cripta non devi dire che cosa, e puoi non trovare nulla. Poi mescoli il mazzo.
rule-v5-wording-search-for-example = Anna può cercare un equipaggiamento nella libreria. Guarda, non ne vuole nessuno, non prende nulla e mescola.

rule-v5-wording-cancel = Cancellare una carta
rule-v5-wording-cancel-text = Una carta cancellata non fa nulla, ma vale come giocata. Nel caso di una carta azione il servitore resta disimpegnato, non paga nulla e può rigiocare la stessa carta azione. Ogni altra carta va pagata lo stesso. Se era un attacco, il servitore ne sceglie un altro, anche da una carta.
rule-v5-wording-cancel-for-example = Governare i non Allineati di Madison è cancellata: Madison resta disimpegnata, tiene il suo sangue e può riprovare. Con Deflettere avrebbe perso 1 punto sangue.

rule-v5-unlock = Fase 1: disimpegno
rule-v5-unlock-text = All’inizio del turno devi disimpegnare tutte le tue carte. Poi risolvi gli effetti della fase di disimpegno nell’ordine che vuoi; tra l’altro, paghi per ciò che contendi o vi rinunci. Se hai il Vantaggio, puoi guadagnare 1 punto risorsa.
rule-v5-unlock-for-example = Anna disimpegna, prende 1 punto risorsa per il Vantaggio e poi ne paga 1 per un vampiro conteso. Avrebbe potuto anche pagare prima.

rule-v5-unlock-burn-option = L’opzione di bruciare
rule-v5-unlock-burn-option-text = Su certe carte c’è l’icona dell’opzione di bruciare. Se non controlli alcun servitore che soddisfa i requisiti della carta, o che ne è un bersaglio legale, la puoi scartare nella fase di disimpegno di chiunque e rimpiazzarla. Lo puoi fare con una carta in ogni fase di disimpegno.
rule-v5-unlock-burn-option-for-example = Bruno ha due carte con questa opzione che richiedono un Nosferatu, e non ne controlla. Ne scarta una nella fase di disimpegno di Anna e l’altra nella propria.

rule-v5-contest-card = Carte contese
rule-v5-contest-card-text = Quando entra in gioco una seconda copia di una carta unica, il suo controllo è conteso: tutte le copie sono girate a faccia in giù e fuori gioco. In ogni tua fase di disimpegno bruci 1 punto risorsa per continuare, oppure rinunci, e la tua carta è bruciata con tutto ciò che ha sopra. Se tutti gli altri hanno rinunciato, nella tua prossima fase di disimpegno la tua carta torna a faccia in su e disimpegnata.
rule-v5-contest-card-for-example = Anna e Dario si contendono Colette. Anna paga 1 punto risorsa in due fasi di disimpegno, poi Dario rinuncia; Colette torna nella prossima fase di disimpegno di Anna.

rule-v5-contest-self = Niente contese con sé stessi
rule-v5-contest-self-text = Puoi controllare una sola copia di una carta unica, e non puoi contenderla di proposito con te stesso. Se un effetto ti costringe, è bruciata la copia che sta entrando in gioco.
rule-v5-contest-self-for-example = Anna controlla Le Distese e ne ha in mano una seconda copia. Non la può giocare finché la prima è in gioco.

rule-v5-contest-title = Titoli contesi
rule-v5-contest-title-text = Se due vampiri in gioco reclamano lo stesso titolo unico, nessuno dei due lo ha finché è conteso; agiscono e bloccano come sempre. In ogni fase di disimpegno del suo controllore ciascuno brucia 1 punto sangue o rinuncia al titolo; senza sangue, o in torpore, deve rinunciare. Quando gli altri hanno rinunciato, l’ultimo ottiene il titolo nella sua prossima fase di disimpegno. Chi rinuncia ha perso il titolo per il resto della partita.
rule-v5-contest-title-for-example = Due vampiri si dicono Principe di Roma. Quello di Anna nella fase di disimpegno non ha più sangue e rinuncia; nella fase di disimpegno seguente di Bruno il principe è il vampiro di Bruno.

rule-v5-master-phase = Fase 2: dominus
rule-v5-master-phase-text = Hai un’azione di fase dominus, salvo che le carte ne cambino il numero. Con essa giochi una carta dominus, marchi un servitore della Lista Rossa, o fai ciò che una carta offre in cambio. Ordini come vuoi queste azioni e gli altri effetti della fase. Non sei obbligato a usare un’azione, ma non la puoi conservare; una carta dominus fuori-turno giocata prima te ne costa una.
rule-v5-master-phase-for-example = Anna sposta 1 punto sangue con Bambola di Sangue e poi gioca un luogo. Dario, che prima del suo turno ha giocato una carta dominus fuori-turno, non ha azioni da usare.

rule-v5-minion-phase = Fase 3: servitori
rule-v5-minion-phase-text = I tuoi servitori attivi e disimpegnati possono agire, uno dopo l’altro. Agire impegna un servitore, e così bloccare. I servitori attivi e disimpegnati degli altri possono tentare di bloccare; un’azione ha successo se nessuno la blocca. Ogni azione si risolve prima della successiva, e un servitore che si disimpegna in questa fase può agire ancora.
rule-v5-minion-phase-for-example = Madison dissangua e si impegna. Si disimpegna con Impulso Soprannaturale e ora può compiere un’altra azione, per esempio cacciare.

rule-v5-minion-phase-mandatory = Azioni obbligatorie
rule-v5-minion-phase-mandatory-text = Le azioni obbligatorie vengono prima di tutte le altre, nell’ordine che vuoi. Un vampiro attivo senza sangue deve cacciare. Un servitore con un’azione obbligatoria non può compierne altre. Se ne ha due diverse, o una che non può compiere, è inibito e non agisce; questo non impedisce agli altri tuoi servitori di agire.
rule-v5-minion-phase-mandatory-for-example = Sully ha 0 punti sangue e deve cacciare prima che Madison possa dissanguare. Se una carta lo obbliga anche a un’altra azione, non può compiere né l’una né l’altra, e Madison può agire.

rule-v5-card-44-magnum = Magnum .44
rule-v5-card-44-magnum-text = Chi usa la manovra di quest’arma mentre si determina la distanza deve anche attaccare con essa in quel round. Se poi Presa Immortale vieta l’attacco, non c’è attacco: non se ne può scegliere un altro.
rule-v5-card-44-magnum-for-example = Horace Radcliffe manovra con la sua Magnum .44, e Aunt Linda manovra a sua volta. A distanza ravvicinata lei gioca Presa Immortale, e Horace non attacca affatto.

rule-v5-card-anarch-troublemaker = Agitatore Anarchico
rule-v5-card-anarch-troublemaker-text = La carta si gioca nella fase dominus e si usa nella fase di disimpegno, quindi non prima del tuo prossimo turno. Fino a due vampiri può voler dire nessuno, e quelli scelti possono essere già impegnati.
rule-v5-card-anarch-troublemaker-for-example = Anna e Bruno hanno un accordo. Lei gli cede l’Agitatore Anarchico e impegna 0 dei suoi vampiri.

rule-v5-card-ancilla-empowerment = Legittimazione dell’Ancilla
rule-v5-card-ancilla-empowerment-text = Tutti perdono punti risorsa, anche chi ha indetto il referendum, e più d’uno può essere eliminato insieme. Chi vede eliminata la propria preda ottiene 1 punto vittoria, anche se è eliminato a sua volta. Solo chi sopravvive ottiene anche i 6 punti risorsa.
rule-v5-card-ancilla-empowerment-for-example = Anna e la sua preda Bruno scendono entrambi a 0 punti risorsa. Anna ottiene 1 punto vittoria per Bruno ma non i 6 punti risorsa, ed è fuori; il suo predatore Dario sopravvive e ottiene 1 punto vittoria e 6 punti risorsa.

rule-v5-card-arcane-library = Biblioteca Arcana
rule-v5-card-arcane-library-text = Il sangue aggiunto viene dalla banca del sangue. Una volta sul vampiro non controllato, lo puoi spostare fra le tue risorse al solito prezzo di 2 trasferimenti per punto. Lo stesso vale per Museo d’Arte.
rule-v5-card-arcane-library-for-example = Carla impegna Biblioteca Arcana e aggiunge 1 punto sangue a Lauren, non controllata. Con 2 trasferimenti lo sposta fra le sue risorse.

rule-v5-card-barrens = Le Distese
rule-v5-card-barrens-text = Questo luogo si può usare in ogni momento, anche nel mezzo di un combattimento.
rule-v5-card-barrens-for-example = In combattimento Anna non ha carte attacco. Impegna Le Distese, scarta una carta dominus e pesca, sperando in un Gancio.

rule-v5-card-bewitching-oration = Orazione Ammaliante
rule-v5-card-bewitching-oration-text = La carta non si può giocare prima che siano scelti i termini del referendum. I voti che dà non sono dichiarati subito: si dichiarano con gli altri voti del vampiro, quando decidi di farlo. Lo stesso vale per Distretto Protetto.
rule-v5-card-bewitching-oration-for-example = Mkhokheli la gioca e ha 2 voti in più. Anna aspetta che Bruno abbia dichiarato 3 voti contro, e solo allora dichiara quelli di Mkhokheli, per evitare Lingua Tagliente.

rule-v5-card-blood-doll = Bambola di Sangue
rule-v5-card-blood-doll-text = Bambola di Sangue si usa nella fase dominus, la stessa in cui si gioca: puoi usarla già in quel turno. Vena, che si usa nella fase di disimpegno, deve aspettare.
rule-v5-card-blood-doll-for-example = Anna gioca Bambola di Sangue su Madison e sposta subito 1 punto sangue da Madison alle proprie risorse.

rule-v5-card-bonding = Vincolo
rule-v5-card-bonding-text = L’effetto superiore dà furtività e si può usare solo quando la furtività serve. Se nessuno sta bloccando con abbastanza intercetto, si può giocare solo l’effetto base.
rule-v5-card-bonding-for-example = Nessuno tenta di bloccare il dissanguare di Madison. Può giocare Vincolo per +1 dissanguamento, ma non al livello superiore.

rule-v5-card-bowl-of-convergence = Coppa della Convergenza
rule-v5-card-bowl-of-convergence-text = Anche un vampiro senza Auspex può equipaggiarsi con essa. Finché il portatore non ha Auspex, non fa nulla.
rule-v5-card-bowl-of-convergence-for-example = Brock Sterling, senza Auspex, porta la coppa e ha 0 intercetto. A Lauren, con Auspex base, dà +1.

rule-v5-card-carrion-crows = Cornacchie
rule-v5-card-carrion-crows-text = Il danno è inflitto insieme a quello degli attacchi. Una schivata non aiuta, perché protegge solo dagli attacchi del servitore avversario; ma un attacco che termina il combattimento viene prima. Stormo di Corvi funziona allo stesso modo: il suo danno è ambientale e viene dal seguace.
rule-v5-card-carrion-crows-for-example = Horace Radcliffe ha giocato Cornacchie per 2 danni a round. Un vampiro che schiva subisce 2 danni, uno che attacca con Maestà nessuno.

rule-v5-card-cats-guidance = Guidato dai Gatti
rule-v5-card-cats-guidance-text = L’effetto base disimpegna un vampiro dopo che ha bloccato. Se dopo il combattimento quel vampiro è in torpore, non può giocare la carta, perché solo i servitori attivi giocano carte reazione.
rule-v5-card-cats-guidance-for-example = Ryan blocca, e il combattimento lo manda in torpore. Non si può disimpegnare con Guidato dai Gatti.

rule-v5-card-change-of-target = Cambio di Obiettivo
rule-v5-card-change-of-target-text = L’azione finisce quando il blocco non è ancora risolto: chi bloccava non si impegna, e chi era impegnato e si era risvegliato resta impegnato. Se l’azione era obbligatoria, il servitore che agiva è inibito: resta disimpegnato, ma non compie altre azioni.
rule-v5-card-change-of-target-for-example = Sully, con 0 punti sangue, deve cacciare ed è bloccato da Ryan. Dopo Cambio di Obiettivo Ryan resta disimpegnato, e Sully in questo turno non agisce più.

rule-v5-card-cloak-the-gathering = Ammantare le Moltitudini
rule-v5-card-cloak-the-gathering-text = Al livello superiore la può giocare anche un vampiro impegnato, perché i modificatori di azione, a differenza delle carte reazione, non chiedono un servitore disimpegnato. In un’azione ogni vampiro ne gioca una copia, ma più vampiri possono giocarne una ciascuno.
rule-v5-card-cloak-the-gathering-for-example = Agisce Ashley. Colette e Dr. Stephen Norton, entrambi impegnati, ne giocano una copia ciascuno al livello superiore: Ashley ottiene +2 furtività.

rule-v5-card-conditioning = Suggestione
rule-v5-card-conditioning-text = È limitata: in un’azione un solo modificatore di azione può aumentare il dissanguamento. Lo stesso vale per Alone di Euforia.
rule-v5-card-conditioning-for-example = Madison dissangua e gioca Suggestione per +3. Non può aggiungere Alone di Euforia né un altro modificatore limitato.

rule-v5-card-consanguineous-boon = Favore dei Consanguinei
rule-v5-card-consanguineous-boon-text = Il clan che scegli deve esistere nel gioco, ma non occorre che un suo vampiro sia in gioco.
rule-v5-card-consanguineous-boon-for-example = Anna può scegliere Tremere anche se nessuno controlla un Tremere. In quel caso nessuno guadagna punti risorsa.

rule-v5-card-creeping-sabotage = Sabotaggio Insidioso
rule-v5-card-creeping-sabotage-text = La prima copia costa 0 punti sangue, perché non ne controlli ancora. Bruciare una copia e bruciarne un’altra sono azioni diverse: dopo Cambio di Obiettivo un servitore non può riprovare con la stessa copia, ma con un’altra sì.
rule-v5-card-creeping-sabotage-for-example = Un vampiro di Bruno tenta di bruciare la prima di due copie, è bloccato e gioca Cambio di Obiettivo. Ora può tentare di bruciare la seconda.

rule-v5-card-daring-the-dawn = Sfidare l’Alba
rule-v5-card-daring-the-dawn-text = La puoi giocare prima che un vampiro tenti di bloccare, così che nessuno lo possa fare, oppure mentre un vampiro ci sta provando. Giocata presto, impedisce ai vampiri anche di giocare La Seconda Tradizione: Il Dominio.
rule-v5-card-daring-the-dawn-for-example = Bruno ha un principe impegnato. Naomi Stewart, di Anna, gioca subito Sfidare l’Alba, e il principe non può disimpegnarsi con La Seconda Tradizione: Il Dominio.

rule-v5-card-deep-song = Canzone Profonda
rule-v5-card-deep-song-text = Se l’azione superiore ha successo, nel combattimento il bersaglio vale come servitore agente. Perciò il suo controllore gioca le carte per primo.
rule-v5-card-deep-song-for-example = Lenny Burkhead entra in combattimento con Tamoszius grazie a Canzone Profonda. In quel combattimento è Tamoszius a decidere per primo se manovrare.

rule-v5-card-deflection = Deflettere
rule-v5-card-deflection-text = La può giocare anche un vampiro impegnato che si è risvegliato, anche al livello base: essere impegnato una seconda volta non cambia nulla, e il dissanguare ha comunque il suo nuovo bersaglio. Lo stesso vale per Depistaggio Telepatico.
rule-v5-card-deflection-for-example = Sully è impegnato, si risveglia con Sul chi vive e gioca Deflettere. Il dissanguare di 3 contro Bruno ora colpisce Carla.

rule-v5-card-dreams-of-the-sphinx = Sogni della Sfinge
rule-v5-card-dreams-of-the-sphinx-text = Se la usi nel tuo turno per una mano più grande, puoi prima usare la tua azione di fase di scarto, scartando e rimpiazzando una carta, e solo dopo la capacità di mano scende e scarti le 2 carte di troppo. Quando qualcuno la contende, è troppo tardi per impegnarla.
rule-v5-card-dreams-of-the-sphinx-for-example = In questo turno la capacità di mano di Anna è 9. Nella fase di scarto cambia una carta, e poi scarta fino a 7.

rule-v5-card-enchant-kindred = Ammaliare i Fratelli e Governare i non Allineati
rule-v5-card-enchant-kindred-text = Quando annunci l’azione scegli: dissanguare con 0 furtività, oppure al livello superiore aggiungere sangue con +1 furtività. Mai entrambe le cose. Un vampiro che si disimpegna più tardi nel turno non può rigiocare la stessa carta, neppure all’altro livello.
rule-v5-card-enchant-kindred-for-example = Madison aggiunge 3 punti sangue con Governare i non Allineati e si disimpegna con Impulso Soprannaturale. In questo turno non può dissanguare con un’altra copia, ma con Ammaliare i Fratelli sì.

rule-v5-card-eyes-of-argus = Occhi di Argus
rule-v5-card-eyes-of-argus-text = Lo stesso vampiro non può risvegliarsi con l’effetto superiore e poi giocarne una seconda copia per l’intercetto, perché in un’azione un servitore gioca la stessa carta reazione una volta sola.
rule-v5-card-eyes-of-argus-for-example = Trevon Parker è impegnato e si risveglia con Occhi di Argus. Il +2 intercetto di una seconda copia tocca a un altro vampiro.

rule-v5-card-faceless-night = Notte Senza Volto
rule-v5-card-faceless-night-text = Un servitore che ha tentato di bloccare e ha fallito può ancora giocare carte reazione come Deflettere: è impegnato solo quando l’azione si risolve, riuscita o bloccata. Chi ha tentato prima che la carta fosse giocata non viene impegnato.
rule-v5-card-faceless-night-for-example = Ryan tenta di bloccare Colette e fallisce; poi lei gioca Notte Senza Volto contro Trevon Parker, che fallisce anche lui. Trevon può ancora giocare una carta reazione e alla fine è impegnato; Ryan no.

rule-v5-card-fame = Fama
rule-v5-card-fame-text = I 3 punti risorsa si bruciano subito dopo che il vampiro è andato in torpore. Un vampiro bruciato direttamente non è passato per il torpore, e non costa nulla.
rule-v5-card-fame-for-example = Il vampiro di Bruno con Fama subisce tanto danno aggravato da essere bruciato. Bruno tiene i suoi 3 punti risorsa.

rule-v5-card-foreshadowing-destruction = Presagio di Distruzione
rule-v5-card-foreshadowing-destruction-text = Al livello superiore contro un Matusalemme con 10 o più punti risorsa non aumenta ancora nulla: il +3 dissanguamento aspetta che il bersaglio ne abbia 9 o meno. Finché non aumenta nulla, prima o dopo si può giocare un altro modificatore limitato.
rule-v5-card-foreshadowing-destruction-for-example = Madison dissangua Bruno, che ha 12 punti risorsa, gioca Presagio di Distruzione e poi Suggestione per +3. Dissangua di 4.

rule-v5-card-freak-drive = Impulso Soprannaturale
rule-v5-card-freak-drive-text = Se il vampiro è stato bloccato, la carta si gioca dopo il combattimento. La può giocare anche un vampiro ormai in torpore, purché abbia sangue per pagarla.
rule-v5-card-freak-drive-for-example = Naomi Stewart è bloccata e va in torpore per danno aggravato con ancora 2 punti sangue. Può pagare 1 punto sangue per Impulso Soprannaturale e disimpegnarsi.

rule-v5-card-guard-dogs = Cani da Guardia
rule-v5-card-guard-dogs-text = Il vampiro che si disimpegna così non è obbligato a bloccare. Rimpiazzi la carta prima di decidere altro.
rule-v5-card-guard-dogs-for-example = Ryan si disimpegna con Cani da Guardia. Bruno pesca una carta, vede che non serve e lascia passare il dissanguare.

rule-v5-card-haven-uncovered = Rifugio Compromesso
rule-v5-card-haven-uncovered-text = L’azione per bruciarla è diretta al Matusalemme che l’ha giocata, perché le carte dominus le controlla chi le ha giocate.
rule-v5-card-haven-uncovered-for-example = Anna la mette su un vampiro di Bruno. Quando quel vampiro agisce per bruciarla, Anna può tentare di bloccare, Carla no.

rule-v5-card-hidden-strength = Forza Nascosta
rule-v5-card-hidden-strength-text = Si può giocare solo se c’è danno da prevenire. Non la puoi giocare solo per avere l’inseguimento.
rule-v5-card-hidden-strength-for-example = L’avversario ha schivato e non ha fatto danni. Naomi Stewart non può giocare Forza Nascosta per inseguire.

rule-v5-card-hunting-grounds = Territori di Caccia
rule-v5-card-hunting-grounds-text = Per giocarne uno serve un vampiro attivo del suo clan, ma il sangue può andare a ogni vampiro attivo che controlli. Agisce nella fase di disimpegno, quindi non prima del tuo prossimo turno. Il sangue è opzionale: se passi alla fase dominus senza prenderlo, ci hai rinunciato. Vale per L’Accademia, Il Manicomio, I Bassifondi, L’Alta Società e I Quartieri Alti.
rule-v5-card-hunting-grounds-for-example = Anna gioca Territorio di Caccia: L’Accademia con un Tremere attivo. Nella sua prossima fase di disimpegno il punto sangue va a Sully, un Malkavian.

rule-v5-card-immortal-grapple = Presa Immortale
rule-v5-card-immortal-grapple-text = Aspetta che nessuno manovri più, e giocala prima che si scelgano gli attacchi. Un attacco già fissato dalla manovra, come con Magnum .44, allora è perso.
rule-v5-card-immortal-grapple-for-example = Tamoszius ha manovrato a lunga distanza, e Aunt Linda di nuovo a distanza ravvicinata. Quando entrambi hanno finito, Aunt Linda può giocare Presa Immortale.

rule-v5-card-kine-resources = Contendersi le Risorse Mortali
rule-v5-card-kine-resources-text = I 4 punti devono andare ad almeno due Matusalemme. Ne puoi dare a te stesso, e devi farlo se non c’è altro modo.
rule-v5-card-kine-resources-for-example = Restano solo Anna e Bruno. Anna assegna 3 punti a Bruno e 1 a sé; 4 a Bruno non è permesso.

rule-v5-card-life-in-the-city = Vita nella Città
rule-v5-card-life-in-the-city-text = Il sangue può andare anche a un vampiro attivo controllato da un altro Matusalemme.
rule-v5-card-life-in-the-city-for-example = Anna aggiunge 1 punto sangue a un vampiro di Carla, perché non debba cacciare.

rule-v5-card-magic-of-the-smith = Magia del Fabbro
rule-v5-card-magic-of-the-smith-text = Non dici quale equipaggiamento cercherai, e cerchi solo dopo che l’azione ha avuto successo. L’equipaggiamento deve venire dalla libreria, non dalla mano. Puoi anche non trovare nulla, e in ogni caso mescoli.
rule-v5-card-magic-of-the-smith-for-example = Rimpiazzando Magia del Fabbro Anna pesca proprio la Magnum .44 che voleva. Dalla mano non la si può prendere, e Anna può scegliere di non trovare nulla.

rule-v5-card-mirror-walk = Attraversare lo Specchio
rule-v5-card-mirror-walk-text = Fino alla tua fase di scarto la tua capacità di mano è più bassa di 1, come se la carta fosse ancora in mano. A differenza di Cambio di Obiettivo, impegna il servitore che blocca prima di terminare l’azione.
rule-v5-card-mirror-walk-for-example = La capacità di mano di Anna, 7, è 6 fino alla sua fase di scarto. Ryan, che ha bloccato, è impegnato, e non c’è combattimento.

rule-v5-card-on-the-qui-vive = Sul chi vive
rule-v5-card-on-the-qui-vive-text = Un servitore che si risveglia non è obbligato a bloccare, e resta impegnato. La carta si rimpiazza prima di decidere altro. Lo stesso vale per Risveglio con la Freschezza della Sera, che però si rimpiazza più tardi, come dice.
rule-v5-card-on-the-qui-vive-for-example = Sully si risveglia, e Bruno pesca Deflettere. La gioca invece di bloccare.

rule-v5-card-pentex-subversion = Sovversione della Pentex
rule-v5-card-pentex-subversion-text = Il servitore che la ha non può bruciarla; ogni altro servitore sì, chiunque lo controlli. Quell’azione è diretta al Matusalemme che ha giocato la carta. Un servitore che non può bloccare può ancora giocare carte reazione.
rule-v5-card-pentex-subversion-for-example = Anna la mette su Sully, di Bruno. Sully può ancora giocare Deflettere, e il vampiro di Carla può bruciare la carta con un’azione diretta ad Anna.

rule-v5-card-perfect-paragon = Esempio di Perfezione
rule-v5-card-perfect-paragon-text = L’effetto superiore abbassa l’intercetto degli altri e non conta come aumento di furtività. Perciò si può giocare anche se nessuno tenta di bloccare, per esempio per pescare una nuova carta.
rule-v5-card-perfect-paragon-for-example = Nessuno tenta di bloccare Naomi Stewart. Paga comunque 1 punto sangue per Esempio di Perfezione, e Anna rimpiazza la carta.

rule-v5-card-resist-earths-grasp = Resistere alla Stretta della Terra
rule-v5-card-resist-earths-grasp-text = L’inseguimento che accompagna la manovra si può usare solo nello stesso round. Non lo si può conservare per uno successivo.
rule-v5-card-resist-earths-grasp-for-example = Bret Stryker manovra nel round 1 e non usa l’inseguimento. Nel round 2 non ce l’ha più.

rule-v5-card-roundhouse = Gancio
rule-v5-card-roundhouse-text = Gancio è un attacco a mani nude, perciò si può usare sotto Presa Immortale.
rule-v5-card-roundhouse-for-example = Aunt Linda gioca Presa Immortale e poi Gancio per 1 + 3 danni.

rule-v5-card-scalpel-tongue = Lingua Tagliente
rule-v5-card-scalpel-tongue-text = Il vampiro scelto deve aver dichiarato voti o preferenze. Uno che ha voti ma non li ha dichiarati non è un bersaglio valido.
rule-v5-card-scalpel-tongue-for-example = Andi Liu ha 2 voti come principe e aspetta. Solo quando li ha dichiarati, Kathy Glens può giocare Lingua Tagliente.

rule-v5-card-second-tradition = La Seconda Tradizione: Il Dominio
rule-v5-card-second-tradition-text = Non è un risveglio. Un vampiro impegnato che la gioca deve tentare di bloccare, e non può ripiegare su Deflettere. Se non è in grado di bloccare, non la può giocare: quando l’azione è diretta a un altro, o non si può bloccare affatto, come con Sfidare l’Alba o Gran Ballo Toreador.
rule-v5-card-second-tradition-for-example = Un vampiro di Anna dissangua Bruno. Alexa Draper, principe di Carla, è impegnata e non la può giocare, perché il dissanguare non è diretto a Carla.

rule-v5-card-smiling-jack = Smiling Jack, L’Anarchico
rule-v5-card-smiling-jack-text = In ogni tua fase di disimpegno 1 dei tuoi punti risorsa passa per forza sulla carta, anche se è l’ultimo. Gli altri bruciano 1 per ogni segnalino sulla carta, diviso come vogliono fra i loro punti risorsa e il sangue dei loro vampiri. Un vampiro senza sangue non ne può coprire alcuna parte.
rule-v5-card-smiling-jack-for-example = Su Smiling Jack ci sono 3 segnalini. Bruno brucia 1 punto risorsa e 2 punti sangue da Ryan, il suo solo vampiro; se Ryan avesse 1 punto sangue, Bruno dovrebbe bruciare 2 punti risorsa.

rule-v5-card-spying-mission = Missione di Spionaggio
rule-v5-card-spying-mission-text = L’effetto superiore aspetta che sia certo che il dissanguare avrebbe successo per 1 o più: tutti i blocchi declinati, giocati modificatori e reazioni. Per ridurre il dissanguare o mandarlo altrove bisogna pensarci prima. Un vampiro può averne più copie, e ciascuna aggiunge 2 al prossimo dissanguare riuscito contro lo stesso Matusalemme.
rule-v5-card-spying-mission-for-example = Colette ha due Missioni di Spionaggio contro Bruno. Il suo prossimo dissanguare di 1 che avrebbe successo contro di lui diventa di 5.

rule-v5-card-swallowed-by-the-night = Inghiottito dalla Notte
rule-v5-card-swallowed-by-the-night-text = Al livello base è un modificatore di azione, al livello superiore una carta combattimento.
rule-v5-card-swallowed-by-the-night-for-example = Colette ha Oscurazione superiore: durante la sua azione la può giocare per +1 furtività, e in un combattimento che segue ne può giocare un’altra copia come manovra.

rule-v5-card-taste-of-vitae = Assaporare la Vitae
rule-v5-card-taste-of-vitae-text = Non si può giocare in combattimento con un alleato. Puoi giocarla anche se il vampiro avversario non ha perso sangue, solo per pescare una nuova carta. Si gioca dopo aver deciso se inseguire.
rule-v5-card-taste-of-vitae-for-example = Ryan decide di non inseguire e gioca Assaporare la Vitae. In questo round l’avversario ha perso 2 punti sangue per i danni, e Ryan ne guadagna 2.

rule-v5-card-theft-of-vitae = Furto di Vitae
rule-v5-card-theft-of-vitae-text = Funziona a distanza ravvicinata e a lunga distanza. Rubare sangue non è danno e non si può prevenire, e avviene prima di bruciare sangue per risanare; due vampiri che si derubano lo fanno nello stesso momento. Un attacco che termina il combattimento viene prima, e allora non si ruba nulla.
rule-v5-card-theft-of-vitae-for-example = Rosalina Cortez ha 0 punti sangue, ne ruba 2 e subisce 1 danno. Prima guadagna i 2 punti sangue, poi ne brucia 1 per risanare, e resta attiva con 1.

rule-v5-card-toreador-grand-ball = Gran Ballo Toreador
rule-v5-card-toreador-grand-ball-text = Con più copie puoi impegnare per tutte lo stesso Toreador. Se il Toreador che non si disimpegna è bruciato, le azioni dell’altro che non siano di dissanguare restano imbloccabili finché la carta è in gioco.
rule-v5-card-toreador-grand-ball-for-example = Nik Sikko resta impegnato per Tamoszius ed è bruciato nel turno di Bruno. Le azioni politiche di Tamoszius sono ancora al sicuro dai blocchi.

rule-v5-card-toreador-justicar = Conciliatore Toreador
rule-v5-card-toreador-justicar-text = Puoi scegliere un Toreador che ha già un titolo. Se il referendum passa, il vecchio titolo è perso e il nuovo ne prende il posto.
rule-v5-card-toreador-justicar-for-example = Catalina Vega è principe con 2 voti. Diventa conciliatore e non è più principe.

rule-v5-card-ventrue-headquarters = Quartier Generale Ventrue
rule-v5-card-ventrue-headquarters-text = I voti sono tuoi, del Matusalemme, e non di un vampiro che controlli.
rule-v5-card-ventrue-headquarters-for-example = Anna la impegna per 3 voti. Bruno non glieli può togliere con Lingua Tagliente, che sceglie un vampiro.

rule-v5-card-vessel = Vena
rule-v5-card-vessel-text = Se con essa vuoi bruciare una Bambola di Sangue, lo dici quando la giochi, prima di rimpiazzarla. Si usa nella fase di disimpegno, quindi non nel turno in cui è giocata. Può stare su un vampiro di un altro Matusalemme: la carta la controlli tu, ma la usa solo il controllore del vampiro.
rule-v5-card-vessel-for-example = Anna mette Vena su un vampiro di Carla. Nella sua prossima fase di disimpegno è Carla, non Anna, a poter spostare 1 punto sangue.

rule-v5-card-villein = Servo
rule-v5-card-villein-text = Si può giocare anche su un vampiro con 0 o 1 punto sangue. Prendi allora quello che c’è.
rule-v5-card-villein-for-example = Oshri Dahan ha 1 punto sangue. Anna gioca Servo e ottiene 1 punto risorsa invece di 2.

rule-v5-card-visit-from-the-capuchin = Visita dal Cappuccino
rule-v5-card-visit-from-the-capuchin-text = La giochi, la rimpiazzi e peschi altre 4 carte. Da allora ogni carta che rimpiazzeresti brucia invece un segnalino, e non peschi finché tutti e 4 non sono andati. Una carta che si rimpiazza più tardi brucia il suo segnalino solo allora.
rule-v5-card-visit-from-the-capuchin-for-example = Anna ha 11 carte in mano. Ne gioca quattro senza pescare; per la quinta pesca di nuovo.

rule-v5-card-voter-captivation = Accattivarsi l’Elettore
rule-v5-card-voter-captivation-text = Si gioca dopo la risoluzione dell’azione. Se il referendum ti lascia senza punti risorsa, sei eliminato prima di poterla giocare. Impulso Soprannaturale si può giocare prima o dopo.
rule-v5-card-voter-captivation-for-example = Il referendum di Anna passa per 4 voti, ma le costa l’ultimo punto risorsa. I 2 punti risorsa di Accattivarsi l’Elettore arrivano troppo tardi.

rule-v5-card-warrens = I Cunicoli
rule-v5-card-warrens-text = Azioni dirette a te sono, fra le altre: un dissanguare contro di te, un’azione per entrare in combattimento con un tuo servitore, una diablerie su un tuo vampiro in torpore.
rule-v5-card-warrens-for-example = Un vampiro di Bruno vuole diablerizzare Ryan, che è in torpore. Lenny Burkhead può giocare I Cunicoli per +3 intercetto, dato che è un primogenito.

rule-v5-card-wasserschloss-anif = Wasserschloss Anif, Austria
rule-v5-card-wasserschloss-anif-text = In ogni turno la carta può ricevere sangue da un solo Tremere. Se la carta è bruciata, tutti i segnalini sopra di essa sono persi.
rule-v5-card-wasserschloss-anif-for-example = Ayelech sposta 1 punto sangue sulla carta, e così in questo turno Lauren non può fare altrettanto. Con 4 segnalini sopra, la carta è bruciata, e Carla li perde tutti e 4.
