// AN-12, VH-8.
/// One transaction that was begun and not yet committed.
struct TransactionState {
  var disablesActions = false
  var batch: AnimationBatch?
}

open class CATransaction: NSObject {
  open class func begin() {
    World.shared.transactions.append(
      TransactionState(disablesActions: World.shared.actionsAreDisabled)
    )
  }

  open class func commit() {
    guard let last = World.shared.transactions.popLast() else { return }
    last.batch?.seal()
  }

  open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

  open class func setCompletionBlock(_ block: (() -> Void)?) {
    change { state in state.batch = block.map { block in AnimationBatch { _ in block() } } }
  }

  private class func change(_ body: (inout TransactionState) -> Void) {
    if World.shared.transactions.isEmpty { missing("a change of the turn's own transaction") }
    body(&World.shared.transactions[World.shared.transactions.count - 1])
  }
}

extension World {
  var actionsAreDisabled: Bool { transactions.last?.disablesActions ?? false }
  var transactionBatch: AnimationBatch? { transactions.last?.batch }
}
