import type { CompetitionEvent, Entry } from '../../../domain/competition.ts';
import { mapDefined } from '../../../domain/mapDefined.ts';
import { sortEvents } from '../../../domain/event/eventOrder.ts';
import { listDancers, normalizeKnownName } from '../../../domain/people/people.ts';
import { normalizeSearch, buildSearch } from '../../../domain/people/searching.ts';

/** A couple in an event, with its search text. */
export interface ListedCouple {
  readonly event: CompetitionEvent;
  readonly entry: Entry;
  readonly searched: string;
}

/** An event with its couples, or a school with its dancers; undefined: no school. */
export interface EntryGroup {
  readonly key: string;
  readonly event?: CompetitionEvent;
  readonly school?: string | undefined;
  readonly listed: readonly ListedCouple[];
}

const byNumberThenName = ({ entry: a }: ListedCouple, { entry: b }: ListedCouple): number =>
  Number(a.number ?? Infinity) - Number(b.number ?? Infinity) || a.leadName.localeCompare(b.leadName);

/** All couples, with their search text. */
export const listCouples = (events: readonly CompetitionEvent[]): readonly ListedCouple[] =>
  sortEvents(events).flatMap((event) =>
    event.entries
      .map((entry) => ({
        event,
        entry,
        searched: normalizeSearch(
          [...mapDefined(listDancers(entry), ({ name }) => name), entry.affiliation, entry.number ?? ''].join(
            ' ',
          ),
        ),
      }))
      .toSorted(byNumberThenName),
  );

export function searchEntries(listed: readonly ListedCouple[], typed: string): readonly ListedCouple[] {
  if (typed.trim() === '') return listed;
  const isFound = buildSearch(typed);
  return listed.filter(({ searched }) => isFound(searched));
}

function groupedBy(
  listed: readonly ListedCouple[],
  keyOf: (one: ListedCouple) => string,
): ReadonlyMap<string, readonly ListedCouple[]> {
  const groups = new Map<string, ListedCouple[]>();
  for (const one of listed) {
    const group = groups.get(keyOf(one)) ?? [];
    groups.set(keyOf(one), group);
    group.push(one);
  }
  return groups;
}

/** Groups all events, including empty ones; in a search only those with matches. */
export function groupByEvent(
  events: readonly CompetitionEvent[],
  listed: readonly ListedCouple[],
  isSearched: boolean,
): readonly EntryGroup[] {
  const couples = groupedBy(listed, ({ event }) => event.key);
  return sortEvents(events)
    .map((event) => ({ key: event.key, event, listed: couples.get(event.key) ?? [] }))
    .filter((group) => !isSearched || group.listed.length > 0);
}

/** The schools from A to Z; dancers without a school last. */
export const groupBySchool = (listed: readonly ListedCouple[]): readonly EntryGroup[] =>
  [...groupedBy(listed, ({ entry }) => normalizeKnownName(entry.affiliation) ?? '')]
    .map(([key, its]) => ({
      key: key === '' ? 'none' : key,
      school: key === '' ? undefined : its[0]?.entry.affiliation,
      listed: its,
    }))
    .toSorted(({ school: a }, { school: b }) => {
      if (a === undefined) return 1;
      return b === undefined ? -1 : a.localeCompare(b);
    });
