import { mapDefined } from '../defined.ts';
import { asSearched } from '../people/searching.ts';
import { DANCER_COLUMNS, type DancerColumn } from './dancerTable.ts';
import { ENTRY_COLUMNS, type EntryColumn } from './entryTable.ts';

/** What stands in each column of a file, from the first; undefined: nothing that is taken. Two that say the same are read as one. */
export type Columns<Column extends string> = readonly (Column | undefined)[];

/** A heading as it is compared: 'Lead Name' is 'lead_name' is 'leadname'. */
export const headSpelled = (head: string): string =>
  asSearched(head)
    .replaceAll('#', 'number')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

const ENTRY_NAMES: Readonly<Record<EntryColumn, readonly string[]>> = {
  event: ['event', 'eventname', 'events', 'division', 'competition'],
  level: ['level', 'skilllevel', 'proficiency', 'skill'],
  style: ['style', 'dancestyle'],
  dances: ['dances', 'dance'],
  lead: [
    'lead',
    'leader',
    'leadname',
    'leadername',
    'nameoflead',
    'leadfullname',
    'leadfirstname',
    'leadlastname',
    'leaderfirstname',
    'leaderlastname',
    'firstdancer',
  ],
  follow: [
    'follow',
    'follower',
    'followname',
    'followername',
    'nameoffollow',
    'followfullname',
    'followfirstname',
    'followlastname',
    'followerfirstname',
    'followerlastname',
    'partner',
    'partnername',
    'seconddancer',
  ],
  school: ['school', 'affiliation', 'team', 'studio', 'club', 'university', 'college', 'schoolstudio'],
  number: ['number', 'leadnumber', 'leadernumber', 'no', 'bib', 'backnumber', 'competitornumber'],
  entry: ['entry', 'entryid'],
  leadEmail: ['leademail', 'leaderemail', 'leademailaddress', 'leaderemailaddress'],
  followEmail: [
    'followemail',
    'followeremail',
    'followemailaddress',
    'followeremailaddress',
    'partneremail',
    'partneremailaddress',
  ],
  email: ['email', 'emailaddress', 'mail'],
};

const DANCER_NAMES: Readonly<Record<DancerColumn, readonly string[]>> = {
  name: ['name', 'dancername', 'fullname', 'competitor', 'firstname', 'lastname', 'givenname', 'familyname'],
  school: ENTRY_NAMES.school,
  number: ENTRY_NAMES.number,
  dancer: ['dancer', 'dancerid', 'competitorid'],
  email: ENTRY_NAMES.email,
};

const guessed =
  <Column extends string>(names: Readonly<Record<Column, readonly string[]>>, columns: readonly Column[]) =>
  (head: readonly string[]): Columns<Column> =>
    head.map((cell) => columns.find((column) => names[column].includes(headSpelled(cell))));

/** What the headings of a file of entries say; a heading nobody has thought of says nothing. */
export const guessedEntryColumns = guessed(ENTRY_NAMES, ENTRY_COLUMNS);

/** The same of a file of dancers. */
export const guessedDancerColumns = guessed(DANCER_NAMES, DANCER_COLUMNS);

/** What a line says in the columns of one kind: several are read one behind the other, as a first and a last name. */
export const cellsIn = <Column extends string>(
  cells: readonly string[],
  columns: Columns<Column>,
  column: Column,
): string =>
  mapDefined(columns, (one, at) =>
    one === column ? (cells[at] ?? '').replaceAll(/\s+/g, ' ').trim() : undefined,
  )
    .filter((cell) => cell !== '')
    .join(' ');
