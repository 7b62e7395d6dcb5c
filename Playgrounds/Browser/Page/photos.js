// The photos of the playground, painted as there: places are parts of the canvas, from 0 to 1.

const canvas = { width: 480, height: 360 };

class Painter {
  shapes = [];

  /** The picture as an address; short, since it is what an image is known by. */
  get address() {
    const { width, height } = canvas;
    const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${this.shapes.join("")}</svg>`;
    return URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  }

  draw(name, attributes, color, alpha = 1) {
    const texts = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
    this.shapes.push(`<${name}${texts.join("")} fill="${color}"${alpha < 1 ? ` opacity="${alpha}"` : ""}/>`);
  }

  /** A field of two colors, the one flowing into the other downward. */
  field(top, bottom, from = 0, to = 1) {
    const id = `f${this.shapes.length}`;
    this.shapes.push(`<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${hex(top)}"/><stop offset="1" stop-color="${hex(bottom)}"/></linearGradient>`);
    this.rect(0, from, 1, to - from, `url(#${id})`);
  }

  /** A disc; its radius is a part of the canvas's height. */
  disc(x, y, radius, color, alpha) { this.oval(x, y, radius, radius, color, alpha); }

  /** An ellipse; both radii are parts of the canvas's height. */
  oval(x, y, a, b, color, alpha) {
    this.draw("ellipse", { cx: wide(x), cy: high(y), rx: high(a), ry: high(b) }, hex(color), alpha);
  }

  shape(points, color, alpha) {
    this.draw("polygon", { points: points.map(([x, y]) => `${wide(x)},${high(y)}`).join(" ") }, hex(color), alpha);
  }

  box(x, y, width, height, color, alpha) { this.rect(x, y, width, height, hex(color), alpha); }

  rect(x, y, width, height, color, alpha) {
    this.draw("rect", { x: wide(x), y: high(y), width: wide(width), height: high(height) }, color, alpha);
  }

  /** What lies between a level and a line of the canvas's width. */
  band(color, level, line, alpha, parts = 48) {
    const points = Array.from({ length: parts + 1 }, (_, index) => [index / parts, line(index / parts)]);
    this.shape([[1, level], [0, level], ...points], color, alpha);
  }

  /** Land below a line of the canvas's width. */
  land(color, line, parts) { this.band(color, 1, line, 1, parts); }

  /** A spruce that stands at a point. */
  spruce(x, y, height, color) {
    const width = height * 0.34 * canvas.height / canvas.width;
    this.shape([[x, y - height], [x + width * 0.7, y - height * 0.35], [x - width * 0.7, y - height * 0.35]], color);
    this.shape([[x, y - height * 0.7], [x + width, y], [x - width, y]], color);
  }
}

function hex(color) { return `#${color.toString(16).padStart(6, "0")}`; }
function wide(x) { return Number((x * canvas.width).toFixed(2)); }
function high(y) { return Number((y * canvas.height).toFixed(2)); }

/** A dice that always throws the same. */
class Dice {
  constructor(seed) { this.state = BigInt(seed) * 0x9e3779b97f4a7c15n + 0x123456789abcdef1n; }

  /** A number from one to another. */
  next(low = 0, high = 1) {
    this.state = BigInt.asUintN(64, this.state * 6364136223846793005n + 1442695040888963407n);
    return low + (high - low) * Number(this.state >> 40n) / (1 << 24);
  }
}

/** A line of peaks: straight flanks between points that a dice has thrown. */
function peaks(base, height, count, seed) {
  const dice = new Dice(seed);
  const tops = Array.from({ length: count + 1 }, (_, index) =>
    base - height * (index % 2 === 0 ? 0.2 + 0.3 * dice.next() : 0.55 + 0.45 * dice.next()));
  return (x) => {
    const place = Math.min(Math.max(x, 0), 0.9999) * count;
    const index = Math.floor(place);
    const part = place - index;
    const jag = 0.06 * height * Math.sin(x * 90 + seed);
    return tops[index] + (tops[index + 1] - tops[index]) * part + jag * part * (1 - part) * 4;
  };
}

/** A line of soft hills. */
function hills(base, height, waves, phase) {
  return (x) => base - height * (0.7 * Math.sin(x * waves * 2 * Math.PI + phase)
    + 0.3 * Math.sin(x * waves * 4.6 * Math.PI + phase * 2.3));
}

const photos = [
  {
    title: "Last light", place: "Hohe Tauern, October",
    story: "The sun had gone behind the second ridge when the first one began to glow. Ten minutes later everything was blue.",
    paint(on) {
      on.field(0x2b2d6e, 0xffb36b, 0, 0.7);
      on.disc(0.64, 0.44, 0.2, 0xffd9a0, 0.25);
      on.disc(0.64, 0.44, 0.11, 0xffe9c4);
      on.land(0x9a5f86, peaks(0.62, 0.3, 9, 3));
      on.land(0x6d4379, peaks(0.74, 0.3, 7, 8));
      on.land(0x452c5e, peaks(0.88, 0.3, 6, 5));
      on.land(0x251a3d, hills(0.93, 0.05, 1.1, 0.6));
    },
  },
  {
    title: "Still lake", place: "Altaussee, June",
    story: "No wind before six in the morning. The mountain stands on its head, and only a fish now and then puts it right again.",
    paint(on) {
      const back = peaks(0.52, 0.34, 7, 12);
      const front = hills(0.49, 0.05, 1.4, 2);
      on.field(0x8fc9e8, 0xf3e7d3, 0, 0.54);
      on.field(0xe4dfd2, 0x4d8ea6, 0.54);
      on.band(0x6f8fa6, 0.54, (x) => Math.min(back(x), 0.54));
      on.band(0x6f8fa6, 0.54, (x) => 1.08 - back(x), 0.55);
      on.band(0x3c6355, 0.54, front);
      on.band(0x3c6355, 0.54, (x) => 1.08 - front(x), 0.6);
      [0.6, 0.68, 0.74, 0.83, 0.91].forEach((y, index) =>
        on.box(0.08 + 0.13 * (index % 3), y, 0.5 - 0.05 * index, 0.006, 0xffffff, 0.35));
    },
  },
  {
    title: "Balloons", place: "Göreme, April",
    story: "They rise before the sun does, without a sound. From up there the valleys look like a crumpled blanket.",
    paint(on) {
      on.field(0x6fb7e9, 0xfde2c0, 0, 0.8);
      on.land(0xd9a777, peaks(0.8, 0.14, 11, 21));
      on.land(0xb77d55, hills(0.84, 0.05, 1.6, 1));
      on.land(0x8a5a40, hills(0.93, 0.05, 1, 3));
      const balloon = (x, y, r, color, stripe) => {
        const unit = r * canvas.height / canvas.width;
        on.shape([[x - unit * 0.72, y + r * 0.66], [x + unit * 0.72, y + r * 0.66],
          [x + unit * 0.18, y + r * 1.5], [x - unit * 0.18, y + r * 1.5]], color);
        on.disc(x, y, r, color);
        on.oval(x, y, r * 0.62, r, stripe);
        on.oval(x, y, r * 0.26, r, color);
        on.box(x - unit * 0.16, y + r * 1.62, unit * 0.32, r * 0.24, 0x5b3a29);
      };
      balloon(0.28, 0.34, 0.19, 0xe4572e, 0xf6c85f);
      balloon(0.68, 0.22, 0.12, 0x2e86ab, 0xf4f1de);
      balloon(0.82, 0.56, 0.08, 0x8e4585, 0xf2b5d4);
      balloon(0.52, 0.6, 0.05, 0xf6c85f, 0xe4572e);
    },
  },
  {
    title: "Dunes", place: "Erg Chebbi, March",
    story: "Every evening the wind draws the same line along the crest, and every night it thinks again.",
    paint(on) {
      on.field(0xf7c59f, 0xffe8cf, 0, 0.75);
      on.disc(0.24, 0.26, 0.08, 0xfff6e5);
      on.land(0xe8a87c, hills(0.55, 0.06, 0.9, 0.3));
      on.land(0xd98e5f, hills(0.66, 0.08, 0.7, 2.2));
      on.shape([[0.42, 0.5], [0.62, 0.62], [0.56, 0.78], [0.8, 1], [0, 1], [0, 0.82], [0.24, 0.68]], 0xe9a46f);
      on.shape([[0.42, 0.5], [0.62, 0.62], [1, 0.8], [1, 1], [0.8, 1], [0.56, 0.78], [0.5, 0.62]], 0xa65f3e);
      on.land(0xc97b4d, hills(0.95, 0.04, 0.8, 4));
    },
  },
  {
    title: "Harbour", place: "Trieste, November",
    story: "The offices leave their lights on for the ships. The water passes them on, a little shaken.",
    paint(on) {
      on.field(0x0b1033, 0x35407e, 0, 0.66);
      on.field(0x232c63, 0x080c24, 0.66);
      on.disc(0.8, 0.18, 0.07, 0xf6f0d8);
      on.disc(0.8, 0.18, 0.12, 0xf6f0d8, 0.15);
      const dice = new Dice(7);
      for (let star = 0; star < 24; star += 1) on.disc(dice.next(), dice.next(0, 0.36), 0.004, 0xffffff, 0.8);
      for (let x = -0.02; x < 1; ) {
        const [width, height] = [dice.next(0.07, 0.12), dice.next(0.14, 0.42)];
        on.box(x, 0.66 - height, width - 0.01, height, 0x141a42);
        on.box(x, 0.66, width - 0.01, height * 0.7, 0x0d1230, 0.6);
        for (let row = 0.66 - height + 0.03; row < 0.62; row += 0.055) {
          if (dice.next() > 0.35) on.box(x + width * dice.next(0.12, 0.5), row, 0.016, 0.026, 0xffd27d);
        }
        x += width;
      }
      for (let index = 0; index < 14; index += 1) {
        on.box(dice.next(0, 0.94), 0.7 + 0.02 * index, dice.next(0.02, 0.06), 0.006, 0xffd27d, 0.5);
      }
      for (let index = 0; index < 6; index += 1) {
        on.box(0.8 - 0.02 * dice.next(0.5, 1.6), 0.7 + 0.04 * index, 0.05, 0.008, 0xf6f0d8, 0.5);
      }
    },
  },
  {
    title: "Morning wood", place: "Black Forest, September",
    story: "Mist between the spruces, one row behind another, each paler than the last.",
    paint(on) {
      on.field(0xdfe9d8, 0xf6f3e3);
      on.disc(0.7, 0.2, 0.1, 0xfffbea);
      const rows = [[0.56, 0.24, 0xb9cdb9, 17], [0.72, 0.32, 0x86a78d, 13], [0.88, 0.4, 0x4b7a63, 10], [1.06, 0.52, 0x1f4a3d, 7]];
      rows.forEach(([y, height, color, count], index) => {
        const dice = new Dice(30 + index);
        const ground = hills(y, 0.03, 1.2, index * 2);
        for (let tree = 0; tree <= count; tree += 1) {
          const x = (tree + dice.next(-0.3, 0.3)) / count;
          on.spruce(x, ground(x) + 0.03, height * dice.next(0.65, 1), color);
        }
        on.land(color, (x) => ground(x) - 0.03, 24);
      });
    },
  },
  {
    title: "Open sea", place: "Off Hvar, August",
    story: "One sail, no hurry. The sun lays a road, and nobody takes it.",
    paint(on) {
      on.field(0x5aa9d6, 0xfbe3b7, 0, 0.55);
      on.disc(0.34, 0.4, 0.09, 0xfff4d0);
      on.disc(0.34, 0.4, 0.16, 0xfff4d0, 0.25);
      on.field(0x3f8fb5, 0x0e3a5c, 0.55);
      for (let index = 0; index < 11; index += 1) {
        const half = 0.03 + 0.012 * index;
        on.box(0.34 - half * (index % 2 === 0 ? 1 : 0.7), 0.57 + 0.038 * index, half * 1.8, 0.008, 0xfff1c9, 0.7);
      }
      on.shape([[0.66, 0.26], [0.66, 0.6], [0.8, 0.6]], 0xffffff);
      on.shape([[0.648, 0.3], [0.648, 0.6], [0.57, 0.6]], 0xf1e4d0);
      on.shape([[0.55, 0.62], [0.82, 0.62], [0.77, 0.68], [0.6, 0.68]], 0x7b2d26);
      on.box(0.58, 0.69, 0.2, 0.012, 0x0e3a5c, 0.5);
    },
  },
  {
    title: "First snow", place: "Engadin, December",
    story: "It fell all night. In the morning the mountains looked as if someone had only just thought of them.",
    paint(on) {
      on.field(0x3d7cc9, 0xcfe5f7, 0, 0.7);
      on.land(0xa9c7e6, peaks(0.6, 0.46, 6, 40));
      on.land(0xe8f1fa, peaks(0.7, 0.44, 5, 42));
      on.land(0xffffff, hills(0.82, 0.05, 0.8, 1));
      const dice = new Dice(9);
      for (let tree = 0; tree < 9; tree += 1) on.spruce(dice.next(), dice.next(0.86, 0.94), dice.next(0.1, 0.2), 0x27535e);
      on.land(0xe3eef8, hills(0.95, 0.03, 0.9, 4));
      for (let flake = 0; flake < 30; flake += 1) {
        on.disc(dice.next(), dice.next(0, 0.8), dice.next(0.003, 0.008), 0xffffff, 0.9);
      }
    },
  },
  {
    title: "Poppies", place: "Val d'Orcia, May",
    story: "Two weeks of red, and then it is wheat again.",
    paint(on) {
      on.field(0x7cc3e6, 0xeaf5f0, 0, 0.55);
      on.oval(0.24, 0.18, 0.18, 0.045, 0xffffff, 0.8);
      on.oval(0.34, 0.22, 0.22, 0.04, 0xffffff, 0.8);
      on.land(0xa9c77b, hills(0.5, 0.05, 0.9, 0.5));
      for (const x of [0.62, 0.67, 0.71]) on.oval(x, 0.46, 0.022, 0.09, 0x3f6b4a);
      on.land(0x86b05a, hills(0.6, 0.05, 0.7, 2.4));
      on.land(0x5f8f43, hills(0.72, 0.03, 0.6, 4));
      const dice = new Dice(15);
      for (let index = 0; index < 45; index += 1) {
        const depth = index / 45;
        on.disc(dice.next(), 0.7 + 0.3 * depth + dice.next(-0.02, 0.02), 0.007 + 0.02 * depth,
          dice.next() > 0.2 ? 0xd7263d : 0xf46a4e);
      }
    },
  },
];

for (const photo of photos) {
  const painter = new Painter();
  photo.paint(painter);
  photo.address = painter.address;
}
