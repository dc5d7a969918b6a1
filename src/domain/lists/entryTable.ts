import type { CompetitionEvent } from '../competition.ts';
import { toStoredTerm } from '../event/storedTerm.ts';
import { sortEventDances } from '../event/dances.ts';
import type { Table } from './table.ts';

/** Exported columns, in order. `entry` is the key that identifies a changed line on import. */
const COLUMNS_OUT = [
  'event',
  'level',
  'style',
  'dances',
  'lead',
  'follow',
  'school',
  'number',
  'entry',
] as const;
/** Columns accepted on import. Addresses distinguish dancers with the same name; `email` may be either partner's. */
export const ENTRY_COLUMNS = [...COLUMNS_OUT, 'leadEmail', 'followEmail', 'email'] as const;
export type EntryColumn = (typeof ENTRY_COLUMNS)[number];

const ENTRY_HEADS: Readonly<Record<(typeof COLUMNS_OUT)[number], string>> = {
  event: 'Event',
  level: 'Level',
  style: 'Style',
  dances: 'Dances',
  lead: 'Lead',
  follow: 'Follow',
  school: 'School',
  number: 'Number',
  entry: 'Entry',
};

const BETWEEN_DANCES = ', ';

/** All entries by event, sorted by number. */
export function buildEntryTable(events: readonly CompetitionEvent[]): Table {
  return [
    COLUMNS_OUT.map((column) => ENTRY_HEADS[column]),
    ...events.flatMap((event) =>
      event.entries
        .toSorted((a, b) => Number(a.number ?? 0) - Number(b.number ?? 0))
        .map((entry) => [
          event.name,
          toStoredTerm(event.level),
          toStoredTerm(event.style),
          sortEventDances(event).map(toStoredTerm).join(BETWEEN_DANCES),
          entry.leadName,
          entry.followName,
          entry.affiliation,
          entry.number ?? '',
          entry.id,
        ]),
    ),
  ];
}
