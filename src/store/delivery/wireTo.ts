import type { Session } from '../connection/session.ts';
import { recordAt } from '../journal/journal.ts';
import type { Operation } from './operation.ts';
import type { Wire } from './outbox.ts';

/** What becomes of a refused operation: see Wire. `now` is the backend's clock. */
type Mend = (operation: Operation, session: Session, now: number) => Promise<Operation | undefined>;

/** The outbox's way to the backend, with the rights of whoever is signed in on this side of the device. */
export const wireTo = (session: Session, mend: Mend): Wire => ({
  write: (patch) => session.write(patch),
  hasRecord: async (hash) => {
    const heard = await session.readOnce(recordAt(hash));
    return heard.kind === 'known' && heard.raw !== null;
  },
  now: () => session.serverNow(),
  uid: () => (session.who.now.kind === 'account' ? session.who.now.uid : undefined),
  mend: async (operation) => mend(operation, session, await session.serverNow()),
});
