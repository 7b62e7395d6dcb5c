"""Pulls as hands do: five points at a time, with a mouse and with a finger, in every direction."""
import math

# What is seen of the screens while the one above is pulled away, and where what is pulled has its middle.
PULLED = """(() => {
  const { flight } = match;
  if (!flight) return null;
  const standIn = flight.stage.standIns.find(({ lower, upper }) =>
    [lower, upper].some((one) => one?.original.hasAttribute('data-pull')));
  const { left, top, right, bottom } = standIn.box.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2, progress: flight.progress,
    veil: Number(getComputedStyle(flight.upper.screen).opacity) };
})()"""


class Hand:
    """A mouse, or a finger."""

    def __init__(self, tab, kind):
        self.tab, self.kind = tab, kind

    def say(self, phase, x, y):
        self.x, self.y = x, y
        if self.kind == "mouse":
            kind = {"start": "mousePressed", "move": "mouseMoved", "end": "mouseReleased"}[phase]
            self.tab.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left",
                          buttons=0 if phase == "end" else 1, clickCount=1)
        else:
            kind = {"start": "touchStart", "move": "touchMove", "end": "touchEnd"}[phase]
            self.tab.send("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": x, "y": y}] if phase != "end" else [])

    def press(self, x, y):
        self.say("start", x, y)

    def move(self, x, y):
        """Moves there, five points at a time."""
        start = self.x, self.y
        way = math.dist(start, (x, y))
        for step in range(1, math.ceil(way / 5) + 1):
            part = min(5 * step / way, 1)
            self.say("move", *(a + (b - a) * part for a, b in zip(start, (x, y))))
        # A page hears of a finger once a frame, and draws with the next one.
        self.tab.wait_for_frames(2)

    def lift(self):
        self.say("end", self.x, self.y)

    def tap(self, selector):
        left, top, width, height = self.tab.box(selector)
        self.press(left + width / 2, top + height / 2)
        self.lift()


class Pulls:
    """Every pull from rest, as parts of a check."""

    def __init__(self, check, hand):
        self.check, self.hand = check, hand
        self.ask, self.expect = check.ask, check.expect

    def run(self):
        # So quick that a hundred pulls take no longer than they have to.
        self.ask("match.slowness = 0.2")
        self.check.show("photos")
        for turn in range(8):
            # Each direction for a tile at either end of the grid, and for one between.
            for tile in [0, 4, 8]:
                self.photo(tile, turn)
        self.check.show("card")
        for turn in range(8):
            self.card("cover", turn, "opens")
            self.card("seat", turn, "closes")
        self.check.show("list")
        for turn in range(8):
            self.row(turn)
        self.check.show("photos")
        self.ask("match.slowness = 1")

    def pull(self, selector, turn, name):
        """Pulls something from rest by a hundred points, in one of eight directions, and lets go."""
        left, top, width, height = self.hand.tab.box(selector)
        x, y = left + width / 2, top + height / 2
        angle = turn * math.pi / 4
        to = lambda way: (x + way * math.cos(angle), y + way * math.sin(angle))
        self.hand.press(x, y)
        self.hand.move(*to(40))
        before = self.ask(PULLED)
        self.hand.move(*to(100))
        now = self.ask(PULLED)
        self.expect(now, f"{name}: it follows")
        if before and now:
            off = math.dist((now["x"] - before["x"], now["y"] - before["y"]), (to(60)[0] - x, to(60)[1] - y))
            self.expect(off < 1, f"{name}: it stays under the finger, not {off:.1f} beside it")
        self.expect(self.ask("getSelection().isCollapsed"), f"{name}: nothing is selected")
        self.hand.lift()
        self.check.land()
        return before, now

    def photo(self, tile, turn):
        name = f"photo {tile} by {self.hand.kind}, pulled to {45 * turn} degrees"
        # The tap before was not lost, or it would not be open.
        self.hand.tap(f".tile:nth-child({tile + 1})")
        self.check.tab.wait_until("!scenes.photos.detail.hidden", 3)
        self.expect(self.ask("!scenes.photos.detail.hidden"), f"{name}: a tap opens it")
        self.check.land()
        before, now = self.pull(".detail img", turn, name)
        if before and now:
            self.expect(now["progress"] < before["progress"] < 1, f"{name}: it leaves")
            self.expect(now["veil"] < 0.8, f"{name}: the grid shows through, not {now['veil']:.2f}")
        self.expect(self.ask("scenes.photos.detail.hidden && !scenes.photos.grid.hidden"), f"{name}: it goes back")
        if not self.ask("scenes.photos.detail.hidden"):
            self.ask("scenes.photos.leave(), match.flight.end()")

    def card(self, spot, turn, does):
        name = f"the card by {self.hand.kind} on {spot}, pulled to {45 * turn} degrees"
        self.pull(f".ticket [data-match-id={spot}]", turn, name)
        self.expect(self.ask("scenes.card.card.matches('.open')") == (does == "opens"), f"{name}: it {does}")
        if self.ask("scenes.card.card.matches('.open')") != (does == "opens"):
            self.ask("scenes.card.turn(), match.flight.end()")

    def row(self, turn):
        """What flies is caught on its way, and stays under the finger."""
        name = f"a row by {self.hand.kind}, dragged to {45 * turn} degrees"
        self.ask(f"scenes.list.sort('{['height', 'name'][turn % 2]}'), match.flight.move(0.4)")
        x, y = self.check.middle("Olympus")
        # Another row may lie on it there.
        row = self.ask(f"match.flight.stage.standIns[document.elementFromPoint({x}, {y}).dataset.performer]"
                       ".pictures[0].original.dataset.matchId")
        before = self.check.middle(row)
        way = 60 * math.cos(turn * math.pi / 4), 60 * math.sin(turn * math.pi / 4)
        self.hand.press(x, y)
        self.hand.move(x + way[0], y + way[1])
        now = self.check.middle(row)
        off = math.dist(now, (before[0] + way[0], before[1] + way[1]))
        self.expect(off < 1, f"{name}: it stays under the finger, not {off:.1f} beside it")
        self.hand.lift()
        self.check.land()
        self.expect(not self.ask("document.querySelector('.match-stage')"), f"{name}: it lands")
