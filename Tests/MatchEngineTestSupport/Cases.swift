import Foundation

/// How many cases of a law are played: some dozens, or all of them with `MATCHENGINE_CASES=all`.
public enum Cases {
  /// Whether all cases are played.
  public static let areAll = ProcessInfo.processInfo.environment["MATCHENGINE_CASES"] == "all"

  /// Every so many-th case, or all of them.
  public static func every<Case>(_ step: Int, of cases: some Sequence<Case>) -> [Case] {
    cases.enumerated().filter { areAll || $0.offset % step == 0 }.map(\.element)
  }

  /// How many cases by chance are tried: a tenth of them, or all.
  public static func some(of count: Int) -> Int { areAll ? count : max(1, count / 10) }

  /// All pairs of cases of two kinds.
  public static func pairs<One, Other>(_ ones: [One], _ others: [Other]) -> [(One, Other)] {
    ones.flatMap { one in others.map { (one, $0) } }
  }
}
