import { MAX_LENGTH, MAX_COUNT } from '../bounds.ts';
import { mapDefined } from '../defined.ts';
import { eventKey } from '../ids.ts';
import { headSpelled, type Columns } from './columns.ts';
import { DANCER_COLUMNS, type DancerColumn } from './dancerTable.ts';
import { ENTRY_COLUMNS, type EntryColumn } from './entryTable.ts';
import { eventSpelled, type EventAnswers } from '../event/eventMeant.ts';

export type ListColumn = EntryColumn | DancerColumn;

export const LIST_COLUMNS: readonly ListColumn[] = [
  ...new Set<ListColumn>([...ENTRY_COLUMNS, ...DANCER_COLUMNS]),
];

/** An organizer's choices in past imports, applied to the next list. Latest first. */
export interface Remembered {
  /** The columns by heading; `nothing` ignores the column. */
  readonly columns: readonly { readonly head: string; readonly column: ListColumn | 'nothing' }[];
  /** The events by their name in the list; lines of a name without an event are skipped. */
  readonly events: readonly { readonly said: string; readonly event?: string }[];
}

export const NOTHING_REMEMBERED: Remembered = { columns: [], events: [] };

/** A list's columns: guesses, overridden by remembered choices for the same headings. */
export function columnsOf<Column extends ListColumn>(
  head: readonly string[],
  guess: Columns<Column>,
  known: readonly Column[],
  { columns }: Remembered,
): Columns<Column> {
  return head.map((cell, at) => {
    const said = columns.find((one) => one.head === headSpelled(cell).slice(0, MAX_LENGTH.name));
    if (said === undefined) return guess[at];
    return known.find((column) => column === said.column);
  });
}

/** The remembered answers for unknown names of events. */
export const rememberedEvents = ({ events }: Remembered): EventAnswers =>
  new Map(
    events.map(({ said, event }) => [
      said,
      (event === undefined ? undefined : eventKey(event)) ?? 'left out',
    ]),
  );

const latest = <T>(said: readonly T[], before: readonly T[], keyOf: (one: T) => string): readonly T[] => {
  const all = new Map([...said, ...before].toReversed().map((one) => [keyOf(one), one]));
  return [...all.values()].toReversed().slice(0, MAX_COUNT.listItems);
};

/** Adds an import's choices: columns that differ from the guess, and answers about events. */
export function remembering(
  before: Remembered,
  head: readonly string[],
  { columns, guess }: { columns: Columns<ListColumn>; guess: Columns<ListColumn> },
  said: EventAnswers,
): Remembered {
  const known = new Set(before.columns.map((one) => one.head));
  const heads = mapDefined(head, (cell, at) => {
    const spelled = headSpelled(cell).slice(0, MAX_LENGTH.name);
    const isAsGuessed = columns[at] === guess[at] && !known.has(spelled);
    return spelled === '' || isAsGuessed
      ? undefined
      : { head: spelled, column: columns[at] ?? ('nothing' as const) };
  });
  const events = [...said].map(([saying, event]) => ({
    said: saying.slice(0, MAX_LENGTH.title),
    ...(event === 'left out' ? {} : { event }),
  }));
  return {
    columns: latest(heads, before.columns, (one) => one.head),
    events: latest(events, before.events, (one) => one.said),
  };
}

/** The stored form of an unknown name. */
export const sayingSpelled = (saying: string): string => eventSpelled(saying).slice(0, MAX_LENGTH.title);
