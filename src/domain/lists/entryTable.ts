import type { CompetitionEvent } from '../competition.ts';
import { asWritten } from '../event/asWritten.ts';
import { inFloorOrder } from '../event/dances.ts';
import type { Table } from './table.ts';

/** What an entry is told by in a file that goes out, in this order. `entry` is its key: by it a changed line is known again. */
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
/** What a file that comes in may say. E-mail addresses tell people of one name apart: `email` is one of the couple's. */
export const ENTRY_COLUMNS = [...COLUMNS_OUT, 'leadEmail', 'followEmail', 'email'] as const;
export type EntryColumn = (typeof ENTRY_COLUMNS)[number];

/** How the columns are called in a file. */
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

/** What parts the dances of an event. */
const BETWEEN_DANCES = ', ';

/** All entries, event by event, couples in the order of their numbers. */
export function entryTable(events: readonly CompetitionEvent[]): Table {
  return [
    COLUMNS_OUT.map((column) => ENTRY_HEADS[column]),
    ...events.flatMap((event) =>
      event.entries
        .toSorted((a, b) => Number(a.number ?? 0) - Number(b.number ?? 0))
        .map((entry) => [
          event.name,
          asWritten(event.level),
          asWritten(event.style),
          inFloorOrder(event).map(asWritten).join(BETWEEN_DANCES),
          entry.leadName,
          entry.followName,
          entry.affiliation,
          entry.number ?? '',
          entry.id,
        ]),
    ),
  ];
}
