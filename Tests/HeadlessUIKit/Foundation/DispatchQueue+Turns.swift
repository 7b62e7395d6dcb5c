extension DispatchQueue {
  /// Runs a block in the next turn if this is the main queue, so that letting virtual time pass runs it.
  public func async(execute work: @escaping @Sendable () -> Void) {
    guard MainThread.isCurrent, getSpecific(key: MainThread.mark) == true else {
      return async(group: nil, execute: work)
    }
    World.shared.nextTurn(work)
  }
}
