import { hasStarted } from '../../domain/round/rounds.ts';
import { listRawChildren, getRawChild } from '../tree/path.ts';
import type { Json, Patch } from '../tree/patch.ts';
import { parseRoundState } from '../tree/roundState.ts';

/** A path in a round: the event's rounds, the round's number, and the field; no field for the whole round. */
const IN_A_ROUND = /^(events\/[^/]+\/rounds)\/(\d+)(?:\/([^/]+))?/;

/** Fields of a round that no plan changes once it has begun. Its place in the day may still change. */
const KEPT_ONCE_BEGUN: ReadonlySet<string | undefined> = new Set([
  'entries',
  'byes',
  'numHeats',
  'recallSize',
  'panel',
]);

/** True if this write leaves the round not started. */
function waitsAfter(field: string | undefined, value: Json | undefined): boolean {
  const said = field === 'roundState' ? value : null;
  const state = field === undefined ? getRawChild(value, 'roundState') : said;
  return state !== undefined && state !== null && parseRoundState(state) === 'initialized';
}

/**
 * Rounds that have begun and conflict with a patch: it changes who dances them, or returns an earlier round
 * to waiting. A plan does neither to a round that has begun, so these began after it was drafted.
 */
export const findBegunRounds = (patch: Patch, read: (path: string) => unknown): readonly string[] => [
  ...new Set(
    Object.entries(patch).flatMap(([path, value]) => {
      const [, rounds, number, field] = IN_A_ROUND.exec(path) ?? [];
      if (rounds === undefined) return [];
      const begun = listRawChildren(read(rounds))
        .filter(([, round]) => hasStarted(parseRoundState(getRawChild(round, 'roundState'))))
        .map(([key]) => key);
      return begun
        .filter((key) =>
          key === number
            ? KEPT_ONCE_BEGUN.has(field)
            : Number(key) < Number(number) && waitsAfter(field, value),
        )
        .map((key) => `${rounds}/${key}`);
    }),
  ),
];
