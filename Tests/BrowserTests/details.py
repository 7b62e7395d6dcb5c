"""Small things that a visitor stumbles over."""
import pathlib
import re

from browser import Browser

# Which of the card's parts lie on one another, or stick out of the card.
COLLISIONS = """(() => {
  const card = document.querySelector('.ticket');
  const around = card.getBoundingClientRect();
  const parts = [...card.children].map((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return [one.className || one.localName, (one.firstChild ? range : one).getBoundingClientRect()];
  });
  const told = parts.filter(([, box]) => box.bottom > around.bottom + 0.5 || box.right > around.right + 0.5)
    .map(([name]) => name + ' sticks out');
  parts.forEach(([name, one], index) => parts.slice(0, index).forEach(([other, two]) => {
    if (Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1
      && Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1) told.push(`${name} lies on ${other}`);
  }));
  return told;
})()"""

# How many pixels differ between two pictures of the tab.
DIFFERENCE = """(async () => {
  const [one, other] = await Promise.all([%r, %r].map(async (text) => {
    const image = new Image();
    image.src = 'data:image/png;base64,' + text;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    const brush = canvas.getContext('2d');
    brush.drawImage(image, 0, 0);
    return brush.getImageData(0, 0, image.width, image.height).data;
  }));
  return one.filter((value, at) => Math.abs(value - other[at]) > 48).length;
})()"""


class Details:
    """They, as parts of a check."""

    def __init__(self, check):
        self.check, self.tab = check, check.tab
        self.ask, self.expect = check.ask, check.expect

    def run(self):
        self.begins_by_the_controls()
        self.forgets_the_report()
        self.outlives_a_resize_of_the_window()
        self.keeps_the_card_tidy()
        self.check.resize(1000, 900)
        self.check.show("photos")

    def begins_by_the_controls(self):
        """At rest, Reverse and Progress begin the flight that is next."""
        # What can be seen of a scene that differs from one end to the other.
        ends = {"photos": "scenes.photos.detail.hidden", "list": "scenes.list.rows.firstChild.dataset.name",
                "card": "Boolean(scenes.card.isOpen)"}
        for scene, end in ends.items():
            self.check.show(scene)
            before = self.ask(end)
            self.tab.click("#reverse")
            self.check.land()
            self.expect(self.ask(end) != before, f"Reverse at rest flies to the other end of {scene}")
            self.tab.click("#reverse")
            self.check.land()
            self.expect(self.ask(end) == before, f"and back again")
            left, top, width, height = self.tab.box("#progress")
            self.check.mouse("mousePressed", left + 8, top + height / 2)
            for part in [0.2, 0.4, 0.6]:
                self.check.mouse("mouseMoved", left + part * width, top + height / 2)
            self.tab.pause(0.1)
            self.expect(abs((self.ask("match.flight?.progress") or 0) - 0.6) < 0.03, f"Progress drags a flight of {scene}")
            self.check.mouse("mouseReleased", left + 0.6 * width, top + height / 2)
            self.check.land()
            self.expect(self.ask(end) != before, f"let go beyond the middle, {scene} goes on")
            self.ask("document.getElementById('reverse').click()")
            self.check.land()
        self.check.show("photos")
        self.ask("document.getElementById('progress').focus()")
        for _ in range(3):
            self.tab.key("ArrowRight")
        self.tab.pause(0.2)
        self.expect(0 < (self.ask("match.flight?.progress") or 0) < 0.1, "a key moves a flight, and does not let go")
        self.tab.key("Enter")
        self.check.land()
        self.expect(self.ask("Number(document.getElementById('progress').value)") == 0, "let go, it goes back")

    def forgets_the_report(self):
        self.check.show("photos")
        self.ask("scenes.photos.open(3), match.flight.end(), scenes.photos.leave(), match.flight.end()")
        self.check.show("list")
        told = self.ask("document.getElementById('report').innerText")
        self.expect(told == "Nothing has flown here yet.", f"another scene has no report of this one: {told}")

    def outlives_a_resize_of_the_window(self):
        """An address bar that goes away changes the window, but not the theater."""
        self.check.show("photos")
        for width, height in [(1000, 900), (390, 844)]:
            self.check.resize(width, height)
            size = self.ask("document.querySelector('#photos').clientHeight")
            self.ask("scenes.photos.open(4), match.flight.move(0.5)")
            self.check.resize(width, height - 40)
            self.expect(self.ask("document.querySelector('#photos').clientHeight") == size, "the theater keeps its size")
            self.expect(self.ask("Boolean(match.flight)"), "and a flight in it goes on")
            self.ask("match.flight?.letGo(-9), 0")
            self.check.land()

    def keeps_the_card_tidy(self):
        """Nothing lies on anything else, on small screens and with large zooms."""
        self.check.show("card")
        for width, height in [(1280, 800), (853, 533), (640, 400), (390, 844), (844, 390), (375, 667), (667, 375), (320, 568)]:
            self.check.resize(width, height)
            self.ask("scenes.card.turn(), match.flight.end()")
            self.expect(self.ask("scenes.card.isOpen"), "the card is open")
            told = self.ask(COLLISIONS)
            self.expect(not told, f"at {width} × {height} the card is tidy: {told}")
            self.ask("scenes.card.turn(), match.flight.end()")


def says_what_it_lacks(check, browser):
    """An older browser says what it lacks."""
    tab = browser.tab()
    tab.send("Page.addScriptToEvaluateOnNewDocument", source="delete Map.groupBy")
    tab.open(check.address)
    tab.pause(0.3)
    told = tab.evaluate("document.body.innerText")
    check.expect("it lacks Map.groupBy" in told, f"the page says what a browser lacks, not {told[:80]}")


def keeps_to_the_pixels(check):
    """The first frame of a flight is the screen at rest, whatever a point has of pixels."""
    for density in [1, 1.25, 1.5, 2]:
        with Browser(density) as browser:
            tab = browser.tab()
            tab.send("Emulation.setDeviceMetricsOverride", width=int(1280 / density), height=int(800 / density),
                     deviceScaleFactor=0, mobile=False)
            check.open(tab)
            pictures = []
            for script in ["scrollTo(0, 0)", "scenes.photos.open(1), match.flight.move(0)"]:
                tab.evaluate(script)
                tab.pause(0.2)
                pictures.append(tab.send("Page.captureScreenshot", format="png")["data"])
            count = tab.send("Runtime.evaluate", expression=DIFFERENCE % tuple(pictures), awaitPromise=True,
                             returnByValue=True)["result"]["value"]
            # The progress and its knob.
            check.expect(count < 100, f"with {density} pixels a point nothing ticks, but {count} pixels")


def names_files_that_are_there(check):
    layer = pathlib.Path(__file__).resolve().parents[2] / "Playgrounds/Browser"
    for header in layer.rglob("*.h"):
        for name in re.findall(r"[A-Z]\w+/\w+\.\w+", header.read_text()):
            check.expect((layer / name).exists(), f"{header.name} names {name}, which is not there")
