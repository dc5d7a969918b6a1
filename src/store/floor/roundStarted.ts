import type { CompetitionEvent, Round, RoundEntry } from '../../domain/competition.ts';
import type { EntryId } from '../../domain/ids.ts';
import type { Author } from '../../domain/journal/record.ts';
import type { Change } from '../delivery/operation.ts';
import { lineUpCounted } from '../rounds/lineUp.ts';
import { inRound, withRecord } from '../rounds/ofRound.ts';
import { awayAt, roundStateAt, startedAt } from '../rounds/roundAt.ts';
import { SERVER_TIME, type Json, type Patch } from '../tree/patch.ts';
import { storedState } from '../tree/roundState.ts';
import { onTheFloor } from './live.ts';

const EVERYBODY: ReadonlySet<EntryId> = new Set();

/** What is known when a round is started. */
export interface StartedWith {
  /** Who does not dance it; nobody when nothing is said. */
  readonly away?: ReadonlySet<EntryId>;
  /** Where it is danced; on the first floor when nothing is said. */
  readonly floor?: number;
}

/** Who stays away, where it is not written so already; nobody of this start has come late. */
function awayPatch(event: CompetitionEvent, round: Round, away: ReadonlySet<EntryId>): Patch {
  const stored = ({ id }: RoundEntry): Json => (away.has(id) ? true : null);
  return Object.fromEntries(
    round.entries
      .filter((place) => (place.away ?? null) !== stored(place))
      .map((place) => [awayAt(event.key, round.number, place.id), stored(place)]),
  );
}

/** Whether other couples dance than when the round was on the floor last; so it is at the first start. */
const isAnother = ({ lineUp, entries }: Round, away: ReadonlySet<EntryId>): boolean =>
  lineUp === undefined || entries.some((place) => (place.away === true) !== away.has(place.id));

/**
 * The round goes on the floor, beside those that are on it: the judges' sheets of this round open. The start says
 * who dances: everybody, or all but those who are away.
 */
export function roundStarted(
  by: Author,
  event: CompetitionEvent,
  round: Round,
  { away = EVERYBODY, floor = 1 }: StartedWith = {},
): Change {
  const without = event.entries.flatMap(({ id, number }) => (away.has(id) ? (number ?? []) : []));
  return {
    record: {
      ...by,
      ...inRound(event, round),
      kind: 'state changed',
      from: round.state,
      to: 'running',
      ...(without.length === 0 ? {} : { without }),
    },
    patch: withRecord(event, round, {
      [roundStateAt(event.key, round.number)]: storedState('running'),
      [startedAt(event.key, round.number)]: SERVER_TIME,
      ...onTheFloor(event.key, round.number, floor),
      ...awayPatch(event, round, away),
      ...(isAnother(round, away) ? lineUpCounted(event.key, round.number) : {}),
    }),
  };
}
