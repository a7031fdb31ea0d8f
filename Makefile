# `make help` says what there is.
.DEFAULT_GOAL := help
.NOTPARALLEL:
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
MAKEFLAGS += --no-print-directory

BIN := .venv/bin
NPM := $(BIN)/python -m tools.build.node
# Headings are bold on a terminal and plain in a file.
say = @printf '\n$(if $(MAKE_TERMOUT),\033[1m)%s$(if $(MAKE_TERMOUT),\033[0m)\n' "$(1)"

##@ Play

.PHONY: play
play: installed page-fresh ## Start the game and open it in the browser; ARGS="--port 9000 --no-open" is passed on
	@exec $(BIN)/kozyr play $(ARGS)

##@ Check

.PHONY: test
test: lint types web-check chromium ## Everything a change must pass: style, floors, types, page, unit, property, server, browser
	$(call say,pytest)
	@$(BIN)/pytest -n 3 --dist worksteal $(ARGS)

.PHONY: test-fast
test-fast: page ## Python tests without the browser and the slow ones
	@$(BIN)/pytest -n 2 -m 'not browser and not slow' $(ARGS)

.PHONY: test-full
test-full: export KOZYR_FULL = 1
test-full: test ## `make test` at full size: more examples, more games, the tests marked full

.PHONY: parity
parity: page ## Reference rules and core in lock-step, a million games; ARGS="--games N" for fewer
	@$(BIN)/python -m tests.parity $(ARGS)

.PHONY: lint
lint: dev ## Style (ruff) and floors (import-linter)
	$(call say,ruff)
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	$(call say,import-linter)
	@$(BIN)/lint-imports --no-logo

.PHONY: types
types: dev ## mypy --strict
	$(call say,mypy)
	@$(BIN)/mypy

.PHONY: web-check
web-check: page ## The page: types (tsc --strict) and tests (vitest)
	$(call say,tsc)
	@$(NPM) run --silent check
	$(call say,vitest)
	@$(NPM) run --silent test

.PHONY: bench
bench: page ## Measure, side by side, and write bench/results.md; ARGS="--only search" for a part
	@tools/setup/venv.sh bench
	@$(BIN)/python -m bench $(ARGS)

.PHONY: strength
strength: page ## Let the programs play each other for an hour or two, and write that part of bench/results.md; ARGS="--only TEXT"
	@$(BIN)/python -m bench.strength $(ARGS)

.PHONY: lighthouse
lighthouse: page chromium ## Measure the pages as Lighthouse does, and write that part of bench/results.md; ARGS="--runs 1" for once
	@$(BIN)/python -m bench.lighthouse $(ARGS)

.PHONY: icons
icons: page chromium ## Draw the icons of the installed page into web/src/look/icons
	@$(BIN)/python -m tools.icons

.PHONY: arena
arena: page ## Programs play each other, a cross table; ARGS="A B --deals N --seats K" plays something else (docs/arena.md)
	@$(BIN)/kozyr arena $(if $(ARGS),$(ARGS),expert plain random --deals 1000 --out build/arena)

##@ Make

.PHONY: page
page: dev page-fresh ## Build the page into src/kozyr/static, if anything in it changed

.PHONY: deck
deck: page chromium ## Draw the cards for the page, and a contact sheet of them to look at: build/deck/contact.png
	@$(BIN)/python -m tools.deck build/deck --contact

.PHONY: format
format: dev ## Format and repair the Python sources
	@$(BIN)/ruff check --fix --exit-zero --quiet
	@$(BIN)/ruff format

.PHONY: wire
wire: dev ## Write web/src/wire.ts from the messages in src/kozyr/server/wire.py
	@$(BIN)/python -m tools.wire

.PHONY: screenshots
screenshots: page chromium ## Pictures of every screen into ./shots, and docs/images/table.jpg; ARGS="table-won" takes only some
	@$(BIN)/python -m tools.screenshots shots $(ARGS)

.PHONY: lock
lock: dev ## Write requirements/*.lock from pyproject.toml; ARGS=--upgrade takes the newest versions
	@tools/lock.sh $(ARGS)

.PHONY: hooks
hooks: dev ## Let git run the checks of .pre-commit-config.yaml before each commit
	@$(BIN)/pre-commit install

.PHONY: clean
clean: ## Remove all that was made: .venv, node_modules, the page, caches. Games stay
	@rm -rf .venv build dist web/node_modules web/src/deck/generated src/kozyr/static
	@rm -rf .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	@find src tools tests -name __pycache__ -prune -exec rm -rf {} +

##@ Help

.PHONY: help
help: ## This list
	@awk -v colour='$(MAKE_TERMOUT)' -f tools/setup/help.awk $(firstword $(MAKEFILE_LIST))

# --- what the above stand on ------------------------------------------------------------------------------------------

.PHONY: installed
installed:
	@tools/setup/venv.sh play

.PHONY: dev
dev:
	@tools/setup/venv.sh dev

.PHONY: page-fresh
page-fresh:
	@$(BIN)/python -m tools.build

.PHONY: chromium
chromium:
	@tools/setup/chromium.sh
