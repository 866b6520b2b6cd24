# Relief: what a person or CI runs. `make deps` is called by the others and installs only what is missing.

PACKAGES = libpng-dev zlib1g-dev pkg-config libharfbuzz-dev libfribidi-dev libfontconfig-dev libthai-dev libturbojpeg0-dev \
  fonts-inter fonts-quicksand fonts-jetbrains-mono fonts-noto-core fonts-wqy-microhei fonts-noto-color-emoji bootstrap-icons unicode-data
OUT = out
SUDO = $(shell [ "$$(id -u)" = 0 ] || echo sudo)
PREFIX = /usr/local
# How the tool is built to be used. Swift's libraries are linked in, and the program is loaded at a fixed place, so that
# nothing of it is relocated at the start. `relief` is a small program that draws shapes; `relief-full`, which it starts
# for all else, also loads the libraries of texts and views: `relief --version` takes 2.2 ms and 9 MB, not 3.7 and 12.
RELEASE = -c release --static-swift-stdlib -Xswiftc -Xclang-linker -Xswiftc -no-pie

.PHONY: deps render install test lint format bench cost symbols docs api record same-bytes clean

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
	swift build $(RELEASE) --product relief-full
	@mkdir -p $(OUT)
	.build/release/relief render Fixtures/Scenes --color-scheme both -o $(OUT) --contact-sheet $(OUT)/gallery.png
	@echo "Pictures are in $(OUT)/, all on one sheet in $(OUT)/gallery.png"

install: deps
	swift build $(RELEASE) --product relief
	swift build $(RELEASE) --product relief-full
	install -D -m 755 .build/release/relief $(DESTDIR)$(PREFIX)/bin/relief
	install -D -m 755 .build/release/relief-full $(DESTDIR)$(PREFIX)/libexec/relief/relief-full
	@strip $(DESTDIR)$(PREFIX)/bin/relief $(DESTDIR)$(PREFIX)/libexec/relief/relief-full 2>/dev/null || echo "There is no strip; the programs keep their debugging names."
	@# What compiles and draws previews: it shares Swift's libraries with the user's code, so it is built by itself.
	swift build -c release --scratch-path .build/previews --product relief-preview-host
	install -d $(DESTDIR)$(PREFIX)/libexec/relief/Modules
	install -m 755 .build/previews/release/relief-preview-host .build/previews/release/PreviewMacros-tool $(DESTDIR)$(PREFIX)/libexec/relief/
	install -m 644 .build/previews/release/Modules/*.swiftmodule $(DESTDIR)$(PREFIX)/libexec/relief/Modules/
	@install -d $(addprefix $(DESTDIR)$(PREFIX)/share/,man/man1 bash-completion/completions zsh/site-functions fish/vendor_completions.d)
	@$(DESTDIR)$(PREFIX)/bin/relief manual >$(DESTDIR)$(PREFIX)/share/man/man1/relief.1
	@$(DESTDIR)$(PREFIX)/bin/relief completions bash >$(DESTDIR)$(PREFIX)/share/bash-completion/completions/relief
	@$(DESTDIR)$(PREFIX)/bin/relief completions zsh >$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_relief
	@$(DESTDIR)$(PREFIX)/bin/relief completions fish >$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/relief.fish
	@echo "Installed $(DESTDIR)$(PREFIX)/bin/relief, its man page and completions, and what it starts in $(DESTDIR)$(PREFIX)/libexec/relief"

test: lint
	swift build --build-tests
	swift test --skip-build

lint: deps
	@.ci/lint

format:
	swift format -i -r Sources Tests Package.swift

bench: deps
	swift build $(RELEASE) --product relief
	swift build $(RELEASE) --product relief-bench
	.build/release/relief-bench

cost: deps
	swift build $(RELEASE) --product relief-bench
	.build/release/relief-bench cost

# All symbols with their names on one sheet, to be looked at.
symbols: deps
	swift build --product relief-bench
	@mkdir -p $(OUT)
	.build/debug/relief-bench symbols $(OUT)/symbols.png

# The table of supported names and its page in the documentation, from the sources.
api:
	RELIEF_WRITE_API=1 swift test --filter SupportedAPITests

# Pages of DocC for what users import; they need a web server, since they are one application.
MODULES = Relief ReliefDrawing ReliefGeometry ReliefRaster ReliefPNG
docs: deps
	swift package dump-symbol-graph --minimum-access-level public --skip-synthesized-members >/dev/null
	@rm -rf $(OUT)/symbols $(OUT)/docs && mkdir -p $(OUT)/symbols
	@for m in $(MODULES); do cp .build/*/symbolgraph/$$m.symbols.json .build/*/symbolgraph/$$m@*.symbols.json $(OUT)/symbols/ 2>/dev/null || true; done
	docc convert Sources/Relief/Relief.docc --additional-symbol-graph-dir $(OUT)/symbols --output-dir $(OUT)/docs \
	  --fallback-display-name Relief --fallback-bundle-identifier org.relief.Relief --transform-for-static-hosting
	@echo "The pages are in $(OUT)/docs. To read them: python3 -m http.server -d $(OUT)/docs, then http://localhost:8000/documentation/relief"

# Golden pictures and checksums anew; look at the pictures before you commit them.
record: deps
	RELIEF_RECORD=1 swift test --filter 'GalleryTests|SameBytesTests|FixtureAppTests'

same-bytes: deps
	swift build --product relief
	swift build --product relief-full
	swift build $(RELEASE) --product relief
	swift build $(RELEASE) --product relief-full
	@.ci/same-bytes

clean:
	rm -rf .build $(OUT)
