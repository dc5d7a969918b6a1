import type { CompetitionEvent, Entry, Round } from '../competition.ts';
import type { EntryId, EventKey } from '../ids.ts';

/** What the deck captain knows about a couple in a round. */
export type Presence = 'present' | 'missing' | 'not called';

export function presenceIn(entry: Entry, round: number): Presence {
  const checkedIn = entry.checkedIn.get(round);
  if (checkedIn === undefined) return 'not called';
  return checkedIn ? 'present' : 'missing';
}

/** The couples of a round as the deck captain has called them, each in one of the three lists. */
export interface LineUp {
  readonly present: readonly Entry[];
  readonly missing: readonly Entry[];
  readonly notCalled: readonly Entry[];
}

/** Numbers in order; who has none comes last. */
const byNumberWorn = (a: Entry, b: Entry): number =>
  Number(a.number ?? Infinity) - Number(b.number ?? Infinity) || 0;

/** The line-up of a round. Only those present reach the judges' lists. */
export function lineUpOf(event: CompetitionEvent, round: Round): LineUp {
  const inRound = new Set(round.entries.map(({ id }) => id));
  const couples = event.entries.filter(({ id }) => inRound.has(id)).toSorted(byNumberWorn);
  const called = (presence: Presence): readonly Entry[] =>
    couples.filter((entry) => presenceIn(entry, round.number) === presence);
  return { present: called('present'), missing: called('missing'), notCalled: called('not called') };
}

/** One tap of a deck captain. */
export interface Call {
  readonly event: EventKey;
  readonly round: number;
  readonly entry: EntryId;
  readonly presence: Presence;
  /** Milliseconds. */
  readonly at: number;
  /** The captain's initials. */
  readonly by: string;
  readonly device: string;
}

/** Which of two calls holds: the later one. In the same millisecond any rule will do that every device has alike. */
const holdsOver = (a: Call, b: Call): boolean =>
  a.at === b.at ? `${a.device} ${a.presence} ${a.by}` > `${b.device} ${b.presence} ${b.by}` : a.at > b.at;

/**
 * The calls of two captains at once put together: for each couple in each round the last one holds, with the initials of
 * who made it. The order in which they arrive does not matter, nor does a call that comes in twice.
 */
export function callsThatHold(calls: readonly Call[]): readonly Call[] {
  const held = new Map<string, Call>();
  for (const call of calls) {
    const couple = JSON.stringify([call.event, call.round, call.entry]);
    const before = held.get(couple);
    if (before === undefined || holdsOver(call, before)) held.set(couple, call);
  }
  return [...held].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, call]) => call);
}
