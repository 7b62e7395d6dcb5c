@testable import MatchEngineCore

extension Frame {
  /// How far the numbers of a frame are from those of another, each as a part of its bound in a course:
  /// at most 1, if the course keeps its promise.
  func misses(from other: Frame, of plan: Plan) -> [(name: String, miss: Double)] {
    var misses: [(name: String, miss: Double)] = [
      ("progress", (progress - other.progress).magnitude / Course.fade)
    ]
    for index in performers.indices {
      for (name, miss) in numberMisses(from: other, PerformerRows(index, of: plan)) {
        misses.append(("\(index) \(name)", miss))
      }
    }
    return misses
  }

  private func numberMisses(from other: Frame, _ rows: PerformerRows) -> [(String, Double)] {
    let (here, there) = (numbers(rows), other.numbers(rows))
    func far(_ rows: Range<Int>, _ bound: Double) -> Double {
      rows.reduce(0) { max($0, (here[$1] - there[$1]).magnitude / bound) }
    }
    func box(_ first: Int, _ corners: Range<Int>, _ name: String) -> [(String, Double)] {
      let half = Vector(there[first + 2], there[first + 3]) / 2
      let transform = there.transform(first + 4)
      let scale = max(
        Vector(transform.a, transform.b).length,
        Vector(transform.c, transform.d).length
      )
      let bound = Course.distance / max(scale, 1)
      return [
        (name + "center", far(first..<first + 2, Course.distance)),
        (name + "size", far(first + 2..<first + 4, bound)),
        (
          name + "transform",
          here.transform(first + 4).corner(half, from: transform) / Course.distance
        ),
        (name + "corners", far(corners, bound)),
      ]
    }
    var result = box(0, PerformerRows.corners, "")
    let scale = there.transform(4)
    let largest = max(Vector(scale.a, scale.b).length, Vector(scale.c, scale.d).length)
    let bound = Course.distance / max(largest, 1)
    result.append(("alpha", far(8..<9, Course.fade)))
    result.append(("pictures' alphas", far(13..<15, Course.fade)))
    result.append(("pictures", far(rows.pictures, bound)))
    result.append(("parts", far(rows.parts.lower, bound)))
    result.append(("parts", far(rows.parts.upper, bound)))
    if let first = rows.decoration.first {
      result.append(("border", far(first..<first + 1, bound)))
      result.append(("shadow", far(first + 9..<first + 12, bound)))
      for color in rows.colors {
        result.append(("color", here.color(color).distance(to: there.color(color)) / Course.fade))
      }
    }
    if let first = rows.clipBox.first { result += box(first, first + 8..<first + 12, "clip ") }
    result.append(("gradient's colors", far(rows.gradient.colors, Course.fade)))
    let share = bound / max(there[2] + there[3], 1)
    result.append(("gradient's locations", far(rows.gradient.locations, share)))
    result.append(("gradient's ends", far(rows.gradient.ends, share)))
    result.append(("region", far(rows.vertices, Course.distance)))
    return result
  }

  private func numbers(_ rows: PerformerRows) -> [Double] {
    var numbers: [Double] = []
    rows.append(self, to: &numbers)
    return numbers
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

extension PremultipliedRGBA {
  fileprivate func distance(to other: PremultipliedRGBA) -> Double { (self - other).size }
}

extension Affine {
  /// How far it takes a corner of a box from where another transform takes it.
  func corner(_ half: Vector, from other: Affine) -> Double {
    let corners = [half, Vector(half.x, -half.y)]
    return corners.map { (linear($0) - other.linear($0)).length }.max() ?? 0
  }
}
