import { section } from '../section.ts';
import { counted } from './count.ts';

/** What is printed for the desk: numbers for the backs, and labels for the envelopes. */
export const prints = section('prints', {
  loading: 'Loading the dancers',
  notAvailable: 'Not available.',
  kindLabel: 'What to print',
  kind: { numbers: 'Back numbers', labels: 'Envelope labels' },
  paperLabel: 'Paper',
  paper: { letter: 'Letter', a4: 'A4' },
  layoutLabel: 'On a page',
  layout: { one: 'One', two: 'Two' },
  byLabel: 'A label for each',
  by: { dancer: 'Dancer', school: 'School' },
  who: 'Name, school or number',
  spare: 'Numbers to spare',
  spareHelp: 'Without a name, for who comes late: 600–605',
  spareWrong: 'Write numbers, like 600–605, 610',
  print: (pages: number) => counted(pages, { one: 'Print 1 page', other: `Print ${pages} pages` }),
  shown: (shown: number, pages: number) => `The first ${shown} of ${pages} pages. All are printed.`,
  none: 'Nothing to print',
  noNumbers: 'Nobody has a number yet. Give them out with the competitors.',
  noLabels: 'Nobody found.',
  withheld: 'Name withheld',
  noSchool: 'Without a school',
  dancers: (n: number) => counted(n, { one: '1 dancer', other: `${n} dancers` }),
  page: (page: number, of: number) => `Page ${page} of ${of}`,
});
