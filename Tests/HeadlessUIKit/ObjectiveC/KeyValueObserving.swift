// DG-2: the delegates of containers and recognizers can be observed by key, and here nothing else can.
/// An observation; it ends when it is invalidated or released.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private var changed: (@Sendable () -> Void)?

  init(_ changed: @escaping @Sendable () -> Void) { self.changed = changed }

  public func invalidate() { changed = nil }
  func tell() { changed?() }
}

/// What an observer is told of a change, which is nothing here.
public struct NSKeyValueObservedChange<Value> {}

/// An object with delegates that can be observed.
protocol DelegateHolding: NSObject {
  nonisolated var observations: DelegateObservations { get set }
}

/// Who observes the delegates of one object.
struct DelegateObservations {
  private var all: [(type: ObjectIdentifier, WeakReference<NSKeyValueObservation>)] = []

  /// No object has two delegates of one type.
  mutating func add(_ observation: NSKeyValueObservation, of type: Any.Type) {
    all.removeAll { $0.1.object == nil }
    all.append((ObjectIdentifier(type), WeakReference(object: observation)))
  }

  /// Tells those who observe a delegate that it was set.
  @MainActor func tell<Delegate>(of delegate: Delegate.Type) {
    guard !all.isEmpty, World.shared.switches.delegatesCanBeObserved else { return }
    for (type, observation) in all where type == ObjectIdentifier(Delegate?.self) {
      observation.object?.tell()
    }
  }
}

/// As Foundation's, so that an observer gets the class whose key path it names.
public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    guard let holder = self as? any DelegateHolding else {
      missing("observing a property of a \(type(of: self))")
    }
    nonisolated(unsafe) let observed = WeakReference(object: self)
    let observation = NSKeyValueObservation {
      if let object = observed.object { changeHandler(object, NSKeyValueObservedChange()) }
    }
    holder.observations.add(observation, of: Value.self)
    return observation
  }
}
