import { MAX_LENGTH, MAX_COUNT } from '../bounds.ts';
import { mapDefined } from '../mapDefined.ts';
import { parseEventKey } from '../ids.ts';
import { normalizeHeading, type Columns } from './columns.ts';
import { DANCER_COLUMNS, type DancerColumn } from './dancerTable.ts';
import { ENTRY_COLUMNS, type EntryColumn } from './entryTable.ts';
import { normalizeEventName, type EventAnswers } from '../event/matchEvents.ts';

export type ListColumn = EntryColumn | DancerColumn;

export const LIST_COLUMNS: readonly ListColumn[] = [
  ...new Set<ListColumn>([...ENTRY_COLUMNS, ...DANCER_COLUMNS]),
];

/** An organizer's choices in past imports, applied to the next list. Latest first. */
export interface RememberedChoices {
  /** The columns by heading; `nothing` ignores the column. */
  readonly columns: readonly { readonly head: string; readonly column: ListColumn | 'nothing' }[];
  /** The events by their name in the list; lines of a name without an event are skipped. */
  readonly events: readonly { readonly said: string; readonly event?: string }[];
}

export const NO_REMEMBERED_CHOICES: RememberedChoices = { columns: [], events: [] };

/** A list's columns: guesses, overridden by remembered choices for the same headings. */
export function resolveColumns<Column extends ListColumn>(
  head: readonly string[],
  guess: Columns<Column>,
  known: readonly Column[],
  { columns }: RememberedChoices,
): Columns<Column> {
  return head.map((cell, at) => {
    const said = columns.find((one) => one.head === normalizeHeading(cell).slice(0, MAX_LENGTH.name));
    if (said === undefined) return guess[at];
    return known.find((column) => column === said.column);
  });
}

/** The remembered answers for unknown names of events. */
export const recallEventAnswers = ({ events }: RememberedChoices): EventAnswers =>
  new Map(
    events.map(({ said, event }) => [
      said,
      (event === undefined ? undefined : parseEventKey(event)) ?? 'left out',
    ]),
  );

const latest = <T>(said: readonly T[], before: readonly T[], keyOf: (one: T) => string): readonly T[] => {
  const all = new Map([...said, ...before].toReversed().map((one) => [keyOf(one), one]));
  return [...all.values()].toReversed().slice(0, MAX_COUNT.listItems);
};

/** Adds an import's choices: columns that differ from the guess, and answers about events. */
export function rememberChoices(
  before: RememberedChoices,
  head: readonly string[],
  { columns, guess }: { columns: Columns<ListColumn>; guess: Columns<ListColumn> },
  said: EventAnswers,
): RememberedChoices {
  const known = new Set(before.columns.map((one) => one.head));
  const heads = mapDefined(head, (cell, at) => {
    const spelled = normalizeHeading(cell).slice(0, MAX_LENGTH.name);
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
export const normalizeUnknownName = (saying: string): string =>
  normalizeEventName(saying).slice(0, MAX_LENGTH.title);
