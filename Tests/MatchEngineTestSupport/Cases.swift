import Foundation

/// How many cases of a law are played: some dozens, or all of them with `MATCHENGINE_CASES=all`.
public enum Cases {
  /// Whether all cases are played.
  public static let areAll = ProcessInfo.processInfo.environment["MATCHENGINE_CASES"] == "all"

  /// One of so many cases, or all of them; which one is left to chance, so that no kind of them is always left out.
  public static func every<Case>(
    _ step: Int,
    of cases: some Sequence<Case>,
    seed: Int = 0
  ) -> [Case] {
    let all = Array(cases)
    if areAll { return all }
    return stride(from: 0, to: all.count, by: step).map { start in
      var random = SplitMix(seed: UInt64(1000 * seed + start))
      return all[random.whole(start...min(start + step, all.count) - 1)]
    }
  }

  /// How many cases by chance are tried: a tenth of them, or all.
  public static func some(of count: Int) -> Int { areAll ? count : max(1, count / 10) }

  /// All pairs of cases of two kinds.
  public static func pairs<One, Other>(_ ones: [One], _ others: [Other]) -> [(One, Other)] {
    ones.flatMap { one in others.map { (one, $0) } }
  }
}
