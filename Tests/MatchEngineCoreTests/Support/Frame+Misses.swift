@testable import MatchEngineCore

extension Frame {
  /// How far the numbers of a frame that is played are from those of a drawn one, each as a part of its bound
  /// in a course: at most 1, if the course keeps its promise.
  ///
  /// Points are those on the screen.
  ///
  /// - Parameters:
  ///   - drawn: What would be drawn.
  ///   - near: What would be drawn half a ``Course/moment`` earlier and later.
  ///   - plan: The plan of both.
  func misses(from drawn: Frame, near: [Frame], of plan: Plan) -> [(name: String, miss: Double)] {
    performers.indices.flatMap { index in
      let rows = PerformerCourse(index, of: plan)
      return numbers(rows).misses(
        from: drawn.numbers(rows),
        near: near.map { $0.numbers(rows) },
        rows
      ).map { ("\(index) \($0.0)", $0.1) }
    }
  }

  fileprivate func numbers(_ rows: PerformerCourse) -> [Double] {
    var numbers: [Double] = []
    rows.append(self, to: &numbers)
    return numbers
  }
}

extension [Double] {
  fileprivate func misses(from drawn: [Double], near: [[Double]], _ rows: PerformerCourse)
    -> [(String, Double)]
  {
    /// A distance as a part of a bound, or of how far this goes in a moment.
    func part(_ bound: Double, _ distance: ([Double], [Double]) -> Double) -> Double {
      distance(self, drawn) / near.reduce(bound) { Swift.max($0, 2 * distance($1, drawn)) }
    }
    func far(_ rows: Range<Int>, _ bound: Double) -> Double {
      rows.reduce(0) { worst, row in
        Swift.max(worst, part(bound) { ($0[row] - $1[row]).magnitude })
      }
    }
    func box(_ first: Int, _ corners: Range<Int>, _ name: String) -> [(String, Double)] {
      let half = Vector(drawn[first + 2], drawn[first + 3]) / 2
      let transform = drawn.transform(first + 4)
      let scale = Swift.max(
        Vector(transform.a, transform.b).length,
        Vector(transform.c, transform.d).length
      )
      let bound = Course.distance / Swift.max(scale, 1e-3)
      let turn = part(Course.distance) {
        $0.transform(first + 4).corner(half, from: $1.transform(first + 4))
      }
      return [
        (name + "center", far(first..<first + 2, Course.distance)),
        (name + "size", far(first + 2..<first + 4, bound)),
        (name + "transform", turn),
        (name + "corners", far(corners, bound)),
      ]
    }
    var result = box(0, 8..<12, "")
    let scale = drawn.transform(4)
    let largest = Swift.max(Vector(scale.a, scale.b).length, Vector(scale.c, scale.d).length)
    let bound = Course.distance / Swift.max(largest, 1e-3)
    result.append(("alpha", far(12..<13, Course.fade)))
    result.append(("pictures' alphas", far(13..<15, Course.fade)))
    result.append(("pictures", far(rows.pictureRows, bound)))
    if let first = rows.decorationRows.first {
      result.append(("border", far(first..<first + 1, bound)))
      result.append(("shadow", far(first + 9..<first + 12, bound)))
      result.append(("blur", far(first + 16..<first + 17, Course.fade)))
      for color in rows.colorRows {
        result.append(
          ("color", part(Course.fade) { ($0.color(color) - $1.color(color)).size })
        )
      }
    }
    if let first = rows.clipRows.first { result += box(first, first + 8..<first + 12, "clip ") }
    return result
  }
}

extension [Double] {
  fileprivate func transform(_ first: Int) -> Affine {
    Affine(a: self[first], b: self[first + 1], c: self[first + 2], d: self[first + 3])
  }

  fileprivate func color(_ rows: Range<Int>) -> PremultipliedRGBA {
    let first = rows.lowerBound
    return PremultipliedRGBA(RGBA(self[first], self[first + 1], self[first + 2], self[first + 3]))
  }
}

extension Affine {
  /// How far it takes a corner of a box from where another transform takes it.
  func corner(_ half: Vector, from other: Affine) -> Double {
    let corners = [half, Vector(half.x, -half.y)]
    return corners.map { (linear($0) - other.linear($0)).length }.max() ?? 0
  }
}
