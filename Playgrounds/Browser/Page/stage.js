// The second seam: stand-ins above the container. They keep their sizes and are only transformed.
//
// Nothing of the page is written. An original is hidden by an animation of its clip path, which nothing reads, and
// a screen fades by an animation that is taken off while the screen is read. What the page writes meanwhile stays.

class Stage {
  constructor(container) {
    this.container = container;
    this.layer = made("match-stage");
    this.layer.setAttribute("aria-hidden", "true");
    this.standIns = [];
    this.next = [];
    this.hidden = new Map();
    /** Pictures that were taken before a change within one screen, by their elements. */
    this.earlier = new Map();
  }

  /** Takes the pictures of a screen that is about to change. */
  keep(reading) {
    reading.elements.forEach((element, row) => {
      if (element.dataset.matchId) this.earlier.set(element, new Picture({ element, ...reading.pictures[row] }, this.container));
    });
  }

  /** Makes the stand-in of the next performer, unless one of the plan before goes on. */
  add(origin, lower, upper, size, mustClip) {
    const screen = lower?.isScreen ? lower : upper?.isScreen ? upper : null;
    const make = () => screen
      ? new LiveScreen(screen.element, screen === upper, this.container) : new StandIn(lower, upper, mustClip, this);
    const standIn = this.standIns[origin] ?? make();
    standIn.resize(size);
    this.next.push({ standIn, originals: screen ? [] : [lower?.element, upper?.element] });
  }

  /** Shows the stand-ins that were made, in place of those before and of their originals. */
  set() {
    const before = new Set(this.standIns);
    const flying = new Set(this.next.flatMap(({ originals }) => originals).filter(Boolean));
    this.standIns = this.next.map(({ standIn }) => standIn);
    this.next = [];
    for (const [index, standIn] of this.standIns.entries()) {
      standIn.fly(index, flying);
      if (!before.delete(standIn) && standIn.outer) this.layer.append(standIn.outer);
    }
    for (const gone of before) gone.remove();
    if (!this.layer.isConnected) this.container.append(this.layer);
    this.hide(flying);
  }

  hide(elements) {
    for (const [element, animation] of this.hidden) {
      if (elements.has(element)) continue;
      animation.cancel();
      this.hidden.delete(element);
    }
    for (const element of elements) {
      if (!this.hidden.has(element)) this.hidden.set(element, hiding(element));
    }
  }

  /** The picture of an original; the lower one may have been taken earlier. */
  picture(original, isLower) {
    return (isLower && this.earlier.get(original.element)) || new Picture(original, this.container);
  }

  /** Writes the records of a packed frame. */
  draw(changes) {
    for (let at = 0; at < changes.length; ) {
      const [index, part, count] = changes.subarray(at, at + 3);
      this.standIns[index][parts[part]]?.(changes.subarray(at + 3, at + 3 + count));
      at += 3 + count;
    }
  }

  /** Lets presses through a screen that is on its way out. */
  open(isHeadingUp) {
    for (const standIn of this.standIns) standIn.open?.(isHeadingUp);
  }

  /** Puts the stand-ins in order; the screens lie where they are, below all of them. */
  stack(order) {
    order.forEach((index, rank) => {
      const { outer } = this.standIns[index];
      if (outer) outer.style.zIndex = rank;
    });
  }

  /** Lets the screens be read as they are without the stage. */
  whileStruck(read) {
    for (const standIn of this.standIns) standIn.letGo?.();
    read();
    for (const standIn of this.standIns) standIn.hold?.();
  }

  strike() {
    for (const standIn of this.standIns) standIn.remove();
    for (const animation of this.hidden.values()) animation.cancel();
    this.layer.remove();
    this.hidden.clear();
    this.earlier.clear();
    this.standIns = [];
  }
}

/** The parts of a packed frame, in the order of `PackedFrame.Part`. */
const parts = ["place", "size", "corners", "alpha", "fade", "lowerBox", "upperBox", "decoration", "clip"];

function made(name) {
  const element = document.createElement("div");
  element.className = name;
  return element;
}

/** Shows an element in a way until the animation is cancelled; its own style stays as it is. */
function held(element, style) {
  return element.animate([style, style], { duration: 0, fill: "both" });
}

/** Hides an element in that way; to copy an effect is much quicker than to make one. */
function hiding(element) {
  const effect = new KeyframeEffect(hidden);
  effect.target = element;
  const animation = new Animation(effect);
  animation.currentTime = 0;
  return animation;
}

const hidden = new KeyframeEffect(null, { clipPath: ["inset(100%)", "inset(100%)"] }, { duration: 0, fill: "both" });

function matrix([a, b, c, d, x, y]) { return `matrix(${a}, ${b}, ${c}, ${d}, ${x}, ${y})`; }

function rgba([red, green, blue, alpha]) { return `rgb(${red * 255} ${green * 255} ${blue * 255} / ${alpha})`; }
