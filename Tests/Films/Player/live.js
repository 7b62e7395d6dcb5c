/** The screen as it is told, drawn when the browser draws. */
class Picture {
  constructor(svg) {
    this.projector = new Projector(svg, {});
    this.frame = { scene: -1, numbers: [] };
    this.size = [1, 1];
  }

  learn(news) {
    if ("take" in news) {
      this.projector.forget();
      this.frame = { scene: -1, numbers: [] };
    }
    this.projector.learn(news);
    if (news.size) this.resize(news.size);
    if (!news.shot) return;
    this.frame = following(this.frame, news.shot);
    if (this.isDue) return;
    this.isDue = true;
    requestAnimationFrame(() => {
      this.isDue = false;
      if (this.frame.scene >= 0) this.projector.show(this.frame);
    });
  }

  resize(size) {
    this.size = size;
    const screen = element("screen");
    screen.style.setProperty("--ratio", size[0] / size[1]);
    screen.style.setProperty("--wide", size[0]);
    screen.classList.toggle("wide", Math.max(...size) > 1000 || size[0] > size[1]);
  }

  /** Where on the screen an event is, in its points. */
  place({ clientX, clientY }) {
    const { left, top, width, height } = element("picture").getBoundingClientRect();
    return [(clientX - left) / width * this.size[0], (clientY - top) / height * this.size[1]];
  }
}

/** The connection, opened again whenever it is lost. */
class Line {
  constructor(whenTold) {
    this.whenTold = whenTold;
    this.open();
  }

  open() {
    const address = new URL("socket", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    this.socket = new WebSocket(address);
    // How many lines were said, and how many of them the app has heard.
    this.said = this.heard = 0;
    this.socket.addEventListener("open", () => this.isOpen(true));
    this.socket.addEventListener("message", ({ data }) => this.whenTold(JSON.parse(data)));
    this.socket.addEventListener("close", () => {
      this.isOpen(false);
      setTimeout(() => this.open(), 1500);
    });
  }

  isOpen(isOpen) {
    element("screen").classList.toggle("away", !isOpen);
    document.body.classList.toggle("stale", !isOpen);
    if (isOpen) {
      told.reports.clear();
      preferDark();
      return this.sayChoices();
    }
    fingers.clear();
    element("screen").ariaBusy = "true";
    element("state").textContent = "not connected";
    element("velocity").textContent = "";
    element("facts").textContent = "The app has gone; this page waits for it.";
    // Whoever answers without knowing this page is another run of it.
    return fetch(location.href, { cache: "no-store" }).then(({ status }) => {
      if (status !== 404) return;
      element("facts").textContent = "The app was started anew. Its address, which is new, too, stands where it was started.";
    }, () => {});
  }

  /** What was chosen on the bench is chosen again, in whichever run of the app answers. */
  sayChoices() {
    const { setting, time: { slowness } } = told;
    if (!setting) return;
    this.say("phone", setting.phone);
    for (const choice of ["turned", "motion", "rtl"]) this.say(choice, setting[choice] ? "on" : "off");
    if (setting.dark !== dark.matches) this.say("dark", setting.dark ? "on" : "off");
    this.say("pace", slowness);
    if (setting.timing) this.say("timing", ...Object.values(setting.timing));
  }

  say(...words) {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    this.socket.send(words.join(" "));
    this.said += 1;
  }
}

const picture = new Picture(element("picture"));
const told = { browsers: 1, time: {}, flights: [], reports: new Map() };
const line = new Line(hear);

function hear(news) {
  picture.learn(news);
  if (news.setting) showSetting(told.setting = news.setting);
  if (news.time) showTime(news.time);
  if (news.flights) showFlights(news.flights);
  if (news.reports) showReports(news.reports);
  if (news.targets) showTargets(news.targets);
  if (news.bar) element("screen").dataset.bar = news.bar;
  if ("heard" in news) line.heard = news.heard;
  if ("resting" in news) element("screen").ariaBusy = String(!news.resting);
  if ("refused" in news) showRefusal(news.refused);
  if (news.browsers || news.time) {
    told.browsers = news.browsers ?? told.browsers;
    const invitation = told.time.script ? "Watch the finger." : "Touch the screen.";
    const others = told.browsers > 1 ? ` ${told.browsers} browsers share it.` : "";
    element("facts").textContent = invitation + others;
  }
}

// The bench

const paces = [20, 10, 4, 2, 1];

/** How high the status bar is, how far from the edge it begins, and how large its letters are. */
const bars = { small: [20, 6, 12], phone: [59, 42, 17], large: [62, 48, 17], tablet: [24, 20, 12] };

function showSetting(setting) {
  element("model").value = setting.phone;
  const screen = element("screen");
  ["--bar", "--side", "--letters"].forEach((name, place) => screen.style.setProperty(name, bars[setting.phone][place]));
  screen.classList.toggle("island", ["phone", "large"].includes(setting.phone));
  screen.classList.toggle("plain", setting.phone === "small");
  screen.classList.toggle("turned", setting.turned && setting.phone !== "tablet");
  screen.classList.toggle("dark", setting.dark);
  for (const button of document.querySelectorAll("[data-choice]")) {
    button.setAttribute("aria-pressed", String(setting[button.dataset.choice]));
  }
  showTiming(setting.timing);
}

const dials = [...document.querySelectorAll("#timing input")];

/** Shows how everything flies; as long as nobody has chosen, each transition of the page flies in its own way. */
function showTiming(timing) {
  const values = timing && [timing.duration, timing.bounce, timing.arc];
  dials.forEach((dial, place) => {
    if (values && dial !== document.activeElement) dial.value = values[place];
    const words = !values ? "its own" : place ? Number(dial.value).toFixed(2) : `${Number(dial.value).toFixed(2)} s`;
    dial.nextElementSibling.textContent = words;
    dial.setAttribute("aria-valuetext", words);
  });
}

function showTime(time) {
  told.time = time;
  const { slowness, paused, script } = time;
  element("pause").setAttribute("aria-pressed", String(paused));
  element("pause").firstElementChild.textContent = paused ? "Go on" : "Pause";
  element("step").disabled = !paused;
  element("speed").value = paces.indexOf(slowness);
  const words = `${(1 / slowness).toFixed(2)}×`;
  element("times").textContent = words;
  element("speed").setAttribute("aria-valuetext", words);
  element("notice").hidden = !script;
}

function showFlights(flights) {
  told.flights = flights;
  const words = flights.map(({ phase, fraction, direction }) =>
    `${phase}${onItsWay(direction === "backward")}, ${Math.round(fraction * 100)} %`);
  element("state").textContent = words.join("; ") || "still";
  element("velocity").textContent = flights.map(({ velocity }) => `${velocity.toFixed(2)} /s`).join("; ");
  element("gauge").className = flights.length ? flights[0].phase : "";
  const fraction = flights.length ? Math.max(0, Math.min(flights[0].fraction, 1)) : 0;
  element("gauge").firstElementChild.style.transform = `scaleX(${fraction})`;
}

function showReports(reports) {
  const newest = reports.slice().reverse();
  const known = told.reports;
  for (const { number, flight } of newest.filter((one) => !known.has(one.number))) {
    known.set(number, report(flight, number, (frame) => `${((frame - flight.start) / 60).toFixed(2)} s`));
  }
  // Of flights that were sent on, as by a finger that drags, the last one is told.
  const kept = newest.filter(({ flight }, index) => !(newest[index - 1]?.flight.start <= lastFrame(flight) + 1));
  element("reports").replaceChildren(...kept.map(({ number }) => known.get(number)));
  const last = newest[0];
  if (last) element("said").textContent = `Flight ${last.number}: ${last.flight.outcome}`;
}

function showRefusal(refusal) {
  element("refused").hidden = refusal === null;
  element("refused").lastElementChild.textContent = refusal ?? "";
}

function listenToBench() {
  const isPressed = (button) => button.getAttribute("aria-pressed") === "true";
  const flip = (button) => (isPressed(button) ? "off" : "on");
  element("pause").addEventListener("click", ({ currentTarget }) => line.say("pause", flip(currentTarget)));
  element("step").addEventListener("click", () => line.say("step"));
  element("skip").addEventListener("click", () => line.say("skip"));
  element("speed").addEventListener("input", ({ target }) => line.say("pace", paces[target.value]));
  for (const dial of dials) {
    dial.addEventListener("input", () => line.say("timing", ...dials.map(({ value }) => value)));
  }
  element("model").addEventListener("change", ({ target }) => line.say("phone", target.value));
  for (const button of document.querySelectorAll("[data-choice]")) {
    button.addEventListener("click", () => line.say(button.dataset.choice, flip(button)));
  }
}

listenToBench();
