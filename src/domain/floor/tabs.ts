import type { Entry } from '../competition.ts';
import type { ScheduledRound } from '../round/day.ts';
import type { LeadNumber } from '../ids.ts';
import { dancedPlaces } from '../round/rounds.ts';
import { dancersInBoth, dancersOf, samePerson } from '../people/people.ts';

export interface FloorTabs {
  readonly onFloor: readonly ScheduledRound[];
  /** The round that lines up now; undefined at the end of the day. */
  readonly onDeck: ScheduledRound | undefined;
  readonly next: readonly ScheduledRound[];
}

/** Rounds shown after the one on deck: enough to look for people in time. */
const NEXT = 3;

/** Splits the rounds, in the order of the day, into tabs. A round waiting for callbacks keeps its place. */
export function floorTabs(day: readonly ScheduledRound[]): FloorTabs {
  const [onDeck, ...behind] = day.filter(({ round }) => round.state === 'initialized');
  return {
    onFloor: day.filter(({ round }) => round.state === 'running'),
    onDeck,
    next: behind.slice(0, NEXT),
  };
}

/** A reason a couple on deck may be delayed. */
export type Elsewhere =
  | { readonly kind: 'dancing now'; readonly at: ScheduledRound; readonly number: LeadNumber | undefined }
  | { readonly kind: 'also leads as'; readonly number: LeadNumber; readonly name: string | undefined };

const entriesIn = ({ event, round }: ScheduledRound): readonly Entry[] => {
  const ids = new Set(dancedPlaces(round).map(({ id }) => id));
  return event.entries.filter(({ id }) => ids.has(id));
};

const leadsUnder = (entry: Entry, other: Entry): readonly Elsewhere[] => {
  const { number } = other;
  const lead = dancersOf(other).find(({ role }) => role === 'lead');
  if (lead === undefined || number === undefined || number === entry.number) return [];
  return dancersOf(entry)
    .filter((dancer) => samePerson(dancer, lead))
    .map(({ name }) => ({ kind: 'also leads as', number, name }));
};

/**
 * The places where a couple's dancers are now otherwise: on the floor, or under another number in a round on the
 * tabs.
 */
export function elsewhere(tabs: FloorTabs, here: ScheduledRound, entry: Entry): readonly Elsewhere[] {
  const isHere = ({ event, round }: ScheduledRound): boolean =>
    event.key === here.event.key && round.number === here.round.number;
  const dancing = tabs.onFloor
    .filter((at) => !isHere(at))
    .flatMap((at) =>
      entriesIn(at)
        .filter((other) => dancersInBoth(entry, other).length > 0)
        .map(({ number }): Elsewhere => ({ kind: 'dancing now', at, number })),
    );
  const onTabs = [...tabs.onFloor, ...(tabs.onDeck === undefined ? [] : [tabs.onDeck]), ...tabs.next];
  const leads = onTabs.flatMap(entriesIn).flatMap((other) => leadsUnder(entry, other));
  const once = new Map(leads.map((lead) => [JSON.stringify(lead), lead]));
  return [...dancing, ...once.values()];
}
