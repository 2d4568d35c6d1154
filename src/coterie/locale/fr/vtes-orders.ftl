# Ordres permanents : là où un joueur n’est pas interrogé.

vtes-order-wait = Mon action : attendre que quelqu’un bloque, ou que personne ne bloque
vtes-order-in-vain = Mon action : pas de cartes contre les blocages quand personne ne bloque
vtes-order-stands = Une tentative de blocage qui tourne déjà en ma faveur
vtes-order-hopeless = Les blocages voués à l’échec
vtes-order-bystander = Les actions qui ne me visent pas et que je ne peux pas bloquer
vtes-order-unready = Réveiller un serviteur pour des actions qui ne me visent pas
vtes-order-hunt = Bloquer les chasses
vtes-order-grow = Bloquer les équipements, compagnons et alliés des autres
vtes-order-rise = Bloquer les secours et les sorties de torpeur
vtes-order-other = Bloquer les autres actions qui ne me visent pas
vtes-order-political = Bloquer les actions politiques
vtes-order-diablerie = Bloquer les diableries
vtes-order-predator = Les actions de mon prédateur qui ne me visent pas
vtes-order-any-time = Quand je ne pourrais qu’utiliser une carte utilisable à tout moment
vtes-order-poll-again = Votes : ne redemander que si le résultat a basculé
vtes-order-poll-stands = Votes : plus une fois que j’ai voté et que cela tourne en ma faveur
vtes-order-poll-idle = Votes : pas tant que je n’ai aucune voix qui puisse décider
vtes-order-transfers = Continuer après mes transferts
vtes-order-bring-out = Faire entrer les vampires dès qu’ils le peuvent
vtes-order-again = Du sang vers ma réserve comme la dernière fois, tant qu’il en reste deux au vampire
vtes-order-must = Faire ce qui doit être fait, l’un après l’autre
vtes-order-edge = Gagner le point de réserve de l’Avantage
vtes-order-no-blocks = Plus de blocages ce tour-ci
