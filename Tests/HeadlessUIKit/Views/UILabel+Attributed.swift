// A text in several looks gives the label those of its first letter; what the label is given then is for all of it.
extension UILabel {
  public var attributedText: NSAttributedString? {
    get {
      if let styled { return styled }
      let looks: [NSAttributedString.Key: Any?] = [.font: font, .foregroundColor: textColor]
      return text.map { NSAttributedString(string: $0, attributes: looks.compactMapValues(\.self)) }
    }
    set {
      wrote(self, "attributedText")
      text = newValue?.string
      guard let newValue, newValue.length > 0 else { return }
      if let own = newValue.value(.font, at: 0) as? UIFont { font = own }
      if let own = newValue.value(.foregroundColor, at: 0) as? UIColor { textColor = own }
      if let style = newValue.value(.paragraphStyle, at: 0) as? NSParagraphStyle {
        textAlignment = style.alignment
        lineBreakMode = style.lineBreakMode
      }
      styled = NSAttributedString(attributedString: newValue)
      textChanged()
    }
  }

  func restyle(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let styled, let value else { return }
    let copy = NSMutableAttributedString(attributedString: styled)
    copy.addAttribute(key, value: value, range: NSRange(location: 0, length: copy.length))
    self.styled = copy
  }
}

extension UIView {
  /// How much of the room that is left lies before a line.
  func share(of alignment: NSTextAlignment) -> CGFloat {
    switch alignment {
    case .left, .justified: 0
    case .center: 0.5
    case .right: 1
    case .natural: readsRightToLeft ? 1 : 0
    }
  }
}
