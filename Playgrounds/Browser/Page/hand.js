// A mouse or a finger: moved on what flies it holds the flight and carries, let go it throws. A tap is no hold.
//
// At rest, a pull down on what can be pulled begins the way back. Whatever else a finger does there, it scrolls.

class Hand {
  constructor(match, containers) {
    this.match = match;
    for (const one of containers) one.addEventListener("touchmove", (event) => this.keep(event), { passive: false });
    addEventListener("pointerdown", (event) => this.press(event));
    addEventListener("pointermove", (event) => this.move(event));
    addEventListener("pointerup", (event) => this.release(event));
    addEventListener("pointercancel", (event) => this.release(event, true));
    addEventListener("click", (event) => this.swallow(event), true);
    // A browser's own drag of an image would take the pointer away.
    addEventListener("dragstart", (event) => event.preventDefault());
  }

  press(event) {
    if (this.pointer !== undefined || !event.isPrimary || event.button) return;
    this.ownsClick = false;
    const { target, pointerId: pointer, clientX: x, clientY: y } = event;
    const { flight } = this.match;
    const box = flight?.stage.layer.contains(target) ? target : null;
    const pulled = flight ? null : target.closest("[data-pull]");
    const element = box ? flight.original(box.dataset.performer) : pulled;
    this.pressed = element && { pointer, x, y, box, element };
    if (box) event.preventDefault();
    // A finger scrolls back to the top first.
    else if (event.pointerType !== "mouse" && isScrolled(element)) this.pressed = null;
  }

  move(event) {
    const { pressed } = this;
    if (pressed?.pointer === event.pointerId && distance(event, pressed) > slack) this.begin(event);
    if (event.pointerId !== this.pointer || !this.match.flight) return;
    this.note(event);
    this.match.flight.drag(this.place(event));
  }

  /** The press turns out to be a hold: of what flies, or of something at rest, whose flight begins under the finger. */
  begin(event) {
    const { pressed } = this;
    const { box, element } = pressed;
    this.pressed = null;
    if (box ? !box.isConnected : !isDownward(event, pressed)) return;
    const flight = box ? this.match.flight : this.whenPulled?.(element);
    if (!flight) return;
    this.ownsClick = true;
    this.pointer = event.pointerId;
    this.trail = [];
    this.note(event);
    flight.grab(box ? Number(box.dataset.performer) : flight.performer(element), this.place(event), !box);
  }

  /** Keeps a finger from scrolling that pulls, or is about to. */
  keep(event) {
    const { pressed, pointer } = this;
    const [finger, second] = event.touches;
    const mayPull = pressed && !second && (distance(finger, pressed) < 3 || isDownward(finger, pressed));
    if (pointer !== undefined || mayPull) event.preventDefault();
    else this.pressed = null;
  }

  /** Where the finger is in the container. */
  place({ clientX, clientY }) {
    const { left, top } = originOf(this.match.flight.container);
    return [clientX - left, clientY - top];
  }

  release(event, isCancelled = false) {
    const { pressed } = this;
    if (pressed?.pointer === event.pointerId) {
      this.pressed = null;
      if (pressed.box && !isCancelled) this.tap(pressed.element);
    }
    if (event.pointerId !== this.pointer) return;
    this.pointer = undefined;
    this.note(event);
    const [first, last] = [this.trail[0], this.trail.at(-1)];
    const seconds = (last.time - first.time) / 1000;
    const isStill = isCancelled || seconds < 0.005;
    this.match.flight?.drop(
      isStill ? 0 : (last.x - first.x) / seconds, isStill ? 0 : (last.y - first.y) / seconds);
  }

  /** A tap on a stand-in is one on what it stands for. */
  tap(element) {
    element.click();
    this.ownsClick = true;
  }

  /** A click at the end of a hold is none; a mouse makes one, a finger does not always, and a key's has no number. */
  swallow(event) {
    if (this.ownsClick && event.detail) event.stopPropagation();
    this.ownsClick = false;
  }

  /** Keeps where the finger was in the last tenth of a second. */
  note({ clientX, clientY, timeStamp }) {
    this.trail.push({ x: clientX, y: clientY, time: timeStamp });
    while (this.trail[0].time < timeStamp - 100 && this.trail.length > 1) this.trail.shift();
  }
}

/** How far a finger goes before it is no tap: nobody holds it quite still. */
const slack = 6;

function distance({ clientX, clientY }, { x, y }) { return Math.hypot(clientX - x, clientY - y); }
function isDownward({ clientX, clientY }, { x, y }) { return clientY - y > Math.abs(clientX - x); }

/** Whether a list around an element is scrolled, so that a finger would scroll it back. */
function isScrolled(element) {
  for (let one = element; one && one !== document.body; one = one.parentElement) if (one.scrollTop > 0) return true;
  return false;
}
