// A context as UIKit sets one up: y points down. It records what it is asked to draw.
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

  private var memory: UnsafeMutableRawBufferPointer?

  init(size: CGSize) { drawing = Drawing(size: size) }

  /// A context with pixels, of four bytes each.
  public convenience init?(
    data: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bytesPerRow: Int,
    space: CGColorSpace,
    bitmapInfo: UInt32
  ) {
    guard data == nil, bitsPerComponent == 8, bytesPerRow == width * 4,
      bitmapInfo == CGImageAlphaInfo.premultipliedLast.rawValue
    else { missing("a bitmap of another kind") }
    self.init(size: CGSize(width: width, height: height))
  }

  public var data: UnsafeMutableRawPointer? {
    let size = drawing.size
    let pixels = drawing.pixels(columns: Int(size.width), rows: Int(size.height))
    let memory = memory ?? .allocate(byteCount: pixels.count, alignment: 16)
    memory.copyBytes(from: pixels)
    self.memory = memory
    return memory.baseAddress
  }

  deinit { memory?.deallocate() }

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
