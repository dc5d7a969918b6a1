import { mapDefined } from '../../domain/defined.ts';
import { DUTIES, MAX_UNSENT, SAID_EVERY_MS, type Duty, type OnDuty } from '../../domain/floor/onDuty.ts';
import type { Observed } from '../connection/observed.ts';
import type { Session } from '../connection/session.ts';
import { SERVER_TIME, type Patch } from '../tree/patch.ts';
import { childOf, childrenOf, countOf, numberOf, textOf, type Path } from '../tree/path.ts';

const AT = 'online';

/** What this device is there for: its account and duty, and which of those with that duty it is. */
export type ThereFor = Pick<OnDuty, 'uid' | 'duty' | 'of'>;

const onlineAt = ({ uid, duty }: ThereFor): string => `${AT}/${uid}/${duty}`;

function onDuty(uid: string, duty: Duty, raw: unknown): OnDuty | undefined {
  const seen = numberOf(childOf(raw, 'seen'));
  return seen === undefined
    ? undefined
    : {
        uid,
        duty,
        of: textOf(childOf(raw, 'of')),
        since: numberOf(childOf(raw, 'since')),
        seen,
        unsent: countOf(childOf(raw, 'unsent'), 1),
      };
}

/** Which devices are there, and which have been: for the staff. */
export const online: Path<readonly OnDuty[]> = {
  at: AT,
  parse: (raw) =>
    childrenOf(raw).flatMap(([uid, its]) =>
      mapDefined(DUTIES, (duty) => onDuty(uid, duty, childOf(its, duty))),
    ),
};

/** Time (ms) after which a sheet that was not received yet is told: most are received sooner. */
const TELL_UNSENT_AFTER_MS = 2_000;

/** A session, as far as it takes to say that one is there. */
export type OnlineWay = Pick<
  Session,
  'who' | 'connection' | 'goes' | 'follow' | 'peek' | 'leaveBehind' | 'write'
>;

/**
 * As long as it is connected, this device says that it is there; when the connection ends the backend says since when it
 * is not. It goes past the queue: what is late here is of no use to anybody. Until the returned function is called.
 * @param unsent how many sheets this device holds that are not received yet; what it said last stays when it goes
 */
export function stayOnline(session: OnlineWay, thereFor: ThereFor, unsent?: Observed<number>): () => void {
  const at = onlineAt(thereFor);
  const which: Patch = thereFor.of === undefined ? {} : { of: thereFor.of };
  const gone: Patch = { ...which, since: null, seen: SERVER_TIME };
  const holds = (): Patch =>
    unsent === undefined ? {} : { unsent: unsent.now === 0 ? null : Math.min(unsent.now, MAX_UNSENT) };
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
    // First what is to be written when this breaks off: else it could break off in between.
    void session.leaveBehind(at, gone);
    say({ ...which, since: SERVER_TIME });
  };
  const isThere = (): boolean => {
    const heard = session.peek(at);
    return heard.kind !== 'known' || childOf(heard.raw, 'since') !== undefined;
  };
  /** Another page of the same account has gone, and has said so for both. Nothing is known while an answer is on its way. */
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

  const timer = setInterval(again, SAID_EVERY_MS);
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
