import { normalizeSearch } from '../people/searching.ts';
import { isLikelyEmail } from './address.ts';
import { parseCells, detectSeparator, CELL_SEPARATORS, type TableLine } from './cells.ts';
import { parseDanceRole } from './rosterRole.ts';

/**
 * The separator of a list. Semicolons may also separate events within a cell, so it is the separator that
 * leaves an email address alone in its cell.
 */
export function detectRosterSeparator(text: string): string {
  const [first = ''] = text.split('\n');
  const isMeant = (one: string): boolean =>
    first.includes(one) &&
    first.split(one).some((cell) => isLikelyEmail(cell.replaceAll('"', '')) && !/[,;]/.test(cell));
  return CELL_SEPARATORS.find(isMeant) ?? detectSeparator(text);
}

export const splitRosterLines = (text: string): readonly TableLine[] =>
  parseCells(text, detectRosterSeparator(text));

/** The meanings of a team list's columns. */
export const ROSTER_COLUMNS = [
  'name',
  'email',
  'role',
  'events',
  'partner',
  'school',
  'price group',
  'guardian',
] as const;
export type RosterColumn = (typeof ROSTER_COLUMNS)[number];

/** Meanings in order; undefined: skipped. Columns with the same meaning are joined, such as first and last name. */
export type ColumnMeanings = readonly (RosterColumn | undefined)[];

/** The captain's answers about a list; missing ones are guessed. */
export interface RosterAnswers {
  /** 'skip' for a skipped column. */
  readonly columns?: readonly (RosterColumn | 'skip')[];
  /** The first line has headings. */
  readonly isHead?: boolean;
}

/** Known headings, without capitals, spaces and punctuation. */
const HEADINGS: Readonly<Record<RosterColumn, readonly string[]>> = {
  name: ['name', 'dancer', 'fullname', 'student', 'competitor', 'firstname', 'lastname', 'first', 'last'],
  email: ['email', 'emailaddress', 'mail', 'contact', 'address'],
  role: ['role', 'lf', 'leadfollow', 'leadorfollow', 'dancesas', 'position'],
  events: ['events', 'event', 'dances', 'entries', 'dancing'],
  partner: ['partner', 'partners', 'with', 'partnername', 'dancingwith'],
  school: ['school', 'team', 'college', 'university', 'club', 'studio', 'affiliation'],
  'price group': ['pricegroup', 'group', 'category', 'price', 'fee', 'status'],
  guardian: ['guardian', 'parent', 'parentorguardian'],
};

const lettersOf = (text: string): string => normalizeSearch(text).replaceAll(/[^\p{L}]/gu, '');

const meaningOf = (heading: string): RosterColumn | undefined =>
  ROSTER_COLUMNS.find((column) => HEADINGS[column].includes(lettersOf(heading)));

/** The order without headings, as an example shows it. */
const USUAL = ['name', 'email', 'price group', 'guardian', 'role', 'partner', 'events'] as const;

const looksLikeHead = ({ cells }: TableLine): boolean =>
  !cells.some((cell) => cell.includes('@')) &&
  new Set(cells.flatMap((cell) => meaningOf(cell) ?? [])).size > 1;

/** The meanings of columns without headings, by what is in them. The first plain text is the name, the next the partner. */
function guessed(lines: readonly TableLine[]): ColumnMeanings {
  const most = (at: number, is: (cell: string) => boolean): boolean => {
    const filled = lines.flatMap(({ cells }) => cells[at] || []);
    return filled.length > 0 && filled.filter(is).length * 2 > filled.length;
  };
  if (most(1, (cell) => cell.includes('@'))) return USUAL;
  const plain: RosterColumn[] = ['partner', 'name'];
  const taken = new Set<RosterColumn>();
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, at) => {
    const find = (): RosterColumn | undefined => {
      if (most(at, (cell) => cell.includes('@'))) return 'email';
      if (most(at, (cell) => parseDanceRole(cell) !== undefined)) return 'role';
      if (most(at, (cell) => /[;|]/.test(cell) || /\b(bronze|silver|gold|newcomer)\b/i.test(cell)))
        return 'events';
      return most(at, (cell) => /\p{L}/u.test(cell)) ? plain.pop() : undefined;
    };
    const found = find();
    if (found === undefined || taken.has(found)) return undefined;
    taken.add(found);
    return found;
  });
}

export interface RosterLayout {
  readonly meanings: ColumnMeanings;
  /** The headings as written; undefined: there are none. */
  readonly head: readonly string[] | undefined;
  /** The lines of dancers. */
  readonly lines: readonly TableLine[];
  /** The number of columns. */
  readonly width: number;
}

/** Headings and columns of a list: as answered, or as guessed. */
export function detectLayout(all: readonly TableLine[], { columns, isHead }: RosterAnswers): RosterLayout {
  const [first] = all;
  const hasHead = first !== undefined && (isHead ?? looksLikeHead(first));
  const lines = hasHead ? all.slice(1) : all;
  const guess = hasHead ? first.cells.map(meaningOf) : guessed(lines);
  const width = Math.max(0, ...all.map(({ cells }) => cells.length));
  return {
    meanings: Array.from({ length: width }, (_, at) => {
      const said = columns?.[at] ?? guess[at];
      return said === 'skip' ? undefined : said;
    }),
    head: hasHead ? first.cells : undefined,
    lines,
    width,
  };
}

/** A line's text for one meaning. */
export const getCell = (
  { cells }: TableLine,
  meanings: ColumnMeanings,
  column: RosterColumn,
  joint = ' ',
): string =>
  meanings
    .flatMap((one, at) => (one === column ? (cells[at] ?? '') : []))
    .filter((cell) => cell !== '')
    .join(joint);
