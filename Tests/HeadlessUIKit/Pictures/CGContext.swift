// A context as UIKit sets one up: y points down. It records what it is asked to draw.
import Foundation

/// What drawings are made with.
public final class CGContext {
  private struct State {
    var fill = LayerState.black
    var stroke = LayerState.black
    var lineWidth: CGFloat = 1
  }

  private(set) var drawing: Drawing
  private var state = State()
  private var saved: [State] = []
  var currentPath = CGMutablePath()

  init(size: CGSize) { drawing = Drawing(size: size) }

  func record(_ command: DrawCommand) { drawing.commands.append(command) }

  public func saveGState() {
    saved.append(state)
    record(.save)
  }

  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    state = last
    record(.restore)
  }

  public func setFillColor(_ color: CGColor) { state.fill = color }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
  public func setAlpha(_ alpha: CGFloat) { record(.alpha(alpha)) }

  public func concatenate(_ transform: CGAffineTransform) { record(.concatenate(transform)) }
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  func fill(_ path: CGPath, _ rule: CGPathFillRule) { record(.fill(path, state.fill, rule)) }

  func stroke(_ path: CGPath, width: CGFloat? = nil) {
    record(.stroke(path, state.stroke, width: width ?? state.lineWidth))
  }
}
