import type { CompetitionEvent, Round, RoundEntry } from '../../domain/competition.ts';
import type { EntryId } from '../../domain/ids.ts';
import type { Author } from '../../domain/journal/record.ts';
import type { Change } from '../delivery/operation.ts';
import { dancedAt } from '../events/eventAt.ts';
import { bumpLineUpVersion } from '../rounds/lineUp.ts';
import { toRecordRound, addRecordName } from '../rounds/roundNumbers.ts';
import { awayAt, roundStateAt, startTimeAt } from '../rounds/roundAt.ts';
import { SERVER_TIME, type Json, type Patch } from '../tree/patch.ts';
import { toStoredState } from '../tree/roundState.ts';
import { placeOnFloor } from './live.ts';

const EVERYBODY: ReadonlySet<EntryId> = new Set();

export interface StartSettings {
  /** Absent couples. */
  readonly away?: ReadonlySet<EntryId>;
  /** By default the first floor. */
  readonly floor?: number;
}

/** Marks absent couples, and clears late arrivals of an earlier start. */
function awayPatch(event: CompetitionEvent, round: Round, away: ReadonlySet<EntryId>): Patch {
  const stored = ({ id }: RoundEntry): Json => (away.has(id) ? true : null);
  return Object.fromEntries(
    round.entries
      .filter((place) => (place.away ?? null) !== stored(place))
      .map((place) => [awayAt(event.key, round.number, place.id), stored(place)]),
  );
}

/** Marks the round's couples as danced, or removes the marks. */
export const markDanced = (event: CompetitionEvent, { entries }: Round, has: true | null): Patch =>
  Object.fromEntries(entries.map(({ id }) => [dancedAt(event.key, id), has]));

/** True on the first start, or if other couples dance than at the last start. */
const isAnother = ({ lineUp, entries }: Round, away: ReadonlySet<EntryId>): boolean =>
  lineUp === undefined || entries.some((place) => (place.away === true) !== away.has(place.id));

/** Puts a round on the floor beside others, with all couples but the absent ones, and opens its sheets. */
export function startRound(
  by: Author,
  event: CompetitionEvent,
  round: Round,
  { away = EVERYBODY, floor = 1 }: StartSettings = {},
): Change {
  const without = event.entries.flatMap(({ id, number }) => (away.has(id) ? (number ?? []) : []));
  return {
    record: {
      ...by,
      ...toRecordRound(event, round),
      kind: 'state changed',
      from: round.state,
      to: 'running',
      ...(without.length === 0 ? {} : { without }),
    },
    patch: addRecordName(event, round, {
      [roundStateAt(event.key, round.number)]: toStoredState('running'),
      [startTimeAt(event.key, round.number)]: SERVER_TIME,
      ...placeOnFloor(event.key, round.number, floor),
      ...markDanced(event, round, true),
      ...awayPatch(event, round, away),
      ...(isAnother(round, away) ? bumpLineUpVersion(event.key, round.number) : {}),
    }),
  };
}
