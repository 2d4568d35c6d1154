# Everything a newcomer needs: `make play` and `make test`. Both set up what they need, on a machine with Python 3.11 and make.
# `make play PORT=9000` serves on another port.

PYTHON ?= python3
BIN := .venv/bin
PLAYABLE := .venv/.play
READY := .venv/.ready
PORT ?= 8666
GAME ?= empire
JOBS ?= $(shell nproc 2>/dev/null || echo 2)

# What Python compiles is kept in .venv, even if your environment says not to: tests start hundreds of processes, and each would compile everything again.
export PYTHONPYCACHEPREFIX := $(CURDIR)/.venv/pycache
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play play-terminal client test check bench bench-vtes bench-fury strength long-run load nightly rules card records pictures format clean

play: $(PLAYABLE) client
	@$(BIN)/coterie serve --port $(PORT) --open

play-terminal: $(PLAYABLE)
	@$(BIN)/coterie play empire

client: $(PLAYABLE)
	@sh tools/client.sh

test: $(READY) sound
	$(BIN)/pytest -n $(JOBS) --dist worksteal

check: $(READY) sound
	$(BIN)/pytest -n $(JOBS) --dist worksteal -m "not slow"

# The checks before the tests: those of Python and those of the client beside each other.
.PHONY: sound
sound: $(READY)
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target lint web

.PHONY: web
web: $(PLAYABLE) client
	@sh tools/client.sh check
	@sh tools/client.sh test

.PHONY: lint
lint: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

format: $(READY)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

rules: $(READY)
	@$(BIN)/python tools/rules.py

card: $(READY)
	@$(BIN)/python -m tools.card "$(NAME)"

records: $(READY)
	@$(BIN)/python -m tools.records $(GAMES)

pictures: $(READY) client
	@$(BIN)/python -m tools.pictures $(NAME)

bench: $(READY)
	@PIP_CONSTRAINT=constraints.txt $(BIN)/pip install --quiet --disable-pip-version-check -e '.[bench]'
	@$(BIN)/python benchmarks/speed.py

bench-vtes bench-fury: bench-%: $(READY)
	@cd benchmarks/showdown && npm install --silent --omit=optional --ignore-scripts --no-audit --no-fund
	@$(BIN)/python -m benchmarks.against_showdown --game $*

strength: $(READY)
	@$(BIN)/python benchmarks/strength.py --jobs $(JOBS)

long-run: $(READY)
	@$(BIN)/python -m benchmarks.long_run --game $(GAME) --jobs $(JOBS)

load: $(READY)
	@$(BIN)/python -m benchmarks.load

# What takes hours: the long runs of all games, games over all cards of VTES and how they start, how strong the bots are, hundreds of kills, sieges with bad messages, and the load test.
nightly: test
	@$(BIN)/python -m benchmarks.long_run --game empire --jobs $(JOBS)
	@$(BIN)/python -m benchmarks.long_run --game fury --jobs $(JOBS)
	@$(BIN)/python -m benchmarks.long_run --game vtes --jobs $(JOBS)
	@$(BIN)/python -m benchmarks.every_card --jobs $(JOBS)
	@$(BIN)/python -m benchmarks.start
	@$(BIN)/python benchmarks/strength.py --jobs $(JOBS)
	@$(BIN)/python -m benchmarks.kill_server
	@$(BIN)/python -m benchmarks.upgrade_server
	@$(BIN)/python -m benchmarks.fuzz_server
	@$(BIN)/python -m benchmarks.load

$(PLAYABLE): pyproject.toml constraints.txt tools/setup.sh
	@PYTHON=$(PYTHON) sh tools/setup.sh play

$(READY): pyproject.toml constraints.txt tools/setup.sh tools/browser.sh
	@PYTHON=$(PYTHON) sh tools/setup.sh dev

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules src/coterie/server/client test-artefacts
