// What a visitor sees first: a finger opens a photo, pulls it out of its place and throws it home. Then it is their turn.
//
// The finger does what people do: it clicks, and tells of itself by pointer events.

class Demo {
  isOver = false;

  constructor(match, photos, cue) {
    Object.assign(this, { match, photos, cue });
    for (const kind of ["pointerdown", "keydown"]) {
      addEventListener(kind, ({ isTrusted }) => {
        if (!isTrusted) return;
        this.stop();
        cue.hidden = true;
      }, true);
    }
  }

  async play() {
    const { photos } = this;
    await this.pause(0.9);
    const tile = photos.grid.children[2];
    this.appear(tile.querySelector("img"));
    await this.pause(0.45);
    await this.press();
    this.lift();
    tile.click();
    await this.landing();
    await this.pause(0.5);
    const photo = photos.detail.querySelector("img");
    const { height } = this.appear(photo);
    await this.pause(0.45);
    await this.press(photo);
    await this.move(-0.15 * height, 0.35 * height, 1.1);
    await this.pause(0.25);
    await this.move(0.05 * height, 0.2 * height, 0.12);
    this.lift();
    await this.landing();
    this.cue.hidden = false;
    this.isOver = true;
  }

  /** Somebody else acts: what it holds is let go, and nothing comes after that. */
  stop() {
    if (this.isOver) return;
    this.isOver = true;
    if (this.finger) this.lift();
  }

  /** Waits for a frame; none comes once it is over, nor in a tab that nobody sees. */
  frame() {
    return new Promise((resolve) => requestAnimationFrame(() => { if (!this.isOver) resolve(); }));
  }

  async pause(seconds) {
    const end = performance.now() + seconds * 1000;
    while (performance.now() < end) await this.frame();
  }

  async landing() { while (this.match.flight) await this.frame(); }

  /** Shows the finger above the middle of an element. */
  appear(element) {
    const box = element.getBoundingClientRect();
    this.finger = add(document.body, "div", { class: "finger", "aria-hidden": "true" });
    this.go(box.left + box.width / 2, box.top + box.height * 0.6);
    return box;
  }

  go(x, y) {
    [this.x, this.y] = [x, y];
    this.finger.style.translate = `${x}px ${y}px`;
  }

  async press(held) {
    this.held = held;
    this.finger.classList.add("down");
    this.say("pointerdown");
    await this.pause(0.15);
  }

  /** Goes on by so much, in that time. */
  async move(right, down, seconds) {
    const { x, y } = this;
    const start = performance.now();
    for (let part = 0; part < 1; ) {
      await this.frame();
      part = Math.min((performance.now() - start) / seconds / 1000, 1);
      // Slow at both ends, unless it throws.
      const way = seconds < 0.5 ? part : part * part * (3 - 2 * part);
      this.go(x + right * way, y + down * way);
      this.say("pointermove");
    }
  }

  lift() {
    this.say("pointerup");
    this.held = null;
    this.finger.remove();
    this.finger = null;
  }

  say(kind) {
    this.held?.dispatchEvent(new PointerEvent(kind, {
      bubbles: true, isPrimary: true, pointerId: 1000, pointerType: "mouse", clientX: this.x, clientY: this.y,
    }));
  }
}
