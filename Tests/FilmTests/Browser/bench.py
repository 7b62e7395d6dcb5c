"""What the bench is for whoever has no mouse, comes back after a restart, or leaves it alone."""
import json
import os
import pathlib
import socket
import time

CONTROL = 2
BOX = """(() => { const { left, top, width, height } = element('%s').getBoundingClientRect();
  return [left, top, width, height]; })()"""
# Whether what these pages show is as large as the screen: a card that is outlined, a dial's face in the middle.
FILLS = {
    "Cards": """[...document.querySelectorAll('#picture .outline.rest')].some((one) => {
      const numbers = one.getAttribute('d').match(/[-\\d.]+/g).map(Number);
      return [0, 1].every((axis) => {
        const places = numbers.filter((_, place) => place % 2 === axis);
        return Math.abs(Math.min(...places)) < 1 && Math.abs(Math.max(...places) - picture.size[axis]) < 1;
      });
    })""",
    "Dial": """(() => {
      const face = document.querySelector('#picture clipPath rect');
      const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => Number(face.getAttribute(name)));
      const middle = picture.size[0] / 2;
      return Math.abs(x + width / 2 - middle) < 1 && width > middle && y + height > picture.size[1] / 2
        && y + height < picture.size[1];
    })()""",
}


class BenchCheck:
    """Parts of the check of a page that pushes by a tap, with its list in front."""

    def __init__(self, trial, hand):
        self.hand, self.expect = hand, trial.expect

    def run(self, screen):
        self.screen = screen
        self.list = hand_screen = self.hand.ask(screen)
        for part in [self.uses_keys, self.swipes_with_arrows, self.pinches_on_a_pad, self.tells_in_words]:
            part()
            self.hand.rest()
            self.expect(self.hand.ask(screen) == hand_screen, f"the list is as it was after {part.__name__}")

    def uses_keys(self):
        """Tab goes to what can be tapped, Return taps it, and Escape goes back."""
        hand = self.hand
        names = hand.ask("[...document.querySelectorAll('#targets button')].map((one) => one.ariaLabel)")
        self.expect(len(names) > 3 and all(names), f"what can be tapped has names, {names}")
        hand.ask("element('screen').focus()")
        for _ in range(3):
            hand.tab.key("Tab")
        self.expect(hand.ask("[...element('targets').children].indexOf(document.activeElement)") == 2, "tab goes there")
        hand.tab.key("Enter")
        # A key's finger is down for a while.
        hand.wait("!fingers.size")
        hand.rest()
        self.expect(hand.ask(self.screen) != self.list, "return taps it")
        self.expect(hand.ask("element('screen').contains(document.activeElement)"), "the focus stays on the phone")
        hand.tab.key("Escape")
        hand.rest()

    def swipes_with_arrows(self):
        hand = self.hand
        hand.go()
        hand.ask("element('screen').focus()")
        for key, goes_back in [("ArrowUp", False), ("ArrowLeft", False), ("ArrowRight", True)]:
            before = hand.ask(self.screen)
            hand.tab.key(key)
            self.expect(hand.ask("fingers.size") == 1, f"{key} is a finger")
            hand.wait("!fingers.size")
            hand.rest()
            self.expect((hand.ask(self.screen) == self.list) == goes_back,
                        f"{key} {'goes back' if goes_back else 'does not go back'}")
            if before == self.list:
                hand.go()

    def pinches_on_a_pad(self):
        """A pinch on a trackpad comes as a wheel with ctrl."""
        hand = self.hand
        apart = "(() => { const [a, b] = [...document.querySelectorAll('.finger')]; return b ? Math.abs(" \
                "a.getAttribute('cx') - b.getAttribute('cx')) : 0; })()"
        hand.mouse("mouseWheel", (196, 500), 0, CONTROL, deltaX=0, deltaY=1)
        hand.look()
        before = hand.ask(apart)
        hand.mouse("mouseWheel", (196, 500), 0, CONTROL, deltaX=0, deltaY=60)
        hand.look()
        self.expect(0 < hand.ask(apart) < before - 20, f"two fingers come closer, from {before} to {hand.ask(apart)}")
        self.expect(hand.wait("!fingers.size"), "once the pad rests, they lift")

    def tells_in_words(self):
        hand = self.hand
        hand.go()
        hand.tab.key("Escape")
        hand.rest()
        words = hand.ask("document.querySelector('#reports .story').textContent")
        self.expect("flew back in" in words and "stayed: no partner" in words, f"a report is words, not {words}")
        self.expect(hand.ask("!document.querySelector('#reports details').open"), "its figures are folded")
        self.expect(hand.ask("document.querySelector('#reports details').textContent").count("from (") > 0, "but there")


def is_a_phone(trial, hand, screen):
    """It has a status bar, is as dark as the browser, and on a phone there is little else to be seen."""
    light = hand.ask(screen)
    for width, height, dark in [(1280, 900, True), (393, 852, True), (375, 667, False), (1280, 900, False)]:
        hand.tab.resize(width, height, dark)
        name = f"in a {'dark' if dark else 'light'} browser that is {width} points wide"
        is_dark = f"({screen} !== {json.dumps(light)}) === element('screen').classList.contains('dark')"
        shown = hand.wait(f"{is_dark} && element('screen').classList.contains('dark') === {json.dumps(dark)}")
        trial.expect(shown, f"{name}, so is the phone")
        hand.ask("scrollTo(0, 0)")
        # Beside a scroller, if the browser shows one.
        across = hand.ask("document.documentElement.clientWidth")
        (left, top, wide, high), bar = hand.ask(BOX % "screen"), hand.ask(BOX % "status")
        trial.expect(bar[:3] == [left, top, wide] and 20 < bar[3] < high / 10, f"{name}, its bar is not at {bar}")
        if width < 500:
            is_whole = top == 0 and (wide == across or high >= height - 41) and high <= height
            trial.expect(is_whole, f"{name}, it is the whole screen, not {wide} by {high} at {top}")
            trial.expect(abs(left + wide / 2 - across / 2) < 1, f"{name}, it is in the middle")


def watches(trial, hand):
    """While the script plays, its finger is seen, and nobody is asked to touch."""
    trial.expect("Touch" not in hand.ask("element('facts').textContent"), "nobody is asked to touch what plays itself")
    trial.expect(hand.wait("Boolean(document.querySelector('#picture.fingers .finger'))"), "the script's finger is seen")
    (_, top, _, high), notice = hand.ask(BOX % "screen"), hand.ask(BOX % "notice")
    trial.expect(notice[1] >= top + high + 10, f"the notice is below the phone, not at {notice[1]}")


def stays_put(trial, hand):
    """A telephone that is turned moves nothing of the bench."""
    hand.tab.resize(1280, 900, False)
    before = [hand.ask(BOX % name) for name in ["pause", "model", "said"]]
    hand.tab.click("[data-choice=turned]")
    hand.wait("picture.size[0] === 852")
    hand.rest()
    after = [hand.ask(BOX % name) for name in ["pause", "model", "said"]]
    trial.expect(before == after, f"turned, the bench is where it was: {before}, not {after}")
    hand.tab.click("[data-choice=turned]")
    hand.wait("picture.size[0] === 393")
    hand.rest()


def finds_words(trial, hand):
    """A report in words is short, and agrees with its figures."""
    flight = {"start": 0, "back": True, "spans": [["running", 0, 30]], "outcome": "finished", "pairs": 2, "duration": 0.5,
              "took": 0.5, "faults": [], "rows": [
                  ["photo", "flew", "from here to there"], ["title", "flew", "from here to there"],
                  ["story", "entered", "no view of the lower screen has this ID"],
                  *[[f"row-{number}", "stayed", "cannot be seen on the upper screen: it lies outside the container, "
                     "or all of it is clipped away"] for number in range(3)],
                  ["badge", "stayed", "no view of the upper screen has this ID"]]}
    told = hand.ask(f"story({json.dumps(flight)})")
    trial.expect(told == "2 pairs flew back in 0.5 s; 1 went alone; 1 stayed: no partner; 3 out of sight.",
                 f"a story is short, not: {told}")
    figures = hand.ask(f"report({json.dumps(flight)}, 1, () => '').querySelector('dl').textContent")
    trial.expect("story went alone" in figures, f"its figures say the same, not: {figures}")


def choose(hand, condition, speed="1"):
    """Turns the telephone and the light, and sets the speed."""
    hand.tab.click("[data-choice=turned]")
    hand.tab.click("[data-choice=dark]")
    hand.ask(f"element('speed').value = {speed}; element('speed').dispatchEvent(new Event('input'))")
    hand.wait(condition)


def tunes(trial, hand):
    """What is chosen on the bench is how everything flies."""
    def seconds(duration):
        hand.ask(f"dials[0].value = {duration}; dials[0].dispatchEvent(new Event('input'))")
        hand.look()
        trial.expect(hand.ask("dials[0].nextElementSibling.textContent") == f"{duration:.2f} s", "a dial says what is set")
        hand.go()
        took = hand.ask("document.querySelector('#reports').textContent.match(/flew in ([\\d.]+) s/)?.[1]")
        hand.go((30, 80))
        return float(took or "nan")
    trial.expect(hand.ask("dials[0].nextElementSibling.textContent") == "its own", "nothing is set at first")
    slow, quick = seconds(1.5), seconds(0.2)
    trial.expect(slow > 1.2 and quick < 0.6, f"what is set is how long a flight takes, not {slow} and {quick} s")


def comes_back(trial, make_app, make_hand):
    """Started anew on the same port, the app takes its page back, unless it has another token."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    chosen = "picture.size[0] === 852 && element('times').textContent === '0.10×'" \
        " && element('screen').classList.contains('dark')"
    with make_app(port) as app:
        hand = make_hand(app)
        trial.expect(hand.ask("!document.body.classList.contains('stale')"), "a page that is told is not stale")
        choose(hand, chosen)
    stale = hand.wait("document.body.classList.contains('stale') && element('state').textContent === 'not connected'")
    trial.expect(stale, "without its app, a page says that it is stale")
    with make_app(port) as app:
        trial.expect(hand.wait("!document.body.classList.contains('stale')"), "the app takes the page back")
        free = "element('facts').textContent === 'Touch the screen.' && element('screen').ariaBusy === 'false'"
        trial.expect(hand.wait(free), "and it may be touched")
        trial.expect(hand.wait(chosen), "and shows it as it was chosen: turned, dark and slow")
        choose(hand, "picture.size[0] === 393", "4")
        hand.go()
        trial.expect(hand.outcome == "finished", "which does something")
        hand.go((30, 80))
        tunes(trial, hand)
    # Another token, as if that of this run were lost.
    token = pathlib.Path(__file__).resolve().parents[3] / f".build/films/{pathlib.Path(app.arguments[0]).name}.token"
    token.unlink()
    with make_app(port):
        told = hand.wait("element('facts').textContent.includes('started anew')")
        trial.expect(told, "a page of an earlier run says so")
    hand.tab.open("about:blank")


def turns(trial, hand, command):
    """What is shown is as large as the screen, however that is held and whichever it is."""
    trial.expect(hand.ask(FILLS[command]), "what is shown fills the screen")
    hand.tab.click("[data-choice=turned]")
    hand.wait("picture.size[0] === 852")
    hand.rest()
    trial.expect(hand.ask(FILLS[command]), "turned, too")
    hand.tab.click("[data-choice=turned]")
    hand.ask("element('model').value = 'tablet'; element('model').dispatchEvent(new Event('change'))")
    hand.wait("picture.size[0] === 820")
    hand.rest()
    trial.expect(hand.ask(FILLS[command]), "and on a tablet")


def pinches_shut(trial, hand):
    """What an open photo does under two fingers, it does for a trackpad."""
    hand.go((75, 190))
    for _ in range(14):
        hand.mouse("mouseWheel", (196, 400), 0, CONTROL, deltaX=0, deltaY=12)
    hand.wait("!fingers.size")
    hand.rest()
    title = hand.ask("document.querySelector('#reports h2').textContent")
    phases = hand.ask("document.querySelector('#reports .phases').textContent")
    trial.expect("back: finished" in title, f"a pinch on a pad goes back, which is {title}")
    trial.expect(phases.startswith("held at"), f"and holds what flies, which was {phases}")


def costs_nothing(trial, hand, process):
    """The part of a core that a screen at rest takes."""
    hand.rest()
    # What has just moved is looked at for another while.
    hand.tab.pause(3)

    def seconds():
        words = pathlib.Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")
    start, before = time.monotonic(), seconds()
    hand.tab.pause(4)
    part = (seconds() - before) / (time.monotonic() - start)
    trial.expect(part < 0.05, f"at rest it takes {part:.0%} of a core")
