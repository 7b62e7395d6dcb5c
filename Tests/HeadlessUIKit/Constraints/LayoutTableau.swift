// Relations are taken one at a time, the more important first. Each is met as far as those before allow, and no
// later one can undo that. A simplex tableau keeps track of what is still free.
struct LayoutTableau {
  /// What a variable is, in terms of those that are still undecided; these are 0 until something decides them.
  private var rows: [Int: LinearExpression] = [:]
  /// In which rows an undecided variable occurs.
  private var columns: [Int: Set<Int>] = [:]
  /// Whether a variable is the slack of an inequality, which is never negative.
  private var isSlack: [Bool] = []

  mutating func makeVariable(isSlack: Bool = false) -> Int {
    self.isSlack.append(isSlack)
    return self.isSlack.count - 1
  }

  func value(of expression: LinearExpression) -> CGFloat {
    CGFloat((reduced(expression).constant * 1e8).rounded() / 1e8)
  }

  /// Makes the expression zero, or as near to zero as can be.
  mutating func equate(_ expression: LinearExpression) {
    var rest = reduced(expression)
    if let free = rest.terms.keys.filter({ !isSlack[$0] }).min() {
      return decide(free, rest.solved(for: free))
    }
    if abs(rest.constant) < LinearExpression.tolerance {
      if let slack = rest.terms.keys.min() { decide(slack, rest.solved(for: slack)) }
      return
    }
    if rest.constant > 0 { rest = rest.times(-1) }
    lift(&rest, slack: nil)
  }

  /// Makes the expression zero or more, or as great as can be.
  mutating func keepPositive(_ expression: LinearExpression) {
    var rest = reduced(expression)
    if let free = rest.terms.keys.filter({ !isSlack[$0] }).min() {
      let slack = makeVariable(isSlack: true)
      rest.add(slack, times: -1)
      return decide(free, rest.solved(for: free))
    }
    guard rest.constant > -LinearExpression.tolerance else {
      return lift(&rest, slack: makeVariable(isSlack: true))
    }
    guard !rest.terms.isEmpty else { return }
    rest.constant = max(0, rest.constant)
    setRow(makeVariable(isSlack: true), rest)
  }

  /// Raises a negative expression to zero, by way of the slacks in it.
  private mutating func lift(_ rest: inout LinearExpression, slack: Int?) {
    while let entering = rest.terms.filter({ $0.value > 0 }).keys.min() {
      let coefficient = rest.terms[entering] ?? 1
      let (limit, leaving) = room(for: entering)
      if -rest.constant / coefficient <= limit {
        if let slack { rest.add(slack, times: -1) }
        return decide(entering, rest.solved(for: entering))
      }
      guard let leaving, var row = rows[leaving] else { return }
      rows[leaving] = nil
      row.add(leaving, times: -1)
      decide(entering, row.solved(for: entering))
      rest = reduced(rest)
      if rest.constant > -LinearExpression.tolerance { rest.constant = min(rest.constant, 0) }
    }
    for variable in rest.terms.keys { replace(variable, by: LinearExpression()) }
  }

  /// How far an undecided slack can grow before another becomes negative, and which one that is.
  private func room(for entering: Int) -> (limit: Double, leaving: Int?) {
    var (limit, leaving) = (Double.infinity, Int?.none)
    for basic in (columns[entering] ?? []).sorted() where isSlack[basic] {
      guard let row = rows[basic], let coefficient = row.terms[entering], coefficient < 0
      else { continue }
      let ratio = max(0, row.constant) / -coefficient
      if ratio < limit { (limit, leaving) = (ratio, basic) }
    }
    return (limit, leaving)
  }

  private func reduced(_ expression: LinearExpression) -> LinearExpression {
    var sum = LinearExpression(expression.constant)
    for (variable, coefficient) in expression.terms {
      if let row = rows[variable] {
        sum.add(row, times: coefficient)
      } else {
        sum.add(variable, times: coefficient)
      }
    }
    return sum
  }

  /// From now on the variable is what the expression says.
  private mutating func decide(_ variable: Int, _ expression: LinearExpression) {
    replace(variable, by: expression)
    setRow(variable, expression)
  }

  private mutating func replace(_ variable: Int, by expression: LinearExpression) {
    for basic in columns.removeValue(forKey: variable) ?? [] {
      guard var row = rows[basic], let coefficient = row.terms.removeValue(forKey: variable)
      else { continue }
      row.add(expression, times: coefficient)
      setRow(basic, row)
    }
  }

  private mutating func setRow(_ basic: Int, _ row: LinearExpression) {
    rows[basic] = row
    for variable in row.terms.keys { columns[variable, default: []].insert(basic) }
  }
}
