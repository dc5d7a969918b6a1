import type { ListProblem } from '../../../../domain/lists/listProblem.ts';
import type { ListColumn } from '../../../../domain/lists/rememberedChoices.ts';
import type { ListName } from '../../../../domain/journal/record.ts';
import { unreachable } from '../../../../domain/unreachable.ts';
import type { TableFileProblem } from '../../../../store/csv/fileText.ts';
import { section } from '../section.ts';
import { pluralize } from './count.ts';

const columns: Readonly<Record<ListColumn, string>> = {
  event: 'Event',
  level: 'Level',
  style: 'Style',
  dances: 'Dances',
  lead: 'Lead',
  follow: 'Follow',
  school: 'School',
  number: 'Lead number',
  entry: 'Entry key',
  name: 'Name',
  dancer: 'Dancer key',
  email: 'Email',
  'price group': 'Price group',
  code: 'Code',
  leadEmail: 'Email of the lead',
  followEmail: 'Email of the follow',
};

const fileProblems: Readonly<Record<TableFileProblem, string>> = {
  'too large': 'That file is larger than 4 MB, too large for a list. Nothing was read.',
  empty: 'That file is empty.',
  spreadsheet: 'That’s a workbook. Save it as CSV in your spreadsheet, and choose that file.',
  'web page': 'That’s a web page. Download it as CSV instead.',
  'no text': 'That isn’t a text file. Choose a CSV file.',
};

function problem(about: ListProblem): string {
  switch (about.kind) {
    case 'nobody':
      return 'Nobody is named';
    case 'no event':
      return 'No event is named';
    case 'too long':
      return 'A name or school has more than 80 characters';
    case 'same person':
      return 'Lead and follow are the same person';
    case 'unknown event':
      return `No event is called “${about.text}”`;
    case 'no number':
      return `“${about.text}” isn’t a lead number`;
    case 'several dancers':
      return `More than one dancer is called ${about.text}. Add a number, a school, an email or a key`;
    case 'doubtful dancer':
      return `Is this the ${about.text} from another school? Put their key in the Dancer column, or “new”`;
    case 'unknown price group':
      return `“${about.text}” isn’t a price group: newcomer, junior, student or adult`;
    case 'no code':
      return `“${about.text}” isn’t a code: 7 letters and digits, for one dancer`;
    case 'twice':
      return `Same as line ${about.line}`;
    case 'dances already':
      return `${about.name} is in this event with ${about.partner}`;
    case 'number taken':
      return `${about.by} wears ${about.number}`;
    case 'other number':
      return `${about.name} wears ${about.number}`;
    case 'other couple':
      return `This key belongs to ${about.names}`;
    case 'other dancer':
      return `This key belongs to ${about.name}`;
    case 'signed':
      return 'This couple’s result is signed. Ask the chairman to remove the signature first, or correct a name in Competitors with a reason';
    default:
      return unreachable(about);
  }
}

const lines = (n: number): string => pluralize(n, { one: '1 line', other: `${n} lines` });

/** The setup desk for lists: entries and dancers are exported as CSV, and imported from any CSV. */
export const listsDeskWords = section('listsDesk', {
  loading: 'Loading entries and dancers',
  notAvailable: 'Not available',
  title: 'Import and export',
  more: 'Entries and dancers as CSV, for spreadsheets and other programs.',
  out: 'Download',
  outMore:
    'You can edit a file and import it again: its keys show which line is whose. Cells that look like formulas start with an apostrophe, so spreadsheets don’t run them. The dancers file has email addresses in it: keep it private.',
  entries: (n: number) => pluralize(n, { one: '1 entry', other: `${n} entries` }),
  dancers: (n: number) => pluralize(n, { one: '1 dancer', other: `${n} dancers` }),
  archive:
    'The whole competition in one file, and next year’s from it without its people: ask whoever runs the server. The operations guide tells them how.',
  in: 'Import',
  inMore:
    'Importing adds lines and fills in blanks. It removes no one, and importing the same list twice changes nothing.',
  file: 'CSV file',
  fileHelp:
    'Entries or dancers, from a form, a spreadsheet or another program. The first line names the columns.',
  drop: 'Or drop it here.',
  unread: 'That file couldn’t be read. Choose it again.',
  fileProblems,
  tooMany: (most: number) => `More than ${most} lines: import them as several files.`,
  noLines: 'That file has no lines below the first.',
  chosen: (name: string, n: number) => `${name}: ${lines(n)}`,
  kind: 'A list of',
  kinds: { entries: 'Entries', dancers: 'Dancers' } satisfies Record<ListName, string>,
  columnsTitle: 'Match the columns',
  columnsMore: 'Remembered for the next file with the same headings.',
  column: (head: string) => `Column ${head}`,
  unnamed: (at: number) => `number ${at}, without a heading`,
  such: (cell: string) => `such as ${cell}`,
  columns,
  nothing: 'Not used',
  eventsTitle: 'Unrecognized events',
  eventsMore: 'Which of your events is it?',
  asked: 'Choose an event',
  leaveOut: 'Skip these lines',
  lines,
  preview: 'What changes',
  choose: 'Choose a file to see what it would change. Nothing happens until you press the button.',
  fresh: 'new',
  changed: 'changed',
  same: 'already here',
  leftOut: 'skipped',
  withoutEvent: 'without an event',
  wrong: 'wrong',
  wrongTitle: (n: number) =>
    pluralize(n, { one: '1 line can’t be imported', other: `${n} lines can’t be imported` }),
  line: (n: number) => `Line ${n}`,
  problem,
  others: (n: number) => pluralize(n, { one: 'and 1 more line', other: `and ${n} more lines` }),
  stepsTitle: 'Lines to import',
  couple: (lead: string, follow: string) => `${lead} & ${follow}`,
  nobody: 'TBA',
  nowWith: (partner: string) => `now with ${partner}`,
  getsCode: 'gets a code',
  wears: (number: string) => `wears ${number}`,
  dancesFor: (school: string) => `dances for ${school}`,
  bringIn: (n: number) => `Import ${lines(n)}`,
  bringing: (done: number, all: number) => `${done} of ${all} lines`,
  nothingNew: 'Nothing new in this list',
  noFile: 'Choose a file first',
  noName: 'Choose the column with names',
  offline: 'No connection: import it later',
  done: (n: number) => `${lines(n)} imported`,
  kept: 'No connection. The rest is saved here and sends when you’re back online.',
  brokenOff: 'Not all lines were imported. Press again: lines already imported stay as they are.',
  without: (n: number) =>
    pluralize(n, {
      one: '1 line wasn’t imported. The reason is above.',
      other: `${n} lines weren’t imported. The reasons are above.`,
    }),
});
