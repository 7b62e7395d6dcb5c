/// One line of the result.
struct Row {
  let name: String
  /// What the figure counts, as a sentence part.
  let measures: String
  let figure: Double
  var unit = ""
  /// The least that is possible, measured in the same rounds.
  var floor: Double?
  var budget: Budget?

  enum Budget {
    /// So many times the floor at most.
    case ratio(Double)
    /// The figure itself, at most.
    case figure(Double)

    var limit: Double {
      switch self {
      case .ratio(let limit), .figure(let limit): limit
      }
    }
  }

  /// The figure by its floor.
  var ratio: Double? { floor.map { figure / $0 } }

  /// Whether the budget was kept; nil where there is none.
  ///
  /// What is not a number keeps none.
  var isKept: Bool? {
    switch budget {
    case nil: nil
    case .ratio(let limit): (ratio ?? .infinity) <= limit
    case .figure(let limit): figure <= limit
    }
  }
}
