// GS-23: what a scroll view with a refresh control looks like from outside; a pull refreshes nothing here.
import Foundation

@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}
