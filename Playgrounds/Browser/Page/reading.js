// The first seam: a screen as rows of numbers, one for each element that has a tag or is around one that has.
//
// Where an element is seen tells where its center is, whatever is scrolled or transformed around it. Its size and
// its own transform are then all that is missing; where a transform has its origin makes no difference.

const columns = 44;
const traits = { isHidden: 1, clips: 2, isThreeDimensional: 4, isLoading: 8, staysInFront: 16 };

class Reading {
  /** Reads a screen as it stands; places are measured from the container's top left. */
  constructor(screen, container) {
    this.origin = originOf(container);
    this.elements = [screen];
    this.numbers = [];
    this.tags = [];
    this.tagBytes = 0;
    /** What is known of the picture of each element. */
    this.pictures = [];
    const children = Reading.skeleton(screen);
    const spaces = [[1, 0, 0, 1, 0, 0]];
    const around = [0];
    for (let row = 0; row < this.elements.length; row += 1) {
      const element = this.elements[row];
      const inside = children.get(element);
      const tag = utf8.encode(element.dataset.matchId ?? "");
      this.numbers.push(this.elements.length, inside.length, this.tagBytes, tag.length);
      this.tags.push(tag);
      this.tagBytes += tag.length;
      spaces.push(this.place(element, tag.length > 0, spaces[around[row]]));
      for (const child of inside) {
        this.elements.push(child);
        around.push(row + 1);
      }
    }
  }

  /** The elements that are read, each with those that are read inside it, in the order of the page. */
  static skeleton(screen) {
    const children = new Map([[screen, []]]);
    for (const tagged of screen.querySelectorAll("[data-match-id]")) {
      let inner = null;
      for (let one = tagged; ; one = one.parentElement) {
        const isNew = !children.has(one);
        if (isNew) children.set(one, []);
        if (inner) children.get(one).push(inner);
        if (!isNew) break;
        inner = one;
      }
    }
    return children;
  }

  /** Adds an element's row; `space` goes from the space of the element around it to the container. */
  place(element, isTagged, space) {
    const style = getComputedStyle(element);
    const own = ownTransform(style);
    const [a, b, c, d] = product(own, space);
    const laidOut = element.getBoundingClientRect();
    const rect = isImage(element) && [a, b, c, d].join() === "1,0,0,1" ? snapped(laidOut) : laidOut;
    const size = ownSize(element, rect, a, b, c, d);
    const x = rect.left - this.origin.left + rect.width / 2;
    const y = rect.top - this.origin.top + rect.height / 2;
    const set =
      (style.display === "none" || (isTagged && style.visibility !== "visible") ? traits.isHidden : 0)
      + (style.overflowX !== "visible" && style.overflowY !== "visible" ? traits.clips : 0)
      + (own.isThreeDimensional ? traits.isThreeDimensional : 0)
      + (isImage(element) && !element.complete ? traits.isLoading : 0)
      + (element.hasAttribute("data-match-front") ? traits.staysInFront : 0);
    this.numbers.push(set, Number(style.zIndex) || 0, ...inverse(space, x, y), ...size, ...own);
    this.numbers.push(Number(style.opacity), ...radii(style, size));
    const [w, h] = [size[0] / 2, size[1] / 2];
    const inside = [a, b, c, d, x - a * w - c * h, y - b * w - d * h];
    const seen = isTagged ? looks(element, style, size, (box) => this.unfold(box, element, inside)) : plain;
    this.numbers.push(...seen);
    // An image's picture is the whole image; what the frame draws is not in any.
    this.pictures.push({
      size: isImage(element) ? imageSize(seen) : size,
      hasBorder: seen[4] === 0,
      hasShadow: seen[12] === 0,
    });
    return inside;
  }

  /** Where something in a space is that is seen in an upright box: its center and its size. */
  unfold(box, element, space) {
    const center = [box.left - this.origin.left + box.width / 2, box.top - this.origin.top + box.height / 2];
    return { center: inverse(space, ...center), size: ownSize(element, box, ...space.slice(0, 4)) };
  }

  /** Hands the rows to the engine. */
  give(engine, theater, isUpper) {
    const start = engine.room(this.numbers.length * 8 + this.tagBytes);
    new Float64Array(engine.memory.buffer, start, this.numbers.length).set(this.numbers);
    const bytes = new Uint8Array(engine.memory.buffer, start + this.numbers.length * 8);
    let at = 0;
    for (const tag of this.tags) {
      bytes.set(tag, at);
      at += tag.length;
    }
    engine.readScreen(theater, isUpper, start, this.elements.length, this.tagBytes);
  }
}

const utf8 = new TextEncoder();

/** Where container space begins, which is inside the container's border, and where the stage is painted. */
function originOf(container) {
  const { left, top } = container.getBoundingClientRect();
  // Whole points as `clientTop` has it, a border would be too wide on a display with one and a half pixels a point.
  const { borderLeftWidth, borderTopWidth } = getComputedStyle(container);
  const [x, y] = [left + parseFloat(borderLeftWidth), top + parseFloat(borderTopWidth)];
  return snapped({ left: x, top: y, width: 0, height: 0 });
}

/** Where the browser paints an upright image or container: its edges are on the display's pixels. */
function snapped({ left, top, width, height }) {
  const snap = (length) => Math.round(length * devicePixelRatio) / devicePixelRatio;
  const [x, y] = [snap(left), snap(top)];
  return { left: x, top: y, width: snap(left + width) - x, height: snap(top + height) - y };
}

/** A transform's linear part, followed by another one's. */
function product([a, b, c, d], [e, f, g, h]) {
  return [a * e + b * g, a * f + b * h, c * e + d * g, c * f + d * h];
}

/** The point of a space that is seen there. */
function inverse([a, b, c, d, e, f], x, y) {
  const area = a * d - b * c || 1;
  return [(d * (x - e) - c * (y - f)) / area, (a * (y - f) - b * (x - e)) / area];
}

/** The linear part of an element's own transform. */
function ownTransform({ transform, rotate, scale }) {
  if (transform === "none" && rotate === "none" && scale === "none") return [1, 0, 0, 1];
  const turn = rotate === "none" ? "" : `rotate(${rotate})`;
  const size = scale === "none" ? "" : `scale(${scale.split(" ").slice(0, 2).join()})`;
  const matrix = new DOMMatrix(/ /.test(rotate) ? "" : turn + size).multiply(new DOMMatrix(transform));
  const linear = [matrix.a, matrix.b, matrix.c, matrix.d];
  linear.isThreeDimensional = !matrix.is2D || / /.test(rotate);
  return linear;
}

/** An element's size in its own points: the upright box around it is larger where it is turned. */
function ownSize(element, { width, height }, ...linear) {
  const [a, b, c, d] = linear.map(Math.abs);
  const area = a * d - b * c;
  if (Math.abs(area) < 0.1 * (a * d + b * c)) return [element.offsetWidth, element.offsetHeight];
  return [(d * width - c * height) / area, (a * height - b * width) / area];
}

/** The radii in points, from the top left on; one that is elliptical counts as its shorter side. */
function radii({ borderRadius }, size) {
  if (borderRadius === "0px") return [0, 0, 0, 0];
  const [across, down = across] = borderRadius.split(" / ").map((part) => part.split(" "));
  // A corner that is not written is like the one across, or else like the first.
  const length = (list, corner, whole) => {
    const text = list[corner] ?? list[corner - 2] ?? list[0];
    return parseFloat(text) * (text.endsWith("%") ? whole / 100 : 1);
  };
  return [0, 1, 2, 3].map((corner) => Math.min(length(across, corner, size[0]), length(down, corner, size[1])) || 0);
}
