import { LONGEST, MOST } from '../bounds.ts';
import { mapDefined } from '../defined.ts';
import { eventKey } from '../ids.ts';
import { headSpelled, type Columns } from './columns.ts';
import { DANCER_COLUMNS, type DancerColumn } from './dancerTable.ts';
import { ENTRY_COLUMNS, type EntryColumn } from './entryTable.ts';
import { eventSpelled, type SaidEvents } from './eventMeant.ts';

/** What a column of a list may hold, in lists of either kind. */
export type ListColumn = EntryColumn | DancerColumn;

export const LIST_COLUMNS: readonly ListColumn[] = [
  ...new Set<ListColumn>([...ENTRY_COLUMNS, ...DANCER_COLUMNS]),
];

/** What an organizer has said of lists that came in: the next list that says the same is read so. The latest come first. */
export interface Remembered {
  /** By their headings; `nothing`: the column is not taken. */
  readonly columns: readonly { readonly head: string; readonly column: ListColumn | 'nothing' }[];
  /** By how the list says it; without an event such lines are left out. */
  readonly events: readonly { readonly said: string; readonly event?: string }[];
}

export const NOTHING_REMEMBERED: Remembered = { columns: [], events: [] };

/** The columns of a list as they are guessed, and as somebody has said of the same headings. */
export function columnsOf<Column extends ListColumn>(
  head: readonly string[],
  guess: Columns<Column>,
  known: readonly Column[],
  { columns }: Remembered,
): Columns<Column> {
  return head.map((cell, at) => {
    const said = columns.find((one) => one.head === headSpelled(cell).slice(0, LONGEST.name));
    if (said === undefined) return guess[at];
    return known.find((column) => column === said.column);
  });
}

/** What has been said of sayings that are no event's. */
export const saidOf = ({ events }: Remembered): SaidEvents =>
  new Map(
    events.map(({ said, event }) => [
      said,
      (event === undefined ? undefined : eventKey(event)) ?? 'left out',
    ]),
  );

const latest = <T>(said: readonly T[], before: readonly T[], keyOf: (one: T) => string): readonly T[] => {
  const all = new Map([...said, ...before].toReversed().map((one) => [keyOf(one), one]));
  return [...all.values()].toReversed().slice(0, MOST.inAList);
};

/** What is remembered once a list was read so: of its columns where the guess was another, of events what was said. */
export function remembering(
  before: Remembered,
  head: readonly string[],
  { columns, guess }: { columns: Columns<ListColumn>; guess: Columns<ListColumn> },
  said: SaidEvents,
): Remembered {
  const known = new Set(before.columns.map((one) => one.head));
  const heads = mapDefined(head, (cell, at) => {
    const spelled = headSpelled(cell).slice(0, LONGEST.name);
    const isAsGuessed = columns[at] === guess[at] && !known.has(spelled);
    return spelled === '' || isAsGuessed
      ? undefined
      : { head: spelled, column: columns[at] ?? ('nothing' as const) };
  });
  const events = [...said].map(([saying, event]) => ({
    said: saying.slice(0, LONGEST.title),
    ...(event === 'left out' ? {} : { event }),
  }));
  return {
    columns: latest(heads, before.columns, (one) => one.head),
    events: latest(events, before.events, (one) => one.said),
  };
}

/** A saying as it is remembered. */
export const sayingSpelled = (saying: string): string => eventSpelled(saying).slice(0, LONGEST.title);
