"""What a visitor sees first."""


class Demo:
    """The page plays itself once, as parts of a check; each time in a tab of its own."""

    def __init__(self, check):
        self.check, self.expect = check, check.expect

    def run(self):
        self.plays_itself()
        self.gives_way()
        self.is_calm()

    def open(self, reduces=False):
        tab = self.check.tab.browser.tab()
        tab.resize(1280, 800, False)
        tab.send("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-reduced-motion", "value": "reduce" if reduces else "no-preference"}])
        tab.open(self.check.address)
        tab.wait_until("Boolean(window.scenes)")
        return tab

    def plays_itself(self):
        tab = self.open()
        loaded = "[...document.images].every((one) => one.naturalWidth === 480 || !one.checkVisibility())"
        tab.wait_until(loaded)
        self.expect(tab.evaluate(loaded), "the photos of the playground are there")
        first = tab.evaluate("document.querySelector('.tile').textContent")
        self.expect(first == "Last light", f"with their titles, not {first}")
        tab.wait_until("!scenes.photos.detail.hidden && !match.flight", 20)
        self.expect(tab.evaluate("!scenes.photos.detail.hidden"), "a photo is opened")
        self.expect(tab.evaluate("document.getElementById('cue').hidden"), "nobody is asked before it is home")
        tab.wait_until("match.flight?.progress < 0.9", 20)
        self.expect(tab.evaluate("document.querySelector('.finger.down') !== null && match.flight?.progress < 0.9"),
                    "a finger pulls it")
        tab.wait_until("demo.isOver", 20)
        self.expect(tab.evaluate("scenes.photos.detail.hidden && !scenes.photos.grid.hidden"), "and throws it home")
        self.expect(tab.evaluate("document.getElementById('cue').checkVisibility()"), "now it is the visitor's turn")
        self.expect(not tab.evaluate("document.querySelector('.finger')"), "the finger is gone")
        self.expect(tab.evaluate("document.activeElement === document.body"), "and the focus is where it was")
        tab.click(".tile")
        self.expect(tab.evaluate("document.getElementById('cue').hidden && Boolean(match.flight)"), "who acts is not asked")
        self.expect(not tab.complaints, f"the console is silent, not {tab.complaints}")

    def gives_way(self):
        """Whoever acts meanwhile has the page to themselves."""
        tab = self.open()
        tab.wait_until("match.flight?.progress < 0.95 && document.querySelector('.finger.down') !== null", 20)
        tab.key("Escape")
        self.expect(tab.evaluate("demo.isOver && !document.querySelector('.finger')"), "a key ends the play")
        tab.wait_until("!match.flight")
        self.expect(tab.evaluate("!match.flight && scenes.photos.detail.hidden"), "and does what it does")
        tab.pause(0.5)
        self.expect(tab.evaluate("!match.flight"), "nothing comes after that")

    def is_calm(self):
        tab = self.open(reduces=True)
        tab.pause(1.6)
        self.expect(tab.evaluate("!match.flight && scenes.photos.detail.hidden && !document.querySelector('.finger')"),
                    "for whoever wants less motion, it does not play")
