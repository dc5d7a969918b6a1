import {
  MAX_UNSENT_SHEETS,
  PRESENCE_INTERVAL_MS,
  type DutyPresence,
} from '../../domain/floor/dutyPresence.ts';
import type { Observable } from '../connection/observed.ts';
import type { Session } from '../connection/session.ts';
import { SERVER_TIME, type Patch } from '../tree/patch.ts';
import { getRawChild } from '../tree/path.ts';

export const ONLINE_AT = 'online';

/** The duty of this device. */
export type DeviceDuty = Pick<DutyPresence, 'uid' | 'duty' | 'of'>;

const onlineAt = ({ uid, duty }: DeviceDuty): string => `${ONLINE_AT}/${uid}/${duty}`;

/** Delay before unsent sheets are reported: most arrive sooner. */
const TELL_UNSENT_AFTER_MS = 2_000;

export type PresenceClient = Pick<
  Session,
  'who' | 'connection' | 'goes' | 'follow' | 'peek' | 'leaveBehind' | 'write'
>;

/**
 * Reports presence while connected, until the returned function is called; the backend ends it with the
 * connection. Bypasses the queue, because late presence is useless.
 * @param unsent the number of unsent sheets on this device; after a disconnect, the last reported number
 * stays
 */
export function stayOnline(
  session: PresenceClient,
  thereFor: DeviceDuty,
  unsent?: Observable<number>,
): () => void {
  const at = onlineAt(thereFor);
  const which: Patch = thereFor.of === undefined ? {} : { of: thereFor.of };
  const gone: Patch = { ...which, since: null, seen: SERVER_TIME };
  const holds = (): Patch =>
    unsent === undefined ? {} : { unsent: unsent.now === 0 ? null : Math.min(unsent.now, MAX_UNSENT_SHEETS) };
  let told = 0;
  let telling: ReturnType<typeof setTimeout> | undefined;
  let state: 'silent' | 'saying' | 'said' | 'refused' | 'left' = 'silent';

  const isMine = (): boolean =>
    session.connection.now.kind === 'live' &&
    'uid' in session.who.now &&
    session.who.now.uid === thereFor.uid;
  const write = async (fields: Patch): Promise<void> => {
    const places = Object.entries(fields).map(([name, value]) => [`${at}/${name}`, value] as const);
    const written = await session.write(Object.fromEntries(places));
    if (state === 'left') return;
    state = written.ok ? 'said' : 'refused';
    look();
  };
  const say = (fields: Patch): void => {
    told = unsent?.now ?? 0;
    void write({ ...fields, ...holds(), seen: SERVER_TIME });
  };
  const come = (): void => {
    if (state === 'left' || !isMine()) return;
    state = 'saying';
    // onDisconnect first: the connection could break in between.
    void session.leaveBehind(at, gone);
    say({ ...which, since: SERVER_TIME });
  };
  const isThere = (): boolean => {
    const heard = session.peek(at);
    return heard.kind !== 'known' || getRawChild(heard.raw, 'since') !== undefined;
  };
  /** Reports again if another page of the same account has ended the presence of both. */
  const look = (): void => {
    if (state === 'said' && !isThere()) come();
  };
  const again = (): void => {
    if (state === 'said' && isThere()) {
      if (isMine()) say({});
    } else come();
  };
  const tellUnsent = (): void => {
    clearTimeout(telling);
    telling = setTimeout(() => {
      if (unsent?.now !== told && state === 'said' && isThere() && isMine()) say({});
    }, TELL_UNSENT_AFTER_MS);
  };
  const leave = (): void => {
    const wasSaid = (state === 'saying' || state === 'said') && isMine();
    state = 'left';
    clearInterval(timer);
    clearTimeout(telling);
    for (const stop of stops) stop();
    if (!wasSaid) return;
    void session.leaveBehind(at, undefined);
    void write(gone);
  };

  const timer = setInterval(again, PRESENCE_INTERVAL_MS);
  const stops = [
    session.connection.observe(come),
    session.who.observe(come),
    session.goes.observe(() => leave()),
    session.follow(at, look),
    ...(unsent === undefined ? [] : [unsent.observe(tellUnsent)]),
  ];
  come();
  return leave;
}
