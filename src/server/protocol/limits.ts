export const PROTOCOL_LIMITS = {
  /** Characters of one message, in one frame or in parts. */
  messageCharacters: 16 * 1024 * 1024,
  /** Bytes of a message or body from an unprioritized client, and of any frame if a database has such clients. */
  guestBytes: 256 * 1024,
  /** Messages waiting for their turn, and their characters; beyond this, reading pauses. */
  waitingMessages: 100,
  waitingCharacters: 512 * 1024,
  parts: 4096,
  /** Time for all parts of a message to arrive (ms). */
  partsWithin: 60_000,
  /** Bytes queued for a slow reader; beyond this it is cut off and resyncs by hash. */
  bufferedBytes: 32 * 1024 * 1024,
  listens: 5000,
  /** onDisconnect writes of one socket: places, and their bytes with paths. */
  disconnectWrites: 100,
  disconnectBytes: 256 * 1024,
  /** Time between pings (ms); a socket that misses two is dead. */
  heartbeat: 30_000,
} as const;
