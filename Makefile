# Relief: what a person or CI runs. `make deps` is called by the others and installs only what is missing.

PACKAGES = libpng-dev zlib1g-dev pkg-config libharfbuzz-dev libfribidi-dev libfontconfig-dev libthai-dev libturbojpeg0-dev \
  fonts-inter fonts-quicksand fonts-jetbrains-mono fonts-noto-core fonts-wqy-microhei fonts-noto-color-emoji bootstrap-icons unicode-data
OUT = out
SUDO = $(shell [ "$$(id -u)" = 0 ] || echo sudo)
# The tool is linked statically where the toolchain can, so that it starts fast.
RELEASE = -c release --static-swift-stdlib

.PHONY: deps render test lint format bench docs record clean

deps:
	@command -v swift >/dev/null || { echo "Swift 6.2 or later is needed: https://www.swift.org/install/linux/"; exit 1; }
	@missing=""; for p in $(PACKAGES); do \
	  dpkg-query -W -f='$${Status}' $$p 2>/dev/null | grep -q "ok installed" || missing="$$missing $$p"; done; \
	if [ -n "$$missing" ]; then \
	  echo "Installing the Debian packages$$missing"; \
	  $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq --no-install-recommends $$missing; \
	fi

render: deps
	swift build $(RELEASE) --product relief
	@mkdir -p $(OUT)
	.build/release/relief render Fixtures/Scenes --color-scheme both -o $(OUT) --contact-sheet $(OUT)/gallery.png
	@echo "Pictures are in $(OUT)/, all on one sheet in $(OUT)/gallery.png"

test: lint
	swift build --build-tests
	swift test --skip-build

lint: deps
	@.ci/lint

format:
	swift format -i -r Sources Tests Package.swift

bench: deps
	swift build -c release --product relief-bench
	.build/release/relief-bench

docs: deps
	@mkdir -p $(OUT)/symbols
	swift package dump-symbol-graph --minimum-access-level public
	@echo "Symbol graphs are below .build; docc convert turns them into pages."

record: deps
	RELIEF_RECORD=1 swift test --filter Gallery

clean:
	rm -rf .build $(OUT)
