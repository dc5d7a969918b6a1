import type { Category } from '../fees/feeRules.ts';
import type { RegisteredPerson } from '../people/directory.ts';
import type { Table } from './table.ts';

/** Columns of a file of dancers, in order. `dancer` is the key. */
export const DANCER_COLUMNS = ['name', 'school', 'number', 'dancer', 'email', 'price group', 'code'] as const;
export type DancerColumn = (typeof DANCER_COLUMNS)[number];

const DANCER_HEADS: Readonly<Record<DancerColumn, string>> = {
  name: 'Name',
  school: 'School',
  number: 'Number',
  dancer: 'Dancer',
  email: 'Email',
  'price group': 'Price group',
  code: 'Code',
};

/** A dancer's own registration; private to the organizer. */
export interface RegisteredSelf {
  /** The dancer's key. */
  readonly competitor: string | undefined;
  readonly email: string;
  readonly category: Category;
  readonly code: string;
  readonly consents: { readonly risk: boolean };
}

/** Exported only; ignored on import. */
const OWN_HEADS = ['Consent'];

/** All registered dancers by name, with data from their own registrations. */
export function dancerTable(
  dancers: readonly RegisteredPerson[],
  registrations: readonly RegisteredSelf[],
): Table {
  const own = new Map(registrations.map((one) => [one.competitor, one]));
  const ownCells = (id: string): readonly string[] => {
    const its = own.get(id);
    return its === undefined
      ? ['', '', '', '']
      : [its.email, its.category, its.code, its.consents.risk ? 'yes' : 'no'];
  };
  return [
    [...DANCER_COLUMNS.map((column) => DANCER_HEADS[column]), ...OWN_HEADS],
    ...dancers
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
      .map(({ name, affiliation, number, id }) => [name, affiliation, number ?? '', id, ...ownCells(id)]),
  ];
}
