/// What most carriers do not have: kept elsewhere, so that those stay small and are copied fast.
@usableFromInline
indirect enum Indirect<Value: Hashable & Sendable>: Hashable, Sendable {
  case none
  case some(Value)

  @inlinable
  var value: Value? {
    if case .some(let value) = self { value } else { nil }
  }
}
