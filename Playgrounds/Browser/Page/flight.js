// What a page calls, and what the engine calls back.

/** The engine, and the one flight that there is at a time. */
class Match {
  /** A duration is multiplied by this. */
  slowness = 1;
  reducesMotion = false;
  flight = null;

  static async load(bytes) {
    const match = new Match();
    const { instance } = await WebAssembly.instantiate(bytes, { page: match.calls() });
    match.engine = instance.exports;
    return match;
  }

  /** Flies from one screen of a container to another; the one that covers the other is the upper one. */
  fly({ container, lower, upper, isForward = true, whenEnded }) {
    return this.begin(new MatchFlight(this, container, lower, upper, whenEnded), isForward);
  }

  /**
   * Flies from a screen as it is to what a change makes of it; a flight on the same screen goes on to there.
   * A flight that goes back ends with the change undone.
   */
  change({ container, screen, change, undo }) {
    if (this.flight?.isWithin(screen)) {
      change();
      return this.flight.follow();
    }
    this.flight?.end();
    const flight = new MatchFlight(this, container, screen, screen, (isUpper) => isUpper || undo());
    flight.stage.keep(flight.lower.reading);
    change();
    return this.begin(flight, true);
  }

  begin(flight, isForward) {
    this.flight?.end();
    flight.read(1);
    flight.isForward = isForward;
    this.flight = flight;
    this.engine.reduceMotion(flight.theater, this.reducesMotion);
    this.engine.begin(flight.theater, isForward);
    return flight;
  }

  /** Moves nothing, but fades; also in flight. */
  reduceMotion(reduces) {
    this.reducesMotion = reduces;
    if (this.flight) this.engine.reduceMotion(this.flight.theater, reduces);
  }

  /** What the engine calls; Layer/Page.h says what each is for. */
  calls() {
    // Where nothing starts is no multiple of anything.
    const numbers = (Kind, start, count) => new Kind(this.engine.memory.buffer, count && start, count);
    return {
      readAgain: (isUpper) => this.flight.readAgain(isUpper),
      makeStandIn: (origin, lower, upper, width, height, mustClip) => this.flight.stage.add(
        origin, this.flight.lower.original(lower), this.flight.upper.original(upper), [width, height], mustClip),
      setStage: () => this.flight.stage.set(),
      draw: (start, count) => this.flight.draw(numbers(Float64Array, start, count)),
      stack: (start, count) => this.flight.stage.stack(numbers(Int32Array, start, count)),
      runClock: (runs) => this.flight.runClock(runs),
      strike: () => this.flight.stage.strike(),
      ended: (isUpper) => this.ended(isUpper),
      tell: (start, count, time) => {
        const text = new TextDecoder().decode(numbers(Uint8Array, start, count));
        this.told.push(time < 0 ? text : [text, time]);
      },
    };
  }

  ended(isUpper) {
    const { flight } = this;
    this.flight = null;
    // The engine is still in the middle of a call.
    queueMicrotask(() => flight.close());
    flight.whenEnded?.(Boolean(isUpper));
    this.whenEnded?.(flight);
  }
}

/** One flight: two screens of a container, a stage and a clock. */
class MatchFlight {
  constructor(match, container, lower, upper, whenEnded) {
    this.match = match;
    this.engine = match.engine;
    this.container = container;
    this.size = [container.clientWidth, container.clientHeight];
    this.whenEnded = whenEnded;
    this.stage = new Stage(container);
    this.theater = this.engine.open(...this.size, lower === upper);
    this.lower = new Side(lower);
    this.upper = new Side(upper);
    this.read(0);
  }

  isWithin(screen) { return this.lower.screen === screen && this.upper.screen === screen; }

  read(isUpper) {
    const side = isUpper ? this.upper : this.lower;
    side.reading = new Reading(side.screen, this.container);
    side.reading.give(this.engine, this.theater, isUpper);
  }

  readAgain(isUpper) { this.stage.whileStruck(() => this.read(isUpper)); }

  follow() {
    this.readAgain(1);
    this.engine.redirect(this.theater);
    return this;
  }

  draw(changes) {
    this.stage.draw(changes);
    this.stage.open(this.isHeadingUp);
    this.match.whenDrawn?.(this);
  }

  runClock(runs) {
    cancelAnimationFrame(this.request);
    if (!runs) return;
    const tick = (now) => {
      this.request = requestAnimationFrame(tick);
      // Slowed down, time goes on from where it is.
      this.time = (this.time ?? 0) + (now - (this.last ?? now)) / this.match.slowness;
      this.last = now;
      this.engine.tick(this.theater, this.time / 1000);
    };
    this.request = requestAnimationFrame(tick);
  }

  // What a hand or a button does; fractions go from where the flight began to where it was heading.

  get progress() { return this.engine.progress(this.theater); }
  hold() { this.engine.hold(this.theater); }
  move(fraction) { this.engine.move(this.theater, fraction); }
  moveProgress(progress) { this.move(this.isForward ? progress : 1 - progress); }
  letGo(velocity = 0) { this.engine.letGo(this.theater, velocity); }
  reverse() { this.engine.reverse(this.theater); }
  /** Goes to one of the two screens, from wherever it is. */
  head(isUpper) {
    this.engine.head(this.theater, isUpper);
    return this;
  }
  get isHeadingUp() { return Boolean(this.engine.isHeadingUp(this.theater)); }
  /** What a stand-in stands for: what is there where the flight is heading, or else what was there. */
  original(performer) {
    const { lower, upper } = this.stage.standIns[performer];
    return (this.isHeadingUp ? upper ?? lower : lower ?? upper).original;
  }
  /** The number of the stand-in of an element. */
  performer(element) {
    return this.stage.standIns.findIndex(({ pictures }) => pictures?.some(({ original }) => original === element));
  }
  end() { this.engine.end(this.theater, false); }
  /** Ends if the container has another size; that of the window alone makes no difference. */
  resized() {
    const { clientWidth, clientHeight } = this.container;
    if (this.size.join() !== [clientWidth, clientHeight].join()) this.engine.end(this.theater, true);
  }
  // Places are measured from the container's top left, and velocities in points per second.
  grab(performer, [x, y], isPull) { this.engine.grab(this.theater, performer, x, y, isPull); }
  drag([x, y]) { this.engine.drag(this.theater, x, y); }
  drop(x, y) { this.engine.drop(this.theater, x, y); }

  /** What became of each tag and why, and when each phase began. */
  get report() {
    const told = this.match.told = [];
    this.engine.report(this.theater);
    const texts = told.filter((one) => typeof one === "string");
    const rows = texts.flatMap((id, at) => at % 3 ? [] : [{ id, fate: texts[at + 1], note: texts[at + 2] }]);
    return { rows, phases: told.slice(texts.length).map(([name, time]) => ({ name, time })) };
  }

  close() {
    this.engine.close(this.theater);
  }
}

/** One of the two screens, as it was read last. */
class Side {
  constructor(screen) { this.screen = screen; }

  /** What a row of the reading is of; -2 is the screen itself, and -1 nothing. */
  original(row) {
    if (row === -2) return { element: this.screen, isScreen: true };
    return row < 0 ? null : { element: this.reading.elements[row], ...this.reading.pictures[row] };
  }
}
