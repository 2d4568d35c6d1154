# Everything a newcomer needs: `make play` and `make test`. Both set up what they need, on a machine with Python 3.11 and make.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
JOBS ?= $(shell nproc 2>/dev/null || echo 2)

.PHONY: play test check bench strength long-run rules format clean

play: $(READY)
	@$(BIN)/coterie play empire

test: $(READY) lint
	$(BIN)/pytest -n $(JOBS)

check: $(READY) lint
	$(BIN)/pytest -n $(JOBS) -m "not slow"

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

bench: $(READY)
	@PIP_CONSTRAINT=constraints.txt $(BIN)/pip install --quiet --disable-pip-version-check -e '.[bench]'
	@$(BIN)/python benchmarks/speed.py

strength: $(READY)
	@$(BIN)/python benchmarks/strength.py --jobs $(JOBS)

long-run: $(READY)
	@$(BIN)/python benchmarks/long_run.py --jobs $(JOBS)

$(READY): pyproject.toml constraints.txt tools/setup.sh
	@PYTHON=$(PYTHON) sh tools/setup.sh

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis
