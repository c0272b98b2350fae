# Sitemap Editor: set up, run, test, measure.
#
# Each target first installs what it needs: system libraries (Debian and its relatives, through apt) and a
# Python environment in .venv. What is already there is left alone, so a second run starts at once.
#
#   make run                     open the sample sitemap
#   make run FILE=path           open another file
#   make test                    format, lint, types, layers and all tests, as CI does
#   make bench                   the benchmarks
#   make translations            collect texts and compile their translations
#   make documentation           write the table of all rules into the README
#   make installers              freeze the programs; .deb, .rpm and .tar.xz in dist/ (on Linux)
#   make deb                     the .deb alone
#   make wheel                   wheel and sdist, each tried in an environment of its own
#   make lint-installers         desktop entries, metainfo, packages, scripts, by the tools that are there
#   make chroot-test             work with the .deb in a clean Debian 12 (needs root and debootstrap)
#   make clean                   remove caches and build output (.venv stays)
#
# Another Python than python3, for a new .venv:   make run PYTHON=python3.13

PYTHON ?= python3
FILE ?= resources/samples/sitemap.xml
BIN := .venv/bin
SETUP := packaging/setup

# The scripts read these from the environment, so that any path may be given, with spaces or quotes too.
export PYTHON FILE

.DEFAULT_GOAL := help
.PHONY: help run test bench translations documentation clean libraries-run libraries-test
.PHONY: freeze installers deb wheel lint-installers chroot-test

help:
	@sed -n 's/^#   \(make .*\)/\1/p' Makefile

run: .venv/ready-to-run
	@sh $(SETUP)/run.sh "$$FILE"

# One step a line; make prints each, and stops at the first that fails.
test: .venv/ready-to-test
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports
	sh $(SETUP)/pytest.sh offscreen
	sh $(SETUP)/beside.sh "$(BIN)/mypy" "sh $(SETUP)/pytest.sh desktop"

bench: .venv/ready-to-test
	QT_QPA_PLATFORM="$${QT_QPA_PLATFORM:-offscreen}" $(BIN)/python -m tests.benchmarks

translations: .venv/ready-to-test
	sh packaging/translations/update.sh

documentation: .venv/ready-to-test
	$(BIN)/python packaging/documentation/update.py

# These bring their own environments, under build/.
freeze:
	"$$PYTHON" packaging/freeze.py

installers: freeze
	sh packaging/installers.sh

deb: freeze
	sh packaging/linux/installers.sh deb

wheel:
	sh packaging/wheel.sh

lint-installers:
	sh packaging/linux/lint.sh

chroot-test:
	bash packaging/linux/chroot_test.sh

clean:
	rm -rf build dist screenshot.png .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find sitemap_editor tests packaging -name __pycache__ -type d -prune -exec rm -rf {} +

# The stamps in .venv say when the environment was last made; a newer pyproject.toml makes it anew.
# The libraries stand behind the bar: they are looked at every time, and are no reason to reinstall.
.venv/ready-to-run: pyproject.toml $(SETUP)/environment.sh | libraries-run
	@sh $(SETUP)/environment.sh .
	@touch $@

.venv/ready-to-test: pyproject.toml $(SETUP)/environment.sh | libraries-test
	@sh $(SETUP)/environment.sh '.[dev]'
	@touch $@ .venv/ready-to-run

libraries-run libraries-test: libraries-%:
	@sh $(SETUP)/system-libraries.sh $*
