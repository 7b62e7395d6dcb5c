extension DispatchQueue {
  /// What marks the main queue: on Linux it need not run on the main thread.
  private static let mark = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Runs a block in the next turn if this is the main queue, so that letting virtual time pass runs it.
  public func async(execute work: @escaping @Sendable () -> Void) {
    let mark = DispatchQueue.mark
    guard getSpecific(key: mark) == true, DispatchQueue.getSpecific(key: mark) == true else {
      return async(group: nil, execute: work)
    }
    World.shared.nextTurn(work)
  }
}
