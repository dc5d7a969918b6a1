import type { Category } from '../fees/feeRules.ts';
import type { RegisteredPerson } from '../people/directory.ts';
import { REGISTRANT_DETAILS, type RegistrantDetail } from '../registrant/details.ts';
import type { Table } from './table.ts';

/** Columns of a file of dancers, in order. `dancer` is the key. */
export const DANCER_COLUMNS = ['name', 'school', 'number', 'dancer', 'email', 'price group', 'code'] as const;
export type DancerColumn = (typeof DANCER_COLUMNS)[number];

/** A dancer's own registration; private to the organizer. */
export interface ExportedRegistration {
  /** The dancer's key. */
  readonly competitor: string | undefined;
  readonly email: string;
  readonly category: Category;
  readonly code: string;
  readonly consents: { readonly risk: boolean };
  readonly contact: { readonly [detail in RegistrantDetail]?: string };
}

/** Exported only; ignored on import. */
const OWN_COLUMNS = ['consent', ...REGISTRANT_DETAILS];

const headOf = (column: string): string => column.charAt(0).toUpperCase() + column.slice(1);

const ownCells = (its: ExportedRegistration | undefined): readonly string[] =>
  [
    its?.email,
    its?.category,
    its?.code,
    its && (its.consents.risk ? 'yes' : 'no'),
    ...REGISTRANT_DETAILS.map((detail) => its?.contact[detail]),
  ].map((cell) => cell ?? '');

/** All registered dancers by name, with data from their own registrations. */
export function buildDancerTable(
  dancers: readonly RegisteredPerson[],
  registrations: readonly ExportedRegistration[],
): Table {
  const own = new Map(registrations.map((one) => [one.competitor, one]));
  return [
    [...DANCER_COLUMNS, ...OWN_COLUMNS].map(headOf),
    ...dancers
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
      .map(({ name, affiliation, number, id }) => [
        name,
        affiliation,
        number ?? '',
        id,
        ...ownCells(own.get(id)),
      ]),
  ];
}
