import type { Entry } from '../competition.ts';
import type { ScheduledRound } from '../round/day.ts';
import type { LeadNumber } from '../ids.ts';
import { placesDanced } from '../round/rounds.ts';
import { dancersInBoth, dancersOf, samePerson } from '../people/people.ts';

/** What stands on the deck captain's three tabs. */
export interface FloorTabs {
  readonly onFloor: readonly ScheduledRound[];
  /** The round that lines up now; nothing at the end of the day. */
  readonly onDeck: ScheduledRound | undefined;
  readonly next: readonly ScheduledRound[];
}

/** How many rounds behind the one on deck are shown: enough to look for people in time. */
const NEXT = 3;

/** The three tabs out of the rounds in the order of the day. A round still waiting for its callbacks has its place. */
export function floorTabs(day: readonly ScheduledRound[]): FloorTabs {
  const [onDeck, ...behind] = day.filter(({ round }) => round.state === 'initialized');
  return {
    onFloor: day.filter(({ round }) => round.state === 'running'),
    onDeck,
    next: behind.slice(0, NEXT),
  };
}

/** Why a couple on deck may not come at once. */
export type Elsewhere =
  | { readonly kind: 'dancing now'; readonly at: ScheduledRound; readonly number: LeadNumber | undefined }
  | { readonly kind: 'also leads as'; readonly number: LeadNumber; readonly name: string | undefined };

const entriesIn = ({ event, round }: ScheduledRound): readonly Entry[] => {
  const ids = new Set(placesDanced(round).map(({ id }) => id));
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
 * Where else the people of a couple are just now: in a round on the floor, or under another number in one of the rounds
 * on the tabs (who follows here may lead there).
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
