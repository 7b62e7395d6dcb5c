
// The hands

/** The fingers that are down: a pointer is one, or two that mirror one another. */
const fingers = new Map();

/** A number that no finger has. */
function freeNumber() {
  const taken = [...fingers.values()].flat();
  let number = 0;
  while (taken.includes(number)) number += 1;
  return number;
}

function spots(event, numbers) {
  const [x, y] = picture.place(event);
  const [width, height] = picture.size;
  return numbers.flatMap((number, place) =>
    place ? [number, (width - x).toFixed(2), (height - y).toFixed(2)] : [number, x.toFixed(2), y.toFixed(2)]);
}

const clock = (event) => Math.max(0, event.timeStamp).toFixed(2);

function press(event) {
  if (event.button !== 0 || fingers.size >= 5) return;
  const screen = element("screen");
  screen.setPointerCapture(event.pointerId);
  const numbers = [freeNumber()];
  fingers.set(event.pointerId, numbers);
  if (event.altKey) numbers.push(freeNumber());
  line.say("down", clock(event), ...spots(event, numbers));
}

function move(event) {
  const numbers = fingers.get(event.pointerId);
  if (numbers) line.say("move", clock(event), ...spots(event, numbers));
}

function lift(event) {
  const numbers = fingers.get(event.pointerId);
  if (!numbers) return;
  fingers.delete(event.pointerId);
  line.say("move", clock(event), ...spots(event, numbers));
  line.say("up", clock(event), ...numbers);
}

/** The system takes all fingers away. */
function letGo(event) {
  if (!fingers.size) return;
  fingers.clear();
  line.say("cancel", clock(event));
}

/** A pinch on a pad comes as a wheel with ctrl: two fingers at either side of the pointer, until it rests. */
let pinch;
function pinchBy(event) {
  const spots = () => pinch.numbers.flatMap((number, place) =>
    [number, (pinch.middle[0] + (place ? 1 : -1) * pinch.reach).toFixed(2), pinch.middle[1].toFixed(2)]);
  if (!pinch) {
    if (fingers.size) return;
    const numbers = [freeNumber()];
    fingers.set("pinch", numbers);
    numbers.push(freeNumber());
    pinch = { numbers, middle: picture.place(event), reach: 60 };
    line.say("down", clock(event), ...spots());
  }
  pinch.reach = Math.max(5, Math.min(pinch.reach * Math.exp(-event.deltaY / 100), 1000));
  line.say("move", clock(event), ...spots());
  clearTimeout(pinch.rest);
  pinch.rest = setTimeout(() => {
    const now = performance.now().toFixed(2);
    // Where nothing follows the fingers, a list below must not take them for a tap.
    const words = told.flights.length ? ["up", now, ...pinch.numbers] : ["cancel", now];
    if (fingers.delete("pinch")) line.say(...words);
    pinch = undefined;
  }, 200);
}

function turnWheel(event) {
  event.preventDefault();
  if (event.ctrlKey) return pinchBy(event);
  const { width, height } = element("picture").getBoundingClientRect();
  const unit = [1, 16, height][event.deltaMode] * picture.size[0] / width;
  const way = [event.deltaX * unit, event.deltaY * unit].map((part) => part.toFixed(2));
  return line.say("wheel", clock(event), ...picture.place(event).map((part) => part.toFixed(2)), ...way);
}

// The keys

/** A finger goes from one point to another within some milliseconds of the app's time. */
function swipe(from, to, milliseconds) {
  const [number, start] = [freeNumber(), performance.now()];
  fingers.set(from, [number]);
  const spot = (part) => [number, ...from.map((one, axis) => (one + (to[axis] - one) * part).toFixed(2))];
  line.say("down", start.toFixed(2), ...spot(0));
  const step = (now) => {
    // Escape takes it away.
    if (!fingers.has(from)) return;
    const part = Math.max(0, Math.min((now - start) / milliseconds / told.time.slowness, 1));
    line.say("move", now.toFixed(2), ...spot(part));
    if (part < 1) return requestAnimationFrame(step);
    fingers.delete(from);
    line.say("up", now.toFixed(2), number);
  };
  requestAnimationFrame(step);
}

/** Where the finger of an arrow goes from and to, in sizes of the screen; sideways, it comes from the edge. */
const arrows = {
  ArrowLeft: [[0.995, 0.5], [0.3, 0.5]],
  ArrowRight: [[0.005, 0.5], [0.7, 0.5]],
  ArrowUp: [[0.5, 0.65], [0.5, 0.25]],
  ArrowDown: [[0.5, 0.35], [0.5, 0.75]],
};

/** What can be tapped is a button for whoever uses keys or hears the page; it keeps the focus as far as it can. */
function showTargets(targets) {
  const parent = element("targets");
  while (parent.childElementCount > targets.length) {
    if (parent.lastChild === document.activeElement) element("screen").focus();
    parent.lastChild.remove();
  }
  targets.forEach(([x, y, width, height, name], place) => {
    const button = parent.children[place] ?? parent.appendChild(node("button"));
    const [wide, high] = picture.size;
    button.type = "button";
    button.ariaLabel = name;
    button.onclick = () => swipe([x + width / 2, y + height / 2], [x + width / 2, y + height / 2], 60);
    Object.assign(button.style, {
      left: `${x / wide * 100}%`, top: `${y / high * 100}%`,
      width: `${width / wide * 100}%`, height: `${height / high * 100}%`,
    });
  });
}

function pressKey(event) {
  const { key } = event;
  if (event.ctrlKey || event.metaKey) return undefined;
  if (key === "Escape" && fingers.size) letGo(event);
  else if (key === "Escape") line.say("back");
  else if (key in arrows) swipe(...arrows[key].map(([x, y]) => [x * picture.size[0], y * picture.size[1]]), 250);
  else if (!told.time.typing) return undefined;
  else if (key === "Backspace") line.say("erase");
  else if (key === "Enter") line.say("enter");
  else if ([...key].length === 1) line.say("type", key);
  else return undefined;
  return event.preventDefault();
}

/** As long as nobody has chosen, the phone is as dark as the browser. */
const dark = matchMedia("(prefers-color-scheme: dark)");
function preferDark() { line.say("prefers-dark", dark.matches ? "on" : "off"); }

function listenToHands() {
  const screen = element("screen");
  screen.addEventListener("pointerdown", press);
  screen.addEventListener("pointermove", move);
  screen.addEventListener("pointerup", lift);
  screen.addEventListener("pointercancel", letGo);
  screen.addEventListener("contextmenu", (event) => event.preventDefault());
  screen.addEventListener("wheel", turnWheel, { passive: false });
  screen.addEventListener("keydown", pressKey);
  addEventListener("blur", letGo);
  dark.addEventListener("change", preferDark);
  setInterval(() => { if (fingers.size) line.say("here"); }, 3000);
}

listenToHands();
