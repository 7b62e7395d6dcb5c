/// What was asked for on the command line.
struct FuzzOptions {
  /// Where to begin: where nobody has been yet, unless it is said.
  var seed = UInt64.random(in: 0..<1_000_000_000)
  /// How many scripts at most; nil: as many as there is time for.
  var runs: UInt64?
  /// For how long at most.
  var seconds: Double?
  var printsHelp = false
  /// Whether it plays for another process, which reads what it prints.
  var isWorker = false

  struct Failure: Error {
    let reason: String
  }

  init(_ arguments: some Sequence<String>) throws(Failure) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--seed":
        seed = try FuzzOptions.number(argument, rest.next())
        runs = runs ?? 1
      case "--runs": runs = try FuzzOptions.number(argument, rest.next())
      case "--seconds": seconds = try FuzzOptions.number(argument, rest.next())
      case "--worker": isWorker = true
      case "--help", "-h": printsHelp = true
      default: throw Failure(reason: "unknown option \(argument)")
      }
    }
    if seconds != nil, runs == 1, !isWorker { runs = nil }
    if let seconds, !(seconds > 0 && seconds < 1e6) {
      throw Failure(reason: "--seconds needs a number above zero")
    }
    if runs == nil, seconds == nil { seconds = 60 }
  }

  private static func number<Number: LosslessStringConvertible>(
    _ option: String,
    _ text: String?
  ) throws(Failure) -> Number {
    guard let text else { throw Failure(reason: "\(option) needs a number") }
    guard let number = Number(text) else {
      throw Failure(reason: "\(option) knows no number \(text)")
    }
    return number
  }

  static var help: String {
    """
    Plays made-up apps to which made-up things happen, and looks at every frame. On the screens of every tenth nothing is
    tagged: it is played with the engine and without, and every frame has to be the same.

    swift run -c release fuzz [options]

      --seed N     play this seed, or begin with it; otherwise it begins somewhere new
      --runs N     play so many
      --seconds N  play for so long; 60 where nothing is said
      --help       print this

    What fails is printed with its seed, the simplest script that still fails, also as Swift, and why.

    Exit status: 0 if nothing failed, 1 if something did, 2 for a wrong option.
    """
  }
}
