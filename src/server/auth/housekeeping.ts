import type { Logger } from 'pino';
import type { AccountStore } from './accounts.ts';
import type { SigningKeys } from './keys.ts';

// Removing in batches keeps startup fast; the rest follow hour by hour.
const MAX_DEVICES_PER_RUN = 500;
const HOUR_MS = 60 * 60 * 1000;

/** Rotates due keys and removes unused devices, now and every hour. Returns a function that stops it. */
export function startHousekeeping(setup: {
  keys: SigningKeys;
  accounts: AccountStore;
  clock: () => number;
  log: Logger;
}): () => void {
  const { keys, accounts, clock, log } = setup;
  const round = (): void => {
    try {
      keys.rotateWhenDue(clock());
      const removed = accounts.removeUnused(clock(), MAX_DEVICES_PER_RUN);
      if (removed > 0) log.info({ removed }, 'removed anonymous devices unused for 30 days');
    } catch (error) {
      // The disk may refuse writes now; the next round tries again.
      log.warn({ err: error }, 'housekeeping failed; it is retried in an hour');
    }
  };
  round();
  const hourly = setInterval(round, HOUR_MS);
  hourly.unref();
  return () => clearInterval(hourly);
}
