import type { CompetitionEvent, Entry } from '../../../domain/competition.ts';
import { mapDefined } from '../../../domain/defined.ts';
import { storedTerm } from '../../../domain/event/storedTerm.ts';
import { LEVELS, STYLES } from '../../../domain/event/terms.ts';
import { dancersOf, normalName } from '../../../domain/people/people.ts';
import { normalizeSearch, buildSearch } from '../../../domain/people/searching.ts';

/** A couple in an event, as it is looked for. */
export interface Listed {
  readonly event: CompetitionEvent;
  readonly entry: Entry;
  readonly searched: string;
}

/** An event with its couples, or a school with those who dance for it; undefined: for none. */
export interface EntryGroup {
  readonly key: string;
  readonly event?: CompetitionEvent;
  readonly school?: string | undefined;
  readonly listed: readonly Listed[];
}

const place = (list: readonly string[], text: string): number =>
  list.includes(text) ? list.indexOf(text) : list.length;

/** In the order of the field: style, level, then as the program has it. */
const inOrder = (a: CompetitionEvent, b: CompetitionEvent): number =>
  place(STYLES, storedTerm(a.style)) - place(STYLES, storedTerm(b.style)) ||
  place(LEVELS, storedTerm(a.level)) - place(LEVELS, storedTerm(b.level)) ||
  a.name.localeCompare(b.name);

const byNumberThenName = ({ entry: a }: Listed, { entry: b }: Listed): number =>
  Number(a.number ?? Infinity) - Number(b.number ?? Infinity) || a.leadName.localeCompare(b.leadName);

/** All couples, with what they are found by. */
export const listedIn = (events: readonly CompetitionEvent[]): readonly Listed[] =>
  events.toSorted(inOrder).flatMap((event) =>
    event.entries
      .map((entry) => ({
        event,
        entry,
        searched: normalizeSearch(
          [...mapDefined(dancersOf(entry), ({ name }) => name), entry.affiliation, entry.number ?? ''].join(
            ' ',
          ),
        ),
      }))
      .toSorted(byNumberThenName),
  );

export function found(listed: readonly Listed[], typed: string): readonly Listed[] {
  if (typed.trim() === '') return listed;
  const isFound = buildSearch(typed);
  return listed.filter(({ searched }) => isFound(searched));
}

function groupedBy(
  listed: readonly Listed[],
  keyOf: (one: Listed) => string,
): ReadonlyMap<string, readonly Listed[]> {
  const groups = new Map<string, Listed[]>();
  for (const one of listed) {
    const group = groups.get(keyOf(one)) ?? [];
    groups.set(keyOf(one), group);
    group.push(one);
  }
  return groups;
}

/** Every event, also one without couples; of those that were looked for only where somebody was found. */
export function byEvent(
  events: readonly CompetitionEvent[],
  listed: readonly Listed[],
  isSearched: boolean,
): readonly EntryGroup[] {
  const couples = groupedBy(listed, ({ event }) => event.key);
  return events
    .toSorted(inOrder)
    .map((event) => ({ key: event.key, event, listed: couples.get(event.key) ?? [] }))
    .filter((group) => !isSearched || group.listed.length > 0);
}

/** The schools from A to Z; who dances for none comes last. */
export const bySchool = (listed: readonly Listed[]): readonly EntryGroup[] =>
  [...groupedBy(listed, ({ entry }) => normalName(entry.affiliation) ?? '')]
    .map(([key, its]) => ({
      key: key === '' ? 'none' : key,
      school: key === '' ? undefined : its[0]?.entry.affiliation,
      listed: its,
    }))
    .toSorted(({ school: a }, { school: b }) => {
      if (a === undefined) return 1;
      return b === undefined ? -1 : a.localeCompare(b);
    });
