#!/usr/bin/env python3
"""Opens the page that Playgrounds/Browser/build makes and uses it as people do.

    check.py [PAGE] [PART...]

Without the names of parts, such as pulls, it does all of them.

It needs Chromium (the one in $CHROMIUM, or whichever is found) and nothing but Python itself.
"""
import pathlib
import sys

sys.dont_write_bytecode = True
repository = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(repository / "Tests/FilmTests/Browser"))
from browser import Browser, Trial
from clicks import Clicks, Keys
from demo import Demo
import details
from pulls import Hand, Pulls

# What the page consists of, without what its own controls show: tags, attributes and texts, in their order.
STANDING = """(() => {
  const told = [];
  const walk = (one) => {
    told.push(one.nodeName, ...[...one.attributes].map(({ name, value }) => `${name}=${value}`).sort());
    for (const inside of one.childNodes) {
      if (inside.nodeType === 1) walk(inside); else told.push(inside.data);
    }
  };
  document.querySelectorAll('.theater').forEach(walk);
  return told.join('\\n') + document.getAnimations().length;
})()"""

# Where everything with a tag is seen on a screen at rest.
STILLS = """((screen) => Object.fromEntries([...document.querySelectorAll(screen + ' [data-match-id]')]
  .filter((one) => one.checkVisibility())
  .map((one) => [one.dataset.matchId, (({ left, top, right, bottom }) => [left, top, right, bottom])(
    one.getBoundingClientRect())])))"""

# Where every stand-in is seen.
FLYING = """Object.fromEntries(match.flight.stage.standIns.filter(({ box }) => box).map(({ box, pictures }) =>
  [pictures[0].original.dataset.matchId, (({ left, top, right, bottom }) => [left, top, right, bottom])(
    box.getBoundingClientRect())]))"""

# Where letters are seen: on a screen at rest, or in the pictures that can be seen of its elements.
LETTERS = """((elements) => Object.fromEntries(elements.filter(([, one]) => !one.childElementCount && one.textContent)
  .map(([tag, one]) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const { left, top, right, bottom } = range.getBoundingClientRect();
    return [tag, [left, top, right, bottom]];
  })))"""
STILL_LETTERS = LETTERS + """([...document.querySelectorAll('%s [data-match-id]')]
  .filter((one) => one.checkVisibility()).map((one) => [one.dataset.matchId, one]))"""
FLYING_LETTERS = LETTERS + """(match.flight.stage.standIns.flatMap(({ pictures = [] }) => pictures)
  .filter(({ copy }) => Number(copy.style.opacity) > 0).map(({ original, copy }) => [original.dataset.matchId, copy]))"""

# Everything that the stage has written.
WRITTEN = "match.flight.stage.layer.outerHTML"


class Check(Trial):
    """The page in one tab."""

    def __init__(self, browser, page):
        super().__init__(browser.tab())
        self.address = page.as_uri()

    def open(self, tab):
        tab.open(self.address)
        tab.wait_until("Boolean(window.scenes)")
        # A check has no time to look at it; one does.
        tab.evaluate("window.demo?.stop()")

    def resize(self, width, height, dark=False):
        self.tab.resize(width, height, dark)
        # The page hears of it a little later.
        self.tab.pause(0.2)

    def ask(self, text):
        answer = super().ask(text)
        # What is held is drawn with the next frame.
        if "move(" in text:
            self.tab.wait_for_frames(2)
        return answer

    def show(self, scene):
        self.ask(f"document.querySelector('[data-scene={scene}]').click()")

    def move(self, fraction):
        self.ask(f"match.flight.move({fraction}), 0")

    def land(self):
        self.tab.wait_until("!match.flight")
        self.expect(self.ask("!match.flight"), "a flight that is let go ends")

    def run(self, parts):
        self.resize(1000, 900)
        self.open(self.tab)
        tests = [self.demo, self.flies, self.lies_on_the_stills, self.reads_what_is_scrolled, self.is_held,
                     self.reverses, self.carries, self.throws, self.pulls, self.clicks, self.follows_keys, self.sorts,
                     self.sorts_in_flight, self.opens_the_card, self.keeps_what_the_page_writes, self.is_calm, self.reports,
                     self.outlines, self.is_resized, self.details, self.fits]
        for test in tests if not parts else [getattr(self, part) for part in parts]:
            test()
        self.expect(not self.tab.complaints, f"the console is silent, not {self.tab.complaints}")
        requests = [one for one in self.tab.requests if one != self.address and not one.startswith(("data:", "blob:"))]
        self.expect(not requests, f"nothing is requested, not {requests}")
        return self.faults

    def demo(self):
        Demo(self).run()

    def flies(self):
        before = self.ask(STANDING)
        self.ask("scenes.photos.open(4), 0")
        self.expect(self.ask("match.flight.stage.standIns.length") == 5, "two screens, photo, title and button fly")
        self.land()
        self.expect(self.ask("scenes.photos.grid.hidden && !scenes.photos.detail.hidden"), "the detail is shown")
        self.expect(not self.ask("document.querySelector('.match-stage')"), "the stage is gone")
        self.tab.click(".back")
        self.land()
        self.ask("scenes.photos.detail.replaceChildren()")
        self.expect(self.ask(STANDING) == before, "there and back, the page is as it was")

    def lies_on_the_stills(self):
        """The first frame and the last one are the two screens, within a pixel, to the letters."""
        def look(boxes, letters):
            return {**self.ask(boxes), **{f"letters of {tag}": box for tag, box in self.ask(letters).items()}}

        def look_in_flight():
            # The stage is painted on whole pixels, wherever it is laid out.
            x, y = self.ask("(({ left, top }) => [left, top])(match.flight.stage.layer.getBoundingClientRect())")
            offsets = [round(x) - x, round(y) - y] * 2
            shown = look(FLYING, FLYING_LETTERS)
            return {tag: [edge + offset for edge, offset in zip(box, offsets)] for tag, box in shown.items()}

        def compare(start, screens):
            stills = [look(f"{STILLS}('{screens[0]}')", STILL_LETTERS % screens[0])]
            frames = []
            self.ask(f"{start}, match.flight.move(0)")
            frames.append(look_in_flight())
            self.move(1)
            frames.append(look_in_flight())
            self.ask("match.flight.letGo(9), 0")
            self.land()
            stills.append(look(f"{STILLS}('{screens[1]}')", STILL_LETTERS % screens[1]))
            for shown, still in zip(frames, stills):
                both = [tag for tag in shown if tag in still and "back" not in tag]
                self.expect(len(both) > 2, f"there is something to compare after {start}")
                for tag in both:
                    off = max(abs(a - b) for a, b in zip(shown[tag], still[tag]))
                    self.expect(round(off, 2) <= 1, f"{tag}: on the still, not {off:.2f} beside it, after {start}")
        compare("scenes.photos.open(2)", (".grid", ".detail"))
        compare("scenes.photos.leave()", (".detail", ".grid"))
        self.show("list")
        compare("scenes.list.sort('height')", (".list", ".list"))
        self.show("card")
        compare("scenes.card.turn()", (".table", ".table"))
        compare("scenes.card.turn()", (".table", ".table"))
        self.show("photos")

    def reads_what_is_scrolled(self):
        """A photo half out of sight starts there, cut off where its screen cuts it."""
        self.resize(500, 700)
        self.ask("document.querySelector('.grid').scrollTop = 60")
        still = self.ask(f"{STILLS}('.grid')")["photo-1"]
        self.ask("scenes.photos.open(1), match.flight.move(0)")
        shown = self.ask(FLYING)["photo-1"]
        self.expect(max(abs(a - b) for a, b in zip(still, shown)) < 1, f"it starts where it was scrolled: {still}, {shown}")
        cut = "match.flight.stage.standIns.find(({ wrapper }) => wrapper)?.wrapper.style.clipPath ?? ''"
        self.expect("path(" in self.ask(cut), "it is cut off there")
        self.ask("match.flight.letGo(-9), 0")
        self.land()
        self.expect(self.ask("document.querySelector('.grid').scrollTop") == 60, "the screen is still scrolled")
        self.ask("document.querySelector('.grid').scrollTop = 0")
        self.resize(1000, 900)

    def is_held(self):
        self.ask("scenes.photos.open(4), match.flight.move(0.5)")
        once = self.ask(WRITTEN)
        self.tab.pause(0.2)
        self.expect(self.ask(WRITTEN) == once, "held, it stands still")
        self.move(0.9)
        self.expect(self.ask(WRITTEN) != once, "moved, it is elsewhere")
        self.move(0.5)
        self.expect(self.ask(WRITTEN) == once, "at one half it is the same each time")

    def reverses(self):
        before = self.ask("match.flight.progress")
        self.tab.click("#reverse")
        self.tab.pause(0.15)
        self.expect(self.ask("match.flight?.progress ?? 0") < before, "reversed, it goes back")
        self.land()
        self.expect(self.ask("!scenes.photos.grid.hidden && scenes.photos.detail.hidden"), "it is where it began")

    def mouse(self, kind, x, y):
        self.tab.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left",
                      buttons=0 if kind == "mouseReleased" else 1, clickCount=1)

    def middle(self, tag):
        left, top, right, bottom = self.ask(FLYING)[tag]
        return (left + right) / 2, (top + bottom) / 2

    def carries(self):
        """What is dragged is held, and stays under the finger from then on."""
        self.ask("window.scrollTo(0, 0), scenes.photos.open(4), match.flight.move(0.4)")
        x, y = self.middle("photo-4")
        self.mouse("mousePressed", x, y)
        self.mouse("mouseMoved", x - 12, y + 7)
        self.tab.wait_for_frames(2)
        left, top, right, bottom = self.ask(FLYING)["photo-4"]
        across, down = (x - 12 - left) / (right - left), (y + 7 - top) / (bottom - top)
        for step in range(2, 9):
            self.mouse("mouseMoved", x - 12 * step, y + 7 * step)
        self.tab.wait_for_frames(2)
        left, top, right, bottom = self.ask(FLYING)["photo-4"]
        off = max(abs(left + across * (right - left) - (x - 96)), abs(top + down * (bottom - top) - (y + 56)))
        self.expect(off < 1, f"it stays under the finger, not {off:.2f} beside it")
        self.expect(self.ask("match.flight.progress") > 0.41, "and takes the flight along")
        self.finger = (x - 96, y + 56)

    def throws(self):
        """Thrown back, it goes back."""
        x, y = self.finger
        for step in range(1, 7):
            self.tab.pause(0.012)
            self.mouse("mouseMoved", x + 25 * step, y - 12 * step)
        self.mouse("mouseReleased", x + 150, y - 72)
        self.land()
        self.expect(self.ask("!scenes.photos.grid.hidden && scenes.photos.detail.hidden"), "thrown back, it goes back")

    def pulls(self):
        """At rest, a pull begins the way back: with a mouse on a desk, with a finger on a phone."""
        for kind, width, height in [("mouse", 1000, 900), ("touch", 375, 760)]:
            self.resize(width, height)
            Pulls(self, Hand(self.tab, kind)).run()
        self.resize(1000, 900)

    def clicks(self):
        """A click in flight counts like one at rest, with a mouse on a desk, and with a finger on a phone."""
        for kind, width, height in [("mouse", 1280, 800), ("touch", 390, 844)]:
            self.resize(width, height)
            Clicks(self, Hand(self.tab, kind)).run()
        Keys(self).run()
        self.resize(1000, 900)

    def follows_keys(self):
        """Whoever uses keys is where the view is, and Escape goes back, also in flight."""
        has_focus = lambda selector: self.ask(f"document.activeElement.matches('{selector}')")
        tile = ".tile:nth-child(4)"
        self.ask(f"document.querySelector('{tile}').focus()")
        self.tab.key("Enter")
        self.land()
        self.expect(has_focus(".detail .back"), "a photo that was opened with a key has the focus")
        self.tab.key("Escape")
        self.expect(self.ask("Boolean(match.flight)"), "Escape goes back")
        self.land()
        self.expect(has_focus(tile), "and its tile has the focus again")
        self.ask("match.slowness = 4")
        self.tab.key("Enter")
        self.tab.pause(0.3)
        self.tab.key("Escape")
        self.ask("match.slowness = 1")
        self.land()
        self.expect(self.ask("scenes.photos.detail.hidden") and has_focus(tile), "Escape goes back in flight, too")
        self.show("card")
        self.ask("scenes.card.button.focus()")
        self.tab.key("Enter")
        self.land()
        self.expect(self.ask("scenes.card.isOpen"), "a key opens the card")
        self.tab.key("Escape")
        self.land()
        self.expect(not self.ask("scenes.card.isOpen") and has_focus(".turn"), "Escape closes it, and the focus stays")
        self.show("photos")

    def order(self):
        return self.ask("[...scenes.list.rows.children].map((one) => one.dataset.matchId)")

    def sorts(self):
        self.show("list")
        self.ask("scenes.list.sort('land'), match.flight.end(), scenes.list.sort('height'), match.flight.end()")
        before = self.ask(STANDING)
        self.ask("scenes.list.sort('land'), 0")
        flying = self.ask("match.flight.stage.standIns.length")
        self.expect(flying == len(self.order()), f"every row flies, not {flying}")
        self.land()
        self.expect(self.order()[0] == "Mont Blanc", "France is first")
        self.ask("scenes.list.sort('height'), 0")
        self.land()
        self.ask("scenes.list.sort('height'), 0")
        self.land()
        self.ask("scenes.list.sort('height'), 0")
        self.land()
        self.expect(self.ask(STANDING) == before, "sorted there and back, the list is as it was")
        self.ask("scenes.list.sort('name'), match.flight.move(0.5), match.flight.reverse()")
        self.land()
        self.expect(self.ask(STANDING) == before, "sorted and reversed, too")

    def sorts_in_flight(self):
        """Sorted again on the way, every row goes on from where it is."""
        self.ask("scenes.list.sort('name'), match.flight.move(0.6)")
        before = self.ask(FLYING)
        after = self.ask(f"(scenes.list.sort('land'), match.flight.hold(), {FLYING})")
        jump = max(abs(a - b) for tag in before for a, b in zip(before[tag], after[tag]))
        self.expect(jump < 1, f"nothing jumps, not by {jump:.2f}")
        self.ask("match.flight.letGo(5), 0")
        self.land()
        self.expect(self.order()[0] == "Mont Blanc", "the later order counts")

    def opens_the_card(self):
        self.show("card")
        before = self.ask(STANDING)
        turned = "match.flight.stage.standIns.find(({ pictures }) => pictures[0].original.matches('.ticket')).affine"
        self.ask("scenes.card.turn(), match.flight.move(0)")
        self.expect(abs(self.ask(turned)[1]) > 0.06, "it starts as it lies, turned")
        self.move(1)
        self.expect(abs(self.ask(turned)[1]) < 1e-6, "and ends upright")
        away = self.ask("document.querySelectorAll('.match-stage .ticket .match-away').length")
        self.expect(away == 10, f"its parts fly by themselves and are missing in both its pictures, not {away}")
        self.ask("match.flight.letGo(5), 0")
        self.land()
        self.ask("scenes.card.turn(), 0")
        self.land()
        self.expect(self.ask(STANDING) == before, "opened and closed, the card is as it was")

    def keeps_what_the_page_writes(self):
        """What the page writes in flight stays, and where an end has moved to, the flight goes."""
        self.show("photos")
        self.ask("scenes.photos.open(3), match.flight.move(0.5)")
        self.ask("scenes.photos.detail.querySelector('img').style.height = '40%', match.flight.letGo(3)")
        self.land()
        self.expect(self.ask("scenes.photos.detail.querySelector('img').style.height") == "40%", "it is still written")
        still = self.ask(f"{STILLS}('.detail')")["photo-3"]
        self.ask("scenes.photos.leave(), match.flight.move(0)")
        shown = self.ask(FLYING)["photo-3"]
        self.expect(max(abs(a - b) for a, b in zip(still, shown)) < 1, "and read")
        self.ask("match.flight.letGo(5), 0")
        self.land()

    def is_calm(self):
        """Whoever prefers reduced motion sees the screens cross-fade, also from now on in a flight."""
        def calm(reduces):
            self.tab.send("Emulation.setEmulatedMedia", features=[
                {"name": "prefers-reduced-motion", "value": "reduce" if reduces else "no-preference"}])
            self.tab.pause(0.1)
        calm(True)
        self.expect(self.ask("document.getElementById('calm').checked"), "the page knows")
        self.ask("scenes.photos.open(4), match.flight.move(0.2)")
        self.move(0.4)
        self.expect("photo-4" not in self.ask(FLYING), "nothing flies")
        calm(False)
        self.move(0.6)
        self.expect("photo-4" in self.ask(FLYING), "until it may")
        self.ask("match.flight.letGo(-5), 0")
        self.land()

    def reports(self):
        told = self.ask("document.getElementById('report').innerText")
        for part in ["photo-4", "flew from (", "no view of the upper screen has this ID", "ended (cancelled)"]:
            self.expect(part in told, f"the report says {part}")

    def outlines(self):
        self.tab.click("#outlines")
        self.ask("scenes.photos.open(4), match.flight.move(0.5)")
        drawn = self.ask("""(() => { const canvas = document.querySelector('.outlines');
          const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
          const count = (red, green) => data.filter((one, at) => at % 4 === 0 && one > red && data[at + 1] > green).length;
          return [count(100, -1), count(200, 200)]; })()""")
        self.expect(drawn[0] > 1000, "outlines are drawn")
        self.expect(drawn[1] > 50, f"and names that can be read, with {drawn[1]} light pixels")
        self.tab.click("#outlines")
        self.expect(not self.ask("document.querySelector('.outlines')"), "and taken away")
        self.ask("match.flight.letGo(-5), 0")
        self.land()

    def is_resized(self):
        self.ask("scenes.photos.open(4), match.flight.move(0.5)")
        self.resize(700, 800, True)
        self.expect(self.ask("!match.flight"), "resized, a flight ends")
        self.expect(self.ask("!scenes.photos.grid.hidden"), "one that was held where it began")

    def details(self):
        details.Details(self).run()
        details.says_what_it_lacks(self, self.tab.browser)
        details.keeps_to_the_pixels(self)
        details.names_files_that_are_there(self)

    def fits(self):
        for width in [320, 375, 1400]:
            for dark in [False, True]:
                self.resize(width, 800, dark)
                wide = self.ask("document.documentElement.scrollWidth")
                self.expect(wide <= width, f"nothing is wider than {width} points, but {wide}")
        nameless = self.ask("""[...document.querySelectorAll('button, input')].filter((one) =>
          one.checkVisibility() && !(one.textContent.trim() || one.labels?.[0]?.textContent.trim())).length""")
        self.expect(nameless == 0, "every control has a name")


def main():
    page = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else repository / ".build/Browser/MatchEngine.html")
    with Browser() as browser:
        faults = Check(browser, page.resolve()).run(sys.argv[2:])
    print(f"{page}: {'as it should be' if not faults else ''}")
    for fault in faults:
        print(f"  does not hold: {fault}")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
