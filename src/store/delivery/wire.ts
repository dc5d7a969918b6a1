import { Observed } from '../connection/observed.ts';
import type { AuthorRole } from '../../domain/journal/authorRoles.ts';
import type { JournalRecord } from '../journal/record.ts';
import type { Session } from '../connection/session.ts';
import type { Heard, Written } from '../connection/states.ts';
import type { Patch } from '../tree/patch.ts';
import type { Operation } from './operation.ts';
import type { Refusal } from './refusal.ts';
import type { Note } from './queueStorage.ts';

/** What a refusal means for an operation. */
export type Resolution =
  /** Why, where more is known of it than the backend has said. */
  | { readonly kind: 'refused'; readonly problem?: Refusal | undefined }
  /** It counts already. */
  | { readonly kind: 'there already' }
  /** It stays, and is tried again when things have moved on. */
  | { readonly kind: 'too early' }
  /** What is left of it, or what is to be said instead; without changes: nothing. */
  | { readonly kind: 'instead'; readonly operation: Operation; readonly note?: Note };

/** The backend, as far as a queue needs it. */
export interface Wire {
  /** The account under which can be sent now; undefined without a connection, or while somebody else is signed in. */
  readonly sender: Observed<string | undefined>;
  /** Sees to it that there will be a connection. */
  readonly wake: () => void;
  readonly write: (patch: Patch) => Promise<Written>;
  /** What lies at a place; waits as long as the connection is down. */
  readonly read: (at: string) => Promise<Exclude<Heard, { kind: 'waiting' }>>;
  /** The backend's clock, in milliseconds. */
  readonly now: () => Promise<number>;
  readonly resolve: (operation: Operation, now: number) => Promise<Resolution>;
  /** In which of their roles whoever sends writes a record; undefined: in none. */
  readonly roleFor: (record: JournalRecord) => Promise<AuthorRole | undefined>;
}

/**
 * The way to the backend with the rights of whoever is signed in on this side of the device.
 * @param sends whether that account may send what is in the queue
 */
export function wireTo(
  session: Pick<Session, 'who' | 'connection' | 'identify' | 'write' | 'readOnce' | 'serverNow'>,
  sends: (uid: string) => boolean,
): Omit<Wire, 'resolve' | 'roleFor'> {
  const senderNow = (): string | undefined => {
    const who = session.who.now;
    return session.connection.now.kind === 'live' && 'uid' in who && sends(who.uid) ? who.uid : undefined;
  };
  const sender = new Observed(senderNow());
  const look = (): void => sender.set(senderNow());
  session.who.observe(look);
  session.connection.observe(look);
  return {
    sender,
    wake: () => {
      session.identify().catch(() => undefined); // without network: the next operation asks again
    },
    write: (patch) => session.write(patch),
    read: (at) => session.readOnce(at),
    now: () => session.serverNow(),
  };
}
