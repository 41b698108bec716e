# Tampu: `make play` to play, `make test` to test, `make help` for the rest.
# Needs Python 3.11 or newer and make; everything else is fetched into this folder.

SHELL := /bin/sh
unexport PYTHONDONTWRITEBYTECODE # else every process compiles all its sources anew
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

V := .venv
BIN := $(V)/bin
N := .node
PYTHON_OK := $(V)/.ok
NODE_OK := $(N)/.modules
NPM := PATH="$(CURDIR)/$(N)/bin:$$PATH" npm --prefix web --no-fund --no-audit
PAGE := src/tampu/server/page/index.html
PAGE_SOURCES := $(shell find web -name node_modules -prune -o -type f -print 2>/dev/null) \
                $(shell find src -name '*.ftl' -o -path '*/rulebook/*.md')
ARGS ?=

# To play, less is needed than to test: where nothing is set up yet, only that is fetched.
LIGHT = $(if $(wildcard $(V)/.ok),,PYTHON_OK=$(V)/.play) $(if $(wildcard $(N)/.modules),,NODE_OK=$(N)/.build)
.PHONY: play ready
play: ## set everything up and open the table; ARGS="--port 9000" is passed on
	@$(MAKE) --no-print-directory --jobs=4 ready $(LIGHT)
	@exec $(BIN)/python -m tools.play $(ARGS)
ready: $(PYTHON_OK) web ; @:

.PHONY: test
test: engines web ## every test there is; ends with a list of what ran and what could not
	@$(BIN)/python -m tools.run_tests $(ARGS)

PAGE_CHECKS := check-page-format check-page-lint check-page-types check-page-imports check-page-dead
CHECKS := check-format check-lint check-types check-imports check-dead check-words check-generated check-locks $(PAGE_CHECKS)
# Of these a second look is taken without the tests: what only they use is dead. Laws are for them.
PRODUCT := src tools bench web/boards hatch_build.py tests/core
.PHONY: check $(CHECKS)
check: $(CHECKS) ## formatting, lint, strict types, import rules, dead code, languages, generated files, locks
$(CHECKS): $(V)/.ok $(N)/.modules
check-format: ; $(BIN)/ruff format --check .
check-lint: ; $(BIN)/ruff check .
check-types: ; $(BIN)/mypy
check-imports: ; $(BIN)/lint-imports
check-dead: ; $(BIN)/vulture && $(BIN)/vulture $(PRODUCT)
check-words: ; $(BIN)/python -m tampu.languages.complete
check-generated: ; $(BIN)/python -m tools.generate --check
check-locks: ; $(BIN)/python -m tools.check_locks
$(PAGE_CHECKS): check-page-%: ; $(NPM) run --silent check:$*

.PHONY: fmt
fmt: $(V)/.ok $(N)/.modules ## format everything
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix --quiet . || true
	$(NPM) run --silent format

.PHONY: generated
generated: $(V)/.ok $(N)/.modules ## write the generated files anew
	$(BIN)/python -m tools.generate

.PHONY: bench
bench: engines web .peers/.ok ## speed of the engines beside their peers, on one core
	$(BIN)/python -m bench $(ARGS)

.PHONY: engines
engines: $(V)/.ok ## compile the engines to native code, where a C compiler is
	@$(BIN)/python -m tools.compile_engines

.PHONY: web
web: $(PAGE) ## build the page that the server serves
$(PAGE): $(NODE_OK) $(PAGE_SOURCES) tools/draw_icons.py | $(PYTHON_OK)
	@echo "building the page ..."
	@$(NPM) run --silent build -- --logLevel error
	@$(BIN)/python -m tools.draw_icons
	@test -f $@ && touch $@

.PHONY: wheel
wheel: engines web ## build the wheel into dist/
	$(BIN)/python -m hatchling build -t wheel

.PHONY: docs lock clean help
docs: $(V)/.ok ## build the documentation into site/
	$(BIN)/zensical build --clean --config-file mkdocs.yml

LOCK = $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
       --no-header --no-emit-index-url --exclude-newer "28 days"
lock: $(V)/.uv $(N)/.ok ## choose the newest dependencies that are at least 28 days old
	$(LOCK) requirements/boot.in -o requirements/boot.lock
	$(LOCK) requirements/node.in -o requirements/node.lock
	$(LOCK) requirements/peers.in -o requirements/peers.lock
	$(LOCK) pyproject.toml --extra postgres --extra cluster requirements/play.in requirements/dev.in -o requirements/dev.lock
	$(LOCK) pyproject.toml requirements/play.in -c requirements/dev.lock -o requirements/play.lock
	$(NPM) update --package-lock-only
	$(BIN)/python -m tools.check_locks

clean: ## remove everything make has made, games in data/ excepted
	rm -rf $(V) $(N) .peers .cache build dist site web/node_modules src/tampu/server/page
	find src -name '*.so' -delete

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1 \t\2/p' Makefile | expand -t 18

# ---- what the targets above stand on ----

# Python: the first one that is new enough.
PY ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
        $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)

$(V)/.uv: requirements/boot.lock
	@test -n "$(PY)" || { echo "Tampu needs Python 3.11 or newer; this machine has $$(python3 -V 2>/dev/null || echo none)."; exit 1; }
	@$(PY) -c 'import ensurepip, venv' 2>/dev/null || \
	  { echo "Python's venv module is missing. On Debian and Ubuntu: sudo apt install python3-venv"; exit 1; }
	@echo "setting up Python in $(V) ..."
	@test -x $(BIN)/python || $(PY) -m venv $(V)
	@test -x $(BIN)/uv || $(BIN)/python -m pip install -q --no-compile --require-hashes -r requirements/boot.lock
	@touch $@

HERE = $(BIN)/uv pip install -q --python $(BIN)/python --no-deps --no-build-isolation -e .
$(V)/.play: requirements/play.lock pyproject.toml | $(V)/.uv
	@echo "fetching what playing needs ..."
	@$(BIN)/uv pip install -q --python $(BIN)/python --require-hashes -r requirements/play.lock && $(HERE)
	@touch $@

$(V)/.ok: requirements/dev.lock pyproject.toml | $(V)/.uv
	@echo "fetching what building and testing need ..."
	@$(BIN)/uv pip sync -q --compile-bytecode --python $(BIN)/python --require-hashes requirements/dev.lock && $(HERE)
	@touch $@

# Node: the machine's own if it is recent, else the one that comes as a Python wheel.
$(N)/.ok: requirements/node.lock | $(V)/.uv
	@mkdir -p $(N)/bin
	@if node -e 'let [a, b] = process.versions.node.split("."); process.exit(+(a < 22 || (a == 22 && b < 12)))' \
	    2>/dev/null && command -v npm >/dev/null; then \
	  ln -sf "$$(command -v node)" "$$(command -v npm)" $(N)/bin/; \
	else \
	  echo "setting up Node in $(N) ..."; $(BIN)/python -m venv --without-pip $(N) && \
	  $(BIN)/uv pip sync -q --python $(N)/bin/python --require-hashes requirements/node.lock; \
	fi
	@touch $@

$(N)/.build $(N)/.modules: $(N)/.ok web/package.json web/package-lock.json
	@echo "setting up the page's dependencies in web/node_modules ..."
	@$(NPM) ci --silent $(if $(filter %.build,$@),--omit=dev)
	@touch $@

# The engines that `make bench` compares ours with.
.peers/.ok: requirements/peers.lock | $(V)/.uv
	@$(BIN)/python -m venv --without-pip .peers
	@$(BIN)/uv pip sync -q --python .peers/bin/python --require-hashes requirements/peers.lock
	@touch $@
