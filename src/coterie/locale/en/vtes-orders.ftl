# Standing orders: where a player is not asked.

vtes-order-wait = My own action: wait until somebody blocks or nobody does
vtes-order-in-vain = My own action: no cards against blocks once nobody blocks
vtes-order-stands = An attempt to block that already goes my way
vtes-order-hopeless = Blocks that must fail
vtes-order-bystander = Actions that aren’t aimed at me and that I can’t block
vtes-order-unready = Waking a minion for actions that aren’t aimed at me
vtes-order-hunt = Blocking hunts
vtes-order-grow = Blocking equipment, retainers and allies of others
vtes-order-rise = Blocking rescues and vampires that leave torpor
vtes-order-other = Blocking other actions that aren’t aimed at me
vtes-order-political = Blocking political actions
vtes-order-diablerie = Blocking diablerie
vtes-order-predator = Actions of my predator that aren’t aimed at me
vtes-order-any-time = When I could only use a card that can be used any time
vtes-order-poll-again = Votes: ask again only if the result has turned
vtes-order-poll-stands = Votes: not once I’ve voted and it goes my way
vtes-order-poll-idle = Votes: not while I have none that could decide
vtes-order-transfers = Go on after my transfers
vtes-order-bring-out = Bring out vampires as soon as they can come
vtes-order-again = Blood to my pool as last turn, while a vampire keeps two
vtes-order-must = Do what must be done, one after the other
vtes-order-edge = Take the pool of the Edge
vtes-order-no-blocks = No more blocks this turn
