"""What the bench is for whoever has no mouse, comes back after a restart, or leaves it alone."""
import os
import pathlib
import time

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
