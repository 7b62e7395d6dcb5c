#!/usr/bin/env python3
"""Opens pages of the playground live, and touches them as people do.

    live.py FOLDER COMMAND... [--picture FILE.png]

The commands lie in FOLDER. PhotoMorph is touched thoroughly, and meanwhile, in another browser, the others are looked at.
With --picture there is no check, but a picture of the first one in mid-flight. It needs Chromium (the one in
$CHROMIUM, or whichever is found) and nothing but Python itself.

Nothing here is waited for by the clock: the app says how much it has heard and whether its screen rests.
"""
import base64
import concurrent.futures
import json
import math
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request

sys.dont_write_bytecode = True
import bench
import check
from browser import Browser, Trial

THOROUGH = "PhotoMorph"
ROW, BACK = (100, 430), (30, 80)
SCREEN = "[...document.querySelectorAll('#picture > g > :not(.marks)')].map((one) => one.outerHTML).join('')"
# All that this page has said is heard, and what came of it is drawn.
IS_SHOWN = "line.said === line.heard && !picture.isDue"
IS_AT_REST = IS_SHOWN + " && element('screen').ariaBusy === 'false'"
FINGERS = "[...document.querySelectorAll('.finger')].map((one) => ['cx', 'cy'].map((name) => Number(one.getAttribute(name))))"
# Where the corners of what flies are; the photo comes before its title.
PHOTO = "(document.querySelector('.outline.pair')?.getAttribute('d') || '').match(/[-\\d.]+/g)?.map(Number)"
# How many frames come from an app that has heard of a pointer's move, up to the one that shows it.
COUNT_FRAMES = """(() => {
  window.frameCounts = [];
  let target, move, frames;
  document.addEventListener('pointermove', (event) => {
    [target, move, frames] = [picture.place(event), line.said + 1, 0];
  }, true);
  const learn = picture.learn.bind(picture);
  picture.learn = (news) => {
    learn(news);
    if (!news.shot || !target || (news.heard ?? line.heard) < move) return;
    const count = frames += 1;
    requestAnimationFrame(() => {
      const [x, y] = %s[0] || [];
      if (!target || !(Math.hypot(x - target[0], y - target[1]) <= 1)) return;
      frameCounts.push(count);
      target = undefined;
    });
  };
})()""" % FINGERS


class App:
    """A page that runs, for as long as a `with` statement."""

    def __init__(self, folder, command, *words):
        self.arguments = [os.path.join(folder, command), "--live", *words]

    def __enter__(self):
        self.process = subprocess.Popen(self.arguments, stdout=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().split()[-1]
        return self

    def __exit__(self, *_):
        self.process.send_signal(signal.SIGINT)
        try:
            self.status = self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.status = None

    def get(self, path="", **fields):
        """The status and the text of an answer."""
        request = urllib.request.Request(self.address + path, headers=fields)
        try:
            with urllib.request.urlopen(request, timeout=10) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, ""


class Hand:
    """A hand on a page in a tab."""

    def __init__(self, browser, app):
        self.tab, self.app = browser.tab(), app
        self.tab.resize(1280, 900, False)
        self.open()

    def open(self):
        self.tab.open(self.app.address)
        self.wait("document.querySelectorAll('#picture > g > *').length > 3")

    def ask(self, script):
        return self.tab.evaluate(script)

    def wait(self, condition, seconds=20):
        self.tab.wait_until(condition, seconds)
        return self.ask(condition)

    def look(self):
        """Waits until all that was done is heard, and is drawn."""
        self.ask("line.say('here')")
        return self.wait(IS_SHOWN)

    def rest(self):
        """Waits until all that was done has come to rest, and is drawn."""
        self.ask("line.say('here')")
        return self.wait(IS_AT_REST, 60)

    def at(self, point):
        """Where in the window a point of the screen is."""
        left, top, width = self.ask("(() => { const box = element('picture').getBoundingClientRect();"
                                    " return [box.left, box.top, box.width / picture.size[0]]; })()")
        return left + width * point[0], top + width * point[1]

    def mouse(self, kind, point, buttons=1, modifiers=0, **more):
        x, y = self.at(point)
        self.tab.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left" if buttons or kind[5] == "R" else "none",
                      buttons=buttons, clickCount=1, modifiers=modifiers, **more)

    def press(self, point, modifiers=0):
        self.mouse("mousePressed", point, modifiers=modifiers)

    def lift(self, point):
        self.mouse("mouseReleased", point, 0)

    def tap(self, point=ROW):
        self.press(point)
        self.tab.pause(0.05)
        self.lift(point)

    def drag(self, start, end, steps=12):
        """Presses and moves, and stays there with the finger down."""
        self.press(start)
        for step in range(1, steps + 1):
            self.mouse("mouseMoved", [a + (b - a) * step / steps for a, b in zip(start, end)])
        self.look()

    def touch(self, kind, *points):
        spots = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(map(self.at, points))]
        self.tab.send("Input.dispatchTouchEvent", type=kind, touchPoints=spots)
        self.look()

    def go(self, point=ROW):
        """Taps where something flies from, and waits until it is there."""
        self.tap(point)
        self.rest()

    @property
    def outcome(self):
        return self.ask("document.querySelector('#reports h2')?.textContent.split(': ')[1]")


class LiveCheck(Trial):
    """A page, thoroughly."""

    def __init__(self, browser, folder):
        super().__init__()
        self.browser, self.folder = browser, folder

    def expect_screen(self, screen, sentence):
        """Says where the screens differ first, if they do."""
        pairs = zip(self.hand.ask(SCREEN).split("><"), screen.split("><"))
        other = next((f"{one} is not {two}" for one, two in pairs if one != two), None)
        self.expect(not other, f"{sentence}: {other}")

    def run(self):
        with App(self.folder, THOROUGH, "--script", "off") as app:
            self.app, self.hand = app, Hand(self.browser, app)
            self.hand.ask(COUNT_FRAMES)
            self.list = self.hand.ask(SCREEN)
            bench.is_a_phone(self, self.hand, SCREEN)
            bench.stays_put(self, self.hand)
            bench.finds_words(self, self.hand)
            for part in [self.stills, self.swipes, self.pulls, self.escapes, self.pinches, self.wheels, self.reloads,
                         self.is_used_without_a_mouse, self.shares, self.keeps, self.fits, self.is_closed]:
                part()
            tab = self.hand.tab
            self.expect(not tab.complaints, f"the console is silent, not {tab.complaints}")
            others = [one for one in tab.requests if not one.startswith((app.address, "data:"))]
            self.expect(not others, f"nothing else is requested, not {others}")
        self.expect(app.status == 0, f"Ctrl-C ends it well, not with {app.status}")
        self.plays_itself()
        bench.comes_back(self, lambda port: App(self.folder, THOROUGH, "--script", "off", "--port", port),
                         lambda app: Hand(self.browser, app))
        return self.faults

    def photograph(self, svg):
        """A picture of a drawing by itself, as wide as a phone."""
        tab = self.browser.tab()
        tab.resize(393, 852, False)
        tab.open("about:blank")
        tab.evaluate(f"document.documentElement.innerHTML = '<body style=\"margin:0\">' + {json.dumps(svg)}")
        tab.evaluate("(() => { const one = document.querySelector('svg'); one.setAttribute('width', 393);"
                     " one.setAttribute('height', 852); one.style.display = 'block';"
                     " document.querySelector('.marks')?.remove(); })()")
        return tab.send("Page.captureScreenshot", format="png")["data"]

    def stills(self):
        """The two screens at rest are those of the film."""
        for frame in [0, 110]:
            with tempfile.TemporaryDirectory() as folder:
                file = os.path.join(folder, "still.svg")
                subprocess.run([os.path.join(self.folder, THOROUGH), "--still", str(frame), "--output", file],
                               check=True, stdout=subprocess.DEVNULL)
                film = self.photograph(pathlib.Path(file).read_text())
            live = self.photograph(self.hand.ask("document.getElementById('picture').outerHTML"))
            self.expect(film == live, f"the screen at rest is the film's frame {frame}")
            if frame == 0:
                self.hand.go()
        self.detail = self.hand.ask(SCREEN)
        self.expect(self.detail != self.list, "a tap pushes")

    def swipes(self):
        hand = self.hand
        hand.ask("frameCounts.length = 0")
        for end, outcome, screen in [(90, "cancelled", self.detail), (300, "finished", self.list)]:
            hand.drag((3, 400), (end, 420))
            self.expect(hand.ask("element('state').textContent").startswith("held"), "a swipe holds the flight")
            # It begins with the first step that is ten points from where the finger came down.
            step = (end - 3) / 12
            start = 3 + step * math.ceil(10 / step)
            percent = int(hand.ask("element('state').textContent.match(/(-?\\d+) %/)?.[1] ?? -1"))
            self.expect(abs(percent - (end - start) / 3.93) < 3, f"at {end} points, it is not {percent} % of its way")
            # So long that it does not count as thrown.
            hand.tab.pause(0.3)
            hand.lift((end, 420))
            hand.rest()
            self.expect(hand.outcome == outcome, f"let go at {end} points, it is {outcome}, not {hand.outcome}")
            self.expect_screen(screen, "the screen is as it was before")
        counts = hand.ask("frameCounts")
        self.expect(counts and max(counts) == 1, f"the first frame after a move shows the finger, not {counts}")

    def pulls(self):
        """The photo stays under the finger, within a point, in the frame that shows the finger."""
        hand = self.hand
        hand.go()
        hand.drag((150, 300), (150, 330), 6)
        # A flight begins only once its arriving screen was committed.
        if not hand.wait(f"Boolean({PHOTO})"):
            return self.expect(False, f"a pull begins a flight, which is {hand.ask('element(`state`).textContent')}")
        hand.look()
        x0, y0, x1, _, _, y1 = hand.ask(PHOTO)[:6]
        spot = (150 - x0) / (x1 - x0), (330 - y0) / (y1 - y0)
        for x, y in [(140, 360), (110, 420), (160, 500), (100, 640)]:
            hand.mouse("mouseMoved", (x, y))
            hand.look()
            x0, y0, x1, _, _, y1 = hand.ask(PHOTO)[:6]
            here = x0 + spot[0] * (x1 - x0), y0 + spot[1] * (y1 - y0)
            self.expect(abs(here[0] - x) <= 1 and abs(here[1] - y) <= 1, f"at {x}, {y} the photo is at {here}")
        hand.lift((100, 640))
        hand.rest()
        self.expect_screen(self.list, "a pull that is let go far down goes back")

    def escapes(self):
        hand = self.hand
        hand.go()
        hand.drag((3, 400), (300, 400))
        hand.tab.key("Escape")
        hand.lift((300, 400))
        hand.rest()
        self.expect(hand.outcome == "cancelled" and hand.ask(SCREEN) == self.detail, "escape takes the finger away")
        hand.go(BACK)

    def pinches(self):
        """Two touches are two fingers; so is one, while alt is pressed."""
        hand = self.hand
        hand.touch("touchStart", (150, 700), (250, 500))
        hand.touch("touchMove", (120, 720), (280, 480))
        shown = hand.ask(FINGERS)
        self.expect(len(shown) == 2 and abs(shown[0][0] - 120) <= 1 and abs(shown[1][1] - 480) <= 1,
                    f"two touches are two fingers, not {shown}")
        hand.touch("touchEnd")
        hand.rest()
        hand.press((100, 300), modifiers=1)
        hand.mouse("mouseMoved", (90, 280), modifiers=1)
        hand.look()
        shown = hand.ask(FINGERS)
        self.expect(len(shown) == 2 and abs(shown[1][0] - 303) <= 1 and abs(shown[1][1] - 572) <= 1,
                    f"with alt a second finger mirrors the first, not {shown}")
        hand.tab.key("Escape")
        hand.lift((90, 280))
        hand.rest()

    def wheels(self):
        hand = self.hand
        hand.mouse("mouseWheel", (200, 500), 0, deltaX=0, deltaY=120)
        self.expect(hand.wait(f"{SCREEN} !== {json.dumps(self.list)}"), "a wheel scrolls")
        hand.mouse("mouseWheel", (200, 500), 0, deltaX=0, deltaY=-2000)
        hand.wait(f"{SCREEN} === {json.dumps(self.list)}")
        self.expect_screen(self.list, "and back, as far as there is content")

    def is_used_without_a_mouse(self):
        self.slow_down(4)
        self.hand.rest()
        if self.hand.ask(SCREEN) != self.list:
            self.hand.go(BACK)
        bench.BenchCheck(self, self.hand).run(SCREEN)
        # As it was found.
        self.hand.go()

    def reloads(self):
        """A browser that comes back in mid-flight sees the flight as it is."""
        hand = self.hand
        self.slow_down()
        hand.tap()
        hand.wait("element('state').textContent.startsWith('running')")
        hand.tab.click("#pause")
        hand.wait("element('pause').ariaPressed === 'true'")
        hand.look()
        before = hand.ask(SCREEN)
        hand.open()
        hand.look()
        self.expect(hand.ask(SCREEN) == before, "after a reload, the flight is where it was")
        self.expect(hand.ask("element('state').textContent").startswith("running"), "and it is told")
        hand.tab.click("#step")
        self.expect(hand.wait(f"{SCREEN} !== {json.dumps(before)}"), "one frame on is another frame")
        hand.ask("scrollTo(0, 0)")
        hand.tab.click("#pause")

    def slow_down(self, pace=1):
        self.hand.ask(f"element('speed').value = {pace}; element('speed').dispatchEvent(new Event('input'))")
        self.hand.wait(f"element('times').textContent === '{[0.05, 0.1, 0.25, 0.5, 1][pace]:.2f}×'")

    def shares(self):
        """Two browsers see the same, and each may touch."""
        other = Hand(self.browser, self.app)
        self.expect(other.wait("element('facts').textContent.includes('2 browsers')"), "both are told of each other")
        self.slow_down(4)
        for hand in [self.hand, other]:
            self.expect(hand.rest(), "it comes to rest")
        self.expect(other.ask(SCREEN) == self.hand.ask(SCREEN) == self.detail, "both see the same")
        self.expect(other.ask("document.querySelectorAll('#reports article').length") > 3, "and the same reports")
        other.go(BACK)
        self.hand.rest()
        self.expect_screen(self.list, "what the other does is seen here")
        # It goes away with its finger down.
        other.press((200, 850))
        self.hand.wait(f"{FINGERS}.length === 1")
        other.tab.open("about:blank")
        self.expect(self.hand.rest(), "whoever goes away lifts the finger")
        self.expect(not other.tab.complaints, f"its console is silent, not {other.tab.complaints}")

    def keeps(self):
        """What was done can be kept as a film."""
        self.hand.go()
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder, "film.html")
            file.write_text(self.app.get("film")[1])
            film = check.Check(self.browser, file)
            film.tab.open(film.address)
            self.expect(film.ask("film.flights.length") > 3, "what has flown is on the film")
            film.last = film.ask("frames.length - 1")
            film.ask(f"player.go({film.last})")
            same = film.ask(SCREEN.replace("#picture > g > :not(.marks)", "#picture > g > :not(.marks)"))
            self.expect(same == self.hand.ask(SCREEN), "and it ends with what is on the screen")
            self.expect(not film.tab.complaints, f"its console is silent, not {film.tab.complaints}")

    def fits(self):
        tab = self.hand.tab
        for choice in ["dark", "turned", "rtl", "motion"]:
            before = self.hand.ask(SCREEN)
            tab.click(f"[data-choice={choice}]")
            shown = self.hand.wait(f"document.querySelector('[data-choice={choice}]').ariaPressed === 'true'")
            self.expect(shown, f"{choice} is told")
            if choice != "motion":
                self.expect(self.hand.wait(f"{SCREEN} !== {json.dumps(before)}"), f"{choice} is seen")
        for phone in ["small", "large", "tablet"]:
            self.hand.ask(f"element('model').value = '{phone}'; element('model').dispatchEvent(new Event('change'))")
            self.hand.wait(f"picture.size[1] === {dict(small=375, large=440, tablet=820)[phone]}")
            for width in [375, 320, 800, 1400]:
                for dark in [False, True]:
                    tab.resize(width, 720, dark)
                    wide = self.hand.ask("document.documentElement.scrollWidth")
                    self.expect(wide <= width, f"nothing is wider than {width} points, but {wide}")
        nameless = self.hand.ask("""[...document.querySelectorAll('button, input, select, a')].filter((one) =>
          !(one.ariaLabel || one.textContent.trim() || one.labels?.[0]?.textContent.trim())).length""")
        self.expect(nameless == 0, "every control has a name")
        small = self.hand.ask("""[...document.querySelectorAll('#desk button, #desk select')].filter((one) =>
          one.offsetParent && one.getBoundingClientRect().height < 32).length""")
        self.expect(small == 0, "buttons are large enough for fingers")

    def is_closed(self):
        self.expect(self.app.get()[0] == 200, "the page is to be had")
        self.expect(self.app.get("../")[0] == 404, "but not without the token")
        self.expect(self.app.get(Origin="http://evil.example")[0] == 403, "nor from another site")
        self.expect(self.app.get(Host="evil.example")[0] == 403, "nor by another name")

    def plays_itself(self):
        """The page's script plays first; then the screen is the user's."""
        with App(self.folder, THOROUGH) as app:
            hand = Hand(self.browser, app)
            self.expect(hand.ask("!element('notice').hidden"), "it is told that the page plays itself")
            bench.watches(self, hand)
            hand.wait("element('state').textContent !== 'still'")
            hand.tab.click("#skip")
            self.expect(hand.wait("element('notice').hidden"), "and what it plays can be skipped")
            hand.rest()
            hand.go()
            self.expect(hand.outcome == "finished", "then it can be touched")
        self.expect(app.status == 0, f"Ctrl-C ends it well, not with {app.status}")


def look(browser, folder, command):
    """A page is there, and bears a few touches."""
    trial = Trial()
    faults = trial.faults
    with App(folder, command, "--script", "off") as app:
        hand = Hand(browser, app)
        if command in bench.FILLS:
            # On the one page this opens a card, on the other it does nothing.
            hand.go((200, 400))
            bench.turns(trial, hand, command)
            hand.open()
        if command == "UnderYourFinger":
            bench.pinches_shut(trial, hand)
        if command == "WhyDidntItMatch":
            bench.costs_nothing(trial, hand, app.process)
        for point in [(100, 300), (300, 500), BACK]:
            hand.tap(point)
            # Most of what flies is touched on its way by the next one.
            hand.tab.pause(0.2)
        hand.drag((3, 400), (200, 420), 5)
        hand.lift((200, 420))
        hand.drag((200, 300), (210, 600), 5)
        hand.lift((210, 600))
        if not hand.rest():
            faults.append("it does not come to rest")
        if hand.tab.complaints:
            faults.append(f"the console is silent, not {hand.tab.complaints}")
        # Before it is told to go.
        if app.process.poll() is not None:
            faults.append("it is still there after a few touches")
        hand.tab.open("about:blank")
    if app.status != 0:
        faults.append(f"Ctrl-C ends it well, not with {app.status}")
    return faults


def picture(folder, command, file):
    """The bench while a photo is pulled."""
    with Browser() as browser, App(folder, command, "--script", "off") as app:
        hand = Hand(browser, app)
        hand.tab.resize(1200, 860, False)
        hand.go()
        hand.ask("document.querySelector('[data-layer=outlines]').click()")
        hand.drag((150, 300), (110, 440))
        hand.look()
        data = hand.tab.send("Page.captureScreenshot", format="png")["data"]
        pathlib.Path(file).write_bytes(base64.b64decode(data))
        hand.lift((110, 440))


def check_all(folder, commands):
    """Whether all of these pages are as they should be, in a browser of their own."""
    holds = True
    with Browser() as browser:
        for command in commands:
            faults = LiveCheck(browser, folder).run() if command == THOROUGH else look(browser, folder, command)
            words = [f"{command}, live: {'as it should be' if not faults else ''}"]
            print("\n".join(words + [f"  does not hold: {fault}" for fault in faults]), flush=True)
            holds = holds and not faults
    return holds


def main(folder, commands):
    if "--picture" in commands:
        place = commands.index("--picture")
        return picture(folder, commands[0], commands[place + 1])
    parts = [[command for command in commands if (command == THOROUGH) == is_thorough] for is_thorough in [True, False]]
    parts = [(folder, part) for part in parts if part]
    with concurrent.futures.ProcessPoolExecutor(len(parts)) as pool:
        sys.exit(0 if all(pool.map(check_all, *zip(*parts))) else 1)


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit("usage: live.py FOLDER COMMAND...")
    main(sys.argv[1], sys.argv[2:])
