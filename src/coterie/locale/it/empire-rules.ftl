# Le regole di Vampire Empire a parole nostre: per ogni sezione del regolamento un titolo, la regola e un esempio.

rule-empire-components = Che cosa c’è nella scatola
rule-empire-components-text = I personaggi sono nove: tre nobili, tre del clero e tre della servitù. Ognuno ha una carta con un lato umano e uno vampiro, e un segnalino per il sacchetto. Ogni giocatore ha un mazzo di quaranta carte, e dodici gettoni attacco e difesa sono a disposizione di entrambi.
rule-empire-components-for-example = La Signora, il Signore e il Funzionario sono nobili. Il Monaco, la Suora e il Vescovo sono del clero. La Domestica, il Cuoco e il Maggiordomo sono della servitù.

rule-empire-cards = I tipi di carta
rule-empire-cards-text = Le carte Combattimento hanno un valore e una o due professioni. Il mazzo umano ha anche carte Acqua Santa, il mazzo vampiro carte Vampiro: hanno un valore, e alcune anche una professione. Le carte Supporto non hanno valore ma un effetto, con un costo di giorno e uno di notte.
rule-empire-cards-for-example = Torcia è della nobiltà e della servitù: aiuta il Signore come il Cuoco, con valore 1.

rule-empire-setup = Preparazione
rule-empire-setup-text = I nove personaggi mescolati formano la città, e tre di loro entrano scoperti nel castello. Il giocatore vampiro prende in segreto tre segnalini dal sacchetto: sono i vampiri. Poi il giocatore umano ne prende in segreto due e sa che quei due sono umani, come i quattro rimasti nel sacchetto. Ciascuno mescola il suo mazzo e pesca otto carte.
rule-empire-setup-for-example = Il giocatore umano prende la Suora e il Cuoco. Da quel momento l’acqua santa su di loro sarebbe sprecata.

rule-empire-area-castle = Castello e città
rule-empire-area-castle-text = Nel castello stanno tre personaggi scoperti; gli altri attendono coperti in città. Quando un personaggio lascia il castello, il primo della città entra subito. Il castello ne ha meno di tre solo se la città è vuota.
rule-empire-area-castle-for-example = Il Maggiordomo muore mentre in città ci sono due personaggi. Il primo prende il posto libero prima di ogni altra cosa.

rule-empire-area-piles = Fossato e scantinato
rule-empire-area-piles-text = Le carte giocate vanno nel fossato, e così quelle scartate, coperte; lì sono fuori uso. Solo nella fase 1 una carta scartata può invece andare nello scantinato. La prima volta che un giocatore deve pescare da un mazzo vuoto, lo scantinato viene mescolato e diventa il nuovo mazzo. Da allora lo scantinato resta chiuso.
rule-empire-area-piles-for-example = Devi pescare tre carte e nel mazzo ce n’è una. La peschi, formi un nuovo mazzo con lo scantinato e ne peschi altre due.

rule-empire-turn = Notti e giorni
rule-empire-turn-text = I giocatori si alternano e comincia il giocatore vampiro. Il turno del giocatore vampiro è una notte, quello del giocatore umano un giorno. Il turno ha tre fasi: scartare e pescare, rivelare un vampiro (solo di notte), compiere un’azione.
rule-empire-turn-for-example = Il turno 1 è una notte, il turno 2 un giorno, e così via. Chi resta senza carte non ha più turni.

rule-empire-phase1 = Fase 1: scarta e pesca
rule-empire-phase1-text = Il giocatore attivo può scartare quante carte vuole, ciascuna coperta nello scantinato o nel fossato, e poi pesca fino ad averne otto in mano. La fase si può saltare, ma non con la mano vuota se c’è ancora una carta da pescare. Chi ha più di otto carte deve scartare fino ad averne otto.
rule-empire-phase1-for-example = Hai sei carte, ne metti una nello scantinato e una nel fossato, e ne peschi quattro.

rule-empire-phase2 = Fase 2: rivela un vampiro
rule-empire-phase2-text = Ogni notte il giocatore vampiro può rivelare un vampiro nascosto, nel castello o in città, scoprendo il suo segnalino. Un vampiro rivelato lo resta per tutta la partita, e nel castello mostra sempre il lato vampiro.
rule-empire-phase2-for-example = Il Cuoco viene rivelato mentre è in città. Quando entra nel castello, vi entra come vampiro rivelato.

rule-empire-phase3 = Fase 3: un’azione
rule-empire-phase3-text = Il giocatore attivo compie una sola azione, e deve compierla. Il giocatore vampiro nasconde un personaggio, combatte o passa; il giocatore umano usa l’acqua santa, combatte o passa. Passare è sempre possibile.
rule-empire-phase3-for-example = Con sole carte Supporto in mano il giocatore umano non può combattere né usare l’acqua santa, e passa.

rule-empire-hide = Nascondere un personaggio
rule-empire-hide-text = Il giocatore vampiro gioca tre carte Combattimento a scelta e mette un personaggio del castello, rivelato o no, in fondo alla città; il primo della città ne prende il posto. Qui le carte Vampiro contano come carte Combattimento, le carte Supporto no. I gettoni sul personaggio nascosto vanno persi. Se la città è vuota non si può nascondere nessuno.
rule-empire-hide-for-example = La Suora, vampiro rivelato, è in pericolo. Il giocatore vampiro gioca Rosario, Scopa e Artigli, la Suora va in fondo alla città ed entra la Domestica.

rule-empire-holy-water = L’acqua santa
rule-empire-holy-water-text = Il giocatore umano gioca due carte Acqua Santa e chiede di un personaggio vivo, nel castello o in città, di cui non tutti sanno già la natura. Il giocatore vampiro deve dire la verità e, se è un vampiro, ne scopre il segnalino. Un vampiro scoperto nel castello può essere attaccato subito, e la più bassa delle due carte può valere nel primo round di quell’attacco. Di due carte uguali può valerne una sola.
rule-empire-holy-water-for-example = Con carte Acqua Santa da 1 e da 3 si scopre che il Signore è un vampiro. Il Vescovo attacca subito, e l’1 può valere nell’attacco.

rule-empire-fight = Chi attacca chi
rule-empire-fight-text = Un personaggio del castello ne attacca un altro che è lì. Il giocatore umano non può attaccare con un vampiro rivelato. Il giocatore vampiro deve attaccare con un vampiro rivelato se nel castello ce n’è uno; altrimenti può attaccare con chiunque. L’avversario difende sempre il personaggio attaccato.
rule-empire-fight-for-example = Il Funzionario è un vampiro nascosto: il giocatore umano non lo sa e può attaccare con lui lo stesso.

rule-empire-fight-rounds = I round del combattimento
rule-empire-fight-rounds-text = Un combattimento dura al massimo due round. In ciascuno chi attacca gioca almeno una carta valida, poi chi difende ne gioca quante vuole o nessuna. Le carte del primo round valgono ancora nel secondo. Se nel secondo round chi attacca non prosegue, il combattimento finisce.
rule-empire-fight-rounds-for-example = Il primo round è 3 contro 4. L’attacco aggiunge 3 e la difesa 1: il secondo round è 6 contro 5.

rule-empire-fight-valid = Quali carte sono valide
rule-empire-fight-valid-text = Sono valide le carte con la professione del personaggio che si sostiene. L’acqua santa vale anche contro un vampiro rivelato, e le carte Vampiro anche a favore di un vampiro rivelato. Un vampiro non rivelato non dà né l’uno né l’altro diritto.
rule-empire-fight-valid-for-example = Il Vescovo attacca la Signora, vampiro rivelato. Il giocatore umano può giocare carte del clero e acqua santa, il giocatore vampiro carte della nobiltà e carte Vampiro.

rule-empire-fight-winner = Chi muore
rule-empire-fight-winner-text = Alla fine di ogni round si confrontano i totali. Se l’attacco supera la difesa, il personaggio attaccato muore ed esce dal gioco, e il giocatore vampiro dice se era un vampiro. La parità lo salva. Se dopo due round l’attacco non è mai stato superiore, entrambi i personaggi restano in vita.
rule-empire-fight-winner-for-example = 6 contro 5 uccide, 6 contro 6 no.

rule-empire-fight-example = Un combattimento intero
rule-empire-fight-example-text = Il Vescovo attacca la Signora, vampiro rivelato. Il primo round è 3 contro 4, quindi si continua. Le carte del secondo round portano entrambi a 8, e la parità salva la Signora.
rule-empire-fight-example-for-example = L’attacco è 2 e 1, poi 3 e un’Acqua Santa da 2. La difesa è 2 e una carta Vampiro da 2, poi carte Vampiro da 3 e da 1.

rule-empire-pass = Passare
rule-empire-pass-text = Chi passa mette due carte della mano nel fossato e non compie altre azioni. Chi ne ha meno di due le scarta tutte.
rule-empire-pass-for-example = Con una carta in mano scarti quella; senza carte passi e basta.

rule-empire-support = Le carte Supporto
rule-empire-support-text = Ogni giocatore può giocare carte Supporto prima e dopo l’azione, in qualsiasi turno; alcune si giocano solo in un combattimento o in risposta a un’altra carta Supporto. Si pagano con altre carte della mano, che vanno nel fossato: il costo del giorno nel turno del giocatore umano, quello della notte nel turno del giocatore vampiro, chiunque le giochi. Poi la partita riprende da dove era. Ciò che dice la carta prevale sulle regole.
rule-empire-support-for-example = Novizio non costa nulla di giorno e una carta di notte. Sacrificio annulla una carta in un combattimento, e il suo proprietario può giocarne un’altra.

rule-empire-support-people = Le persone e i loro gettoni
rule-empire-support-people-text = Ogni mazzo ha tre carte di persone, che mettono un gettone attacco o difesa su un personaggio del castello. Un gettone attacco vale 1 quando quel personaggio attacca, un gettone difesa 1 quando è attaccato, solo nel primo round. I gettoni restano finché il personaggio non lascia il castello. Un attacco il cui primo round non può superare i gettoni difesa del bersaglio non si può fare.
rule-empire-support-people-for-example = La Domestica ha un gettone difesa. Chi la attacca deve arrivare almeno a 2 con le carte del primo round e gli eventuali gettoni attacco.

rule-empire-support-pick = Scegliere da una pila
rule-empire-support-pick-text = Alcune carte Supporto fanno scegliere una carta dal mazzo, dallo scantinato o dal fossato. Si guarda tutta la pila, si prende in mano una carta e si mescola il resto. In uno scantinato già usato non si può cercare.
rule-empire-support-pick-for-example = Con Grimorio il giocatore vampiro guarda il mazzo, prende Sete di sangue e mescola.

rule-empire-end = La fine della partita
rule-empire-end-text = Quando tutti i vampiri o tutti gli umani sono morti, vince l’altra parte. Quando nel castello ci sono tre vampiri rivelati, vince il giocatore vampiro. Quando entrambi hanno finito le carte, ogni umano vivo vale 1 punto e ogni vampiro vivo 2, nel castello e in città; vince chi ha più punti, e il pareggio è possibile. Se le carte finiscono a uno solo, l’altro continua da solo.
rule-empire-end-for-example = Le carte finiscono quando vivono due vampiri e quattro umani: 4 a 4, parità.
