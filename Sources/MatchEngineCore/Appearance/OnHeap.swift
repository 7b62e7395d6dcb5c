/// An optional value that is stored on the heap, for values that most owners do not have.
///
/// The owners stay small, and copying them stays fast.
@usableFromInline
indirect enum OnHeap<Value: Hashable & Sendable>: Hashable, Sendable {
  case none
  case some(Value)

  @inlinable
  var value: Value? {
    if case .some(let value) = self { value } else { nil }
  }
}
