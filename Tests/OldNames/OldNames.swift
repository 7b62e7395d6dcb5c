// Somebody else's library, whose types are called what types of the engine's core are, some of each kind.

/// Not the engine's.
public enum Box {}
/// Not the engine's.
public enum Element {}
/// Not the engine's.
public enum Flight {}
/// Not the engine's.
public enum FlightDriver {}
/// Not the engine's.
public enum FlightEvent {}
/// Not the engine's.
public enum Frame {}
/// Not the engine's.
public enum Plan {}
/// Not the engine's.
public enum Stage {}
/// Not the engine's.
public enum TreeReading {}
/// Not the engine's.
public enum Vector {}
