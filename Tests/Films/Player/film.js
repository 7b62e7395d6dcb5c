"use strict";

const film = JSON.parse(document.getElementById("film").textContent);
const element = (id) => document.getElementById(id);
const svgNames = "http://www.w3.org/2000/svg";

/** One entry for each frame; frames in which nothing changes share theirs. */
function develop({ shots }) {
  const frames = [];
  let scene = 0;
  let numbers = [];
  for (const [count, next, ...rest] of shots) {
    if (next >= 0) {
      scene = next;
      numbers = rest;
    } else {
      numbers = numbers.slice();
      for (let place = 0; place < rest.length; place += 2) numbers[rest[place]] = rest[place + 1];
    }
    const frame = { scene, numbers };
    for (let copy = 0; copy < count; copy += 1) frames.push(frame);
  }
  return frames;
}

/** Draws frames: a scene is built once, and while it lasts only the numbers that differ are written. */
class Projector {
  constructor(svg, { size, drawings, patterns, scenes }) {
    svg.setAttribute("viewBox", `0 0 ${size[0]} ${size[1]}`);
    svg.querySelector("defs").innerHTML = drawings.join("");
    this.group = svg.lastElementChild;
    this.patterns = patterns;
    this.scenes = scenes;
    this.attributes = patterns.map(Projector.attributes);
    this.frame = { scene: -1, numbers: [] };
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

/** Where the film is, and whether it runs. */
class Player {
  constructor(count, rate, whenMoved) {
    Object.assign(this, { count, rate, whenMoved, place: 0, speed: 1, isPlaying: false });
  }

  get frame() { return Math.min(Math.floor(this.place), this.count - 1); }

  go(frame) {
    this.place = Math.max(0, Math.min(frame, this.count - 1));
    this.whenMoved();
  }

  step(frames) {
    this.isPlaying = false;
    this.go(this.frame + frames);
  }

  toggle() {
    this.isPlaying = !this.isPlaying;
    if (this.isPlaying && this.frame === this.count - 1) this.place = 0;
    this.whenMoved();
    if (!this.isPlaying) return;
    let last = performance.now();
    const tick = (now) => {
      if (!this.isPlaying) return;
      this.place += Math.max(0, now - last) / 1000 * this.rate * this.speed;
      last = now;
      if (this.place >= this.count - 1) this.isPlaying = false;
      this.go(this.place);
      if (this.isPlaying) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  }
}

const frames = develop(film);
const projector = new Projector(element("picture"), film);
const player = new Player(frames.length, film.rate, moved);
const seconds = (frame) => `${(frame / film.rate).toFixed(2)} s`;
const counted = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;
const lastFrame = ({ spans, start }) => (spans.length ? spans[spans.length - 1][2] : start);

/** What flies in a frame, in words. */
function state(frame) {
  const flying = film.flights.flatMap(({ start, spans, fractions }, number) => {
    const span = spans.find(([, first, end]) => first <= frame && frame < end);
    if (!span) return [];
    const percent = Math.round(fractions[frame - start] * 100);
    const name = film.flights.length > 1 ? `flight ${number + 1} ` : "";
    return [`${name}${span[0]}, ${percent} %`];
  });
  return flying.join("; ") || "still";
}

function moved() {
  const { frame } = player;
  projector.show(frames[frame]);
  const words = state(frame);
  const slider = element("frame");
  slider.value = frame;
  slider.setAttribute("aria-valuetext", `${seconds(frame)}, ${words}`);
  element("time").textContent = `${seconds(frame)}, frame ${frame}`;
  element("state").textContent = words;
  element("play").firstElementChild.textContent = player.isPlaying ? "Pause" : "Play";
  element("graph").lastElementChild.setAttribute("d", `M${frame} 0V1`);
  say(`Frame ${frame} of ${frames.length - 1}, ${seconds(frame)}, ${words}`);
}

/** Tells a screen reader where the film is, once it has come to rest; the slider tells by itself. */
let silence;
function say(words) {
  clearTimeout(silence);
  if (player.isPlaying || document.activeElement === element("frame")) return;
  silence = setTimeout(() => { element("said").textContent = words; }, 600);
}

// The timeline

function drawTimeline() {
  const graph = element("graph");
  graph.setAttribute("viewBox", `0 0 ${Math.max(frames.length - 1, 1)} 1`);
  const add = (name, attributes) => {
    const shape = document.createElementNS(svgNames, name);
    for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, value);
    graph.append(shape);
  };
  for (const { start, spans, fractions, outcome } of film.flights) {
    for (const [phase, first, end] of spans) {
      add("rect", { class: phase, x: first, y: 0, width: end - first, height: 1 });
      const points = fractions.slice(first - start, end - start + 1);
      const place = (part) => 1 - Math.max(0, Math.min(part, 1)) * 0.94 - 0.03;
      const line = points.map((part, step) => `${first + step} ${place(part)}`).join("L");
      add("path", { class: phase, d: `M${line}` });
    }
    const end = document.createElement("i");
    end.className = outcome;
    end.style.left = `${lastFrame({ spans, start }) / Math.max(frames.length - 1, 1) * 100}%`;
    element("ends").append(end);
  }
  add("path", { class: "needle", d: "M0 0V1" });
}

// The reports

function node(name, words, className) {
  const made = document.createElement(name);
  if (words !== undefined) made.textContent = words;
  if (className) made.className = className;
  return made;
}

function table(rows) {
  const list = node("dl");
  for (const [id, fate, note] of rows) {
    const term = node("dt", id);
    term.append(" ", node("span", fate));
    list.append(term, node("dd", note));
  }
  return list;
}

/** The tags that stayed, by their reasons. */
function reasons(rows) {
  const list = node("dl");
  for (const reason of new Set(rows.map(([, , note]) => note))) {
    const tags = rows.filter(([, , note]) => note === reason).map(([id]) => id);
    list.append(node("dt", reason), node("dd", tags.join(", ")));
  }
  return list;
}

function report(flight, number) {
  const article = node("article");
  const heading = node("h2");
  heading.append(node("span", `Flight ${number + 1}: ${flight.outcome}`));
  const jump = node("button", `Go to ${seconds(flight.start)}`);
  jump.type = "button";
  jump.addEventListener("click", () => {
    player.isPlaying = false;
    player.go(flight.start);
  });
  heading.append(jump);
  const facts = `${counted(flight.pairs, "pair")}, ${flight.duration.toFixed(2)} s from end to end`;
  const phases = flight.spans.map(([phase, first]) => `${phase} at ${seconds(first)}`);
  phases.push(`${flight.outcome} at ${seconds(lastFrame(flight))}`);
  article.append(heading, node("p", facts, "facts"), node("p", phases.join(", "), "phases"));
  article.append(table(flight.rows.filter(([, fate]) => fate !== "stayed")));
  for (const fault of flight.faults) article.append(node("p", fault, "facts"));
  const stayed = flight.rows.filter(([, fate]) => fate === "stayed");
  if (stayed.length) {
    const more = node("details");
    more.append(node("summary", `${counted(stayed.length, "tag")} stayed`), reasons(stayed));
    article.append(more);
  }
  return article;
}

// The hands

function scrubByDragging() {
  const screen = element("screen");
  let grip;
  screen.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    grip = { x: event.clientX, frame: player.frame, isDragged: false };
    screen.setPointerCapture(event.pointerId);
  });
  screen.addEventListener("pointermove", (event) => {
    if (!grip) return;
    const way = event.clientX - grip.x;
    if (Math.abs(way) > 4) grip.isDragged = true;
    if (!grip.isDragged) return;
    player.isPlaying = false;
    player.go(grip.frame + Math.round(way / screen.clientWidth * frames.length));
  });
  screen.addEventListener("pointerup", () => {
    if (grip && !grip.isDragged) player.toggle();
    grip = undefined;
  });
  screen.addEventListener("pointercancel", () => { grip = undefined; });
}

function listenToKeys() {
  const steps = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };
  document.addEventListener("keydown", (event) => {
    const { target, key } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || target === element("speed")) return;
    if (key === " " && !target.closest("button, summary")) player.toggle();
    else if (key in steps) player.step(steps[key] * (event.shiftKey ? 10 : 1));
    else return;
    event.preventDefault();
  });
}

function setSpeed() {
  player.speed = Number(element("speed").value);
  const words = `${player.speed.toFixed(2)}×`;
  element("times").textContent = words;
  element("speed").setAttribute("aria-valuetext", words);
}

function toggleLayer(button, isShown) {
  button.setAttribute("aria-pressed", String(isShown));
  element("picture").classList.toggle(button.dataset.layer, isShown);
}

element("screen").style.setProperty("--ratio", film.size[0] / film.size[1]);
element("facts").textContent =
  `${counted(film.flights.length, "flight")}, ${counted(frames.length, "frame")}, ${seconds(frames.length)}`;
element("frame").max = frames.length - 1;
element("frame").addEventListener("input", (event) => {
  player.isPlaying = false;
  player.go(Number(event.target.value));
});
element("play").addEventListener("click", () => player.toggle());
element("back").addEventListener("click", () => player.step(-1));
element("forward").addEventListener("click", () => player.step(1));
element("speed").addEventListener("input", setSpeed);
for (const button of element("layers").children) {
  toggleLayer(button, button.getAttribute("aria-pressed") === "true");
  button.addEventListener("click", () => {
    toggleLayer(button, button.getAttribute("aria-pressed") !== "true");
  });
}
element("reports").append(...film.flights.map(report));
drawTimeline();
scrubByDragging();
listenToKeys();
setSpeed();
moved();
