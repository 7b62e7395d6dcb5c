// Colors between two.
import Foundation
import Testing

@testable import UIKit

extension HeadlessTests {
  @Suite struct CGColorInterpolationTests {
    static let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    static let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)

    @Test func opaqueColorsMixStraight() {
      let middle = CGColor.interpolated(Self.red, Self.blue, at: 0.25)
      #expect(middle?.components == [0.75, 0, 0.25, 1])
    }

    @Test func noColorIsAClearOneOfTheOthersTone() {
      let middle = CGColor.interpolated(nil, Self.red, at: 0.5)
      #expect(middle?.components == [1, 0, 0, 0.5])
      #expect(CGColor.interpolated(Self.red, nil, at: 0.5) == middle)
      #expect(CGColor.interpolated(nil, nil, at: 0.5) == nil)
    }

    @Test func theEndsAreExactAndBeyondThemNothingIsOutOfRange() {
      #expect(CGColor.interpolated(nil, Self.red, at: 0) == nil)
      #expect(CGColor.interpolated(Self.blue, Self.red, at: 1) == Self.red)
      #expect(CGColor.interpolated(Self.blue, Self.red, at: 1.5) == Self.red)
    }
  }
}
