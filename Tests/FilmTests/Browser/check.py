#!/usr/bin/env python3
"""Opens films in a browser and uses them as people do.

    check.py FILM.html...

It needs Chromium (the one in $CHROMIUM, or whichever is found) and nothing but Python itself.
"""
import math
import pathlib
import sys

sys.dont_write_bytecode = True
from browser import Browser, Trial


class Check(Trial):
    """One film in one tab."""

    def __init__(self, browser, path):
        super().__init__(browser.tab())
        self.address = pathlib.Path(path).resolve().as_uri()

    @property
    def frame(self):
        return int(self.ask("document.getElementById('frame').value"))

    @property
    def picture(self):
        return self.ask("document.querySelector('#picture > g').innerHTML")

    def run(self):
        self.stands_for_whoever_wants_calm()
        self.tab.open(self.address)
        self.last = int(self.ask("document.getElementById('frame').max"))
        self.start()
        self.plays()
        self.scrubs()
        self.steps()
        self.drags()
        self.changes_speed()
        self.shows_layers()
        self.is_accessible()
        self.fits()
        self.reports()
        self.expect(not self.tab.complaints, f"the console is silent, not {self.tab.complaints}")
        requests = [one for one in self.tab.requests if one != self.address and not one.startswith("data:")]
        self.expect(not requests, f"nothing is requested, not {requests}")
        return self.faults

    def stands_for_whoever_wants_calm(self):
        self.tab.send("Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": "reduce"}])
        self.tab.open(self.address)
        self.tab.pause(0.2)
        self.expect(self.frame == 0 and not self.ask("player.isPlaying"), "with reduced motion it stands still")
        self.tab.send("Emulation.setEmulatedMedia", features=[])

    def start(self):
        self.expect(self.ask("player.isPlaying"), "it opens playing")
        self.tab.wait_until("Number(document.getElementById('frame').value) > 0")
        self.expect(self.frame > 0, "and moves")
        self.ask("if (player.isPlaying) player.toggle(); player.go(0)")
        self.expect(len(self.picture) > 500, "the first frame is drawn")
        told = self.ask("film.flights.every(({ start, back }) => state(start).includes('on its way back') === back)")
        self.expect(told, "a flight that goes back is told to")

    def plays(self):
        before = self.picture
        self.tab.click("#play")
        self.expect(self.ask("document.getElementById('play').textContent") == "Pause", "the button pauses")
        self.tab.wait_until("Number(document.getElementById('frame').value) > 45")
        self.tab.click("#play")
        frame = self.frame
        self.tab.pause(0.2)
        self.expect(frame > 0 and self.frame == frame, "it stands still when paused")
        self.tab.key(" ", "Space")
        self.tab.wait_until(f"Number(document.getElementById('frame').value) > {frame}")
        self.tab.key(" ", "Space")
        self.expect(self.ask("document.getElementById('play').textContent") == "Play", "space pauses, too")
        self.expect(self.picture != before or self.last < 45, "the picture changes")

    def scrubs(self):
        """Every frame drawn after another one is the frame drawn by itself."""
        for frame in [0, self.last // 4, self.last // 2, 3 * self.last // 4, self.last]:
            self.ask(f"""(() => {{ const slider = document.getElementById('frame');
              slider.value = {frame}; slider.dispatchEvent(new Event('input')); }})()""")
            self.expect(self.frame == frame, f"the slider goes to frame {frame}")
            self.expect(str(frame) in self.ask("document.getElementById('time').textContent"), "it is told")
        alike = self.ask("""(() => {
          const shown = () => document.querySelector('#picture > g').innerHTML;
          const stage = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
          stage.innerHTML = '<defs></defs><g></g>';
          for (let frame = 0; frame < frames.length; frame += 1) {
            player.go(frame);
            new Projector(stage, film).show(frames[frame]);
            if (shown() !== stage.lastElementChild.innerHTML) return frame;
          }
          return -1;
        })()""")
        self.expect(alike == -1, f"frame {alike} is drawn alike, wherever one comes from")

    def steps(self):
        self.ask("document.activeElement.blur()")
        self.tab.key("Home")
        self.expect(self.frame == 0, "Home goes to the beginning")
        self.tab.key("ArrowRight")
        self.expect(self.frame == 1, "the right arrow steps forward")
        self.tab.key("ArrowRight", shift=True)
        self.expect(self.frame == 11, "with shift by ten")
        self.tab.key("ArrowLeft")
        self.expect(self.frame == 10, "the left arrow steps back")
        self.tab.click("#back")
        self.tab.click("#forward")
        self.tab.click("#forward")
        self.expect(self.frame == 11, "the buttons step, too")
        self.ask("document.getElementById('frame').focus()")
        self.tab.key("ArrowRight")
        self.expect(self.frame == 12, "an arrow on the slider steps once")
        self.tab.key("End")
        self.expect(self.frame == self.last, "End goes to the end")

    def drags(self):
        self.ask("player.go(0)")
        left, top, width, height = self.tab.box("#screen")
        self.tab.drag((left + width * 0.2, top + height / 2), (left + width * 0.7, top + height / 2))
        expected = math.floor(self.last / 2)
        self.expect(abs(self.frame - expected) <= 3, f"half the picture's width is half the film, not {self.frame}")
        self.tab.drag((left + width * 0.7, top + height / 2), (left + width * 0.2, top + height / 2))
        self.expect(self.frame <= 3, "and back")

    def changes_speed(self):
        def traveled(speed):
            self.ask(f"""(() => {{ const slider = document.getElementById('speed');
              slider.value = {speed}; slider.dispatchEvent(new Event('input')); player.go(0); }})()""")
            self.tab.click("#play")
            self.tab.pause(0.5)
            self.tab.click("#play")
            return self.frame
        slow, fast = traveled(0.05), traveled(1)
        self.expect(slow < fast / 4, f"it is slower at a low speed: {slow} frames and {fast}")
        self.expect(self.ask("document.getElementById('times').textContent") == "1.00×", "the speed is told")

    def shows_layers(self):
        # Where nothing flies but the screens, there is nothing to outline.
        flying = "film.flights.filter(({ pairs }) => pairs > 0)"
        starts = self.ask(f"{flying}.map(({{ start, spans }}) => Math.floor((start + spans[0][2]) / 2))")
        self.ask(f"player.go({starts[0] if starts else 0})")
        shown = """[...document.querySelectorAll('#picture .%s')].filter(
          (one) => getComputedStyle(one).display !== 'none').length"""
        for layer, mark in [("outlines", "outline"), ("outlines", "name"), ("paths", "way")]:
            button = f"[data-layer={layer}]"
            there = self.ask(f"document.querySelectorAll('#picture .{mark}').length")
            self.expect(not starts or there > 0, f"there are {layer}")
            self.expect(self.ask(shown % mark) == 0, f"{layer} are hidden at first")
            self.tab.click(button)
            self.expect(self.ask(shown % mark) == there, f"{layer} are shown")
            self.expect(self.ask(f"document.querySelector('{button}').ariaPressed") == "true", "and it is told")
            self.tab.click(button)

        self.outlines_what_is_seen()

    def outlines_what_is_seen(self):
        """Nothing beside the picture is outlined, and no name lies on another one or beside it."""
        self.tab.click("[data-layer=outlines]")
        faults = self.ask("""(() => {
          const cross = (a, b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
          // Numbers are rounded to tenths.
          const whole = { x: -0.1, y: -0.1, width: film.size[0] + 0.2, height: film.size[1] + 0.2 };
          const faults = [];
          for (let frame = 0; frame < frames.length; frame += 7) {
            player.go(frame);
            for (const one of document.querySelectorAll('#picture .outline')) {
              if (!cross(one.getBBox(), whole)) faults.push(`an outline beside frame ${frame}`);
            }
            const names = [...document.querySelectorAll('#picture .name')];
            names.forEach((one, place) => {
              const box = one.getBBox();
              const on = names.slice(0, place).find((other) => cross(other.getBBox(), box));
              if (on) faults.push(`${one.textContent} on ${on.textContent} in frame ${frame}`);
              if (box.x < 0 || box.x + box.width > film.size[0]) faults.push(`${one.textContent} beside frame ${frame}`);
            });
          }
          return faults;
        })()""")
        self.expect(not faults, f"names and outlines have their places, not {len(faults)}: {faults[:2]}")
        self.tab.click("[data-layer=outlines]")

    def is_accessible(self):
        nameless = self.ask("""[...document.querySelectorAll('button, input')].filter((one) =>
          !(one.ariaLabel || one.textContent.trim() || one.labels?.[0]?.textContent.trim())).length""")
        self.expect(nameless == 0, "every control has a name")
        self.ask("player.go(3); document.activeElement.blur(); player.step(1)")
        self.tab.pause(0.9)
        self.expect("Frame 4" in self.ask("document.getElementById('said').textContent"), "a step is told")
        self.ask("player.toggle()")
        self.tab.pause(0.9)
        self.expect("Frame 4" in self.ask("document.getElementById('said').textContent"), "nothing is told while it plays")
        self.ask("if (player.isPlaying) player.toggle()")

    def fits(self):
        for width in [375, 320, 800, 1280]:
            for dark in [False, True]:
                self.tab.resize(width, 720, dark)
                wide = self.ask("document.documentElement.scrollWidth")
                self.expect(wide <= width, f"nothing is wider than {width} points, but {wide}")
                paper = self.ask("getComputedStyle(document.body).backgroundColor")
                light = sum(int(part) for part in paper[4:-1].split(",")) > 380
                self.expect(light != dark, f"the page is {'dark' if dark else 'light'}, not {paper}")
        small = self.ask("""[...document.querySelectorAll('button')].filter((one) =>
          one.getBoundingClientRect().height < 32).length""")
        self.expect(small == 0, "buttons are large enough for fingers")

    def reports(self):
        told = self.ask("document.querySelectorAll('#reports article').length")
        self.expect(told == self.ask("film.flights.length"), "there is a report for each flight")
        ids = self.ask("film.flights.flatMap(({ rows }) => rows.map(([id]) => id))")
        text = self.ask("document.getElementById('reports').textContent")
        self.expect(all(one in text for one in ids), "every tag is in a report")


def main(paths):
    if not paths:
        sys.exit("usage: check.py FILM.html...")
    failed = False
    with Browser() as browser:
        for path in paths:
            faults = Check(browser, path).run()
            print(f"{path}: {'as it should be' if not faults else ''}")
            for fault in faults:
                print(f"  does not hold: {fault}")
            failed = failed or bool(faults)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main(sys.argv[1:])
