// A mouse or a finger: pressed on what flies it holds the flight, moved it carries, let go it throws.

class Hand {
  constructor(match) {
    this.match = match;
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
    this.hasPulled = false;
    const { flight } = this.match;
    if (flight?.stage.layer.contains(event.target)) {
      this.take(event, event.target.dataset.performer ?? -1);
      event.preventDefault();
    } else {
      const pulled = event.target.closest("[data-pull]");
      if (pulled) this.pulled = { element: pulled, pointer: event.pointerId, x: event.clientX, y: event.clientY };
    }
  }

  take(event, performer, isPull = false) {
    this.pointer = event.pointerId;
    this.trail = [];
    this.note(event);
    this.match.flight.grab(Number(performer), isPull);
  }

  move(event) {
    const { pulled } = this;
    if (pulled?.pointer === event.pointerId
      && Math.hypot(event.clientX - pulled.x, event.clientY - pulled.y) > 8) this.pull(event);
    if (event.pointerId !== this.pointer || !this.match.flight) return;
    const { x, y } = this.trail.at(-1);
    this.note(event);
    this.match.flight.drag(event.clientX - x, event.clientY - y);
  }

  /** Something at rest is pulled out of its place: its flight begins under the finger. */
  pull(event) {
    const { element } = this.pulled;
    this.pulled = null;
    this.hasPulled = true;
    const flight = this.whenPulled?.(element);
    const index = flight?.stage.standIns.findIndex(({ upper, lower }) => [upper, lower].some((one) => one?.original === element));
    if (flight) this.take(event, index, true);
  }

  release(event, isCancelled = false) {
    if (this.pulled?.pointer === event.pointerId) this.pulled = null;
    if (event.pointerId !== this.pointer) return;
    this.pointer = undefined;
    this.note(event);
    const [first, last] = [this.trail[0], this.trail.at(-1)];
    const seconds = (last.time - first.time) / 1000;
    const isStill = isCancelled || seconds < 0.005;
    this.match.flight?.drop(
      isStill ? 0 : (last.x - first.x) / seconds, isStill ? 0 : (last.y - first.y) / seconds);
  }

  /** A click at the end of a pull is none; a mouse makes one, a finger does not, and a key's has no number. */
  swallow(event) {
    if (this.hasPulled && event.detail) event.stopPropagation();
    this.hasPulled = false;
  }

  /** Keeps where the finger was in the last tenth of a second. */
  note({ clientX, clientY, timeStamp }) {
    this.trail.push({ x: clientX, y: clientY, time: timeStamp });
    while (this.trail[0].time < timeStamp - 100 && this.trail.length > 1) this.trail.shift();
  }
}
