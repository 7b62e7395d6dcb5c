// The reports

const lastFrame = ({ spans, start }) => (spans.length ? spans[spans.length - 1][2] : start);
function node(name, words, className) {
  const made = document.createElement(name);
  if (words !== undefined) made.textContent = words;
  if (className) made.className = className;
  return made;
}

function table(rows) {
  const list = node("dl");
  for (const [id, fate, note] of rows) {
    const term = node("dt", id);
    term.append(" ", node("span", fate));
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

/** What became of a flight; the first one has the number 1. */
function report(flight, number, seconds) {
  const article = node("article");
  const heading = node("h2");
  heading.append(node("span", `Flight ${number}: ${flight.outcome}`));
  const facts = `${counted(flight.pairs, "pair")}, ${flight.duration.toFixed(2)} s from end to end`;
  const phases = flight.spans.map(([phase, first]) => `${phase} at ${seconds(first)}`);
  phases.push(`${flight.outcome} at ${seconds(lastFrame(flight))}`);
  article.append(heading, node("p", facts, "facts"), node("p", phases.join(", "), "phases"));
  article.append(table(flight.rows.filter(([, fate]) => fate !== "stayed")));
  for (const fault of flight.faults) article.append(node("p", fault, "facts"));
  const stayed = flight.rows.filter(([, fate]) => fate === "stayed");
  if (stayed.length) {
    const more = node("details");
    more.append(node("summary", `${counted(stayed.length, "tag")} stayed`), reasons(stayed));
    article.append(more);
  }
  return article;
}

