// A boardgame.io server in memory: it keeps nothing on disk, which is to its advantage.
const { Server } = require("boardgame.io/server");
const { Cards } = require("./game.js");

Server({ games: [Cards], origins: ["*"] }).run({ port: Number(process.argv[2] || 8777) });
