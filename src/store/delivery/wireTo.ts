import type { Session } from '../connection/session.ts';
import { lineAt } from '../journal/journal.ts';
import type { Act } from './act.ts';
import type { Wire } from './outbox.ts';

/** What becomes of a refused act: see Wire. `now` is the backend's clock. */
type Mend = (act: Act, session: Session, now: number) => Promise<Act | undefined>;

/** The outbox's line to the backend, with the rights of whoever is signed in on this side of the device. */
export const wireTo = (session: Session, mend: Mend): Wire => ({
  write: (patch) => session.write(patch),
  hasLine: async (hash) => {
    const heard = await session.readOnce(lineAt(hash));
    return heard.kind === 'known' && heard.raw !== null;
  },
  now: () => session.serverNow(),
  uid: () => (session.who.now.kind === 'account' ? session.who.now.uid : undefined),
  mend: async (act) => mend(act, session, await session.serverNow()),
});
