// The page: starts the engine, and connects the controls.

const packed = Uint8Array.from(atob(document.getElementById("engine").textContent), (one) => one.charCodeAt());
const match = await Match.load(unpack(packed));
const theaters = Object.fromEntries([...document.querySelectorAll(".theater")].map((one) => [one.id, one]));
const scenes = {
  photos: new Photos(match, theaters.photos),
  list: new List(match, theaters.list),
  card: new Card(match, theaters.card),
};
const hand = new Hand(match, Object.values(theaters));
const outlines = new Outlines();
const control = (id) => document.getElementById(id);
const progress = control("progress");

let scene = scenes.photos;
for (const button of document.querySelectorAll("[data-scene]")) {
  button.addEventListener("click", () => {
    match.flight?.end();
    scene = scenes[button.dataset.scene];
    progress.value = scene.progress;
    control("report").replaceChildren();
    add(control("report"), "p", {}, "Nothing has flown here yet.");
    for (const other of document.querySelectorAll("[data-scene]")) {
      other.setAttribute("aria-pressed", other === button);
      theaters[other.dataset.scene].hidden = other !== button;
    }
  });
}

// Escape goes back.
addEventListener("keydown", ({ key }) => {
  if (key !== "Escape") return;
  if (!theaters.photos.hidden && !scenes.photos.detail.hidden) scenes.photos.leave();
  if (!theaters.card.hidden && scenes.card.isOpen) scenes.card.turn();
});

hand.whenPulled = (element) => element.closest(".theater") === theaters.photos ? scenes.photos.leave() : scenes.card.turn();

// At rest, it is the way back.
control("reverse").addEventListener("click", () => { match.flight ? match.flight.reverse() : scene.begin(); });
control("slow").addEventListener("change", ({ target }) => { match.slowness = target.checked ? 8 : 1; });
control("outlines").addEventListener("change", ({ target }) => {
  if (!target.checked) outlines.hide();
  else if (match.flight) outlines.show(match.flight);
});

// A user's wish for calm is followed at once, also in flight.
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const follow = (reduces) => {
  control("calm").checked = reduces;
  match.reduceMotion(reduces);
};
calm.addEventListener("change", () => follow(calm.matches));
control("calm").addEventListener("change", ({ target }) => follow(target.checked));
follow(calm.matches);

// At rest, it begins what would fly next. A key lets go only when it goes elsewhere, or with Return.
progress.addEventListener("input", () => {
  const goal = Number(progress.value);
  (match.flight ?? scene.begin()).moveProgress(goal);
});
progress.addEventListener("pointerup", () => match.flight?.letGo());
progress.addEventListener("blur", () => match.flight?.letGo());
progress.addEventListener("keydown", ({ key }) => { if (key === "Enter") match.flight?.letGo(); });

match.whenDrawn = (flight) => {
  progress.value = flight.progress;
  if (control("outlines").checked) outlines.show(flight);
};
match.whenEnded = ({ report: { rows, phases } }) => {
  progress.value = scene.progress;
  const list = document.createElement("dl");
  // Those that flew; the others together, by their reasons.
  for (const { id, note } of rows.filter(({ fate }) => fate === "flew")) {
    add(list, "dt", {}, id);
    add(list, "dd", {}, `flew ${note}`);
  }
  const others = Map.groupBy(rows.filter(({ fate }) => fate !== "flew"), ({ fate, note }) => `${fate}: ${note}`);
  for (const [reason, group] of others) {
    add(list, "dt", {}, group.map(({ id }) => id).join(", "));
    add(list, "dd", {}, reason);
  }
  const times = phases.map(({ name, time }) => `${name} ${time.toFixed(2)} s`).join(", ");
  control("report").replaceChildren(list);
  add(control("report"), "p", {}, times);
};
addEventListener("resize", () => match.flight?.resized());

const demo = new Demo(match, scenes.photos, control("cue"));
if (!calm.matches) demo.play();

// For whoever opens the console.
Object.assign(window, { match, scenes, demo });
