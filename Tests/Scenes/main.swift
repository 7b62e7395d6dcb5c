import PlaygroundSupport
import UIKit

// What no page shows, to be looked at frame by frame: `swift run Scenes` leaves one film of it all.

showInputBar()
showOrder()
showWords()
showPlates()
showTitles()
showCard()
showPoster()
showTranslucentCards()
showLateImage()
showTabs()
showChain()
showAvatars()
showGrowingCard()
showTouchedLabel()
showLostRow()
showFilteredRows()
showLooks()
