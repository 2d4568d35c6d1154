# Ordini permanenti: dove un giocatore non viene interpellato.

vtes-order-wait = La mia azione: aspetta che qualcuno blocchi o che nessuno lo faccia
vtes-order-in-vain = La mia azione: niente carte contro i blocchi quando nessuno blocca
vtes-order-stands = Un tentativo di blocco che già va come voglio
vtes-order-hopeless = Blocchi che devono fallire
vtes-order-bystander = Azioni che non mi riguardano e che non posso bloccare
vtes-order-unready = Risvegliare un servitore per azioni che non mi riguardano
vtes-order-hunt = Bloccare le cacce
vtes-order-grow = Bloccare equipaggiamenti, seguaci e alleati altrui
vtes-order-rise = Bloccare chi lascia il torpore o ne viene risvegliato
vtes-order-other = Bloccare altre azioni che non mi riguardano
vtes-order-political = Bloccare le azioni politiche
vtes-order-diablerie = Bloccare la diablerie
vtes-order-predator = Azioni del mio predatore che non mi riguardano
vtes-order-any-time = Quando potrei solo usare una carta utilizzabile in ogni momento
vtes-order-poll-again = Voti: chiedere di nuovo solo se l’esito è cambiato
vtes-order-poll-stands = Voti: non più se ho votato e va come voglio
vtes-order-poll-idle = Voti: non finché non ne ho che possano decidere
vtes-order-transfers = Procedi dopo i miei trasferimenti
vtes-order-bring-out = Fai uscire i vampiri appena possono
vtes-order-again = Sangue alle mie risorse come l’ultima volta, finché al vampiro ne restano due
vtes-order-must = Fai ciò che si deve fare, una cosa dopo l’altra
vtes-order-edge = Prendi il punto risorsa del Vantaggio
vtes-order-no-blocks = Niente più blocchi in questo turno
