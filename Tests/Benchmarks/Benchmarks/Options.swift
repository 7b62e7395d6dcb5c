import Foundation

/// What was asked for on the command line.
struct Options {
  var printsMarkdown = false
  var printsHelp = false
  /// The rows to measure.
  var groups = Group.allCases

  /// What can be measured by itself.
  enum Group: String, CaseIterable {
    case plan, growth, frame, allocations
    #if canImport(UIKit)
    // Thousands of views leave a memory in which whatever is measured later is slower.
    case layer, tap
    #endif
  }

  struct Failure: Error {
    let reason: String
  }

  init(_ arguments: some Sequence<String>) throws(Failure) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--markdown": printsMarkdown = true
      case "--help", "-h": printsHelp = true
      case "--only": groups = try Options.groups(named: rest.next())
      default: throw Failure(reason: "unknown option \(argument)")
      }
    }
  }

  private static func groups(named names: String?) throws(Failure) -> [Group] {
    guard let names else { throw Failure(reason: "--only needs the names of rows") }
    var groups: [Group] = []
    for name in names.split(separator: ",", omittingEmptySubsequences: false) {
      guard let group = Group(rawValue: String(name)) else {
        throw Failure(reason: "--only knows no \(name)")
      }
      groups.append(group)
    }
    return groups
  }

  static var help: String {
    """
    Measures the engine against its budgets, most of them beside a floor of the same run.

    swift run -c release benchmarks [options]

      --markdown    print the table as an article shows it
      --only NAMES  measure only these, separated by commas:
                    \(Group.allCases.map { $0.rawValue }.joined(separator: ", "))
      --help        print this

    A budget that is missed is measured up to three times; noise only ever adds to a time.

    Exit status: 0 if every budget was kept, 1 if one was missed, 2 for a wrong option.
    """
  }
}
