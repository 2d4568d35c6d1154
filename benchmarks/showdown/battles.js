// Random battles of Pokemon Showdown's simulator for some seconds of processor time, by its own random player; prints choices, battles and seconds.
// `node battles.js SECONDS direct` calls the simulator without its streams, which is quicker; `streams` goes the way its own runner does.
'use strict';

const {Battle, PRNG} = require('pokemon-showdown/dist/sim');
const {RandomPlayerAI} = require('pokemon-showdown/dist/sim/tools/random-player-ai');
const {Runner} = require('pokemon-showdown/dist/sim/tools/runner');

const FORMAT = 'gen9randombattle';
const WARM_UP = 60;
const HABITS = {move: 0.7, mega: 0.6};
let choices = 0;

class Player extends RandomPlayerAI {
	choose(choice) {
		choices += 1;
		super.choose(choice);
	}
}

function direct(number) {
	const battle = new Battle({formatid: FORMAT, seed: `${number},2,3,4`, p1: {name: 'One'}, p2: {name: 'Two'}});
	const players = battle.sides.map((side, place) =>
		new Player({write: choice => battle.choose(side.id, choice)}, {...HABITS, seed: `${number},${place},5,6`}));
	while (!battle.ended) {
		for (const [place, side] of battle.sides.entries()) {
			if (!battle.ended && !side.isChoiceDone()) players[place].receiveRequest(side.activeRequest);
		}
	}
}

async function streams(number) {
	const createAI = (stream, options) => new Player(stream, options);
	const options = {createAI, ...HABITS};
	await new Runner({format: FORMAT, prng: new PRNG(`${number},2,3,4`), p1options: options, p2options: options}).run();
}

function spent(since) {
	const used = process.cpuUsage(since);
	return (used.user + used.system) / 1e6;
}

async function main() {
	const [seconds, way] = [Number(process.argv[2] || 5), process.argv[3] === 'streams' ? streams : direct];
	for (let number = 1; number <= WARM_UP; number++) await way(number);
	choices = 0;
	let battles = 0;
	const [start, used] = [process.hrtime.bigint(), process.cpuUsage()];
	while (spent(used) < seconds) await way(WARM_UP + ++battles);
	console.log(JSON.stringify({choices, battles, seconds: Number(process.hrtime.bigint() - start) / 1e9, processor: spent(used)}));
}

void main();
