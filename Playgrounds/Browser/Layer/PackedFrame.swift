import MatchEngineCore

/// What has changed from one frame to the next, in one buffer of numbers: a call of the page's script for each of them
/// would cost more than the number.
///
/// The buffer is a row of records, one for each part of a performer that has changed:
///
///     performer, part, count, number, number, …
///
/// It keeps its memory: once it has grown, an update allocates nothing.
struct PackedFrame {
  /// What a record is about, and which numbers it has.
  enum Part: Int, CaseIterable {
    /// The transform: a, b, c, d and the translation; from the layer's points if it is stretched.
    case place
    /// Width and height, in its own points; never sent for a layer that is stretched.
    case size
    /// The radii, clockwise from the top left: four widths, then four heights.
    case corners
    /// The opacity of the whole.
    case alpha
    /// The opacities of the lower and the upper picture, and 1 if the lower one lies in front, otherwise 0.
    case fade
    /// Where the lower picture lies: left, top, width, height.
    case lowerBox
    /// Where the upper picture lies: left, top, width, height.
    case upperBox
    /// The border's width and color, the shadow's color, offset and radius, and the background.
    case decoration
    /// The rounded box that clips it: a transform to container space, a size and four radii; none if nothing does.
    case clip
  }

  /// The records.
  private(set) var changes: [Double] = []
  /// For each performer, the size of the layer that is stretched; nil if its layer gets the performer's size.
  private let bases: [Vector?]
  /// What was sent last: for each performer and part its record, from its count on.
  private var sent: [[Double]]
  /// The numbers of the part that is being packed.
  private var numbers: [Double] = []

  /// A packed frame that has shown nothing yet, so that the first update has everything.
  ///
  /// - Parameter bases: For each performer, the size of its layer if the layer keeps it and is stretched.
  init(bases: [Vector?]) {
    self.bases = bases
    sent = Array(repeating: [], count: bases.count * Part.allCases.count)
  }

  /// Replaces the records by those of what differs between `frame` and the one before.
  mutating func update(to frame: Frame) {
    changes.removeAll(keepingCapacity: true)
    for index in bases.indices {
      pack(index, frame)
      packSurroundings(index, frame)
    }
  }

  private mutating func pack(_ index: Int, _ frame: Frame) {
    let now = frame.performers[index]
    let stretched = bases[index].map { now.stretched(from: $0) }
    let whole = Box(origin: .zero, size: now.size)
    let boxes = frame.pictureBoxes(of: index) ?? PictureBoxes(lower: whole, upper: whole)
    add(stretched?.affine ?? now.affine)
    send(index, .place)
    if stretched == nil {
      add(now.size)
      send(index, .size)
    }
    add(stretched?.widths ?? now.corners)
    add(stretched?.heights ?? now.corners)
    send(index, .corners)
    numbers.append(now.alpha)
    send(index, .alpha)
    numbers.append(now.lowerAlpha)
    numbers.append(now.upperAlpha)
    numbers.append(now.isLowerInFront ? 1 : 0)
    send(index, .fade)
    add(stretched?(boxes.lower) ?? boxes.lower)
    send(index, .lowerBox)
    add(stretched?(boxes.upper) ?? boxes.upper)
    send(index, .upperBox)
  }

  private mutating func packSurroundings(_ index: Int, _ frame: Frame) {
    if let decoration = frame.decoration(of: index) { add(decoration) }
    send(index, .decoration)
    if let box = frame.clip(of: index) {
      add(box.placement.affine)
      add(box.placement.size)
      add(box.corners)
    }
    send(index, .clip)
  }

  /// Adds a record with the numbers if they are not those that were sent last.
  private mutating func send(_ index: Int, _ part: Part) {
    let slot = index * Part.allCases.count + part.rawValue
    if sent[slot] != numbers {
      sent[slot].removeAll(keepingCapacity: true)
      sent[slot].append(contentsOf: numbers)
      changes.append(Double(index))
      changes.append(Double(part.rawValue))
      changes.append(Double(numbers.count))
      changes.append(contentsOf: numbers)
    }
    numbers.removeAll(keepingCapacity: true)
  }
}

extension PackedFrame {
  private mutating func add(_ vector: Vector) {
    numbers.append(vector.x)
    numbers.append(vector.y)
  }

  private mutating func add(_ box: Box) {
    add(box.origin)
    add(box.size)
  }

  private mutating func add(_ affine: Affine) {
    add(Vector(affine.a, affine.b))
    add(Vector(affine.c, affine.d))
    add(affine.translation)
  }

  private mutating func add(_ corners: Corners) {
    add(Vector(corners.topLeft, corners.topRight))
    add(Vector(corners.bottomRight, corners.bottomLeft))
  }

  private mutating func add(_ color: RGBA) {
    add(Vector(color.red, color.green))
    add(Vector(color.blue, color.alpha))
  }

  private mutating func add(_ decoration: Decoration) {
    numbers.append(decoration.border.width)
    add(decoration.border.color)
    add(decoration.shadow.color)
    add(decoration.shadow.offset)
    numbers.append(decoration.shadow.radius)
    add(decoration.background)
  }
}
