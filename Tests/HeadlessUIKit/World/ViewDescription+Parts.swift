@MainActor extension ViewDescription {
  mutating func add(_ view: UIView, path: String) {
    note(path, "view", "\(type(of: view))", view)
    note(path, "superview", view.superview.map { "\(type(of: $0))" } ?? "none", view.superview)
    note(path, "window", view.window == nil ? "none" : "there", view.window)
    note(path, "controller", view.controller.map { "\(type(of: $0))" } ?? "none", view.controller)
    note(path, "frame", DescribedValue.text(of: view.frame))
    note(path, "isFirstResponder", "\(view.isFirstResponder)")
    addOwnProperties(of: view, path: path)
    if let scroll = view as? UIScrollView {
      note(path, "contentOffset", DescribedValue.text(of: scroll.contentOffset))
    }
    addAll(in: view.layoutStore, path: path, "layout")
    addAll(in: view.lookStore, path: path, "look")
    addRecognizers(of: view, path: path)
    add(view.layer, path: "\(path) layer")
    let subviews = view.subviews
    note(path, "subviews", "\(subviews.count)")
    for (index, subview) in subviews.enumerated() {
      add(subview, path: "\(path) › \(index) \(type(of: subview))")
    }
  }

  /// What UIKit's own classes store in a view, beside its place in the tree and what is only remembered.
  private mutating func addOwnProperties(of view: UIView, path: String) {
    let elsewhere: Set = [
      "layer", "subviewStore", "superviewStore", "windowStore", "controller", "layoutStore",
      "lookStore", "recognizerStore", "associations",
    ]
    var next: Mirror? = Mirror(reflecting: view)
    while let mirror = next, mirror.subjectType != UIResponder.self {
      next = mirror.superclassMirror
      guard String(reflecting: mirror.subjectType).hasPrefix("UIKit.") else { continue }
      for child in mirror.children {
        guard let name = child.label, !elsewhere.contains(name), !isMemory(name) else { continue }
        add(child.value, path: path, name)
      }
    }
  }

  /// Whether a property of that name is only remembered, and worked out again when it is wanted.
  private func isMemory(_ name: String) -> Bool {
    name.hasPrefix("known") || name.hasPrefix("needs") || name.hasPrefix("$")
  }

  private mutating func addRecognizers(of view: UIView, path: String) {
    note(path, "gestureRecognizers", "\(view.recognizerStore.count)")
    for (index, recognizer) in view.recognizerStore.enumerated() {
      note(path, "gestureRecognizer \(index)", "\(type(of: recognizer))", recognizer)
    }
  }

  private mutating func add(_ layer: CALayer, path: String) {
    note(path, "kind", "\(type(of: layer))", layer)
    note(path, "name", layer.name ?? "none")
    note(path, "speed", "\(layer.speed)")
    note(path, "timeOffset", "\(layer.timeOffset)")
    note(path, "beginTime", "\(layer.beginTime)")
    note(path, "animations", (layer.animationKeys() ?? []).joined(separator: ", "))
    addAll(in: layer.state, path: path, nil)
    if let mask = layer.mask { add(mask, path: "\(path) mask") }
    note(path, "sublayers", "\(layer.sublayerStore.count)")
    for (index, sublayer) in layer.sublayerStore.enumerated() {
      note(path, "sublayer \(index)", "\(type(of: sublayer))", sublayer)
      if sublayer.view == nil { add(sublayer, path: "\(path) › \(index) \(type(of: sublayer))") }
    }
  }

  /// Every stored property of a value, so that none is forgotten when one is added.
  private mutating func addAll(in value: Any, path: String, _ prefix: String?) {
    for child in Mirror(reflecting: value).children {
      let name = child.label ?? "value"
      if isMemory(name) { continue }
      add(child.value, path: path, prefix.map { "\($0).\(name)" } ?? name)
    }
  }

  private mutating func add(_ value: Any, path: String, _ property: String) {
    if let text = DescribedValue.numbers(in: value) { return note(path, property, text) }
    note(path, property, DescribedValue.text(of: value), DescribedValue.object(in: value))
    for (index, part) in DescribedValue.objects(in: value).enumerated() {
      note(path, "\(property) \(index)", "\(type(of: part))", part)
    }
  }
}
