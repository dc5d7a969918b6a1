import type { Registered } from '../people/directory.ts';
import type { Table } from './table.ts';

/** What a dancer is told by in a file of dancers, in this order. `dancer` is their key. */
export const DANCER_COLUMNS = ['name', 'school', 'number', 'dancer'] as const;
export type DancerColumn = (typeof DANCER_COLUMNS)[number];

/** How the columns are called in a file. */
const DANCER_HEADS: Readonly<Record<DancerColumn, string>> = {
  name: 'Name',
  school: 'School',
  number: 'Number',
  dancer: 'Dancer',
};

/** Everybody who has registered, by name. */
export const dancerTable = (dancers: readonly Registered[]): Table => [
  DANCER_COLUMNS.map((column) => DANCER_HEADS[column]),
  ...dancers
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ name, affiliation, number, id }) => [name, affiliation, number ?? '', id]),
];
