import { mapDefined } from '../mapDefined.ts';
import { normalizeSearch } from '../people/searching.ts';
import { DANCER_COLUMNS, type DancerColumn } from './dancerTable.ts';
import { ENTRY_COLUMNS, type EntryColumn } from './entryTable.ts';

/** The meaning of a file's columns in order; undefined: ignored. Columns with the same meaning are joined. */
export type Columns<Column extends string> = readonly (Column | undefined)[];

/** Normalizes a heading: 'Lead Name', 'lead_name' and 'leadname' are equal. */
export const normalizeHeading = (head: string): string =>
  normalizeSearch(head)
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
  'price group': ['pricegroup', 'category', 'feecategory', 'group'],
  code: ['code', 'registrationcode'],
};

const guessed =
  <Column extends string>(names: Readonly<Record<Column, readonly string[]>>, columns: readonly Column[]) =>
  (head: readonly string[]): Columns<Column> =>
    head.map((cell) => columns.find((column) => names[column].includes(normalizeHeading(cell))));

/** Columns by the headings of a file of entries; unknown headings are ignored. */
export const guessEntryColumns = guessed(ENTRY_NAMES, ENTRY_COLUMNS);

/** Columns by the headings of a file of dancers. */
export const guessDancerColumns = guessed(DANCER_NAMES, DANCER_COLUMNS);

/** A line's text for one meaning: several columns are joined in order, such as first and last name. */
export const joinCells = <Column extends string>(
  cells: readonly string[],
  columns: Columns<Column>,
  column: Column,
): string =>
  mapDefined(columns, (one, at) =>
    one === column ? (cells[at] ?? '').replaceAll(/\s+/g, ' ').trim() : undefined,
  )
    .filter((cell) => cell !== '')
    .join(' ');
