// A color's components.
import Foundation

extension UIColor {
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let value = cgColor.value
    guard cgColor.pattern == nil else { return false }
    red?.pointee = value.red
    green?.pointee = value.green
    blue?.pointee = value.blue
    alpha?.pointee = value.alpha
    return true
  }

  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let value = cgColor.value
    guard value.red == value.green, value.green == value.blue else {
      missing("the gray that a color turns into")
    }
    white?.pointee = value.red
    alpha?.pointee = value.alpha
    return true
  }
}
