import MatchEngineCore
import Page

/// The second seam: has the page make stand-ins, and tells it in each frame what has changed.
final class PageStage: Stage {
  /// The readers of the two screens, and the rows of their elements as of the last reading.
  struct Screen {
    var reader: ElementReader?
    var rows: [Int] = []
  }

  var options: PlanOptions
  private let showsScreens: Bool
  private var lower = Screen()
  private var upper = Screen()
  private var packed = PackedFrame(bases: [])
  private var isInUpperOrder: Bool?

  init(_ options: PlanOptions) {
    self.options = options
    showsScreens = options.screens != nil
  }

  func take(_ reader: ElementReader, isUpper: Bool) {
    if isUpper { upper.reader = reader } else { lower.reader = reader }
  }

  /// What the two readers see.
  func plan() -> Plan {
    func capture(_ screen: inout Screen) -> Capture {
      let viewpoint = Viewpoint(container: options.container)
      guard let tree = screen.reader?.capture(0, from: viewpoint) else { return Capture() }
      screen.rows = tree.nodes
      return tree.capture
    }
    return Plan(lower: capture(&lower), upper: capture(&upper), options: options)
  }

  func set(_ plan: Plan) -> [String]? {
    makeStandIns(plan, origins: [])
    return []
  }

  func adopt(_ plan: Plan, from origins: [Int?], _ departure: FlightEvent.Departure?) {
    makeStandIns(plan, origins: origins)
  }

  func draw(_ frame: Frame, of plan: Plan) -> Bool {
    packed.update(to: frame)
    packed.changes.withUnsafeBufferPointer { page_draw($0.baseAddress, Int32($0.count)) }
    if isInUpperOrder != frame.isInUpperOrder {
      isInUpperOrder = frame.isInUpperOrder
      let order = (frame.isInUpperOrder ? plan.upperOrder : plan.lowerOrder).map { Int32($0) }
      order.withUnsafeBufferPointer { page_stack($0.baseAddress, Int32($0.count)) }
    }
    return true
  }

  func readEnds() -> Plan? {
    let before = (lower.reader, upper.reader)
    // Within one screen, the end that is left is not there any more.
    if showsScreens { page_read_again(0) }
    page_read_again(1)
    return (lower.reader, upper.reader) == before ? nil : plan()
  }

  func runClock(_ runs: Bool) { page_run_clock(runs ? 1 : 0) }

  func strike(_ outcome: MatchOutcome) { page_strike() }
}

extension PageStage {
  private func makeStandIns(_ plan: Plan, origins: [Int?]) {
    var bases: [Vector?] = []
    for (index, performer) in plan.performers.enumerated() {
      let elements = performer.elements
      let lower = elements.lower.map { plan.lower.elements[$0] }
      let upper = elements.upper.map { plan.upper.elements[$0] }
      let size = base(of: performer, lower, upper)
      let isDecorated = (lower?.isDecorated ?? false) || (upper?.isDecorated ?? false)
      bases.append(isDecorated ? nil : size)
      page_make_stand_in(
        Int32((index < origins.count ? origins[index] : nil) ?? -1),
        row(elements.lower, self.lower, isScreen: performer.role == .lowerRoot),
        row(elements.upper, self.upper, isScreen: performer.role == .upperRoot),
        size.x,
        size.y,
        (lower?.mustClip ?? false) || (upper?.mustClip ?? false) ? 1 : 0
      )
    }
    page_set_stage()
    packed = PackedFrame(bases: bases)
    isInUpperOrder = nil
  }

  /// The larger of both sizes: a picture that is only made smaller stays sharp.
  private func base(of performer: Performer, _ lower: Element?, _ upper: Element?) -> Vector {
    guard !performer.isRoot else { return options.container.size }
    let sizes = [lower?.placement.size, upper?.placement.size].compactMap { $0 }
    return sizes.reduce(Vector(1, 1)) { Vector(max($0.x, $1.x), max($0.y, $1.y)) }
  }

  private func row(_ element: Int?, _ screen: Screen, isScreen: Bool) -> Int32 {
    if isScreen { return -2 }
    return element.map { Int32(screen.rows[$0]) } ?? -1
  }
}

extension Element {
  fileprivate var isDecorated: Bool { appearance.decoration.isVisible }

  /// Whether what sticks out of its box is not to be seen; letters may.
  fileprivate var mustClip: Bool {
    if case .text = picture.kind { return false }
    return clips || !appearance.corners.isSquare || picture.kind != .view
  }
}
