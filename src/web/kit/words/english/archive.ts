import type { CameOf } from '../../../../store/results/publicResults.ts';
import { section } from '../section.ts';
import { counted, couples, ordinal } from './count.ts';
import { terms } from './terms.ts';

const { roundInSentence } = terms.english;

function came(of: CameOf | undefined): string {
  if (of === undefined) return 'no result here';
  if (of.kind === 'recalled') return `recalled from the ${roundInSentence(of.round.name)}`;
  const place = of.isShared ? `shared ${of.place}` : ordinal(of.place);
  return of.round.number === 0 ? place : `${place}, out in the ${roundInSentence(of.round.name)}`;
}

/** The results of a whole competition as a folder of files that need no server (`floorcraft export --html`). */
export const archive = section('archive', {
  title: 'Results',
  titleOf: (event: string) => `${event}, results`,
  all: 'All results',
  dancers: 'Dancers',
  noSchool: 'No school named',
  search: 'Find a name, number, event or school',
  none: 'Nothing found.',
  asOf: (day: string) =>
    `As of ${day}. This folder needs no server: keep it, copy it, open it in any browser.`,
  waiting: (finals: number) =>
    `${counted(finals, { one: '1 final is', other: `${finals} finals are` })} not in here: the placings hadn’t been read out.`,
  size: (danced: number) => couples(danced),
  noRounds: 'No result in here',
  rounds: 'Rounds',
  came,
  linkTo: (couple: string) => `Link to ${couple}`,
  files: 'As a file',
  csv: 'CSV, for a spreadsheet',
  json: 'JSON, for a program',
  log: 'The competition’s log',
  logMore:
    'The last record of each device’s log, by its fingerprint. With the staff’s archive, “verify” shows that nothing before it was altered.',
  noLog: 'No log was kept.',
});
