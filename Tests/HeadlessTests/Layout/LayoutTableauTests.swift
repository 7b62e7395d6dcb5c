// The solver by itself, and what it tells about contradictions.
import Foundation
import MatchEngineTestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

extension HeadlessTests {
  @MainActor @Suite struct LayoutTableauTests {
    init() { startOver() }

    /// A system with a known solution, equations in any order: every equation holds in what comes out.
    @Test func equationsHold() {
      var random = SplitMix(seed: 601)
      for _ in 0..<200 {
        var tableau = LayoutTableau()
        let count = random.whole(1...8)
        let truth = (0..<count).map { _ in random.number(-50...50) }
        let variables = truth.map { _ in tableau.makeVariable() }
        var equations: [LinearExpression] = []
        for _ in 0..<random.whole(1...10) {
          var equation = LinearExpression()
          for (variable, value) in zip(variables, truth) where random.chance(oneIn: 2) {
            let factor = Double(random.whole(-3...3))
            equation.add(variable, times: factor)
            equation.constant -= factor * value
          }
          equations.append(equation)
          let isMet = tableau.equate(equation)
          #expect(isMet)
        }
        for equation in equations { #expect(abs(value(equation, tableau)) < 1e-6) }
      }
    }

    /// Inequalities that a known point satisfies: all hold in what comes out, and equations beside them.
    @Test func limitsHold() {
      var random = SplitMix(seed: 602)
      for _ in 0..<300 {
        var tableau = LayoutTableau()
        let truth = (0..<random.whole(1...6)).map { _ in random.number(-50...50) }
        let variables = truth.map { _ in tableau.makeVariable() }
        var limits: [(LinearExpression, Bool)] = []
        for _ in 0..<random.whole(1...14) {
          let isEquation = random.chance(oneIn: 4)
          var limit = LinearExpression(isEquation ? 0 : random.number(0...30))
          for (variable, value) in zip(variables, truth) where random.chance(oneIn: 2) {
            let factor = Double(random.whole(-2...2))
            limit.add(variable, times: factor)
            limit.constant -= factor * value
          }
          limits.append((limit, isEquation))
          let isMet = isEquation ? tableau.equate(limit) : tableau.keepPositive(limit)
          #expect(isMet)
        }
        for (limit, isEquation) in limits {
          let value = value(limit, tableau)
          #expect(value > -1e-6 && (!isEquation || value < 1e-6))
        }
      }
    }

    /// A wish that the limits do not allow is met as nearly as they do.
    @Test func wishesAreMetAsNearlyAsCanBe() {
      var random = SplitMix(seed: 603)
      for _ in 0..<200 {
        var tableau = LayoutTableau()
        let (x, y) = (tableau.makeVariable(), tableau.makeVariable())
        let (low, span, sum) = (
          random.number(-20...20), random.number(0...20), random.number(-50...50)
        )
        for variable in [x, y] {
          let own = LinearExpression(variable: variable)
          let isAbove = tableau.keepPositive(own.adding(-low))
          let isBelow = tableau.keepPositive(own.times(-1).adding(low + span))
          #expect(isAbove && isBelow)
        }
        let wish = LinearExpression(variable: x).adding(LinearExpression(variable: y)).adding(-sum)
        let isMet = tableau.equate(wish)
        let reached = tableau.value(of: x) + tableau.value(of: y)
        let nearest = min(max(sum, 2 * low), 2 * (low + span))
        #expect(abs(reached - nearest) < 1e-6)
        #expect(isMet == (abs(sum - nearest) < 1e-6))
        _ = tableau.equate(LinearExpression(variable: x).adding(-low))
        #expect(abs(tableau.value(of: x) + tableau.value(of: y) - nearest) < 1e-6)
      }
    }

    private func value(_ expression: LinearExpression, _ tableau: LayoutTableau) -> Double {
      expression.terms.reduce(expression.constant) { $0 + $1.value * tableau.value(of: $1.key) }
    }

    @Test func contradictionsAreNoted() {
      let (_, board) = stage(CGSize(width: 300, height: 400))
      let view = UIView()
      board.addConstrained(view)
      let first = view.widthAnchor.constraint(equalToConstant: 50)
      let second = view.widthAnchor.constraint(equalToConstant: 60)
      NSLayoutConstraint.activate([first, second])
      board.layoutIfNeeded()
      #expect(view.bounds.width == 50 && Headless.accounts.brokenConstraints == [second])
    }
  }
}
