import Foundation

/// What the command line of a page asks for.
struct FilmOptions: Equatable {
  enum Product: Equatable {
    case film
    case still(Int)
    case strip
    /// An SVG that plays by itself.
    case animation
    case help
    /// Nothing: the page is touched.
    case live
  }

  var product = Product.film
  /// Where it is written; nil: to the folder for films.
  var output: String?
  /// The second at which the page stops; nil: at its own end.
  var until: TimeInterval?
  /// Whether every frame is drawn, and none is left to Core Animation.
  var isDrawn = false
  /// Whether the screen is dark.
  var isDark = false
  var live = LiveOptions()

  struct Misuse: Error, Equatable, CustomStringConvertible {
    let description: String
  }

  /// Reads the words behind the command's name.
  init(_ words: [String]) throws(Misuse) {
    var rest = words[...]
    var alone: [String] = []
    while let word = rest.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      let name = word.hasPrefix("--") ? parts.first ?? word : word
      let attached = word.hasPrefix("--") && parts.count == 2 ? parts[1] : nil
      switch name {
      case "--output":
        guard let file = attached ?? rest.popFirst(), !file.isEmpty, !file.hasPrefix("--") else {
          throw Misuse(description: "--output wants the name of a file")
        }
        output = file
      case "--animate":
        guard let file = attached ?? rest.popFirst(), !file.isEmpty, !file.hasPrefix("--") else {
          throw Misuse(description: "--animate wants the name of a file")
        }
        output = file
        try choose(.animation)
      case "--until":
        guard let text = attached ?? rest.popFirst(), let time = TimeInterval(text), time > 0 else {
          throw Misuse(description: "--until wants a number of seconds, above 0")
        }
        until = time
      case "--still":
        guard let text = attached ?? rest.popFirst(), let number = Int(text), number >= 0 else {
          throw Misuse(description: "--still wants the number of a frame, from 0")
        }
        try choose(.still(number))
      case "--drawn" where attached == nil: isDrawn = true
      case "--dark" where attached == nil: isDark = true
      case "--strip" where attached == nil: try choose(.strip)
      case "--help" where attached == nil, "-h": try choose(.help)
      case "--live" where attached == nil: try choose(.live)
      case "--port", "--host", "--script", "--trial":
        try live.read(name, attached ?? rest.popFirst())
        alone.append(name)
      default: throw Misuse(description: "there is no option \(word)")
      }
    }
    try check(alone)
  }

  /// What is not for films, and what is for nothing else.
  private func check(_ alone: [String]) throws(Misuse) {
    if product == .live, output != nil || until != nil || isDark {
      throw Misuse(description: "--output, --until and --dark are for films, not for --live")
    }
    if product != .live, product != .help, let name = alone.first {
      throw Misuse(description: "\(name) is for --live")
    }
  }

  private mutating func choose(_ product: Product) throws(Misuse) {
    guard self.product == .film || self.product == product || product == .help else {
      if self.product == .help { return }
      throw Misuse(description: "--still, --strip, --animate and --live exclude one another")
    }
    self.product = product
  }

  static func help(for command: String) -> String {
    """
    Plays the page without a screen, in virtual time, and leaves a film of it.
    With --live it is there to be touched, in a browser.

    usage: \(command) [--still N | --strip] [--until SECONDS] [--dark] [--drawn] [--output FILE]
           \(command) --animate FILE [--until SECONDS] [--dark]
           \(command) --live [--script off] [--port N] [--host NAME:PORT]

      --output FILE    where to write; otherwise to the package's .build/films
      --still N        write frame N as SVG, counted from 0
      --strip          write a contact sheet of the film as SVG
      --animate FILE   write the film as an SVG that plays by itself, without a script
      --until SECONDS  stop the page at that second of its film
      --dark           film it in dark mode
      --drawn          draw every frame, and leave none to Core Animation
      --live           print an address to open in a browser; Ctrl-C ends it
      --script off     leave out what the page does by itself
      --port N         listen on this port; otherwise on any that is free
      --host NAME:PORT the address of a forwarded port, beside 127.0.0.1 and localhost
      --trial hour     touch the page for an hour of its own time, by chance, and end
      --trial minutes  the same for four minutes
      --help           show this
    """
  }
}
