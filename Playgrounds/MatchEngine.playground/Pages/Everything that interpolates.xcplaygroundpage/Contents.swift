//: [Previous: Curves and springs](@previous)
//:
//: # Everything that interpolates
//:
//: Each of these views changes one thing, and a button changes all of them. A change within a screen takes one call, `matchAnimate`: what has an ID flies from how it looks before to how it looks after. Nothing says what is different.

import MatchEngine
import PlaygroundSupport
import UIKit

let duration = 0.8
let bounce = 0.0

let specimens = [
  Specimen("Place", Specimen.square) { $0.center.x = $1 ? 84 : 36 },
  Specimen("Size", Specimen.square) { $0.bounds.size.width = $1 ? 96 : 30 },
  Specimen("Rotation", Specimen.square) { view, isAfter in
    view.transform = CGAffineTransform(rotationAngle: isAfter ? .pi / 3 : 0)
  },
  Specimen("Scale", Specimen.square) { view, isAfter in
    view.transform = CGAffineTransform(scaleX: isAfter ? 1.4 : 0.5, y: isAfter ? 0.7 : 1)
  },
  Specimen("Opacity", Specimen.square) { $0.alpha = $1 ? 0.15 : 1 },
  Specimen("Color", Specimen.square) { $0.backgroundColor = $1 ? .systemPink : .systemTeal },
  Specimen("Corners", Specimen.square) { $0.layer.cornerRadius = $1 ? 30 : 4 },
  Specimen("Two corners", Specimen.square) { view, isAfter in
    view.layer.cornerRadius = 24
    view.layer.maskedCorners =
      isAfter
      ? [.layerMinXMinYCorner, .layerMaxXMaxYCorner] : [.layerMaxXMinYCorner, .layerMinXMaxYCorner]
  },
  Specimen("Border", Specimen.square) { view, isAfter in
    view.layer.borderColor = UIColor.systemIndigo.cgColor
    view.layer.borderWidth = isAfter ? 16 : 2
  },
  Specimen("Shadow", Specimen.square) { view, isAfter in
    view.layer.shadowOpacity = isAfter ? 0.5 : 0.2
    view.layer.shadowRadius = isAfter ? 14 : 2
    view.layer.shadowOffset = CGSize(width: 0, height: isAfter ? 12 : 1)
  },
  Specimen("Text", Specimen.text("Aa")) { view, isAfter in
    view.font = .systemFont(ofSize: isAfter ? 52 : 20, weight: .semibold)
    view.textColor = isAfter ? .systemPink : .label
  },
  Specimen("Words", Specimen.text("Here")) { $0.text = $1 ? "There" : "Here" },
  Specimen("Crop", Specimen.photo(Photo.all[2])) { view, isAfter in
    view.contentMode = isAfter ? .scaleAspectFit : .scaleAspectFill
    view.frame = isAfter ? CGRect(x: 5, y: 4, width: 110, height: 88) : view.frame
  },
  Specimen("Photo", Specimen.photo(Photo.all[0])) { $0.image = Photo.all[$1 ? 8 : 0].image },
  Specimen("Symbol", UIImageView(image: UIImage(systemName: "heart.fill"))) { view, isAfter in
    view.tintColor = isAfter ? .systemPink : .systemTeal
    view.frame = view.frame.insetBy(dx: isAfter ? -8 : 16, dy: isAfter ? -8 : 16)
  },
]

//: An ID is all that they need.

for specimen in specimens { specimen.view.matchID = specimen.name }

let table = SpecimenTable(specimens) { table in
  let transition = MatchTransition { $0.timing = .spring(duration: duration, bounce: bounce) }
  table.view.matchAnimate(transition: transition) { table.change() }
}

//: There, back, and there again; that turns round before it has arrived.

PlaygroundPage.current.show(table) { hand in
  hand.wait(0.5)
  for wait in [1.8, 1.8, 0.4, 1.8] {
    hand.tap { table.button }
    hand.wait(wait)
  }
}

//: **Try:**
//: * Let one view change two things, or all.
//: * Two screens differ in the same ways: tag a view on each with the same ID, and push.
//:
//: [Next: Effects](@next)
