@testable import MatchEngineCore

extension Numbers {
  /// How far what is played is off what would be drawn, each number as a part of its bound in a course: at most 1, if
  /// the course keeps its promise.
  ///
  /// Points are those on the screen.
  ///
  /// - Parameters:
  ///   - drawn: What would be drawn.
  ///   - near: What would be drawn around that, every ``Course/moment``.
  ///   - plan: The plan of both.
  func worstMiss(from drawn: Frame, near: [Frame] = [], of plan: Plan) -> Double {
    let (drawn, near) = (drawn.numbers(of: plan), near.map { $0.numbers(of: plan) })
    guard count == drawn.count else { return .infinity }
    return indices.flatMap { index in
      self[index].misses(
        from: drawn[index],
        near: near.map { $0[index] },
        NumberRows(plan.performers[index])
      )
    }.reduce(0) { Swift.max($0, $1.isNaN ? .infinity : $1) }
  }
}

extension [Double] {
  fileprivate func misses(from drawn: [Double], near: [[Double]], _ rows: NumberRows)
    -> [Double]
  {
    /// A distance as a part of a bound, or of how far this goes in a moment.
    func part(_ bound: Double, _ distance: ([Double], [Double]) -> Double) -> Double {
      distance(self, drawn)
        / zip(near, near.dropFirst()).reduce(bound) { Swift.max($0, distance($1.0, $1.1)) }
    }
    func far(_ rows: Range<Int>, _ bound: Double) -> Double {
      rows.reduce(0) { worst, row in
        Swift.max(worst, part(bound) { ($0[row] - $1[row]).magnitude })
      }
    }
    /// The bound of what is in a box, at its scale.
    func bound(in first: Int) -> Double {
      let scale = drawn.transform(first + 4)
      let largest = Swift.max(Vector(scale.a, scale.b).length, Vector(scale.c, scale.d).length)
      return Course.distance / Swift.max(largest, 1e-3)
    }
    func box(_ first: Int, _ corners: Range<Int>) -> [Double] {
      let half = Vector(drawn[first + 2], drawn[first + 3]) / 2
      let bound = bound(in: first)
      let turn = part(Course.distance) {
        $0.transform(first + 4).corner(half, from: $1.transform(first + 4))
      }
      return [
        far(first..<first + 2, Course.distance), far(first + 2..<first + 4, bound), turn,
        far(corners, bound),
      ]
    }
    let bound = bound(in: 0)
    var result = box(0, 8..<12)
    // The opacities of the whole and of both pictures, then where these are.
    result += [far(12..<16, Course.fade), far(rows.pictures, bound)]
    if let first = rows.decoration.first {
      // The border's width, the shadow's place and radius, and the blur.
      result += [far(first..<first + 1, bound), far(first + 9..<first + 12, bound)]
      result.append(far(first + 16..<first + 17, Course.fade))
      result += rows.colors.map { color in
        part(Course.fade) { ($0.color(color) - $1.color(color)).size }
      }
    }
    if let first = rows.clip.first { result += box(first, first + 8..<first + 12) }
    return result
  }

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
