// Unpacks the engine. Browsers can undo gzip; LZMA, which this is, makes a program a quarter smaller than that.

/** What a stream of LZMA with a header contains. */
function unpack(packed) {
  const properties = packed[0];
  const literalContext = properties % 9;
  const literalPosition = (1 << Math.trunc(properties / 9) % 5) - 1;
  const positionMask = (1 << Math.trunc(properties / 45)) - 1;
  const out = new Uint8Array(new DataView(packed.buffer).getUint32(5, true));
  const coder = new RangeDecoder(packed, 14);
  const literals = chances(0x300 << (literalContext + Math.trunc(properties / 9) % 5));
  const [isMatch, isLongRepeat] = [chances(12 << 4), chances(12 << 4)];
  const [isRepeat, isLater, isSecondLater, isThirdLater] = [chances(12), chances(12), chances(12), chances(12)];
  const slots = [0, 1, 2, 3].map(() => chances(64));
  const [special, low] = [chances(128), chances(16)];
  const [matchLength, repeatLength] = [new LengthDecoder(coder), new LengthDecoder(coder)];
  let state = 0;
  let distances = [0, 0, 0, 0];

  function literal(at) {
    const before = at ? out[at - 1] : 0;
    const context = ((at & literalPosition) << literalContext) + (before >> (8 - literalContext));
    const start = 0x300 * context;
    let symbol = 1;
    if (state >= 7) {
      let match = out[at - distances[0] - 1];
      while (symbol < 0x100) {
        const expected = (match >> 7) & 1;
        match <<= 1;
        const bit = coder.bit(literals, start + ((1 + expected) << 8) + symbol);
        symbol = (symbol << 1) | bit;
        if (bit !== expected) break;
      }
    }
    while (symbol < 0x100) symbol = (symbol << 1) | coder.bit(literals, start + symbol);
    state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
    return symbol;
  }

  function distance(length) {
    const slot = coder.tree(slots[Math.min(length, 3)], 6);
    if (slot < 4) return slot;
    const bits = (slot >> 1) - 1;
    const start = (2 | (slot & 1)) << bits;
    if (slot < 14) return start + coder.backward(special, start - slot, bits);
    return start + coder.plain(bits - 4) * 16 + coder.backward(low, 0, 4);
  }

  /** Which of the last four distances is meant; it comes to the front. */
  function recall() {
    const index = !coder.bit(isLater, state) ? 0 : !coder.bit(isSecondLater, state) ? 1
      : !coder.bit(isThirdLater, state) ? 2 : 3;
    distances = [distances[index], ...distances.filter((_, other) => other !== index)];
    return index;
  }

  for (let at = 0; at < out.length; ) {
    const position = at & positionMask;
    if (!coder.bit(isMatch, (state << 4) + position)) {
      out[at] = literal(at);
      at += 1;
      continue;
    }
    let length = 0;
    if (!coder.bit(isRepeat, state)) {
      length = matchLength.decode(position);
      distances = [distance(length), ...distances.slice(0, 3)];
      state = state < 7 ? 7 : 10;
    } else if (recall() === 0 && !coder.bit(isLongRepeat, (state << 4) + position)) {
      length = -1;
      state = state < 7 ? 9 : 11;
    } else {
      length = repeatLength.decode(position);
      state = state < 7 ? 8 : 11;
    }
    for (let count = length + 2; count > 0; count -= 1) {
      out[at] = out[at - distances[0] - 1];
      at += 1;
    }
  }
  return out;
}

/** Chances of a bit to be 0, of 2048; at first they are even. */
function chances(count) { return new Uint16Array(count).fill(1024); }

class RangeDecoder {
  constructor(bytes, start) {
    this.bytes = bytes;
    this.at = start + 4;
    this.range = 0xffffffff;
    this.code = new DataView(bytes.buffer).getUint32(start);
  }

  bit(chances, index) {
    const bound = (this.range >>> 11) * chances[index];
    const bit = this.code < bound ? 0 : 1;
    if (bit) {
      this.range -= bound;
      this.code -= bound;
      chances[index] -= chances[index] >> 5;
    } else {
      this.range = bound;
      chances[index] += (2048 - chances[index]) >> 5;
    }
    this.refill();
    return bit;
  }

  refill() {
    if (this.range >= 0x1000000) return;
    this.range = this.range * 256;
    this.code = this.code * 256 + this.bytes[this.at];
    this.at += 1;
  }

  /** A number of so many bits, each of which depends on those before it; the highest comes first. */
  tree(chances, bits, start = 0) {
    let symbol = 1;
    for (let count = bits; count > 0; count -= 1) symbol = (symbol << 1) | this.bit(chances, start + symbol);
    return symbol - (1 << bits);
  }

  /** The same, but the lowest bit comes first. */
  backward(chances, start, bits) {
    let [symbol, number] = [1, 0];
    for (let index = 0; index < bits; index += 1) {
      const bit = this.bit(chances, start + symbol);
      symbol = (symbol << 1) | bit;
      number |= bit << index;
    }
    return number;
  }

  /** A number whose bits are as likely to be 0 as 1. */
  plain(bits) {
    let number = 0;
    for (let count = bits; count > 0; count -= 1) {
      this.range = Math.trunc(this.range / 2);
      const bit = this.code < this.range ? 0 : 1;
      if (bit) this.code -= this.range;
      number = number * 2 + bit;
      this.refill();
    }
    return number;
  }
}

class LengthDecoder {
  constructor(coder) {
    this.coder = coder;
    this.choice = chances(2);
    [this.short, this.middle, this.long] = [chances(128), chances(128), chances(256)];
  }

  decode(position) {
    if (!this.coder.bit(this.choice, 0)) return this.coder.tree(this.short, 3, position << 3);
    if (!this.coder.bit(this.choice, 1)) return 8 + this.coder.tree(this.middle, 3, position << 3);
    return 16 + this.coder.tree(this.long, 8);
  }
}
