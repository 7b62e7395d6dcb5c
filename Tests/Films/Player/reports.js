// The reports

const lastFrame = ({ spans, start }) => (spans.length ? spans[spans.length - 1][2] : start);
function node(name, words, className) {
  const made = document.createElement(name);
  if (words !== undefined) made.textContent = words;
  if (className) made.className = className;
  return made;
}

/** What becomes of a tag without a partner: on the way back, what enters goes. */
function alone(fate, isBack) { return (fate === "entered") === isBack ? "went alone" : "came alone"; }

function table(rows, isBack) {
  const list = node("dl");
  for (const [id, fate, note] of rows) {
    const term = node("dt", id);
    term.append(" ", node("span", fate === "flew" ? fate : alone(fate, isBack)));
    list.append(term, node("dd", note));
  }
  return list;
}

/** The tags that stayed, by their reasons. */
function reasons(rows) {
  const list = node("dl");
  for (const reason of new Set(rows.map(([, , note]) => note))) {
    const tags = rows.filter(([, , note]) => note === reason).map(([id]) => id);
    list.append(node("dt", reason), node("dd", tags.join(", ")));
  }
  return list;
}

/** What is told of a flight that goes back. */
const onItsWay = (isBack) => (isBack ? " on its way back" : "");

/** Whether a tag stayed because it, or its partner, is scrolled away. */
function isOutOfSight(note) { return /lies outside the container/.test(note); }

/** How many of the tags stayed for each reason, in a few words. */
function stays(rows) {
  const counts = new Map();
  for (const [, , note] of rows) {
    const reason = isOutOfSight(note) ? "" : note.replace(/^no view of the \w+ screen has this ID$/, "no partner");
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  // What is only scrolled away surprises nobody.
  const hidden = counts.get("");
  counts.delete("");
  const told = [...counts].map(([reason, count]) => `${count} stayed: ${reason}`);
  return hidden ? [...told, `${hidden} out of sight`] : told;
}

/** What a person asks of a flight: what flew, for how long, and why the rest did not. */
function story({ pairs, back, outcome, took, rows }) {
  const of = (fate) => rows.filter(([, one]) => one === fate);
  const what = pairs ? counted(pairs, "pair") : "No pair";
  const isOver = outcome !== "cancelled";
  const how = isOver ? `flew${back ? " back" : ""} in` : `set out${back ? " to go back" : ""} and returned after`;
  // Of a flight that returned, nothing has come or gone.
  const others = ["entered", "left"].filter((fate) => isOver && of(fate).length)
    .map((fate) => `${of(fate).length} ${alone(fate, back)}`);
  const time = took < 0.05 ? "less than 0.1" : took.toFixed(1);
  return [`${what} ${how} ${time} s`, ...others, ...stays(of("stayed"))].join("; ") + ".";
}

/** What became of a flight, in words and below, folded, in figures; the first one has the number 1. */
function report(flight, number, seconds) {
  const article = node("article");
  const heading = node("h2");
  heading.append(node("span", `Flight ${number}${flight.back ? ", back" : ""}: ${flight.outcome}`));
  const facts = `${counted(flight.pairs, "pair")}, ${flight.duration.toFixed(2)} s from end to end`;
  const phases = flight.spans.map(([phase, first]) => `${phase} at ${seconds(first)}`);
  phases.push(`${flight.outcome} at ${seconds(lastFrame(flight))}`);
  article.append(heading, node("p", story(flight), "story"));
  for (const fault of flight.faults) article.append(node("p", fault, "story"));
  const more = node("details");
  more.append(node("summary", "In figures"), node("p", facts, "facts"), node("p", phases.join(", "), "phases"));
  more.append(table(flight.rows.filter(([, fate]) => fate !== "stayed"), flight.back));
  more.append(reasons(flight.rows.filter(([, fate]) => fate === "stayed")));
  article.append(more);
  return article;
}
