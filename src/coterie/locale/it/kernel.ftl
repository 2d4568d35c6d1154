# Ciò che dice il nucleo stesso.

kernel-game-over = La partita è finita.
kernel-not-asked = Ora non tocca a te. Si aspetta: { $seats }.
kernel-marks = { $marks }
kernel-mark-times = { $count } × { $mark }
kernel-mark-too-often = Puoi scegliere la stessa al massimo { $most } volte.
kernel-marks-too-few = { $what }: { $sum } su { $least }.
kernel-marks-too-many = { $what }: { $sum }, ma il limite è { $most }.
kernel-limit-least = { $what }: almeno { $least }
kernel-limit-exactly = { $what }: esattamente { $count }
kernel-limit-most = { $what }: al massimo { $most }
kernel-limit-between = { $what }: da { $least } a { $most }

## Di chi si parla

# Come si chiama chi legge, dove la frase non chiede un altro verbo.
kernel-you = Tu
# Un giocatore per nome, nelle forme che hanno i posti; $initial è la prima lettera.
kernel-player = { $name }
    .the = { $name }
    .The = { $name }
    .of = di { $name }
    .to =
        { $initial ->
            [a] ad { $name }
           *[other] a { $name }
        }
kernel-plays = { $who } ({ $seat })
kernel-cast-mask = Un bot venuto da altrove. Come gioca, sta a te scoprirlo.

# Ciò che dice la casa stessa nella chat.

kernel-notice-rules-changed = Coterie è stato aggiornato e le regole sono cambiate. La partita riprende dall’inizio dell’ultimo passo; le scelte fatte dopo sono state annullate.

# Quanto costa una scelta, e a che cosa può mirare.

kernel-option-costs = costo: { $costs }
kernel-option-targets = bersagli: { $targets }
kernel-both = { $first }: { $second }
kernel-order-lone = Dove la scelta è una sola
