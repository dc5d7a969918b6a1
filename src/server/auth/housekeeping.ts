import type { Logger } from 'pino';
import type { Accounts } from './accounts.ts';
import type { SigningKeys } from './keys.ts';

// A folder full of last month's devices opens without delay; the rest of them go within hours.
const DEVICES_AT_ONCE = 500;
const HOUR = 60 * 60 * 1000;

/** Now and every hour: keys that are due are replaced, devices that nobody uses any more are forgotten. Gives its end. */
export function keepHouse(setup: {
  keys: SigningKeys;
  accounts: Accounts;
  clock: () => number;
  log: Logger;
}): () => void {
  const { keys, accounts, clock, log } = setup;
  const round = (): void => {
    try {
      keys.rotateWhenDue(clock());
      const removed = accounts.removeUnused(clock(), DEVICES_AT_ONCE);
      if (removed > 0) log.info({ removed }, 'anonymous devices forgotten that nobody has used for 30 days');
    } catch (error) {
      // A disk that takes nothing now: in an hour it is tried again.
      log.warn({ err: error }, 'housekeeping is put off');
    }
  };
  round();
  const hourly = setInterval(round, HOUR);
  hourly.unref();
  return () => clearInterval(hourly);
}
