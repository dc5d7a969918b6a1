import { section } from '../section.ts';
import { pluralize } from './count.ts';

const judgeNamed = (letter: string, name: string | undefined): string =>
  name === undefined ? `Judge ${letter}` : `Judge ${letter}, ${name}`;

/** A judge's marks of the day on paper, to be signed. Corrections are worded as in the journal. */
export const judgeRecordWords = section('judgeRecord', {
  title: (letter: string, name: string | undefined) => `Marks of ${judgeNamed(letter, name)}`,
  sheets: (sheets: number) => pluralize(sheets, { one: '1 sheet', other: `${sheets} sheets` }),
  dance: 'Dance',
  /** The title above the marks on every page, so that a loose sheet still names its judge. */
  marks: (letter: string) => `Marks of Judge ${letter}`,
  sent: 'Sent',
  noMarks: 'No marks',
  unreadable: (found: string) => `Can’t be read: ${found}`,
  statement: 'These are my marks, with every correction.',
  signature: judgeNamed,
  dateAndTime: 'Date and time',
  empty: (letter: string) => `Judge ${letter} has no marks yet.`,
  emptyMore: 'Rounds show here once judging is closed.',

  choose: 'Marks of the day, to sign, for Judge',
  chooseLabel: 'Marks on paper',
  judge: judgeNamed,
  back: 'Back to the journal',
  print: 'Print',
  loading: 'Loading the marks',
});
