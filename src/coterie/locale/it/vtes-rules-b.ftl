# Le regole di Vampire: The Eternal Struggle a parole nostre: azioni, blocchi, politica, combattimento, torpore, fine del turno e della partita, sette, tratti e termini.

rule-v5-action-directed = Azioni dirette e indirette
rule-v5-action-directed-text = Un’azione è diretta se ha come bersaglio un altro Matusalemme o qualcosa che un altro Matusalemme controlla: un servitore, un’altra carta, il Vantaggio. Ogni altra azione è indiretta, anche se ha come bersaglio le tue stesse carte. Da questo dipende chi può bloccare. Sulle carte una (D) ricorda che di solito l’azione è diretta.
rule-v5-action-directed-for-example = Colette dissangua Bruno: l’azione è diretta a lui. Se invece recluta un alleato, la sua azione è indiretta.

rule-v5-action-stealth-intercept = Che cosa sono furtività e intercetto
rule-v5-action-stealth-intercept-text = Due numeri decidono se un’azione viene fermata. La furtività è del servitore agente e dice quanto bene nasconde quello che fa. L’intercetto è del servitore che tenta di bloccare e dice quanto bene lo scopre.
rule-v5-action-stealth-intercept-for-example = Colette caccia con 1 furtività. Nassir, che ha 0 intercetto, non la trova; con 1 intercetto sì.

rule-v5-action-types = Chi può agire, e come
rule-v5-action-types-text = Ogni servitore attivo e disimpegnato che controlli può eseguire un’azione. Senza carte un vampiro può dissanguare o cacciare, un alleato solo dissanguare; invece di questo, un servitore può agire con una carta azione o con una carta in gioco. Con le azioni si mettono anche in gioco carte che restano: equipaggiamenti, che in seguito possono passare a un altro tuo servitore, seguaci, che non si spostano, e alleati.
rule-v5-action-types-for-example = L’alleato di Anna non può cacciare, ma può dissanguare. Colette, un suo vampiro, può fare l’uno o l’altro, oppure equipaggiarsi con una carta dalla mano di Anna.

rule-v5-action-no-repeat = La stessa carta una volta per turno
rule-v5-action-no-repeat-text = Un servitore non può agire due volte in un turno con la stessa carta azione, né tramite la stessa carta in gioco, compreso il suo stesso testo. Disimpegnarsi non cambia le cose. Una carta azione cancellata non conta.
rule-v5-action-no-repeat-for-example = Sully si disimpegna dopo un’azione e vorrebbe agire con una seconda copia della carta appena usata. Non può, ma può ancora cacciare o usare un’altra carta.

rule-v5-action-bleed = Dissanguare
rule-v5-action-bleed-text = Ogni servitore attivo può dissanguare, al massimo una volta per turno, anche se si disimpegna: è un’azione diretta a 0 furtività contro la tua preda, o un altro Matusalemme se una carta lo dice, mai contro te stesso. Se ha successo, il bersaglio brucia tanti punti risorsa quanto il valore di dissanguare, che è 1 per ogni vampiro se le carte non lo cambiano. Un dissanguamento di 1 o più prende anche il Vantaggio. Nessun modificatore di azione può aumentare un dissanguamento già aumentato da un altro, a meno che uno dei due non dica di non contare: le carte lo ricordano con la parola limitato.
rule-v5-action-bleed-for-example = Belinde dissangua Bruno di 1, e un modificatore di azione aggiunge 2. Bruno brucia 3 punti risorsa e Anna prende il Vantaggio; un secondo modificatore non avrebbe potuto aggiungere altro.

rule-v5-action-hunt = Cacciare
rule-v5-action-hunt-text = Ogni vampiro attivo può cacciare: è un’azione indiretta a +1 furtività che non costa nulla. Se ha successo, il vampiro guadagna dalla banca del sangue punti sangue pari al suo valore di caccia, di norma 1; quelli oltre la capacità tornano subito alla banca del sangue. Un vampiro attivo, disimpegnato e senza sangue deve cacciare, e finché uno dei tuoi deve farlo nessun tuo servitore può eseguire azioni non obbligatorie.
rule-v5-action-hunt-for-example = Wauneka e Sully non hanno sangue. Anna sceglie chi caccia per primo, e Belinde dissangua solo quando entrambi hanno cacciato.

rule-v5-action-equip = Equipaggiare
rule-v5-action-equip-text = Ogni servitore attivo può equipaggiarsi, con un’azione indiretta a +1 furtività. Dalla tua mano paga il costo scritto sulla carta, e l’equipaggiamento va su di lui. Da un altro tuo servitore può prenderne uno o più con una sola azione, senza costo; li nomini quando la annunci, e restano dove sono se fallisce. Un servitore può averne quanti ne vuole; un equipaggiamento che richiede una Disciplina ha la versione base se a metterlo in gioco non è un’azione di equipaggiare.
rule-v5-action-equip-for-example = Anna annuncia che Colette prende la Magnum .44 e il computer portatile da Belinde. L’azione viene bloccata, ed entrambi restano a Belinde.

rule-v5-action-employ = Assoldare un seguace
rule-v5-action-employ-text = Ogni servitore attivo può assoldare un seguace dalla tua mano, con un’azione indiretta a +1 furtività, al costo scritto sulla carta. Se ha successo, il seguace va sul servitore agente con tanti punti vita dalla banca del sangue quanti ne indica la carta. Non passa mai a un altro servitore, non c’è limite al loro numero, e chi perde l’ultimo punto vita viene bruciato. Se un seguace che richiede una Disciplina entra in gioco in altro modo, ha la versione base.
rule-v5-action-employ-for-example = Wauneka assolda per 1 punto sangue un seguace con 2 punti vita. Subisce 1 danno e resta con 1 punto vita; il prossimo danno lo brucia.

rule-v5-action-recruit = Reclutare un alleato
rule-v5-action-recruit-text = Ogni servitore attivo può reclutare un alleato dalla tua mano, con un’azione indiretta a +1 furtività, al costo scritto sulla carta. Se ha successo, l’alleato va nella tua zona attiva con tanti punti vita quanti ne indica la carta ed è un servitore a sé, ma in quel turno non può agire. Un alleato entrato in gioco in altro modo può agire subito, e ha la versione base se richiede una Disciplina. Un alleato che perde l’ultimo punto vita viene bruciato.
rule-v5-action-recruit-for-example = Belinde recluta Carlton Van Wyk, e Anna paga 2 punti risorsa. Lui ha 2 punti vita, non può agire in questo turno e può bloccare nel turno del Matusalemme successivo.

rule-v5-action-political = Azione politica
rule-v5-action-political-text = Ogni vampiro attivo può eseguire un’azione politica, al massimo una volta per turno, anche se si disimpegna. È indiretta e ha +1 furtività; il costo è scritto sulla carta. Se ha successo, viene indetto un referendum: si scelgono i termini, si dichiarano i voti, e il referendum è approvato o fallisce.
rule-v5-action-political-for-example = Alice Chen indice un referendum che farebbe perdere punti risorsa a Bruno. L’azione resta indiretta: possono bloccarla la preda e il predatore di Anna.

rule-v5-action-leave-torpor = Lasciare il torpore
rule-v5-action-leave-torpor-text = Un vampiro disimpegnato in torpore può lasciarlo, con un’azione indiretta a +1 furtività che costa 2 punti sangue. Se ha successo, va nella zona attiva e non è più ferito. Se viene bloccato non c’è combattimento: il vampiro che lo ha bloccato può diablerizzarlo, e altrimenti l’azione fallisce e basta, senza costo.
rule-v5-action-leave-torpor-for-example = Ryan, in torpore con 3 punti sangue, lo lascia e ne conserva 1. Se lo blocca Ayelech, lei può diablerizzarlo; se lo blocca un alleato, resta semplicemente in torpore.

rule-v5-action-rescue = Risvegliare un vampiro dal torpore
rule-v5-action-rescue-text = Ogni vampiro attivo può risvegliare un vampiro in torpore per 2 punti sangue, pagati da uno dei due o divisi fra loro. Se li controlli entrambi l’azione è indiretta a +1 furtività; se un altro Matusalemme controlla quello in torpore, è diretta a 0 furtività. Se ha successo, il vampiro risvegliato va nella zona attiva, impegnato o disimpegnato com’era, e non è più ferito. Se viene bloccata, c’è combattimento come di consueto.
rule-v5-action-rescue-for-example = Colette risveglia Sully, e ciascuno brucia 1 punto sangue. Se in torpore ci fosse Ryan, controllato da Bruno, solo Bruno potrebbe bloccare.

rule-v5-action-diablerize = Diablerizzare un vampiro in torpore
rule-v5-action-diablerize-text = Ogni vampiro attivo può agire per diablerizzare un vampiro in torpore, senza costo. Se li controlli entrambi l’azione è indiretta a +1 furtività; se un altro Matusalemme controlla la vittima, è diretta a 0 furtività. Se ha successo, segue la diablerie; se viene bloccata, il servitore agente e quello bloccante combattono come di consueto.
rule-v5-action-diablerize-for-example = Wauneka agisce contro Ryan, controllato da Bruno. Solo Bruno può bloccare, e gli basta 0 intercetto.

rule-v5-action-card = Agire con una carta
rule-v5-action-card-text = Un servitore attivo può agire con una carta azione dalla tua mano o con una carta in gioco, ciascuna una volta per turno. Costo, bersaglio ed effetto sono sulla carta, e l’azione ha 0 furtività se la carta non ne dà di più. Se la carta è una forma speciale di un’azione base, valgono tutte le regole di quell’azione, salvo quanto dice la carta.
rule-v5-action-card-for-example = Una carta permette a Sully di dissanguare con +2. È comunque il suo unico dissanguare del turno, è diretto alla preda di Anna e ha 0 furtività.

rule-v5-action-become-anarch = Diventare Anarchico
rule-v5-action-become-anarch-text = Un vampiro attivo, senza titolo e non Anarchico, può agire per diventare Anarchico, con un’azione indiretta a +1 furtività. Costa 2 punti sangue, o 1 se il suo controllore ha un altro Anarchico attivo. Se ha successo, il vampiro lascia la sua setta ed è Anarchico.
rule-v5-action-become-anarch-for-example = Anna controlla Crow, un Anarchico attivo, quindi Colette diventa Anarchica per 1 punto sangue. Belinde è principe e non può farlo.

rule-v5-action-summary = Un’azione passo per passo
rule-v5-action-summary-text = Prima l’azione viene annunciata e il servitore agente si impegna. Poi chi può bloccare ci prova, tutte le volte che vuole; un blocco riuscito impegna il bloccante e porta al combattimento. Se nessun tentativo riesce e non se ne fanno altri, l’azione ha successo e se ne paga il costo. Intanto si giocano i modificatori di azione, da parte del servitore agente, e le carte reazione, da parte dei servitori attivi e disimpegnati degli altri, per primo il Matusalemme agente; gli effetti durano quanto l’azione, e in essa un servitore gioca la stessa carta una volta sola.
rule-v5-action-summary-for-example = Sully dissangua, Bruno tenta di bloccare, fallisce e rinuncia. Anna gioca un modificatore che aumenta il dissanguamento, e l’azione ha successo.

rule-v5-action-announce = Annunciare l’azione
rule-v5-action-announce-text = Quando agisci dici tutto subito: quale servitore, quale azione, i bersagli, il costo e gli effetti. La carta che serve si gioca scoperta e si mette da parte, fuori dal gioco, fino alla risoluzione; il servitore agente si impegna. Il costo si paga solo quando l’azione ha successo. Solo le scelte di un referendum aspettano anch’esse quel momento.
rule-v5-action-announce-for-example = Anna impegna Belinde e annuncia che recluta Carlton Van Wyk a +1 furtività per 2 punti risorsa. Li paga più tardi, e solo se nessuno blocca.

rule-v5-block-who = Chi può bloccare
rule-v5-block-who-text = Un’azione diretta può essere bloccata solo dai Matusalemme che ha come bersaglio, in senso orario se sono più d’uno; un’azione indiretta prima dalla preda del Matusalemme agente e poi dal predatore. Usano servitori attivi e disimpegnati, un tentativo alla volta, quante volte vogliono, anche di nuovo con lo stesso. Chi rinuncia ha rinunciato per tutta l’azione, a meno che il bersaglio non cambi: allora i tentativi ricominciano. Le azioni politiche sono sempre indirette.
rule-v5-block-who-for-example = Belinde recluta un alleato. Bruno, preda di Anna, tenta due volte e rinuncia; ora può tentare Dario, il suo predatore.

rule-v5-block-stealth = Furtività contro intercetto
rule-v5-block-stealth-text = Un blocco riesce se l’intercetto del bloccante è almeno pari alla furtività del servitore agente; entrambi sono 0 se l’azione o una carta non dicono altro, e possono scendere sotto 0. Si aggiungono solo quando servono: la furtività mentre un servitore blocca con intercetto sufficiente, l’intercetto da parte del bloccante mentre la furtività è più alta. Ciò che è stato aggiunto dura fino alla fine dell’azione. Quando un tentativo fallisce, ne segue un altro oppure il Matusalemme rinuncia, e allora si possono ancora giocare carte prima che l’azione si risolva.
rule-v5-block-stealth-for-example = Colette si equipaggia con 1 furtività e Nassir blocca con +1 intercetto: 1 contro 1 è un blocco. Ora Anna può aggiungere 1 furtività, e il blocco fallisce, perché 1 è meno di 2.

rule-v5-block-detail = I tre stadi di un’azione
rule-v5-block-detail-text = Un’azione annunciata si trova in uno di tre stadi, e in tutti si giocano carte nell’ordine consueto. Senza tentativi di blocco, chi può bloccare ne dichiara uno o passa, e chi passa non può più dichiararne se il bersaglio non cambia; quando tutti sono passati, i blocchi sono declinati. Durante un tentativo il bersaglio non può cambiare e nessun altro può provare; quando tutti sono passati il tentativo si risolve, e se è fallito si torna al primo stadio. Quando tutti hanno declinato, un nuovo bersaglio riporta al primo stadio, e altrimenti l’azione ha successo quando tutti sono passati.
rule-v5-block-detail-for-example = Bruno rinuncia a bloccare un dissanguamento e poi lo devia su Carla. Ora Carla può dichiarare un tentativo, anche se prima tutti avevano declinato.

rule-v5-action-resolve = Risolvere l’azione
rule-v5-action-resolve-text = Se l’azione ha successo, se ne paga il costo e se ne applicano gli effetti. Se è bloccata, la carta giocata per eseguirla viene bruciata, nessun costo si paga e due cose accadono insieme: il bloccante si impegna, e fra lui e il servitore agente comincia un combattimento. Se qualcosa termina l’azione prima di questo o impedisce una delle due, non accade nessuna. I modificatori di azione e le reazioni si pagano quando si giocano, comunque vada l’azione.
rule-v5-action-resolve-for-example = L’azione con cui Belinde recluta è bloccata: l’alleato va nella pila degli scarti, Anna conserva i suoi 2 punti risorsa, Nassir si impegna e i due combattono. Il punto sangue speso per la carta di furtività di Belinde è perso.

rule-v5-politics-terms = Quando si scelgono i termini
rule-v5-politics-terms-text = Un’azione politica annuncia quale referendum indirebbe, ma non i suoi termini. Le scelte che un referendum chiede a chi lo indice, come chi colpisce e di quanto, si fanno solo quando l’azione ha avuto successo. Così chi può bloccare non sa ancora chi ne sarà colpito.
rule-v5-politics-terms-for-example = Un referendum permette ad Anna di distribuire una perdita di 4 punti risorsa. Annuncia l’azione senza nomi, e solo dopo che nessuno ha bloccato dice: 3 a Bruno e 1 a Carla.

rule-v5-politics-referendum = Il referendum
rule-v5-politics-referendum-text = Quando un’azione politica ha successo, se ne paga il costo e si tiene il referendum in tre fasi: si dichiarano i termini, si vota, si risolve l’esito. Nella fase di votazione vengono prima le carte che si usano prima dei voti; poi tutti i Matusalemme dichiarano voti e preferenze liberamente, in qualsiasi ordine, o nessuno, e ciò che è dichiarato non si cambia. La votazione finisce quando tutti hanno finito. Il referendum è approvato con più voti a favore che contro; in parità fallisce.
rule-v5-politics-referendum-for-example = Ci sono 4 voti a favore e 4 contro: il referendum fallisce. Se Carla avesse aggiunto 1 voto a favore, sarebbe stato approvato.

rule-v5-politics-votes = Ottenere e dichiarare voti
rule-v5-politics-votes-text = Nessuno ha voti propri: vengono da carte azione politica, vampiri titolati, dal Vantaggio e da altre carte. Un voto non va dichiarato subito, né per forza. Puoi dichiararne alcuni a favore e altri contro, ma tutti i voti e le preferenze di un vampiro o di un’altra fonte vanno dalla stessa parte. Un voto dichiarato non cambia più.
rule-v5-politics-votes-for-example = Anna ha 2 voti da Belinde e 1 dal Vantaggio. Può dichiararne 2 a favore e 1 contro, ma non dividere i 2 di Belinde.

rule-v5-politics-votes-card = Un voto da una carta azione politica
rule-v5-politics-votes-card-text = In un referendum ogni Matusalemme può guadagnare 1 voto dalle carte azione politica, e non di più. Se una di queste carte ha indetto il referendum, dà il suo voto al controllore del vampiro agente. Gli altri possono bruciarne una dalla mano per 1 voto; allora il suo testo non conta.
rule-v5-politics-votes-card-for-example = Anna ha indetto il referendum con una carta e ne ha il voto, quindi non può bruciarne un’altra. Carla ne brucia una dalla mano e ha 1 voto.

rule-v5-politics-votes-title = Voti dei vampiri titolati
rule-v5-politics-votes-title-text = Ogni vampiro titolato e attivo che controlli dà voti: 1 un primogenito, 2 un principe o un barone, 3 un conciliatore, 4 un membro del Circolo Interno. Altri servitori possono avere voti o preferenze per il testo della loro carta, con o senza titolo. Votano solo i servitori attivi; che siano impegnati o no non conta.
rule-v5-politics-votes-title-for-example = Anna controlla Belinde, principe, e Chrysanthemum, primogenito: 3 voti. Belinde è impegnata e ha lo stesso i suoi 2; in torpore non ne avrebbe.

rule-v5-politics-votes-edge = Un voto per il Vantaggio
rule-v5-politics-votes-edge-text = Chi ha il Vantaggio ottiene 1 voto se lo brucia durante la votazione. Il Vantaggio torna allora al centro del tavolo e nessuno lo controlla. Il voto è del Matusalemme, non di un servitore.
rule-v5-politics-votes-edge-for-example = Carla brucia il Vantaggio e dichiara 1 voto contro. Nella sua prossima fase di disimpegno non guadagna più 1 punto risorsa per esso.

rule-v5-politics-votes-other = Voti da altre carte
rule-v5-politics-votes-other-text = Modificatori di azione, carte reazione e carte in gioco che danno voti o preferenze si possono usare tutti insieme, con le normali regole per giocarli. Solo il servitore agente gioca modificatori di azione. Solo i servitori attivi e disimpegnati degli altri Matusalemme giocano carte reazione.
rule-v5-politics-votes-other-for-example = Il vampiro agente gioca un modificatore per 2 voti in più, e Nassir, attivo e disimpegnato, che Bruno controlla, una reazione per 1 voto contro. Ayelech, impegnata, non può giocare la sua.

rule-v5-combat = Combattimento
rule-v5-combat-text = Il combattimento segue quando un servitore blocca l’azione di un servitore attivo, o quando lo dice una carta. Combattono solo servitori attivi, e due servitori dello stesso Matusalemme non combattono mai fra loro. Chi è impegnato combatte come chi è disimpegnato. Fra le carte servitore, finché dura, si possono giocare solo le carte combattimento.
rule-v5-combat-for-example = Nassir blocca Belinde e per questo si impegna. Combatte lo stesso, ma nessuno dei due può giocare reazioni o modificatori di azione finché il combattimento non è finito.

rule-v5-combat-sequence = Le fasi di un round
rule-v5-combat-sequence-text = Il combattimento si svolge in round, e ogni round ha sette fasi: prima della distanza, distanza, prima di scegliere gli attacchi, attacchi, danno, inseguimento, fine del round. In ogni fase il servitore agente può usare carte ed effetti prima dell’avversario. Un nuovo round comincia solo se qualcuno insegue per continuare.
rule-v5-combat-sequence-for-example = Belinde è stata bloccata da Nassir. In ogni fase decide lei per prima: se manovrare, come attaccare, se inseguire.

rule-v5-combat-before-range = Prima di determinare la distanza
rule-v5-combat-before-range-text = Alcune carte ed effetti dicono che si usano prima di determinare la distanza. Si usano proprio all’inizio del round, prima che il servitore agente decida se manovrare. Presa quella decisione, è troppo tardi.
rule-v5-combat-before-range-for-example = Anna ha una carta per questa fase. Deve giocarla prima di dire se Belinde manovra; il controllore di Nassir viene dopo di lei.

rule-v5-combat-range = Distanza e manovre
rule-v5-combat-range-text = Ogni round comincia a distanza ravvicinata. Con una manovra un servitore va a lunga distanza o torna a quella ravvicinata; i due possono rispondersi finché ne hanno, ma nessuno manovra due volte di seguito. Le manovre vengono solo da carte ed effetti; quella che fa parte di una carta giocata va usata in quel round, se non è opzionale. Se viene da una carta attacco o da un’arma, quello è ormai il tuo attacco del round, e non puoi usare la manovra di un’altra.
rule-v5-combat-range-for-example = Belinde non manovra. Nassir usa la manovra della sua Magnum .44 per la lunga distanza, dove le mani nude non servono, e dovrà attaccare con essa.

rule-v5-combat-before-strikes = Prima di scegliere gli attacchi
rule-v5-combat-before-strikes-text = Alcune carte combattimento si possono giocare solo quando la distanza del round è stabilita e nessun attacco è ancora stato scelto. È questa fase, come sempre prima il servitore agente. Dopo di essa si scelgono gli attacchi.
rule-v5-combat-before-strikes-for-example = La distanza è ravvicinata. Anna gioca una carta che aumenta la forza di Belinde per questo round, e solo poi ne sceglie l’attacco.

rule-v5-combat-strike = Attacchi
rule-v5-combat-strike-text = Ogni servitore ha un attacco per round: sceglie prima il servitore agente, poi l’avversario, da una carta combattimento, un’arma, un’altra carta o a mani nude, e i due si risolvono insieme. La maggior parte degli attacchi vale solo a distanza ravvicinata; quelli a distanza e le difese come la schivata valgono a ogni distanza. Prima si applicano gli effetti degli attacchi, poi si risolve il danno; appena un combattente non è più attivo, il combattimento termina. Chi ha usato la manovra di un attacco deve attaccare con quello, e chi si vede cancellare la carta attacco sceglie un altro attacco.
rule-v5-combat-strike-for-example = Belinde attacca a mani nude per 1, Nassir con una pistola per 2. A lunga distanza vale solo l’attacco di Nassir: Belinde subisce 2 danni.

rule-v5-combat-additional = Attacchi addizionali
rule-v5-combat-additional-text = Gli attacchi addizionali si ottengono solo quando la prima coppia di attacchi è risolta; decide prima il servitore agente. Vanno anch’essi a coppie, alla stessa distanza, e attacca solo chi ne ha ancora; si può scegliere qualsiasi attacco, quale che sia la manovra usata prima. Per ottenerli un servitore può usare una sola carta o un solo effetto per round, cosa che le carte ricordano con la parola limitato.
rule-v5-combat-additional-for-example = Dopo la prima coppia Belinde ottiene 2 attacchi addizionali, Nassir nessuno. Lei lo attacca altre due volte, un attacco dopo l’altro, e lui non può rispondere.

rule-v5-combat-damage = Danno
rule-v5-combat-damage-text = Il servitore che subisce danno può prima prevenirlo con carte combattimento, una dopo l’altra. Quello non prevenuto brucia altrettanti punti vita di un alleato o di un seguace; un vampiro brucia 1 punto sangue per risanare ogni danno. Un vampiro che non ne ha abbastanza brucia tutto il suo sangue, resta ferito dal resto e va in torpore quando tutto il danno è stato gestito. Bruciare l’ultimo punto sangue non fa altri danni al vampiro.
rule-v5-combat-damage-for-example = Sully ha 2 punti sangue e subisce 3 danni. Se 1 viene prevenuto, ne risana 2 e resta attivo senza sangue; altrimenti va in torpore.

rule-v5-combat-environmental = Danno ambientale
rule-v5-combat-environmental-text = Il danno è ambientale se non lo infligge un servitore, né con un attacco né con un effetto che lo dica. Non ha alcuna fonte, o ne ha una che non è un servitore, per esempio un seguace. Poiché non è un attacco, la schivata non serve.
rule-v5-combat-environmental-for-example = Un seguace di Belinde infligge 1 danno a ogni round. Nassir schiva l’attacco di lei e subisce lo stesso quel danno.

rule-v5-combat-aggravated = Danno aggravato
rule-v5-combat-aggravated-text = Un vampiro non può risanare il danno aggravato: se non viene prevenuto, lo ferisce, e il vampiro andrà in torpore. Ogni punto inflitto a un vampiro già ferito va pagato con 1 punto sangue, altrimenti il vampiro è bruciato; non è diablerie. Fra i danni non prevenuti, quelli normali si gestiscono prima degli aggravati. Per alleati e seguaci il danno aggravato è come ogni altro.
rule-v5-combat-aggravated-for-example = Colette ha 4 punti sangue e subisce 2 danni normali e 2 aggravati. Ne risana 2, il primo danno aggravato la ferisce, il secondo costa 1 punto sangue, e va in torpore con 1.

rule-v5-combat-immune = Immune ai danni
rule-v5-combat-immune-text = Un servitore immune ai danni di una fonte non ne soffre: il danno che ne viene e non è prevenuto non è inflitto con successo. Per esso il servitore non brucia né sangue né vita, e non resta ferito.
rule-v5-combat-immune-for-example = In un combattimento Nassir è immune ai danni delle armi. La pistola di Belinde non gli fa nulla, mentre a mani nude lei gli infligge ancora 1 danno.

rule-v5-combat-press = Inseguimento
rule-v5-combat-press-text = Se dopo il danno entrambi i combattenti sono ancora attivi, il combattimento termina, a meno che uno dei due non insegua per continuare. L’altro può usare un inseguimento per cancellarlo e finire, e così via finché ne hanno; nessuno insegue due volte di seguito. Se un inseguimento per continuare resta valido, comincia un altro round.
rule-v5-combat-press-for-example = Wauneka insegue per continuare, Nassir per finire, Wauneka insegue ancora. Nassir non ha altri inseguimenti, quindi c’è un secondo round.

rule-v5-combat-round-end = Fine del round
rule-v5-combat-round-end-text = Le carte e gli effetti per la fine di un round o di un combattimento si usano dopo la fase di inseguimento. Questa fase c’è anche se il combattimento è terminato prima.
rule-v5-combat-round-end-for-example = Nassir va in torpore per l’attacco di Belinde, e il combattimento termina subito. Anna può ancora giocare una carta per la fine del round, per esempio una che dà sangue a Belinde.

rule-v5-combat-retainers = Seguaci in combattimento
rule-v5-combat-retainers-text = Di norma un seguace non subisce danni in combattimento, ma viene bruciato insieme al servitore che serve. A lunga distanza, e solo lì, un attacco a distanza può avere come bersaglio un seguace invece del servitore avversario. Chi attacca nomina questo bersaglio insieme all’attacco.
rule-v5-combat-retainers-for-example = A lunga distanza Ayelech spara al seguace di Wauneka, che ha 1 punto vita: viene bruciato, e Wauneka non subisce nulla.

rule-v5-strike-hand = Mani nude
rule-v5-strike-hand-text = Ogni servitore può attaccare a mani nude: è l’attacco senza carte. A distanza ravvicinata infligge danno pari alla forza del servitore; a lunga distanza non fa nulla. La forza di un vampiro è 1, se niente la cambia.
rule-v5-strike-hand-for-example = Belinde attacca a mani nude, e una carta le dà +2 forza in questo round. Nassir subisce 3 danni.

rule-v5-strike-dodge = Schivata
rule-v5-strike-dodge-text = La schivata è un attacco che non infligge nulla e protegge il servitore e le carte su di lui dall’attacco avversario. Vale a qualsiasi distanza, e anche contro un attacco fulmineo. Non protegge i seguaci.
rule-v5-strike-dodge-for-example = Belinde attacca per rubare l’arma di Nassir, e Nassir schiva: la conserva. Un colpo sparato al suo seguace sarebbe andato a segno.

rule-v5-strike-combat-ends = Termina il combattimento
rule-v5-strike-combat-ends-text = Questo attacco termina subito il combattimento, a qualsiasi distanza. Si risolve prima di ogni altro attacco, anche fulmineo, e così nessuno di essi ha effetto. Una schivata non lo ferma, perché non è rivolto a chi schiva.
rule-v5-strike-combat-ends-for-example = Nassir attacca per 4 danni con attacco fulmineo, Belinde con termina il combattimento. Il combattimento è finito, e lei non subisce nulla.

rule-v5-strike-steal-blood = Rubare sangue
rule-v5-strike-steal-blood-text = Questo attacco sposta punti sangue o punti vita dal bersaglio al servitore che attacca. Non è danno e non si può prevenire come tale. Avviene prima di risanare, quindi il sangue rubato può risanare il danno degli stessi attacchi. Quello oltre la capacità di chi attacca va subito alla banca del sangue.
rule-v5-strike-steal-blood-for-example = Colette ha 1 punto sangue. Ne ruba 2 e subisce 3 danni: con i suoi 3 punti sangue li risana tutti, e resta attiva senza sangue.

rule-v5-strike-destroy-equipment = Distruggere un equipaggiamento
rule-v5-strike-destroy-equipment-text = Questo attacco brucia un equipaggiamento del servitore avversario; lo sceglie chi controlla il servitore che attacca. Se l’effetto parla di un’arma, dev’essere un’arma. Finché l’attacco non si risolve, l’equipaggiamento si può ancora usare.
rule-v5-strike-destroy-equipment-for-example = Nassir attacca con la pistola e Belinde la distrugge nella stessa coppia di attacchi: lei subisce il danno, e la pistola viene bruciata.

rule-v5-strike-steal-equipment = Rubare un equipaggiamento
rule-v5-strike-steal-equipment-text = Questo attacco sposta un equipaggiamento del servitore avversario sul servitore che attacca, scelto come per distruggerne uno. Chi lo ruba non può usarlo per il resto di questo round. Dopo il combattimento resta a chi lo ha rubato.
rule-v5-strike-steal-equipment-for-example = Belinde ruba la pistola di Nassir. Non può usarla per un attacco addizionale, ma nel round seguente sì, e dopo il combattimento è sua.

rule-v5-strike-first = Attacco fulmineo
rule-v5-strike-first-text = Un attacco fulmineo si risolve prima di quelli normali. Se brucia l’avversario o lo manda in torpore, l’attacco di questi non avviene; se ruba o distrugge l’arma con cui l’avversario attacca, quell’attacco è perso. Due attacchi fulminei si risolvono insieme. Termina il combattimento viene comunque prima, e una schivata protegge lo stesso.
rule-v5-strike-first-for-example = Belinde fa un attacco fulmineo per 3, e Nassir ha 2 punti sangue e non previene nulla. Va in torpore prima del proprio attacco.

rule-v5-torpor = Torpore
rule-v5-torpor-text = Un vampiro che non può risanare il danno va in torpore, accanto alla zona non controllata, con tutte le carte su di lui. Lì è ancora controllato ma non attivo: non può bloccare, giocare carte reazione, votare né eseguire altre azioni che lasciare il torpore, ma durante questa può giocare modificatori di azione. Si disimpegna come di consueto nella fase di disimpegno del suo controllore.
rule-v5-torpor-for-example = Ryan va in torpore con la sua pistola e 0 punti sangue. Si disimpegna nel prossimo turno di Bruno, ma senza 2 punti sangue ha bisogno che qualcuno lo risvegli.

rule-v5-diablerie = Diablerie
rule-v5-diablerie-text = Un vampiro attivo che commette diablerie prende tutto il sangue della vittima, fino alla propria capacità, e gli equipaggiamenti che vuole; poi la vittima viene bruciata con tutto ciò che le resta. Se la vittima era più anziana, il controllore del diablerista può prendere una carta dominus Disciplina da libreria, pila degli scarti o mano e metterla sul diablerista, che per la capacità in più non guadagna sangue. Se la vittima era nella Lista Rossa, possono seguire trofei. Tutto questo avviene in un colpo solo: in mezzo non si può giocare nulla.
rule-v5-diablerie-for-example = Wauneka ha capacità 5 e 3 punti sangue; la sua vittima Ayelech ha capacità 7 e 4 punti sangue. Ne guadagna 2, il resto è perso, e poiché lei era più anziana può imparare una Disciplina.

rule-v5-blood-hunt = Caccia di sangue
rule-v5-blood-hunt-text = Subito dopo una diablerie si tiene un referendum per decidere se chiamare una caccia di sangue sul diablerista. Se è approvato, il diablerista viene bruciato. Non è un’azione: nessuno può bloccarlo, e non si possono giocare modificatori di azione né carte reazione. Per il resto è un referendum come gli altri.
rule-v5-blood-hunt-for-example = Wauneka ha commesso diablerie. Belinde dà 2 voti contro, e ce ne sono 2 a favore: è parità, quindi nessuna caccia di sangue, e lui si salva.

rule-v5-influence = Fase 4: influenza
rule-v5-influence-text = All’inizio della tua fase di influenza ricevi 4 trasferimenti, per ottenere il controllo di vampiri. Nei primi turni sono di meno: il Matusalemme che comincia ne ha 1, il secondo 2, il terzo 3. I trasferimenti non si possono conservare.
rule-v5-influence-for-example = Giocano quattro Matusalemme. Nel primo turno Anna ha 1 trasferimento, Bruno 2, Carla 3 e Dario 4; dal secondo turno anche Anna ne ha 4.

rule-v5-influence-transfers = Spendere i trasferimenti
rule-v5-influence-transfers-text = 1 trasferimento sposta 1 punto risorsa su un vampiro della tua zona non controllata. 2 trasferimenti riportano 1 punto sangue da un vampiro di questi alle tue risorse. 4 trasferimenti e 1 punto risorsa spostano il primo vampiro della tua cripta nella tua zona non controllata. Dividi i trasferimenti come vuoi.
rule-v5-influence-transfers-for-example = Anna sposta 3 punti risorsa su Colette con 3 trasferimenti. Il quarto può spostare 1 altro punto risorsa o restare inutilizzato; per riprendere sangue non basta.

rule-v5-influence-ready = Portare in gioco un vampiro
rule-v5-influence-ready-text = In qualsiasi momento della tua fase di influenza, un vampiro non controllato con tanti punti sangue quanto la sua capacità o più può andare nella tua zona attiva, scoperto e disimpegnato. I segnalini restano su di lui come sangue; quelli oltre la capacità tornano subito alla banca del sangue. Se dà altri trasferimenti, arrivano solo nella tua prossima fase di influenza.
rule-v5-influence-ready-for-example = Colette ha capacità 5 e 5 punti sangue: Anna la sposta nella zona attiva. Può bloccare nel turno di Bruno, e agire nel prossimo di Anna.

rule-v5-influence-merge = Unire la carta avanzata
rule-v5-influence-merge-text = Se controlli una versione di un vampiro, base o avanzata, e hai l’altra nella tua zona non controllata, puoi spendere 4 trasferimenti e 1 punto risorsa per unirle, con la carta avanzata sopra. Ciò che era sul vampiro in gioco resta, ciò che era sull’altra è bruciato; le due sono un solo vampiro finché non viene bruciato. La carta avanzata vale per intero e prevale in caso di conflitto, di quella base vale solo il testo, e ora vale anche il testo con l’icona unito. Un vampiro avanzato contende con altre copie, base o avanzate.
rule-v5-influence-merge-for-example = Lucita, Indipendente, viene unita alla sua carta avanzata, che è del Sabbat. Ora è del Sabbat, ha il testo di entrambe e diventa Arcivescovo di Aragona, come dice l’icona unito.

rule-v5-discard = Fase 5: scarto
rule-v5-discard-text = Ricevi un’azione della fase di scarto: con essa puoi scartare una carta dalla mano e pescarne un’altra, o mettere in gioco una carta evento. In una fase puoi giocare un solo evento, e ogni evento una sola volta per partita. Alcune carte danno più azioni o altri modi di usarle; un’azione non usata è persa.
rule-v5-discard-for-example = Bruno scarta una carta che non può usare e ne pesca una nuova. Se avesse giocato un evento, avrebbe tenuto quella carta.

rule-v5-end-oust = Eliminazione e punti vittoria
rule-v5-end-oust-text = Un Matusalemme senza punti risorsa è eliminato, e le carte che controlla sono rimosse dal gioco; le sue carte controllate da altri restano in gioco. Ogni volta che la tua preda è eliminata, non importa da chi, guadagni 1 punto vittoria e 6 punti risorsa dalla banca del sangue. Si gioca finché resta un solo Matusalemme, che guadagna un altro punto vittoria. Vince chi ha più punti vittoria, anche se è stato eliminato; in caso di parità nessuno vince.
rule-v5-end-oust-for-example = L’ultimo punto risorsa di Dario se ne va per un referendum indetto da Bruno. Carla, di cui era la preda, guadagna 1 punto vittoria e 6 punti risorsa; Bruno nulla.

rule-v5-end-simultaneous = Eliminato insieme alla preda
rule-v5-end-simultaneous-text = Se sei eliminato nello stesso momento della tua preda, guadagni comunque il punto vittoria per lei. Non guadagni i 6 punti risorsa, che quindi non possono salvarti.
rule-v5-end-simultaneous-for-example = Un solo effetto toglie ad Anna e alla sua preda Bruno l’ultimo punto risorsa. Anna ha 1 punto vittoria per Bruno, ed entrambi sono fuori dal gioco.

rule-v5-end-new-prey = La nuova preda
rule-v5-end-new-prey-text = Quando la tua preda è eliminata, il Matusalemme seguente alla tua sinistra diventa la tua preda, e tu diventi il suo predatore. Quando si resta in due, ciascuno è preda e predatore dell’altro.
rule-v5-end-new-prey-for-example = Anna, Bruno, Carla e Dario siedono in senso orario. Bruno è eliminato: d’ora in poi i servitori di Anna dissanguano Carla, e Anna è il predatore di Carla.

rule-v5-end-withdraw = Ritirarsi
rule-v5-end-withdraw-text = Se la tua libreria è vuota e cominci il turno con meno carte della tua capacità di mano, nella fase di disimpegno puoi annunciare che ti ritiri. Riesce alla tua prossima fase di disimpegno se fino ad allora nessun tuo servitore è entrato in combattimento o ha perso o speso sangue, e tu non hai perso o speso punti risorsa. Un solo segnalino perso fa fallire il ritiro, anche se lo riguadagni. Se riesci, esci con 1 punto vittoria in più, e il tuo predatore non ha né il punto vittoria né i punti risorsa.
rule-v5-end-withdraw-for-example = Carla non ha più libreria e ha 5 carte in mano. Lo annuncia, ma viene dissanguata di 1: il tentativo è fallito, anche se più tardi guadagna 1 punto risorsa.

rule-v5-sect = Sette e titoli
rule-v5-sect-text = Un vampiro appartiene a una sola setta; cambiare setta significa lasciare la vecchia. Ha al massimo un titolo: uno nuovo sostituisce il vecchio, anche se questo era di grado superiore, o conteso. Solo un vampiro della setta giusta, e del clan giusto dove il titolo lo chiede, può ricevere un titolo. Se lascia quella setta o quel clan perde i benefici del titolo finché non torna, e lo cede del tutto se ne riceve uno nuovo o se quello vecchio viene conteso.
rule-v5-sect-for-example = Belinde, principe della Camarilla, diventa Anarchica per una carta: non ha più i suoi 2 voti. Tornata nella Camarilla, li ha di nuovo.

rule-v5-sect-camarilla = Camarilla
rule-v5-sect-camarilla-text = Solo i vampiri della Camarilla possono essere primogenito, principe, conciliatore o membro del Circolo Interno. Ogni clan ha un conciliatore e un membro del Circolo Interno, unici e riservati ai vampiri di quel clan. Un principe è legato a una città e contende con ogni altro titolo di quella città. Un primogenito non è unico e non è mai conteso.
rule-v5-sect-camarilla-for-example = Donny Kowalczyk è Principe di Pittsburgh. Quando entra in gioco Damian, Arcivescovo di Pittsburgh, i due contendono i loro titoli.

rule-v5-sect-anarch = Anarchici
rule-v5-sect-anarch-text = Alcuni vampiri sono Anarchici per la loro carta; altri lo diventano con un’azione o per una carta, e questo è un cambio di setta. Essere Anarchico conta solo per carte ed effetti che lo chiedono. Solo un Anarchico può essere barone; un barone è legato a una città e contende con un principe, un arcivescovo o un altro barone di quella città. Un barone che lascia gli Anarchici perde i benefici del titolo finché non torna.
rule-v5-sect-anarch-for-example = Elisha Tucker è Barone di Pittsburgh. Entra in gioco Donny Kowalczyk, Principe di Pittsburgh, e finché uno non cede nessuno dei due ha 2 voti.

rule-v5-sect-independent = Indipendenti
rule-v5-sect-independent-text = Un vampiro che non è di una delle grandi sette è Indipendente, come dice la sua carta. Alcuni Indipendenti hanno voti per la loro carta: contano come titolati, ciascuno con un titolo proprio. Un titolo simile vale in qualsiasi setta.
rule-v5-sect-independent-for-example = Arishat è Indipendente e ha 1 voto. Conta come titolata, e in un’altra setta conserverebbe il suo voto.

rule-v5-sect-sabbat = Sabbat
rule-v5-sect-sabbat-text = Solo i vampiri del Sabbat possono essere vescovo, arcivescovo, priscus, cardinale o reggente. Un arcivescovo è legato a una città e contende con ogni altro titolo di essa; il reggente è unico; gli altri non sono unici né contesi. Un vescovo attivo dà 1 voto, un arcivescovo 2, un cardinale 3, il reggente 4. I prisci votano come coalizione.
rule-v5-sect-sabbat-for-example = Carla controlla Damian, arcivescovo, e Concordia, vescovo, entrambi attivi. Ha 3 voti.

rule-v5-sect-prisci = La coalizione dei prisci
rule-v5-sect-prisci-text = Tutti i prisci insieme hanno 3 voti in un referendum. Ogni priscus attivo ha 1 preferenza, a favore o contro, in un loro sub-referendum in cui i voti non contano. La parte con più preferenze ottiene i 3 voti, che possono cambiare parte man mano che si esprimono preferenze; in parità la coalizione si astiene. Un vampiro usa tutti i suoi voti e preferenze dalla stessa parte.
rule-v5-sect-prisci-for-example = La preferenza a favore di Khin Aye porta 3 voti a favore. Quando un altro priscus ne esprime 1 contro, è parità e i 3 voti non ci sono più.

rule-v5-sect-antitribu = Clan antitribù
rule-v5-sect-antitribu-text = Un clan antitribù e il clan senza quella parola sono due clan diversi. Un membro dell’uno non soddisfa un requisito per l’altro. Un cambio di setta non cambia il clan.
rule-v5-sect-antitribu-for-example = Aaron Bathurst è Nosferatu antitribù e non può giocare una carta che richiede un Nosferatu. Se Wauneka entra nel Sabbat, è ancora un Nosferatu.

rule-v5-sect-laibon = Laibon
rule-v5-sect-laibon-text = Solo i Laibon possono essere kholo o magaji, e ognuno che sia attivo dà 2 voti. Il magaji non è unico e non è mai conteso. Il kholo di un clan è unico e dev’essere di quel clan.
rule-v5-sect-laibon-for-example = Dario controlla Cesewayo e Kisha Bhimji, entrambi magaji. Se sono attivi tutti e due, ha 4 voti.

rule-v5-trait-circle = Circolo
rule-v5-trait-circle-text = Ogni Gemello del Sangue appartiene a un circolo, scritto sulla carta. Un vampiro che non ne ha è un circolo a sé. Il Circolo Interno della Camarilla non è uno di questi circoli.
rule-v5-trait-circle-for-example = Barry è del circolo di Chicago, Ági di quello di Budapest. Una carta per Gemelli del Sangue di uno stesso circolo non può usarli entrambi.

rule-v5-trait-infernal = Infernalista
rule-v5-trait-infernal-text = Un servitore Infernalista non si disimpegna come di consueto nella fase di disimpegno. In quella fase il suo controllore può bruciare 1 punto risorsa per disimpegnarlo.
rule-v5-trait-infernal-for-example = Arishat è Infernalista ed è impegnata. Nella fase di disimpegno Carla brucia 1 punto risorsa, e Arishat si disimpegna; altrimenti resterebbe impegnata.

rule-v5-trait-red-list = Lista Rossa
rule-v5-trait-red-list-text = Con un’azione della fase dominus ogni Matusalemme può marchiare un servitore della Lista Rossa per questo turno. Ogni vampiro attivo che controlla può allora entrare in combattimento con lui una volta, con un’azione (D) a +1 furtività che costa 1 punto sangue. Un vampiro che brucia un servitore della Lista Rossa in combattimento o con un’azione diretta, diablerie compresa, può avere un trofeo che il suo controllore prende da libreria, pila degli scarti o mano. Anche i trofei in gioco non ancora assegnati possono passare a lui, se il loro controllore vuole; tutto questo viene prima della caccia di sangue.
rule-v5-trait-red-list-for-example = Anna marchia Ossian, controllato da Bruno. Belinde paga 1 punto sangue, lo combatte e lo brucia, e Anna mette su Belinde un trofeo dalla libreria.

rule-v5-trait-blood-cursed = Maledizione del Sangue
rule-v5-trait-blood-cursed-text = Un vampiro con la Maledizione del Sangue non può commettere diablerie. Non può agire per commetterla, né coglierne l’occasione quando blocca un vampiro che lascia il torpore.
rule-v5-trait-blood-cursed-for-example = Ali Kar ha la Maledizione del Sangue. Blocca Ryan, che vuole lasciare il torpore: Ryan vi resta, e non succede altro.

rule-v5-trait-black-hand = Mano Nera
rule-v5-trait-black-hand-text = Un servitore con questo tratto può giocare e usare le carte che richiedono un servitore della Mano Nera. Di per sé il tratto non fa altro.
rule-v5-trait-black-hand-for-example = Banjoko è della Mano Nera e può giocare una carta simile. Wauneka non lo è, e non può.

rule-v5-trait-flight = Volo
rule-v5-trait-flight-text = Un servitore con Volo può giocare e usare le carte che richiedono Volo. Di per sé il tratto non fa altro. Altri tratti di questo genere funzionano allo stesso modo.
rule-v5-trait-flight-for-example = Chalcedony ha Volo e può giocare una carta che lo richiede. Belinde non può, se qualcosa non le dà Volo.

rule-v5-trait-scarce = Raro
rule-v5-trait-scarce-text = Quando nella fase di influenza sposti un vampiro raro dalla zona non controllata alla zona attiva, bruci 3 punti risorsa per ogni vampiro raro del suo clan che già controlli. Il primo di un clan non costa nulla in più.
rule-v5-trait-scarce-for-example = Dario controlla Asguresh, un Nagaraja raro. Quando arriva nella sua zona attiva Anu Diptinatpa, un altro, brucia 3 punti risorsa.

rule-v5-trait-slave = Schiavo
rule-v5-trait-slave-text = Uno schiavo di un clan può eseguire azioni dirette solo se chi lo controlla ha un membro attivo di quel clan. Se un membro di quel clan viene bloccato, chi controlla entrambi può impegnare lo schiavo: il combattimento è cancellato, il vampiro agente si disimpegna e al suo posto lo schiavo combatte con il bloccante.
rule-v5-trait-slave-for-example = Chalcedony è schiavo dei Tremere. Nassir, un Tremere, è bloccato da Sully; Bruno impegna Chalcedony, Nassir si disimpegna, e Chalcedony combatte con Sully.

rule-v5-trait-sterile = Sterile
rule-v5-trait-sterile-text = Un vampiro sterile non può eseguire azioni che mettono in gioco altri vampiri. Tutte le altre azioni gli sono permesse.
rule-v5-trait-sterile-for-example = Barry è sterile. Può reclutare un alleato, ma non usare una carta che crea un nuovo vampiro.

rule-v5-glossary-target = Bersaglio
rule-v5-glossary-target-text = Un bersaglio è un Matusalemme o una carta su cui agisce una carta o un effetto che non sia un referendum; di norma dev’essere in gioco. I vampiri in torpore possono essere bersagli, i vampiri non controllati e le carte contese no. Avere come bersaglio una carta su un servitore non rende bersaglio il servitore. I segnalini non sono mai il bersaglio: se sono meno di quanti ne prende l’effetto, prende quelli che ci sono.
rule-v5-glossary-target-for-example = Un vampiro non può essere bersaglio di azioni dirette, ma la pistola su di lui sì. Un effetto ruba 2 punti sangue a Sully, che ne ha 1: se ne sposta 1.

rule-v5-glossary-monster = Mostro
rule-v5-glossary-monster-text = Mostro è ogni servitore o seguace che non sia mortale né animale. I vampiri sono mostri.
rule-v5-glossary-monster-for-example = Belinde è un mostro, e lo è anche il lupo mannaro Ossian. Carlton Van Wyk è mortale, quindi non lo è.

rule-v5-glossary-ash-heap = Pila degli scarti
rule-v5-glossary-ash-heap-text = Le carte bruciate e quelle scartate vanno nella pila degli scarti del loro proprietario, chiunque le controllasse. Un’azione che ha come bersaglio una pila degli scarti è sempre indiretta.
rule-v5-glossary-ash-heap-for-example = Belinde agisce per rimuovere una carta dalla pila degli scarti di Carla. L’azione è indiretta: possono bloccare Bruno e Dario, Carla no.

rule-v5-glossary-bearer = Portatore e possessore
rule-v5-glossary-bearer-text = Il portatore di un equipaggiamento è il servitore su cui si trova, e così il possessore di un seguace. Se l’equipaggiamento parla di un certo tipo di portatore, solo un portatore di quel tipo può usarlo.
rule-v5-glossary-bearer-for-example = Un equipaggiamento serve a un portatore con Auspex. Un alleato che non lo ha può portarlo, ma non usarlo.

rule-v5-glossary-wake = Risveglio
rule-v5-glossary-wake-text = Chi si risveglia durante un’azione può, finché questa dura, bloccare e giocare carte reazione come un vampiro disimpegnato; resta però impegnato, e non può impegnarsi per pagare qualcosa. Un risveglio si può giocare anche mentre viene giocata un’altra carta, così che il vampiro possa reagire a quella carta. Una carta che disimpegna il vampiro non è un risveglio e in quel momento non si può giocare.
rule-v5-glossary-wake-for-example = Ayelech è impegnata. Gioca un risveglio mentre Anna gioca una carta, e poi una reazione che cancella quella carta.

rule-v5-glossary-steal-card = Rubare una carta
rule-v5-glossary-steal-card-text = Chi ruba una carta la controlla per sempre; la carta resta nella zona in cui era. Se era su un’altra carta, può passare su una carta dello stesso tipo che controlla chi l’ha rubata. Non puoi rubare a te stesso.
rule-v5-glossary-steal-card-for-example = Carla ruba un vampiro in torpore: è suo, ed è ancora in torpore. Un luogo che era su un servitore di Bruno passa su uno dei suoi.

rule-v5-glossary-sect = La setta di vampiri cambiati e nuovi
rule-v5-glossary-sect-text = I clan non hanno una setta propria. Un vampiro che cambia clan mantiene la sua setta. Un nuovo vampiro prende la setta del vampiro che lo crea, se la carta non dice altro.
rule-v5-glossary-sect-for-example = Sully, un Malkavian della Camarilla, diventa un Brujah per una carta: è ancora della Camarilla. Un vampiro creato dall’Anarchico Crow è Anarchico.

rule-v5-glossary-title-card = Carte titolo
rule-v5-glossary-title-card-text = Una carta titolo rappresenta il titolo del vampiro su cui si trova. Quando il vampiro cede o perde il titolo, la carta va bruciata. Se un titolo unico è conteso, la contesa si paga con il sangue del vampiro, come per ogni titolo, non con punti risorsa.
rule-v5-glossary-title-card-for-example = Una carta rende Alexa Draper conciliatore. Un altro Ventrue reclama lo stesso titolo, e nella fase di disimpegno di Anna Alexa Draper brucia 1 punto sangue per continuare la contesa.

rule-v5-glossary-rest = Altre parole del gioco
rule-v5-glossary-rest-text = I segnalini aggiunti vengono dalla banca del sangue, che non si esaurisce mai, e quelli bruciati vi tornano. Quando una carta è posta su un’altra, ciascuna è assegnata all’altra. Un servitore sta eseguendo un’azione dal suo annuncio fino alla risoluzione. Un vampiro è ferito finché ha danno che non ha potuto risanare, sta andando in torpore o è in torpore.
rule-v5-glossary-rest-for-example = Una carta aggiunge 3 punti sangue a Sully: vengono dalla banca del sangue, non dalle risorse di Anna. Una pistola su Sully è assegnata a lui.

rule-v5-faq-hunt = Domande sulla caccia
rule-v5-faq-hunt-text = Anche un vampiro che ha già tutto il sangue che può avere può cacciare. Il sangue oltre la capacità è perso.
rule-v5-faq-hunt-for-example = Ryan ha capacità 4 e 4 punti sangue. Caccia, ne guadagna 1, e quello torna subito alla banca del sangue.

rule-v5-faq-bleed = Domande sul dissanguare
rule-v5-faq-bleed-text = Un dissanguamento si può aumentare o ridurre in qualsiasi momento dopo l’annuncio e le carte che vi appartengono; conviene aspettare che il bersaglio abbia rinunciato a bloccare. Per deviare un dissanguamento prima rinunci a bloccare, e il Matusalemme agente può ancora aumentarlo. Il nuovo bersaglio può bloccare o deviarlo a sua volta, e se torna a te puoi di nuovo bloccare. Un dissanguamento di 0 è un’azione riuscita se nessuno ha bloccato, ma non un dissanguare riuscito: non prende il Vantaggio.
rule-v5-faq-bleed-for-example = Bruno rinuncia a bloccare, Anna porta il dissanguamento a 3, e Bruno lo devia su Carla. Carla lo riduce a 0: non brucia nulla, e Anna non prende il Vantaggio.

rule-v5-faq-stealth = Domande sulla furtività
rule-v5-faq-stealth-text = Il +1 furtività di una carta azione può aiutare un’altra azione? No: è la furtività con cui comincia la sua azione. In seguito la aumentano soltanto modificatori di azione o, per esempio, un luogo che dà furtività.
rule-v5-faq-stealth-for-example = Belinde caccia, e comincia con 1 furtività. Una carta equipaggiamento nella mano di Anna, la cui azione avrebbe +1 furtività, non la aiuta; un modificatore di azione sì.

rule-v5-faq-politics = Domande sulla politica
rule-v5-faq-politics-text = Puoi guadagnare voti solo nella fase di votazione, ma anche se non servono, e puoi votare contro il tuo stesso referendum. Se lo ha indetto una carta azione politica, chi lo ha indetto non può bruciarne un’altra per un voto; se no, può bruciarne una come tutti gli altri. I voti per una carta così e per il Vantaggio sono del Matusalemme, non del vampiro agente. Un’azione politica non bloccata ha successo anche se il suo referendum fallisce.
rule-v5-faq-politics-for-example = Un vampiro indice un referendum con il proprio testo, senza una carta. Anna può bruciare una carta azione politica per 1 voto, e dichiararlo contro.
