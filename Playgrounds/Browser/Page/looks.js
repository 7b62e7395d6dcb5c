// What the computed style of a tagged element says about its looks: the last columns of its row.

const plain = Array(25).fill(0);

function looks(element, style, size, unfold) {
  const background = color(style.backgroundColor);
  return [...background, ...border(style), ...shadow(style), ...picture(element, style, size, unfold)];
}

/** A border that is the same on all sides; any other one is left in the picture. */
function border(style) {
  // What differs from side to side has no shorthand.
  const parts = /^(\S+)px solid (.+)$/.exec(style.border);
  return parts ? [Number(parts[1]), ...color(parts[2])] : [0, 0, 0, 0, 0];
}

/** A single shadow as large as its element; any other one is left in the picture. */
function shadow(style) {
  const parts = /^([^(]+\([^)]+\)) (\S+)px (\S+)px (\S+)px 0px$/.exec(style.boxShadow);
  if (!parts) return [0, 0, 0, 0, 0, 0, 0];
  return [...color(parts[1]), ...parts.slice(2).map(Number)];
}

/** The kind of picture, its identity, and where the image or the letters are. */
function picture(element, style, size, unfold) {
  if (isImage(element)) return [1, hash(element.currentSrc), ...imageBox(element, style, size), 0, 0, 0];
  if (!element.firstChild) return [0, 0, 0, 0, 0, 0, 0, 0, 0];
  const { face, fontSize, color } = letters(style);
  if (element.childElementCount === 0 && element.textContent.trim()) {
    return [2, 0, ...line(element, style, face(fontSize), unfold), parseFloat(fontSize),
      hash(element.textContent.trim()), hash(face("") + color)];
  }
  // The same markup in the same size and color looks the same, as far as a page can tell cheaply.
  return [0, hash(element.innerHTML + size.map(Math.round) + face(fontSize) + color), 0, 0, 0, 0, 0, 0, 0];
}

function isImage({ localName }) { return localName === "img"; }

/** How large the whole image is in its element. */
function imageSize(seen) {
  const [left, top, right, bottom] = seen.slice(18, 22);
  return [right - left, bottom - top];
}

/** Left, top, right and bottom of the whole image, with what its element crops. */
function imageBox({ naturalWidth, naturalHeight }, style, [width, height]) {
  const [wide, high] = [width / naturalWidth, height / naturalHeight];
  const scale = { cover: Math.max(wide, high), contain: Math.min(wide, high) }[style.objectFit];
  if (!scale || !isFinite(scale)) return [0, 0, width, height];
  const [x, y] = [(width - naturalWidth * scale) / 2, (height - naturalHeight * scale) / 2];
  return [x, y, width - x, height - y];
}

/** Left edge, baseline and right edge of a text on one line, and the side to which it keeps. */
function line(element, style, font, unfold) {
  const side = { center: 0.5, right: 1, end: 1 }[style.textAlign] ?? 0;
  contents.selectNodeContents(element);
  const boxes = contents.getClientRects();
  if (boxes.length !== 1) return [0, 0, 0, side];
  const { center: [x, y], size: [width, height] } = unfold(boxes[0]);
  return [x - width / 2, y - height / 2 + ascent(font), x + width / 2, side];
}

/** A page keeps every range up to date, so there is one. */
const contents = document.createRange();
const brush = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
const ascents = new Map();
const colors = new Map();

/** The font as one text for each size; the page's own shorthand is empty for a font with tabular figures. */
function letters({ fontStyle, fontWeight, fontSize, fontFamily, color }) {
  return { face: (size) => `${fontStyle} ${fontWeight} ${size} ${fontFamily}`, fontSize, color };
}

/** How far the letters of a font stand below the top of their line's box. */
function ascent(font) {
  if (!ascents.has(font)) {
    brush.font = font;
    ascents.set(font, brush.measureText("x").fontBoundingBoxAscent);
  }
  return ascents.get(font);
}

/** Red, green, blue and alpha from 0 to 1, however the color is written. */
function color(text) {
  if (!colors.has(text)) {
    const numbers = /^rgba?\(([^)]+)\)$/.exec(text)?.[1].split(/[,/ ]+/).map(Number) ?? painted(text);
    colors.set(text, [numbers[0] / 255, numbers[1] / 255, numbers[2] / 255, numbers[3] ?? 1]);
  }
  return colors.get(text);
}

function painted(text) {
  brush.clearRect(0, 0, 1, 1);
  brush.fillStyle = text;
  brush.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = brush.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

/** A number that two texts share if they are the same, and hardly otherwise; never 0. */
function hash(text) {
  let [low, high] = [0x811c9dc5, 0x1b873593];
  for (let index = 0; index < text.length; index += 1) {
    low = Math.imul(low ^ text.charCodeAt(index), 0x01000193);
    high = Math.imul(high ^ low, 0x85ebca6b);
  }
  return (low >>> 0) + (high >>> 12) * 0x100000000 + 1;
}
