// Drawn by itself, a document names what it shares; in a series the drawings keep their names.
/// The screen as SVG, one moment after another, with the drawings that they have in common apart.
@MainActor package final class SVGSeries {
  private let library = SVGDefs("p")

  /// One that has drawn nothing yet.
  package init() {}

  /// What the moments so far have in common: one definition each, by which the later ones go on.
  package var drawings: [String] { library.lines }

  /// How many drawings were written: those that stay as they are from moment to moment only once.
  package var drawingsWritten: Int { library.drawingsWritten }

  /// What is on the screen at this moment.
  package func draw() -> [String] {
    library.beginMoment()
    let defs = SVGDefs("f")
    let body = SVGDocument(defs: defs, library: library).lines(World.shared.seen)
    let own = defs.lines.isEmpty ? [] : ["<defs>"] + defs.lines + ["</defs>"]
    return own + body.filter { !$0.isEmpty }
  }
}
