import Foundation

/// What the command line of a page asks for.
package struct FilmOptions: Equatable {
  /// What is written.
  package enum Product: Equatable {
    case film
    case still(Int)
    case strip
    case help
  }

  /// What is written.
  package var product = Product.film
  /// Where it is written; nil: to the folder for films.
  package var output: String?
  /// The second at which the page stops; nil: at its own end.
  package var until: TimeInterval?

  /// Why a command line is not understood.
  package struct Misuse: Error, Equatable, CustomStringConvertible {
    package let description: String
  }

  /// Reads the words behind the command's name.
  package init(_ words: [String]) throws(Misuse) {
    var rest = words[...]
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
      case "--strip" where attached == nil: try choose(.strip)
      case "--help" where attached == nil, "-h": try choose(.help)
      default: throw Misuse(description: "there is no option \(word)")
      }
    }
  }

  private mutating func choose(_ product: Product) throws(Misuse) {
    guard self.product == .film || self.product == product || product == .help else {
      if self.product == .help { return }
      throw Misuse(description: "only one of --still and --strip can be had at a time")
    }
    self.product = product
  }

  /// The explanation of all options.
  package static func help(for command: String) -> String {
    """
    Plays the page without a screen, in virtual time, and leaves a film of it.

    usage: \(command) [--still N | --strip] [--until SECONDS] [--output FILE]

      --output FILE    where to write; otherwise to the package's .build/films
      --still N        write frame N as SVG, counted from 0
      --strip          write a contact sheet of the film as SVG
      --until SECONDS  stop the page at that second of its film
      --help           show this
    """
  }
}
