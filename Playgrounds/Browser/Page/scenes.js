// The scenes: ordinary pages, in which what is the same thing has the same tag.

/** Adds an element, with attributes, and with texts or elements inside. */
function add(parent, name, attributes = {}, ...inside) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...inside);
  parent.append(element);
  return element;
}

/** A landscape, drawn: a sky, a sun and three ranges of hills. */
function landscape(seed) {
  let state = seed * 7919 + 17;
  const random = () => (state = (state * 16807) % 2147483647) / 2147483647;
  const hue = seed * 47 % 360;
  const hills = [0, 1, 2].map((layer) => {
    const base = 190 + layer * 45;
    let line = `M0 300V${base}`;
    for (let x = 0; x <= 420; x += 70) line += `L${x} ${(base - random() * (70 - layer * 14)).toFixed()}`;
    return `<path d="${line}V300Z" fill="hsl(${(hue + 200) % 360} ${34 - layer * 4}% ${52 - layer * 15}%)"/>`;
  });
  const sun = `<circle cx="${(70 + random() * 270).toFixed()}" cy="${(60 + random() * 60).toFixed()}" r="30" fill="hsl(${(hue + 30) % 360} 95% 88%)"/>`;
  return "data:image/svg+xml," + encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="0 0 400 300"><defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="hsl(${hue} 62% 62%)"/><stop offset="1" stop-color="hsl(${(hue + 40) % 360} 80% 84%)"/></linearGradient></defs><rect width="400" height="300" fill="url(#a)"/>${sun}${hills.join("")}</svg>`);
}

const places = [
  ["Evening ridge", "The path follows the ridge until the valley is in shade."],
  ["First light", "It takes an hour to get warm, and then the coats come off."],
  ["Salt lake", "Nothing grows at the shore, and nobody minds."],
  ["Two passes", "The left one is shorter. The right one is open."],
  ["After rain", "For a moment every color is the right one."],
  ["Far farm", "A lamp is lit there every night at six."],
  ["Green hour", "The light comes from below, from the grass."],
  ["Cold coast", "The wind has been here before."],
  ["Last house", "Behind it the map is white."],
];

/** A grid of photos, each of which becomes a page of its own. */
class Photos {
  constructor(match, theater) {
    this.match = match;
    this.theater = theater;
    [this.grid, this.detail] = theater.querySelectorAll(".screen");
    places.forEach(([title], index) => {
      const tile = add(this.grid, "button", { type: "button", class: "tile" });
      add(tile, "img", { alt: "", src: landscape(index + 1), "data-match-id": `photo-${index}` });
      add(tile, "span", { "data-match-id": `title-${index}` }, title);
      tile.addEventListener("click", () => this.open(index));
    });
  }

  open(index) {
    const [title, text] = places[index];
    const { flight } = this.match;
    // On its way home, it turns around.
    if (flight && this.tile === this.grid.children[index]) return flight.head(true);
    flight?.end();
    this.index = index;
    this.tile = this.grid.children[index];
    this.detail.replaceChildren();
    add(this.detail, "button", { type: "button", class: "back", "data-match-id": "back", "data-match-front": "" }, "Back").addEventListener("click", () => this.leave());
    add(this.detail, "img", { alt: "", src: landscape(index + 1), "data-match-id": `photo-${index}`, "data-pull": "" });
    add(this.detail, "h2", { "data-match-id": `title-${index}` }, title);
    add(this.detail, "p", {}, text);
    add(this.detail, "p", {}, "Pull the photo down to go back, and throw it if you like. On its way, take hold of anything that flies.");
    return this.fly(true);
  }

  /** Goes back, also in the middle of a flight. */
  leave() { return this.match.flight?.head(false) ?? this.fly(false); }

  /** Flies to the other screen, for whoever has no photo in mind. */
  begin() { return this.detail.hidden ? this.open(this.index ?? 4) : this.leave(); }
  get progress() { return this.detail.hidden ? 0 : 1; }

  fly(isForward) {
    this.grid.hidden = this.detail.hidden = false;
    const { offsetTop, offsetHeight } = this.tile;
    // Only to what is in sight can a photo fly home.
    if (!isForward) this.grid.scrollTop = Math.min(Math.max(this.grid.scrollTop, offsetTop + offsetHeight - this.grid.clientHeight), offsetTop);
    return this.match.fly({
      container: this.theater, lower: this.grid, upper: this.detail, isForward,
      whenEnded: (isUpper) => {
        const { activeElement } = document;
        const hasFocus = activeElement === document.body || this.theater.contains(activeElement);
        this.grid.hidden = isUpper;
        this.detail.hidden = !isUpper;
        // Whoever uses keys goes along.
        if (hasFocus) (isUpper ? this.detail.firstChild : this.tile).focus({ preventScroll: true });
      },
    });
  }
}

const peaks = [
  ["Aneto", 3404, "Spain"], ["Ben Nevis", 1345, "Scotland"], ["Elbrus", 5642, "Russia"], ["Galdhøpiggen", 2469, "Norway"],
  ["Mont Blanc", 4806, "France"], ["Olympus", 2918, "Greece"], ["Rysy", 2501, "Poland"], ["Triglav", 2864, "Slovenia"],
];

/** A list that is sorted, also while it is being sorted. */
class List {
  constructor(match, theater) {
    this.match = match;
    this.theater = theater;
    this.screen = theater.querySelector(".screen");
    this.rows = this.screen.querySelector("ol");
    for (const [name, height, land] of peaks) {
      const row = add(this.rows, "li", { "data-match-id": name });
      add(row, "b", {}, name);
      add(row, "span", {}, land);
      add(row, "i", {}, `${height} m`);
      Object.assign(row.dataset, { name, height: String(9999 - height), land });
    }
    for (const button of this.screen.querySelectorAll("[data-sort]")) {
      button.addEventListener("click", () => this.sort(button.dataset.sort));
    }
  }

  /** Turns the order around. */
  begin() { return this.sort(this.key ?? "name"); }
  get progress() { return 0; }

  sort(key) {
    this.key = key;
    const rows = [...this.rows.children];
    const isSorted = (one, other) => one.dataset[key].localeCompare(other.dataset[key]);
    const sorted = rows.toSorted(isSorted);
    // Once more turns the order around.
    if (sorted.every((row, index) => row === rows[index])) sorted.reverse();
    return this.match.change({
      container: this.theater, screen: this.screen,
      change: () => this.rows.append(...sorted),
      undo: () => this.rows.append(...rows),
    });
  }
}

/** A card with parts of its own, which opens and closes where it lies. */
class Card {
  constructor(match, theater) {
    this.match = match;
    this.theater = theater;
    this.screen = theater.querySelector(".screen");
    this.card = this.screen.querySelector(".ticket");
    this.button = this.screen.querySelector(".turn");
    this.screen.querySelector("img").src = landscape(12);
    this.button.addEventListener("click", ({ timeStamp }) => {
      // The second click of a double click asks for what the first one did.
      if (timeStamp - this.clicked < 300) return;
      this.clicked = timeStamp;
      this.turn();
    });
  }

  begin() { return this.turn(); }
  get progress() { return 0; }

  turn() {
    const turn = () => {
      this.isOpen = this.card.classList.toggle("open");
      this.button.textContent = this.isOpen ? "Close" : "Open";
    };
    return this.match.change({ container: this.theater, screen: this.screen, change: turn, undo: turn });
  }
}
