/// A rectangle whose parts may still have to be found.
struct LayoutBox {
  var x = LinearExpression()
  var y = LinearExpression()
  var width = LinearExpression()
  var height = LinearExpression()

  init(_ rect: CGRect) {
    x.constant = Double(rect.minX)
    y.constant = Double(rect.minY)
    width.constant = Double(rect.width)
    height.constant = Double(rect.height)
  }

  init(in tableau: inout LayoutTableau) {
    x = LinearExpression(variable: tableau.makeVariable())
    y = LinearExpression(variable: tableau.makeVariable())
    width = LinearExpression(variable: tableau.makeVariable())
    height = LinearExpression(variable: tableau.makeVariable())
  }

  /// The box with the size of this one, at its own origin.
  func interior(origin: CGPoint = .zero) -> LayoutBox {
    var box = self
    box.x = LinearExpression(Double(origin.x))
    box.y = LinearExpression(Double(origin.y))
    return box
  }

  func inset(by insets: UIEdgeInsets) -> LayoutBox {
    var box = self
    box.x.constant += Double(insets.left)
    box.y.constant += Double(insets.top)
    box.width.constant -= Double(insets.left + insets.right)
    box.height.constant -= Double(insets.top + insets.bottom)
    return box
  }

  func moved(by other: LayoutBox, minus origin: CGPoint) -> LayoutBox {
    var box = self
    box.x = x.adding(other.x).adding(-Double(origin.x))
    box.y = y.adding(other.y).adding(-Double(origin.y))
    return box
  }

  /// An attribute; a place along x is counted from the right if `mirrored`.
  func value(
    of attribute: NSLayoutConstraint.Attribute,
    rightToLeft: Bool,
    mirrored: Bool
  ) -> LinearExpression {
    let place =
      switch attribute {
      case .width: width
      case .height: height
      case .top: y
      case .bottom: y.adding(height)
      case .centerY: y.adding(height, times: 0.5)
      case .centerX: x.adding(width, times: 0.5)
      case .left: x
      case .right: x.adding(width)
      case .leading: rightToLeft ? x.adding(width) : x
      case .trailing: rightToLeft ? x : x.adding(width)
      default: missing("a layout attribute \(attribute)")
      }
    return mirrored && attribute.kind == .horizontal ? place.times(-1) : place
  }

  func rect(in tableau: LayoutTableau) -> CGRect {
    CGRect(
      x: tableau.value(of: x),
      y: tableau.value(of: y),
      width: max(0, tableau.value(of: width)),
      height: max(0, tableau.value(of: height))
    )
  }
}
