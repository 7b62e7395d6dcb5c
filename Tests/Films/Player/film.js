
const film = JSON.parse(document.getElementById("film").textContent);

/** One entry for each frame; frames in which nothing changes share theirs. */
function develop({ shots }) {
  const frames = [];
  let frame = { scene: 0, numbers: [] };
  for (const shot of shots) {
    frame = following(frame, shot);
    for (let copy = 0; copy < shot[0]; copy += 1) frames.push(frame);
  }
  return frames;
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

/** What flies in a frame, in words. */
function state(frame) {
  const flying = film.flights.flatMap(({ start, spans, fractions, back }, number) => {
    const span = spans.find(([, first, end]) => first <= frame && frame < end);
    if (!span) return [];
    const percent = Math.round(fractions[frame - start] * 100);
    const name = film.flights.length > 1 ? `flight ${number + 1} ` : "";
    return [`${name}${span[0]}${onItsWay(back)}, ${percent} %`];
  });
  return flying.join("; ") || "still";
}

/** Gives the screen the size that it has in a frame. */
let shownSize = [];
function turnTo(size) {
  if (String(size) === String(shownSize)) return;
  shownSize = size;
  projector.learn({ size });
  element("screen").style.setProperty("--ratio", size[0] / size[1]);
}

function moved() {
  const { frame } = player;
  turnTo(film.turns.findLast(([start]) => start <= frame)?.slice(1) ?? film.size);
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

/** A report, and the way to where its flight begins. */
function reportOnFilm(flight, number) {
  const article = report(flight, number + 1, seconds);
  const jump = node("button", `Go to ${seconds(flight.start)}`);
  jump.type = "button";
  jump.addEventListener("click", () => {
    player.isPlaying = false;
    player.go(flight.start);
  });
  article.firstElementChild.append(jump);
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
element("reports").append(...film.flights.map(reportOnFilm));
drawTimeline();
scrubByDragging();
listenToKeys();
setSpeed();
moved();
if (!matchMedia("(prefers-reduced-motion: reduce)").matches) player.toggle();
