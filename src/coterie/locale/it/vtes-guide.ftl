# La prima partita guidata di VTES: ciò che dice la guida. Un numero tra parentesi sta su una cosa del tavolo.

vtes-guide-bleed-title = Togli risorse alla tua preda
vtes-guide-bleed-text = Le risorse ti tengono in gioco; la preda alla tua sinistra (2) è chi devi cacciare. (1) Horst è disimpegnato, quindi può agire. Un dissanguamento toglie risorse alla preda, se nessun suo servitore disimpegnato blocca. L’unico è impegnato.
vtes-guide-bleed-press = Premi Horst von Brühl, poi scegli di dissanguare.
vtes-guide-bleed-wrong = { $what }: le regole lo permettono, ma prima dissanguiamo, con Horst.

vtes-guide-guard-title = Tieni qualcuno di guardia
vtes-guide-guard-text = La preda ha perso 1 punto risorsa, e hai preso il Vantaggio. Horst ora è impegnato: chi agisce si impegna. Anche (1) Oshri potrebbe dissanguare, ma il predatore gioca prima del tuo prossimo turno, e solo chi è disimpegnato può bloccare o reagire.
vtes-guide-guard-press = Termina la fase dei servitori.
vtes-guide-guard-wrong = { $what }: si può, ma poi nessuno difenderebbe le tue risorse. Lascia Oshri disimpegnato.

vtes-guide-influence-title = Influenza un nuovo vampiro
vtes-guide-influence-text = Nella fase di influenza hai quattro trasferimenti, e ognuno sposta 1 punto risorsa su un vampiro che aspetta coperto. (1) Brock costa 3 e ha già 1: bastano due trasferimenti.
vtes-guide-influence-press = Metti due trasferimenti su Brock Sterling e conferma.
vtes-guide-influence-wrong = Non proprio: esattamente due trasferimenti, tutti e due su Brock. Ogni punto esce dalle tue risorse.

vtes-guide-ready-title = Portalo in gioco
vtes-guide-ready-text = (1) Brock ha tutto il suo sangue. Ora può unirsi ai tuoi vampiri attivi, e ciò che hai pagato resta su di lui come sangue.
vtes-guide-ready-press = Porta in gioco Brock Sterling.
vtes-guide-ready-wrong = { $what }: più tardi. Brock è pagato, quindi prima portalo in gioco.

vtes-guide-bounce-title = Devia un dissanguamento
vtes-guide-bounce-text = (1) Sully, del tuo predatore, ti dissangua di 3, e Horst è impegnato. Ma hai in mano (2) { $card }: (3) Oshri ha Dominazione, e volge il dissanguamento contro la tua preda.
vtes-guide-bounce-press = Gioca { $card } con Oshri Dahan.
vtes-guide-bounce-wrong = { $what }: così il dissanguamento ti costa 3 punti risorsa. { $card } li salva tutti: gioca quella.

vtes-guide-block-title = Blocca un’azione
vtes-guide-block-text = La preda ha pagato quei 3 punti risorsa, e Oshri si è impegnato. Ora (1) Meaghan ti dissangua di 1. Non ha furtività, quindi l’intercetto 0 di (2) Brock basta per bloccare.
vtes-guide-block-press = Blocca con Brock Sterling.
vtes-guide-block-wrong = { $what }: perderesti 1 punto risorsa. Brock può fermarla: blocca con lui.

vtes-guide-fight-title = Incassa un colpo
vtes-guide-fight-text = Un blocco ferma l’azione, e i due combattono. (1) Brock e (2) Meaghan attaccano a mani nude per 1, la loro forza, nello stesso momento. Ogni danno costa un sangue; chi non può pagarlo va in torpore. La tua carta (3) può prevenirne.
vtes-guide-fight-press = Gioca { $card } con Brock Sterling, al livello base.
vtes-guide-fight-wrong = { $what }: non questa. Gioca { $card } al livello base: basta prevenire 1.

vtes-guide-price-title = Paga quanto serve
vtes-guide-price-text = Alcune carte lasciano a te il prezzo. { $card } previene 1 danno per niente, e 1 in più per ogni sangue che aggiungi. Meaghan ne infligge 1.
vtes-guide-price-press = Scegli 0.
vtes-guide-price-wrong = { $what }: costerebbe sangue per un danno che non arriva. Scegli 0.

vtes-guide-call-title = Convoca un referendum
vtes-guide-call-text = È il tuo turno, e i tuoi vampiri sono disimpegnati. (1) { $card } è un’azione politica: convoca una votazione. (2) Horst è principe, e vale 2 voti: fallo convocare a lui.
vtes-guide-call-press = Gioca { $card } con Horst von Brühl.
vtes-guide-call-wrong = { $what }: può aspettare. Prima il referendum, convocato da Horst.

vtes-guide-terms-title = Stabilisci i termini
vtes-guide-terms-text = Nessuno ha bloccato. Ora dici chi perderebbe quanto: 4 punti tra almeno due Matusalemme, al massimo 3 ciascuno. La preda (1) è il tuo obiettivo: 3 a lei e 1 al predatore (2).
vtes-guide-terms-press = Segna la preda tre volte, il predatore una, e conferma.
vtes-guide-terms-wrong = Non proprio: 3 punti alla preda e 1 al predatore.

vtes-guide-vote-title = Dai i tuoi voti
vtes-guide-vote-text = Un referendum passa con più voti favorevoli che contrari. (1) Horst ne porta 2. (2) Kamaluddin, della preda, è primogenito e ne porterà 1 contro di te.
vtes-guide-vote-press = Vota a favore con Horst von Brühl.
vtes-guide-vote-wrong = { $what }: il referendum è tuo, quindi vota a favore con Horst.

vtes-guide-vote-card-title = Un voto in più
vtes-guide-vote-card-text = Anche la carta che ha convocato il referendum vale 1 voto, ed è tuo.
vtes-guide-vote-card-press = Vota a favore con la carta.
vtes-guide-vote-card-wrong = { $what }: aggiungi prima il voto della carta.

vtes-guide-last-bleed-title = Vai per l’eliminazione
vtes-guide-last-bleed-text = È passato, 3 a 1: alla preda (2) restano 2 punti risorsa. (3) Kamaluddin è impegnato, perché ha agito nel suo turno, quindi nessuno può bloccare. (1) Oshri può di nuovo agire.
vtes-guide-last-bleed-press = Premi Oshri Dahan, poi scegli di dissanguare.
vtes-guide-last-bleed-wrong = { $what }: non ora. Alla preda restano 2 punti risorsa: dissangua con Oshri.

vtes-guide-oust-title = Fai che basti
vtes-guide-oust-text = Oshri dissangua di 1, e la preda (2) ha 2 punti risorsa. Nessuno blocca: è il momento di un modificatore d’azione. (1) { $card } aggiunge 2 al dissanguamento.
vtes-guide-oust-press = Gioca { $card } con Oshri Dahan.
vtes-guide-oust-wrong = { $what }: così la preda si salverebbe con 1 punto risorsa. Gioca { $card }.

## Come si gioca ogni mazzo della Quinta Edizione

vtes-first-malkavian = Passa di nascosto e dissangua forte. Il modo più diretto di vincere.
vtes-first-nosferatu = Blocca molto, poi combatte a mani nude e con gli animali.
vtes-first-toreador = Vince i voti con principi e fascino, ed evita i combattimenti.
vtes-first-tremere = Dissangua con Dominazione, blocca con Auspex e colpisce con la magia del sangue.
vtes-first-ventrue = Principi che votano, dissanguano un po’ e reggono i colpi. Il mazzo della guida.
vtes-first-lasombra = Dissangua e vota dall’ombra, ed è difficile da intercettare.
vtes-first-hecata = Manda i morti ad agire e bloccare, e logora la preda poco a poco.
