// What counts as inside of a path.
import Foundation

public enum CGPathFillRule: Int, Sendable {
  case winding
  case evenOdd
}
