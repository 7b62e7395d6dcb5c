"use strict";

const element = (id) => document.getElementById(id);
const svgNames = "http://www.w3.org/2000/svg";
const counted = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;

/** The frame that a shot makes of the one before: a scene with its numbers, or the numbers that changed. */
function following(before, [, scene, ...rest]) {
  if (scene >= 0) return { scene, numbers: rest };
  const numbers = before.numbers.slice();
  for (let place = 0; place < rest.length; place += 2) numbers[rest[place]] = rest[place + 1];
  return { scene: before.scene, numbers };
}

/** Draws frames: a scene is built once, and while it lasts only the numbers that differ are written. */
class Projector {
  constructor(svg, film) {
    this.svg = svg;
    this.group = svg.lastElementChild;
    this.forget();
    this.learn(film);
  }

  forget() {
    Object.assign(this, { patterns: [], scenes: [], attributes: [], frame: { scene: -1, numbers: [] } });
    this.svg.querySelector("defs").innerHTML = "";
  }

  /** What frames will refer to, beside what is known. */
  learn({ size, drawings = [], patterns = [], scenes = [] }) {
    if (size) this.svg.setAttribute("viewBox", `0 0 ${size[0]} ${size[1]}`);
    if (drawings.length) this.svg.querySelector("defs").insertAdjacentHTML("beforeend", drawings.join(""));
    this.patterns = this.patterns.concat(patterns);
    this.scenes = this.scenes.concat(scenes);
    this.attributes = this.attributes.concat(patterns.map(Projector.attributes));
  }

  /** The attributes of a pattern's elements that have numbers in them, each with its parts. */
  static attributes(parts) {
    const slot = "\uffff";
    const found = [];
    const elements = parts.join(slot).match(/<[a-zA-Z][^>]*>/g) || [];
    for (const [place, tag] of elements.entries()) {
      for (const [, name, value] of tag.matchAll(/([\w:-]+)="([^"]*)"/g)) {
        if (value.includes(slot)) found.push({ place, name, parts: value.split(slot) });
      }
    }
    return { count: elements.length, found };
  }

  show(frame) {
    if (frame === this.frame) return;
    if (frame.scene === this.frame.scene) this.write(frame.numbers);
    else this.build(frame);
    this.frame = frame;
  }

  build({ scene, numbers }) {
    let slot = 0;
    const fill = (text, part) => text + numbers[slot++] + part;
    const lines = this.scenes[scene].map((pattern) => this.patterns[pattern].reduce(fill));
    this.group.innerHTML = lines.join("");
    this.bind(scene);
  }

  /** Finds the attributes that the numbers of a scene belong to. */
  bind(scene) {
    const elements = this.group.querySelectorAll("*");
    let first = 0;
    let slot = 0;
    this.bound = [];
    for (const pattern of this.scenes[scene]) {
      const { count, found } = this.attributes[pattern];
      for (const { place, name, parts } of found) {
        this.bound.push({ element: elements[first + place], name, parts, slot });
        slot += parts.length - 1;
      }
      first += count;
    }
  }

  write(numbers) {
    const old = this.frame.numbers;
    for (const { element, name, parts, slot } of this.bound) {
      const end = slot + parts.length - 1;
      let next = slot;
      while (next < end && numbers[next] === old[next]) next += 1;
      if (next === end) continue;
      next = slot;
      element.setAttribute(name, parts.reduce((text, part) => text + numbers[next++] + part));
    }
  }
}

// What is shown above the screen

function toggleLayer(button, isShown) {
  button.setAttribute("aria-pressed", String(isShown));
  element("picture").classList.toggle(button.dataset.layer, isShown);
}

for (const button of element("layers").children) {
  toggleLayer(button, button.getAttribute("aria-pressed") === "true");
  button.addEventListener("click", () => {
    toggleLayer(button, button.getAttribute("aria-pressed") !== "true");
  });
}

