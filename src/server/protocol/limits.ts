/** What one socket may cost us. */
export const LIMITS = {
  /** Characters of one message, in one frame or in parts. */
  messageCharacters: 16 * 1024 * 1024,
  /** Bytes of one message, or of one body, of somebody who does not go first; and of one frame of anybody where some do not. */
  guestBytes: 256 * 1024,
  /** Messages of one socket that wait for their turn, and their characters; beyond, no more of it is read for a while. */
  waitingMessages: 100,
  waitingCharacters: 512 * 1024,
  parts: 4096,
  /** Milliseconds in which the parts of a message must all have come. */
  partsWithin: 60_000,
  /** Bytes waiting for a slow reader; beyond, it is cut off and comes back with its hashes. */
  bufferedBytes: 32 * 1024 * 1024,
  listens: 5000,
  /** What one socket may leave behind to be written when it is gone: places, and bytes of all of them with their paths. */
  disconnectWrites: 100,
  disconnectBytes: 256 * 1024,
  /** Milliseconds between two pings; a socket that misses two is dead. */
  heartbeat: 30_000,
} as const;
