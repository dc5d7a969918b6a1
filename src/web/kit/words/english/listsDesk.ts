import type { ListProblem } from '../../../../domain/lists/listProblem.ts';
import type { ListColumn } from '../../../../domain/lists/remembered.ts';
import type { ListName } from '../../../../domain/journal/record.ts';
import { unreachable } from '../../../../domain/unreachable.ts';
import type { FileProblem } from '../../../../store/csv/fileText.ts';
import { section } from '../section.ts';
import { counted } from './count.ts';

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
  leadEmail: 'Email of the lead',
  followEmail: 'Email of the follow',
};

const fileProblems: Readonly<Record<FileProblem, string>> = {
  'too large': 'That file is larger than 4 MB: no list of entries is. Nothing was read.',
  empty: 'That file is empty.',
  spreadsheet: 'That’s a workbook. Save it as CSV in your spreadsheet, and choose that file.',
  'web page': 'That’s a web page. Download it as CSV instead.',
  'no text': 'That’s no text file. Choose a CSV file.',
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
      return `“${about.text}” is no lead number`;
    case 'several dancers':
      return `More than one dancer is called ${about.text}. Add a number, a school, an email or a key`;
    case 'doubtful dancer':
      return `Is this the ${about.text} of another school? Put their key into the Dancer column, or “new”`;
    case 'twice':
      return `Same as line ${about.line}`;
    case 'dances already':
      return `${about.name} is in this event with ${about.partner}`;
    case 'number taken':
      return `${about.by} wears ${about.number}`;
    case 'other number':
      return `${about.name} wears ${about.number}`;
    case 'other couple':
      return `This key is ${about.names}`;
    case 'other dancer':
      return `This key is ${about.name}`;
    case 'signed':
      return 'The result of this couple is signed. Ask the chairman to take the signature back first, or correct a name in Competitors with a reason';
    default:
      return unreachable(about);
  }
}

const lines = (n: number): string => counted(n, { one: '1 line', other: `${n} lines` });

/** The desk of lists: entries and dancers out as CSV, and in from any CSV. */
export const listsDesk = section('listsDesk', {
  loading: 'Loading entries and dancers',
  notAvailable: 'In and out',
  title: 'In and out',
  more: 'Entries and dancers as CSV, for any spreadsheet and from any other program.',
  out: 'Download',
  outMore:
    'A cell that looks like a formula has an apostrophe before it, so that no spreadsheet runs it. Change a file and bring it in again: the keys in it say whose line it is. The file of dancers has their addresses in it: keep it to yourself.',
  entries: (n: number) => counted(n, { one: '1 entry', other: `${n} entries` }),
  dancers: (n: number) => counted(n, { one: '1 dancer', other: `${n} dancers` }),
  archive:
    'The whole competition in one file, and next year’s made from it without its people: on the server, “floorcraft export” and “floorcraft import”.',
  in: 'Bring in',
  inMore: 'A list adds and completes. It removes nobody, and the same list twice changes nothing.',
  file: 'CSV file',
  fileHelp:
    'Entries or dancers, from a form, a spreadsheet or another program. The first line names the columns.',
  drop: 'Or drop it here.',
  unread: 'That file can’t be read from this device. Choose it again.',
  fileProblems,
  tooMany: (most: number) => `More than ${most} lines: bring them in as several files.`,
  noLines: 'That file has no lines below its first.',
  chosen: (name: string, n: number) => `${name}: ${lines(n)}`,
  kind: 'A list of',
  kinds: { entries: 'Entries', dancers: 'Dancers' } satisfies Record<ListName, string>,
  columnsTitle: 'What its columns are',
  columnsMore: 'Said once, it’s remembered for the next file with the same headings.',
  column: (head: string) => `Column ${head}`,
  unnamed: (at: number) => `number ${at}, without a heading`,
  such: (cell: string) => `such as ${cell}`,
  columns,
  nothing: 'Not used',
  eventsTitle: 'Events that are called otherwise',
  eventsMore: 'Which of yours is meant?',
  asked: 'Choose an event',
  leaveOut: 'Leave these lines out',
  lines,
  preview: 'What changes',
  choose: 'Choose a file to see what it would change. Nothing happens before you press the button.',
  fresh: 'new',
  changed: 'changed',
  same: 'here already',
  leftOut: 'left out',
  withoutEvent: 'without an event',
  wrong: 'wrong',
  wrongTitle: (n: number) => counted(n, { one: '1 line can’t come in', other: `${n} lines can’t come in` }),
  line: (n: number) => `Line ${n}`,
  problem,
  others: (n: number) => counted(n, { one: 'and 1 more line', other: `and ${n} more lines` }),
  stepsTitle: 'These come in',
  couple: (lead: string, follow: string) => `${lead} & ${follow}`,
  nobody: 'TBA',
  nowWith: (partner: string) => `now with ${partner}`,
  wears: (number: string) => `wears ${number}`,
  dancesFor: (school: string) => `dances for ${school}`,
  bringIn: (n: number) => `Bring in ${lines(n)}`,
  bringing: (done: number, all: number) => `${done} of ${all} lines`,
  nothingNew: 'Nothing new in this list',
  noFile: 'Choose a file first',
  noName: 'Say which column holds names',
  offline: 'No connection: bringing in waits',
  done: (n: number) => `${lines(n)} brought in`,
  kept: 'No connection. The rest is saved here and goes out by itself.',
  brokenOff: 'Not all lines came in. Press again: those that did are left as they are.',
  without: (n: number) =>
    counted(n, {
      one: '1 line stays out. Its reason stands above.',
      other: `${n} lines stay out. Their reasons stand above.`,
    }),
});
