import type { Entry } from '../competition.ts';
import type { ScheduledRound } from '../round/day.ts';
import type { LeadNumber } from '../ids.ts';
import { listDancedPlaces } from '../round/rounds.ts';
import { findSharedDancers, listDancers, isSamePerson } from '../people/people.ts';

export interface FloorTabs {
  readonly onFloor: readonly ScheduledRound[];
  /** The round that lines up now; undefined at the end of the day. */
  readonly onDeck: ScheduledRound | undefined;
  readonly next: readonly ScheduledRound[];
}

/** Rounds shown after the one on deck: enough to look for people in time. */
const NEXT = 3;

/** Splits the rounds, in the order of the day, into tabs. A round waiting for callbacks keeps its place. */
export function buildFloorTabs(day: readonly ScheduledRound[]): FloorTabs {
  const [onDeck, ...behind] = day.filter(({ round }) => round.state === 'initialized');
  return {
    onFloor: day.filter(({ round }) => round.state === 'running'),
    onDeck,
    next: behind.slice(0, NEXT),
  };
}

/** A reason a couple on deck may be delayed. */
export type DelayReason =
  | { readonly kind: 'dancing now'; readonly at: ScheduledRound; readonly number: LeadNumber | undefined }
  | { readonly kind: 'also leads as'; readonly number: LeadNumber; readonly name: string | undefined };

const entriesIn = ({ event, round }: ScheduledRound): readonly Entry[] => {
  const ids = new Set(listDancedPlaces(round).map(({ id }) => id));
  return event.entries.filter(({ id }) => ids.has(id));
};

const leadsUnder = (entry: Entry, other: Entry): readonly DelayReason[] => {
  const { number } = other;
  const lead = listDancers(other).find(({ role }) => role === 'lead');
  if (lead === undefined || number === undefined || number === entry.number) return [];
  return listDancers(entry)
    .filter((dancer) => isSamePerson(dancer, lead))
    .map(({ name }) => ({ kind: 'also leads as', number, name }));
};

/**
 * Finds where else a couple's dancers may be: on the floor, or lined up under another number in a round on
 * the tabs.
 */
export function findDelayReasons(
  tabs: FloorTabs,
  here: ScheduledRound,
  entry: Entry,
): readonly DelayReason[] {
  const isHere = ({ event, round }: ScheduledRound): boolean =>
    event.key === here.event.key && round.number === here.round.number;
  const dancing = tabs.onFloor
    .filter((at) => !isHere(at))
    .flatMap((at) =>
      entriesIn(at)
        .filter((other) => findSharedDancers(entry, other).length > 0)
        .map(({ number }): DelayReason => ({ kind: 'dancing now', at, number })),
    );
  const onTabs = [...tabs.onFloor, ...(tabs.onDeck === undefined ? [] : [tabs.onDeck]), ...tabs.next];
  const leads = onTabs.flatMap(entriesIn).flatMap((other) => leadsUnder(entry, other));
  const once = new Map(leads.map((lead) => [JSON.stringify(lead), lead]));
  return [...dancing, ...once.values()];
}
