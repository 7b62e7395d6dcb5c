/** What is seen in place of an element, or of two: a box with a picture of each. */
class StandIn {
  constructor(lower, upper, mustClip, stage) {
    this.box = made(mustClip ? "match-box match-cut" : "match-box");
    /** What the stage holds: the box, or what clips it. */
    this.outer = this.box;
    this.lower = lower && stage.picture(lower, true);
    this.upper = upper && stage.picture(upper, false);
    for (const picture of this.pictures) this.box.append(picture.shell);
  }

  get pictures() { return [this.lower, this.upper].filter(Boolean); }

  fly(index, flying) {
    this.box.dataset.performer = index;
    for (const picture of this.pictures) picture.leaveOut(flying);
  }

  remove() { this.outer.remove(); }

  resize([width, height]) {
    this.width = width;
    this.height = height;
    this.box.style.width = `${width}px`;
    this.box.style.height = `${height}px`;
  }

  // One method for each part of a packed frame.

  place(numbers) {
    this.affine = Array.from(numbers);
    this.box.style.transform = matrix(numbers);
  }

  size(size) { this.resize(size); }

  corners(radii) {
    const [a, b, c, d, e, f, g, h] = radii;
    this.box.style.borderRadius = `${a}px ${b}px ${c}px ${d}px / ${e}px ${f}px ${g}px ${h}px`;
  }

  alpha([alpha]) { this.box.style.opacity = alpha; }

  fade([lower, upper, isLowerInFront]) {
    this.lower?.fade(lower, isLowerInFront);
    this.upper?.fade(upper, 1 - isLowerInFront);
  }

  lowerBox(box) { this.lower?.fill(box); }
  upperBox(box) { this.upper?.fill(box); }

  decoration(numbers) {
    const [x, y, blur] = numbers.subarray(9, 12);
    if (numbers[0] || this.edge) {
      this.edge ??= this.box.appendChild(made("match-edge"));
      this.edge.style.border = `${numbers[0]}px solid ${rgba(numbers.subarray(1, 5))}`;
    }
    this.box.style.boxShadow = `${x}px ${y}px ${blur}px ${rgba(numbers.subarray(5, 9))}`;
    this.box.style.backgroundColor = rgba(numbers.subarray(12, 16));
  }

  clip(numbers) {
    this.wrapper ??= this.wrap();
    this.wrapper.style.clipPath = numbers.length ? `path("${roundedPath(numbers)}")` : "none";
  }

  /** Puts a box as large as the container around what there is, to clip it. */
  wrap() {
    const wrapper = made("match-clip");
    wrapper.style.zIndex = this.outer.style.zIndex;
    this.outer.replaceWith(wrapper);
    wrapper.append(this.outer);
    this.outer = wrapper;
    return wrapper;
  }
}

/** A rounded box behind a transform, as a path: an ellipse's quarter stays one whatever its transform. */
function roundedPath([a, b, c, d, e, f, width, height, ...radii]) {
  const point = (x, y) => `${a * x + c * y + e} ${b * x + d * y + f}`;
  // How far from its corner the handles are of a cubic curve that is nearly a quarter of a circle.
  const bend = 1 - 0.5522847;
  const corners = [[0, 0, 1, 0], [width, 0, 0, 1], [width, height, -1, 0], [0, height, 0, -1]];
  return corners.map(([x, y, right, down], index) => {
    const radius = radii[index];
    // Along one side to the corner, and from there along the next one.
    const at = (before, after) => point(
      x - down * before + right * after, y + right * before + down * after);
    return `${index ? "L" : "M"}${at(radius, 0)}C${at(radius * bend, 0)} ${at(0, radius * bend)} ${at(0, radius)}`;
  }).join("") + "Z";
}

/** A copy of an element as it is now, without what the frame draws and what flies by itself. */
class Picture {
  constructor({ element, size, hasBorder, hasShadow }, container) {
    this.original = element;
    [this.width, this.height] = size;
    this.copy = element.cloneNode(true);
    this.shell = Picture.inShell(this.copy, element, container);
    this.copy.classList.add("match-picture");
    this.copy.classList.toggle("match-borderless", !hasBorder);
    this.copy.classList.toggle("match-shadowless", !hasShadow);
    this.copy.style.width = `${this.width}px`;
    this.copy.style.height = `${this.height}px`;
    const inside = (one, selector) => (element.childElementCount ? [...one.querySelectorAll(selector)] : []);
    this.tagged = inside(element, "[data-match-id]");
    this.copies = inside(this.copy, "[data-match-id]");
    // A copy of a chosen radio button would take the choice from the original.
    for (const named of inside(this.copy, "[name]")) named.removeAttribute("name");
  }

  /** Empty copies of the elements around it, so that the page's rules and what it inherits are the same. */
  static inShell(copy, element, container) {
    let shell = copy;
    for (let one = element.parentElement; one && one !== container; one = one.parentElement) {
      const around = one.cloneNode(false);
      around.removeAttribute("data-match-id");
      around.classList.add("match-shell");
      around.append(shell);
      shell = around;
    }
    shell.inert = true;
    return shell;
  }

  leaveOut(flying) {
    this.tagged.forEach((element, index) => {
      this.copies[index].classList.toggle("match-away", flying.has(element));
    });
  }

  fade(alpha, isInFront) {
    this.copy.style.setProperty("opacity", alpha, "important");
    this.copy.style.zIndex = isInFront;
  }

  fill([x, y, width, height]) {
    const transform = `matrix(${width / this.width}, 0, 0, ${height / this.height}, ${x}, ${y})`;
    this.copy.style.setProperty("transform", transform, "important");
  }
}

/** A screen, which fades as it stands, without what flies by itself. */
class LiveScreen {
  constructor(element, isUpper, container) {
    this.element = element;
    this.isUpper = isUpper;
    const [own, around] = [element.getBoundingClientRect(), originOf(container)];
    this.style = {
      opacity: 1,
      transform: "none",
      transformOrigin: `${around.left - own.left}px ${around.top - own.top}px`,
      pointerEvents: "auto",
    };
    this.hold();
  }

  fly() {}
  resize() {}
  remove() { this.letGo(); }

  place(numbers) { this.show({ transform: numbers.join() === "1,0,0,1,0,0" ? "none" : matrix(numbers) }); }
  alpha([alpha]) { this.show({ opacity: alpha }); }

  open(isHeadingUp) {
    const pointerEvents = isHeadingUp === this.isUpper ? "auto" : "none";
    if (this.style.pointerEvents !== pointerEvents) this.show({ pointerEvents });
  }

  show(style) {
    Object.assign(this.style, style);
    this.animation.effect.setKeyframes([this.style, this.style]);
  }

  hold() { this.animation = held(this.element, this.style); }
  letGo() { this.animation.cancel(); }
}
