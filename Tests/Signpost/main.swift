print(
  "On a Mac, open this folder in Xcode, choose an iPhone's simulator, and run the page \"Photo morph\" of Playgrounds/MatchEngine.playground."
)
