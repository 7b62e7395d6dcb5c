extension IndexPath {
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  public var section: Int {
    get { part(0) }
    set { self[0] = newValue }
  }

  public var item: Int {
    get { part(1) }
    set { self[1] = newValue }
  }

  public var row: Int {
    get { part(1) }
    set { self[1] = newValue }
  }

  private func part(_ position: Int) -> Int {
    guard count == 2 else {
      raise("an index path for a table or collection has two indices, this one has \(count)")
    }
    return self[position]
  }
}
