"""Pulls as hands do: five points at a time, with a mouse and with a finger, in every direction."""
import math

# What is pulled: how its own points are seen, how far its flight has come, and how much there is of the screen around it.
PULLED = """(() => {
  const { flight } = match;
  if (!flight) return null;
  const standIn = flight.stage.standIns.find(({ lower, upper }) =>
    [lower, upper].some((one) => one?.original.hasAttribute('data-pull')));
  const { left, top } = flight.stage.layer.getBoundingClientRect();
  const { affine: [a, b, c, d, x, y], width, height } = standIn;
  return { seen: [a * width, b * width, c * height, d * height, x + left, y + top], progress: flight.progress,
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

    def throw(self, x, y):
        """Moves there so quickly that the page hears of it a few times only, and lifts at once."""
        start = self.x, self.y
        for part in [0.3, 0.65, 1]:
            self.say("move", *(a + (b - a) * part for a, b in zip(start, (x, y))))
        self.lift()

    def lift(self):
        self.say("end", self.x, self.y)

    def tap(self, selector):
        left, top, width, height = self.tab.box(selector)
        self.press(left + width / 2, top + height / 2)
        self.lift()


def place(spot, seen):
    """Where a spot is, given as fractions of what is seen."""
    (u, v), (a, b, c, d, x, y) = spot, seen
    return u * a + v * c + x, u * b + v * d + y


def spot(place, seen):
    a, b, c, d, x, y = seen
    x, y, area = place[0] - x, place[1] - y, a * d - b * c
    return (x * d - y * c) / area, (a * y - b * x) / area


class Pulls:
    """Every pull from rest, as parts of a check."""

    def __init__(self, check, hand):
        self.check, self.hand = check, hand
        self.ask, self.expect = check.ask, check.expect

    def run(self):
        # So quick that dozens of pulls take no longer than they have to.
        self.ask("match.slowness = 0.2")
        self.check.show("photos")
        for tile, corner in [(0, "center"), (4, "top right"), (4, "bottom left"), (8, "bottom right")]:
            self.photo(tile, corner)
        self.decides()
        self.leaves_scrolling_alone()
        self.check.show("card")
        for spot in ["cover", "seat"]:
            self.card(spot)
        self.check.show("list")
        for turn in range(8):
            self.row(turn)
        self.check.show("photos")
        self.ask("match.slowness = 1")

    def open(self, tile):
        self.hand.tap(f".tile:nth-child({tile + 1})")
        self.check.land()
        self.expect(self.is_open(), f"a tap by {self.hand.kind} opens photo {tile}")

    def is_open(self):
        return self.ask("!scenes.photos.detail.hidden")

    def close(self):
        if self.is_open():
            self.ask("scenes.photos.leave(), match.flight.end()")

    def press(self, selector, corner="center"):
        """Presses thirty points inside a corner."""
        left, top, width, height = self.hand.tab.box(selector)
        x = left + (30 if "left" in corner else width - 30 if "right" in corner else width / 2)
        y = top + (30 if "top" in corner else height - 30 if "bottom" in corner else height / 2)
        self.hand.press(x, y)
        return x, y

    def lift(self):
        # Who rests before lifting the finger throws nothing.
        self.check.tab.pause(0.15)
        self.hand.lift()
        self.check.land()

    def pull(self, selector, corner, name):
        """Pulls something down and to the left, looks whether the spot stays under the finger, and lets go."""
        x, y = self.press(selector, corner)
        self.hand.move(x - 8, y + 20)
        before = self.ask(PULLED)
        self.expect(before, f"{name}: it follows")
        if not before:
            self.hand.lift()
            return
        held = spot((x - 8, y + 20), before["seen"])
        for step in [(-80, 200), (-30, 120), (60, 240)]:
            self.hand.move(x + step[0], y + step[1])
            now = self.ask(PULLED)
            off = math.dist(place(held, now["seen"]), (x + step[0], y + step[1]))
            self.expect(off < 1, f"{name}: the spot stays under the finger at {step}, not {off:.1f} beside it")
        self.expect(abs(now["progress"] - before["progress"]) > 0.2, f"{name}: the flight comes along")
        self.expect(self.ask("getSelection().isCollapsed"), f"{name}: nothing is selected")
        self.lift()
        return now

    def photo(self, tile, corner):
        name = f"photo {tile} by {self.hand.kind}, pulled at its {corner}"
        self.open(tile)
        pulled = self.pull(".detail img", corner, name)
        self.expect(pulled and pulled["veil"] < 0.8, f"{name}: the grid shows through")
        self.expect(not self.is_open() and self.ask("!scenes.photos.grid.hidden"), f"{name}: it goes back")
        self.close()

    def decides(self):
        """Half the way counts, or a throw; the whole way is half the height of the theater."""
        whole = self.ask("document.querySelector('#photos').clientHeight") / 2
        for part, leaves in [(0.1, False), (0.4, False), (0.6, True)]:
            self.open(4)
            x, y = self.press(".detail img")
            self.hand.move(x + 10, y + part * whole + 6)
            self.lift()
            self.expect(self.is_open() != leaves, f"a still pull of {part} of the way by {self.hand.kind} "
                        + ("goes back" if leaves else "does not go back"))
            self.close()
        self.open(4)
        x, y = self.press(".detail img")
        self.hand.move(x, y + 12)
        self.hand.throw(x, y + 0.35 * whole)
        self.check.land()
        self.expect(not self.is_open(), f"thrown down by {self.hand.kind}, it goes back")
        self.close()
        self.open(4)
        x, y = self.press(".detail img")
        self.hand.move(x, y + 0.75 * whole)
        self.hand.throw(x, y + 0.55 * whole)
        self.check.land()
        self.expect(self.is_open(), f"pulled far by {self.hand.kind}, and thrown up again, it stays")
        self.close()

    def leaves_scrolling_alone(self):
        """Whatever is no pull down begins nothing, and a finger scrolls."""
        self.open(4)
        for way in [(0, -30), (0, -120), (100, 20), (-100, 20), (40, 40)]:
            x, y = self.press(".detail img")
            self.hand.move(x + way[0], y + way[1])
            self.expect(self.ask("!match.flight"), f"moved by {way} with a {self.hand.kind}, nothing flies")
            self.hand.lift()
            self.check.tab.pause(0.1)
        if self.hand.kind == "touch":
            self.ask("scenes.photos.detail.lastChild.style.marginTop = '900px', scrollTo(0, 0), 0")
            scrolled = "scenes.photos.detail.scrollTop"
            x, y = self.press(".detail img")
            self.hand.move(x, y - 120)
            self.check.tab.pause(0.1)
            self.hand.lift()
            self.expect(self.ask(scrolled) > 60, "a finger that goes up scrolls")
            # It goes on for a moment.
            self.check.tab.pause(0.5)
            self.ask("scenes.photos.detail.scrollTop = 60")
            left, top, width, height = self.ask("""(({ left, top, width, height }) => [left, top, width, height])(
              document.querySelector('.detail img').getBoundingClientRect())""")
            self.hand.press(left + width / 2, top + height - 40)
            self.hand.move(left + width / 2, top + height + 10)
            self.check.tab.pause(0.1)
            self.expect(self.ask("!match.flight"), "a finger that goes down on what is scrolled pulls nothing")
            self.expect(self.ask(scrolled) < 60, "but scrolls it back")
            self.hand.lift()
            self.check.tab.pause(0.3)
        self.close()

    def card(self, spot):
        """The card is pulled open and closed."""
        for does in ["opens", "closes"]:
            name = f"the card by {self.hand.kind} on {spot}"
            self.pull(f".ticket [data-match-id={spot}]", "center", name)
            is_open = self.ask("scenes.card.card.matches('.open')")
            self.expect(is_open == (does == "opens"), f"{name}: it {does}")
            if is_open != (does == "opens"):
                self.ask("scenes.card.turn(), match.flight.end()")

    def row(self, turn):
        """What flies is caught on its way, and stays under the finger."""
        name = f"a row by {self.hand.kind}, dragged to {45 * turn} degrees"
        self.ask(f"scenes.list.sort('{['height', 'name'][turn % 2]}'), match.flight.move(0.4)")
        x, y = self.check.middle("Olympus")
        # Another row may lie on it there.
        row = self.ask(f"match.flight.stage.standIns[document.elementFromPoint({x}, {y}).dataset.performer]"
                       ".pictures[0].original.dataset.matchId")
        side, down = 60 * math.cos(turn * math.pi / 4), 60 * math.sin(turn * math.pi / 4)
        self.hand.press(x, y)
        self.hand.move(x + side / 3, y + down / 3)
        before = self.check.middle(row)
        self.hand.move(x + side, y + down)
        now = self.check.middle(row)
        off = math.dist(now, (before[0] + side * 2 / 3, before[1] + down * 2 / 3))
        self.expect(off < 1, f"{name}: it stays under the finger, not {off:.1f} beside it")
        self.hand.lift()
        self.check.land()
        self.expect(not self.ask("document.querySelector('.match-stage')"), f"{name}: it lands")
