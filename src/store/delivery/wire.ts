import { Observable } from '../connection/observed.ts';
import type { AuthorRole } from '../../domain/journal/authorRoles.ts';
import type { JournalRecord } from '../journal/record.ts';
import type { Session } from '../connection/session.ts';
import type { ReadState, WriteResult } from '../connection/states.ts';
import type { Patch } from '../tree/patch.ts';
import type { Operation } from './operation.ts';
import type { Refusal } from './refusal.ts';
import type { QueueAttachment } from './queueStorage.ts';

export type RefusalResolution =
  /** The backend's refusal. `problem`: the reason, if it is known. */
  | { readonly kind: 'refused'; readonly problem?: Refusal | undefined }
  /** The backend already has the operation. */
  | { readonly kind: 'there already' }
  /** The operation came too early; it is kept and retried. */
  | { readonly kind: 'too early' }
  /**
   * Send this operation instead: the rest of the refused one, or a replacement. Without changes: send
   * nothing.
   */
  | { readonly kind: 'instead'; readonly operation: Operation; readonly note?: QueueAttachment };

/** The parts of the backend a queue needs. */
export interface QueueTransport {
  /** The account that can send now; undefined offline, or while another one is signed in. */
  readonly sender: Observable<string | undefined>;
  /** Connects if needed. */
  readonly wake: () => void;
  readonly write: (patch: Patch) => Promise<WriteResult>;
  /** Waits while offline. */
  readonly read: (at: string) => Promise<Exclude<ReadState, { kind: 'waiting' }>>;
  /** The backend's time in ms. */
  readonly now: () => Promise<number>;
  readonly resolve: (operation: Operation, now: number) => Promise<RefusalResolution>;
  /** The sender's role for a record; undefined: none may write it. */
  readonly roleFor: (record: JournalRecord) => Promise<AuthorRole | undefined>;
}

/** @param sends true if the signed-in account may send the queue's operations */
export function createWire(
  session: Pick<Session, 'who' | 'connection' | 'identify' | 'write' | 'readOnce' | 'serverNow'>,
  sends: (uid: string) => boolean,
): Omit<QueueTransport, 'resolve' | 'roleFor'> {
  const senderNow = (): string | undefined => {
    const who = session.who.now;
    return session.connection.now.kind === 'live' && 'uid' in who && sends(who.uid) ? who.uid : undefined;
  };
  const sender = new Observable(senderNow());
  const look = (): void => sender.set(senderNow());
  session.who.observe(look);
  session.connection.observe(look);
  return {
    sender,
    wake: () => {
      session.identify().catch(() => undefined); // offline: the next operation tries again
    },
    write: (patch) => session.write(patch),
    read: (at) => session.readOnce(at),
    now: () => session.serverNow(),
  };
}
