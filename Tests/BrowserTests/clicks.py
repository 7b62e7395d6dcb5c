"""Clicks as hands make them: the next one comes before the flight of the one before has ended."""


class Clicks:
    """Second clicks in flight, with a mouse or a finger, as parts of a check; each gap is in seconds."""

    def __init__(self, check, hand):
        self.check, self.hand = check, hand
        self.ask = check.ask

    def run(self):
        for gap in [0.08, 0.15, 0.4]:
            self.sorts_twice(gap)
        for gap in [0.06, 0.09, 0.12]:
            self.opens_by_a_double_click(gap)
            self.opens_the_card_by_a_double_click(gap)
        for gap in [0.05, 0.15, 0.35]:
            self.goes_back_in_flight(gap)
        # Earlier, the photo is so large that it is what is clicked.
        for gap in [0.15, 0.35]:
            self.opens_another_one(gap)
        self.closes_the_card_in_flight()
        self.check.show("photos")

    def expect(self, holds, sentence):
        self.check.expect(holds, f"{sentence}, by {self.hand.kind}")

    def taps(self, selectors, gap):
        for index, selector in enumerate(selectors):
            if index:
                self.check.tab.pause(gap)
            self.hand.tap(selector)

    def sorts_twice(self, gap):
        """Sorted by height and then by country, the list is sorted by country."""
        self.check.show("list")
        self.taps(["[data-sort=height]", "[data-sort=land]"], gap)
        self.expect(self.ask("Boolean(match.flight)"), f"the list is still being sorted after {gap} s")
        self.check.land()
        lands = self.ask("[...scenes.list.rows.children].map((one) => one.dataset.land)")
        self.expect(lands == sorted(lands), f"the second order counts after {gap} s")
        self.ask("scenes.list.sort('name'), match.flight.end()")

    def is_open(self):
        return self.ask("!scenes.photos.detail.hidden && scenes.photos.grid.hidden")

    def opens_by_a_double_click(self, gap):
        self.check.show("photos")
        for tile in [1, 5]:
            self.taps([f".tile:nth-child({tile})"] * 2, gap)
            self.check.land()
            self.expect(self.is_open(), f"a double click of {gap} s opens photo {tile}")
            self.close()

    def close(self):
        self.ask("scenes.photos.leave(), match.flight.end()")
        self.expect(self.ask("!scenes.photos.grid.hidden && scenes.photos.detail.hidden"), "the grid is there again")

    def goes_back_in_flight(self, gap):
        self.check.show("photos")
        self.taps([".tile:nth-child(6)", ".back"], gap)
        self.expect(self.ask("Boolean(match.flight)"), f"{gap} s later it still flies")
        self.check.land()
        self.expect(not self.is_open(), f"Back goes back {gap} s after a photo was opened")
        if self.is_open():
            self.close()

    def opens_another_one(self, gap):
        """While a photo flies home, another one can be opened; so can the same one."""
        self.check.show("photos")
        for tile in [6, 5]:
            self.ask("scenes.photos.open(5), match.flight.end()")
            self.taps([".back", f".tile:nth-child({tile})"], gap)
            self.check.land()
            title = self.ask(f"document.querySelector('.tile:nth-child({tile})').textContent")
            self.expect(self.is_open() and self.ask("document.querySelector('.detail h2').textContent") == title,
                        f"photo {tile} opens {gap} s after Back")
            self.close()

    def opens_the_card_by_a_double_click(self, gap):
        self.check.show("card")
        self.taps([".turn"] * 2, gap)
        self.check.land()
        self.expect(self.ask("scenes.card.isOpen === true"), f"a double click of {gap} s opens the card")
        if self.ask("scenes.card.isOpen"):
            self.ask("scenes.card.turn(), match.flight.end()")

    def closes_the_card_in_flight(self):
        self.check.show("card")
        self.hand.tap(".turn")
        self.check.tab.pause(0.4)
        x, y = self.check.middle("turn")
        self.hand.press(x, y)
        self.hand.lift()
        self.check.land()
        self.expect(not self.ask("scenes.card.isOpen"), "Close closes the card in flight")


class Keys:
    """The same with keys."""

    def __init__(self, check):
        self.check, self.ask, self.expect = check, check.ask, check.expect

    def run(self):
        for gap in [0.04, 0.12]:
            self.check.show("photos")
            self.ask("document.querySelector('.tile:nth-child(3)').focus()")
            self.press("Enter", "Enter", gap)
            self.expect(self.ask("scenes.photos.grid.hidden && scenes.photos.detail.checkVisibility()"),
                        f"Enter twice within {gap} s opens a photo")
            self.check.tab.key("Escape")
            self.check.land()
            self.expect(self.ask("scenes.photos.grid.checkVisibility() && scenes.photos.detail.hidden"),
                        "and there is a grid to go back to")
            self.check.show("card")
            self.ask("scenes.card.button.focus()")
            self.press("Enter", "Enter", gap)
            self.expect(self.ask("scenes.card.isOpen === true"), f"Enter twice within {gap} s opens the card")
            if self.ask("scenes.card.isOpen"):
                self.press("Escape", None, gap)
        self.check.show("list")
        self.ask("document.querySelector('[data-sort=height]').focus()")
        self.check.tab.key("Enter")
        self.check.tab.pause(0.1)
        self.check.tab.key("Tab")
        self.check.tab.key("Enter")
        self.check.land()
        self.expect(self.check.order()[0] == "Mont Blanc", "sorted again with keys, the second order counts")
        self.ask("scenes.list.sort('name'), match.flight.end()")
        self.check.show("photos")

    def press(self, first, second, gap):
        self.check.tab.key(first)
        if second:
            self.check.tab.pause(gap)
            self.check.tab.key(second)
        self.check.land()
