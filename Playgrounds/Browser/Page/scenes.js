// The scenes: ordinary pages, in which what is the same thing has the same tag.

/** Adds an element, with attributes, and with texts or elements inside. */
function add(parent, name, attributes = {}, ...inside) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...inside);
  parent.append(element);
  return element;
}

/** A grid of photos, each of which becomes a page of its own. */
class Photos {
  constructor(match, theater) {
    this.match = match;
    this.theater = theater;
    [this.grid, this.detail] = theater.querySelectorAll(".screen");
    photos.forEach(({ title, address }, index) => {
      const tile = add(this.grid, "button", { type: "button", class: "tile" });
      add(tile, "img", { alt: "", src: address, "data-match-id": `photo-${index}` });
      add(tile, "span", { "data-match-id": `title-${index}` }, title);
      tile.addEventListener("click", () => this.open(index));
    });
  }

  open(index) {
    const { title, place, story, address } = photos[index];
    const { flight } = this.match;
    // On its way home, it turns around.
    if (flight && this.tile === this.grid.children[index]) return flight.head(true);
    flight?.end();
    this.index = index;
    this.tile = this.grid.children[index];
    this.detail.replaceChildren();
    add(this.detail, "button", { type: "button", class: "back", "data-match-id": "back", "data-match-front": "" }, "Back").addEventListener("click", () => this.leave());
    add(this.detail, "img", { alt: "", src: address, "data-match-id": `photo-${index}`, "data-pull": "" });
    add(this.detail, "h2", { "data-match-id": `title-${index}` }, title);
    add(this.detail, "p", {}, place);
    add(this.detail, "p", {}, story);
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
    const hadFocus = this.theater.contains(document.activeElement);
    const { offsetTop, offsetHeight } = this.tile;
    // Only to what is in sight can a photo fly home.
    if (!isForward) this.grid.scrollTop = Math.min(Math.max(this.grid.scrollTop, offsetTop + offsetHeight - this.grid.clientHeight), offsetTop);
    return this.match.fly({
      container: this.theater, lower: this.grid, upper: this.detail, isForward,
      whenEnded: (isUpper) => {
        const { activeElement } = document;
        const hasFocus = this.theater.contains(activeElement) || (hadFocus && activeElement === document.body);
        this.grid.hidden = isUpper;
        this.detail.hidden = !isUpper;
        // Whoever uses keys goes along.
        if (hasFocus) (isUpper ? this.detail.firstChild : this.tile).focus({ preventScroll: true });
      },
    });
  }
}

const mountains = [
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
    for (const [name, height, land] of mountains) {
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
    this.screen.querySelector("img").src = photos[0].address;
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
