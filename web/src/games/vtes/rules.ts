// The rulebook of VTES as the page of the rules shows it: its chapters, by how the ids of their sections begin, and the terms with the section of each.

import type { Rulebook } from "../index";

const rulebook: Rulebook = {
  chapters: [
    ["goal", ["v5.goal", "v5.counters", "v5.edge", "v5.turn", "v5.setup", "v5.end", "v5.terms.golden"]],
    ["cards", ["v5.deck", "v5.crypt", "v5.library", "v5.play", "v5.terms", "v5.wording"]],
    ["library", ["v5.master", "v5.minion-card", "v5.event-card"]],
    ["unlock", ["v5.unlock", "v5.contest", "v5.master-phase"]],
    ["actions", ["v5.minion-phase", "v5.action"]],
    ["block", ["v5.block"]],
    ["combat", ["v5.combat", "v5.strike"]],
    ["torpor", ["v5.torpor", "v5.diablerie", "v5.blood-hunt"]],
    ["politics", ["v5.politics"]],
    ["influence", ["v5.influence", "v5.discard"]],
    ["sects", ["v5.sect", "v5.trait"]],
    ["words", ["v5.glossary", "v5.faq"]],
    ["single", ["v5.card"]],
  ],
  terms: {
    stealth: "v5.action.stealth-intercept",
    intercept: "v5.block.stealth",
    bleed: "v5.action.bleed",
    pool: "v5.counters",
    edge: "v5.edge",
    prey: "v5.setup.seats",
    predator: "v5.setup.seats",
    torpor: "v5.torpor",
    wake: "v5.glossary.wake",
    contest: "v5.contest.card",
    lock: "v5.terms.lock",
    block: "v5.block.who",
    hunt: "v5.action.hunt",
    minion: "v5.minion-card",
    transfer: "v5.influence.transfers",
    capacity: "v5.crypt.capacity",
    referendum: "v5.politics.referendum",
    vote: "v5.politics.votes",
    diablerie: "v5.diablerie",
    "blood-hunt": "v5.blood-hunt",
    range: "v5.combat.range",
    maneuver: "v5.combat.range",
    strike: "v5.combat.strike",
    press: "v5.combat.press",
    aggravated: "v5.combat.aggravated",
    oust: "v5.end.oust",
    "ash-heap": "v5.terms.burn",
    uncontrolled: "v5.influence.ready",
  },
};

export default rulebook;
