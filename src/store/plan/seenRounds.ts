import { mapDefined } from '../../domain/mapDefined.ts';
import { parseEventKey, type EventKey } from '../../domain/ids.ts';
import type { Plan } from '../../domain/schedule/plan/plan.ts';
import { renumberedAt } from '../events/eventAt.ts';
import { roundAt, roundsAt } from '../rounds/roundAt.ts';
import { getRawChild, listRawChildren } from '../tree/path.ts';
import type { Patch } from '../tree/patch.ts';
import { parseRoundState, toStoredState } from '../tree/roundState.ts';

/** A round's state and line-up when the plan was published. The rules build the same text. */
interface SeenRound {
  readonly number: string;
  readonly seen: string;
}

/** The rounds of each event, as they were when the publication was made. */
export type EventSnapshots = ReadonlyMap<EventKey, readonly SeenRound[]>;

const seenAs = (state: number, lineUp: unknown): string =>
  `${state}/${typeof lineUp === 'number' ? lineUp : 0}`;

/** The rounds' states in the plan that the publication was drafted on. */
export const collectPlanRounds = ({ events }: Plan): EventSnapshots =>
  new Map(
    events.map(({ key, rounds }) => [
      key,
      rounds.map(({ state, lineUp }, number) => ({
        number: String(number),
        seen: seenAs(toStoredState(state), lineUp),
      })),
    ]),
  );

/** From the tree. */
export const collectTreeRounds = (
  keys: readonly EventKey[],
  read: (path: string) => unknown,
): EventSnapshots =>
  new Map(
    keys.map((key) => [
      key,
      listRawChildren(read(roundsAt(key))).map(([number, round]) => ({
        number,
        seen: seenAs(
          toStoredState(parseRoundState(getRawChild(round, 'roundState'))),
          getRawChild(round, 'lineUp'),
        ),
      })),
    ]),
  );

const seenAt = (event: EventKey, round: string): string => `planning/seen/${event}/${round}`;
const SEEN = /^planning\/seen\/([^/]+)\/(\d+)$/;

/** Reads the current value at a path. */
type ReadOnce = (path: string) => Promise<unknown>;

/** Fields of a round that depend on its state (undefined: the whole round). Its place in the day doesn't. */
const DEPENDS: ReadonlySet<string | undefined> = new Set([
  undefined,
  'roundState',
  'recallSize',
  'numHeats',
  'entries',
  'byes',
]);

/** True if a patch changes such a field of the round. */
const concerns = (patch: Patch, at: string): boolean =>
  Object.keys(patch).some(
    (path) => (path === at || path.startsWith(`${at}/`)) && DEPENDS.has(path.slice(at.length).split('/')[1]),
  );

/**
 * Preconditions of a publication: the seen state of each round whose number, couples or state it changes. The whole
 * publication is refused if such a round has since been started or has other couples.
 */
export const buildPublishPreconditions = (patch: Patch, events: EventSnapshots): Patch =>
  Object.fromEntries(
    [...events].flatMap(([event, rounds]) =>
      rounds
        .filter(
          ({ number }) => renumberedAt(event) in patch || concerns(patch, roundAt(event, Number(number))),
        )
        .map(({ number, seen }) => [seenAt(event, number), seen]),
    ),
  );

/** The paths of rounds that have changed since this publication was made. */
export async function findChangedRounds(patch: Patch, readOnce: ReadOnce): Promise<readonly string[]> {
  const wentBy = mapDefined(Object.entries(patch), ([path, seen]) => {
    const [, key = '', number = ''] = SEEN.exec(path) ?? [];
    const event = parseEventKey(key);
    return event === undefined ? undefined : { event, number, seen };
  });
  const events = [...new Set(wentBy.map(({ event }) => event))];
  const read = new Map(
    await Promise.all(
      events.map(async (event) => [roundsAt(event), await readOnce(roundsAt(event))] as const),
    ),
  );
  const now = collectTreeRounds(events, (path) => read.get(path));
  return wentBy
    .filter(({ event, number, seen }) => now.get(event)?.find((one) => one.number === number)?.seen !== seen)
    .map(({ event, number }) => roundAt(event, Number(number)));
}
