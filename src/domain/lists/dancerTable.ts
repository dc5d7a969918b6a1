import type { Category } from '../fees/feeRules.ts';
import type { Registered } from '../people/directory.ts';
import type { Table } from './table.ts';

/** What a dancer is told by in a file of dancers, in this order. `dancer` is their key. */
export const DANCER_COLUMNS = ['name', 'school', 'number', 'dancer', 'email'] as const;
export type DancerColumn = (typeof DANCER_COLUMNS)[number];

/** How the columns are called in a file. */
const DANCER_HEADS: Readonly<Record<DancerColumn, string>> = {
  name: 'Name',
  school: 'School',
  number: 'Number',
  dancer: 'Dancer',
  email: 'Email',
};

/** What a dancer's own registration says, for the organizer alone. */
export interface RegisteredSelf {
  /** Whose it is. */
  readonly competitor: string | undefined;
  readonly email: string;
  readonly category: Category;
  readonly consents: { readonly risk: boolean };
}

/** What goes out beside it, and is not read again. */
const OWN_HEADS = ['Price group', 'Consent'];

/** Everybody who has registered, by name, with what their own registration says. */
export function dancerTable(dancers: readonly Registered[], registrations: readonly RegisteredSelf[]): Table {
  const own = new Map(registrations.map((one) => [one.competitor, one]));
  const ownCells = (id: string): readonly string[] => {
    const its = own.get(id);
    return its === undefined ? ['', '', ''] : [its.email, its.category, its.consents.risk ? 'yes' : 'no'];
  };
  return [
    [...DANCER_COLUMNS.map((column) => DANCER_HEADS[column]), ...OWN_HEADS],
    ...dancers
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
      .map(({ name, affiliation, number, id }) => [name, affiliation, number ?? '', id, ...ownCells(id)]),
  ];
}
