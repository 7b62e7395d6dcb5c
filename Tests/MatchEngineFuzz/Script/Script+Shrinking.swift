extension Script {
  /// A shorter script for which something still holds: acts are removed one by one as long as it does.
  @MainActor public func shrunk(while holds: (Script) -> Bool) -> Script {
    var best = self
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for number in best.acts.indices.reversed() {
        var shorter = best
        shorter.acts.remove(at: number)
        guard holds(shorter) else { continue }
        best = shorter
        hasChanged = true
      }
    }
    return best
  }

  /// The script without some of its acts, by number from 1 as they are printed.
  public func without(_ numbers: Set<Int>) -> Script {
    var shorter = self
    shorter.acts = acts.enumerated().filter { !numbers.contains($0.offset + 1) }.map(\.element)
    return shorter
  }

  /// How many acts it has.
  public var count: Int { acts.count }
}
