#if canImport(UIKit)
// AN-13: timing functions as objects.
import Testing
import UIKit

extension UIKitTests {
  @Suite struct CAMediaTimingFunctionTests {
    func points(_ function: CAMediaTimingFunction) -> [Float] {
      (0..<4).flatMap { index in
        var pair: [Float] = [.nan, .nan]
        function.getControlPoint(at: index, values: &pair)
        return pair
      }
    }

    @Test("AN-13: the named functions have the published control points")
    func namedFunctions() {
      let expected: [(CAMediaTimingFunctionName, [Float])] = [
        (.linear, [0, 0, 0, 0, 1, 1, 1, 1]),
        (.easeIn, [0, 0, 0.42, 0, 1, 1, 1, 1]),
        (.easeOut, [0, 0, 0, 0, 0.58, 1, 1, 1]),
        (.easeInEaseOut, [0, 0, 0.42, 0, 0.58, 1, 1, 1]),
        (.default, [0, 0, 0.25, 0.1, 0.25, 1, 1, 1]),
      ]
      for (name, numbers) in expected {
        #expect(points(CAMediaTimingFunction(name: name)) == numbers)
      }
    }
  }
}
#endif
