import type { CoupleOutcome } from '../../../../store/results/publicResults.ts';
import { section } from '../section.ts';
import { pluralize, formatCouples, formatPlace } from './count.ts';
import { termsWords } from './terms.ts';

const { roundInSentence } = termsWords.english;

function came(of: CoupleOutcome | undefined): string {
  if (of === undefined) return 'no result';
  if (of.kind === 'recalled') return `recalled from the ${roundInSentence(of.round.name)}`;
  const place = of.isShared ? `tied at ${of.place}` : formatPlace(of.place);
  return of.round.number === 0 ? place : `${place}, out in the ${roundInSentence(of.round.name)}`;
}

/** The results of a whole competition as a folder of files that need no server (`floorcraft export --html`). */
export const archiveWords = section('archive', {
  title: 'Results',
  titleOf: (event: string) => `${event}, results`,
  all: 'All results',
  dancers: 'Dancers',
  noSchool: 'No school',
  search: 'Find a name, number, event or school',
  none: 'Nothing found.',
  asOf: (day: string) =>
    `As of ${day}. This folder needs no server: keep it, copy it, open it in any browser.`,
  waiting: (finals: number) =>
    `${pluralize(finals, { one: '1 final is', other: `${finals} finals are` })} missing: the placings hadn’t been read out yet.`,
  size: (danced: number) => formatCouples(danced),
  noRounds: 'No results',
  rounds: 'Rounds',
  came,
  linkTo: (couple: string) => `Link to ${couple}`,
  files: 'Download',
  csv: 'CSV, for spreadsheets',
  json: 'JSON, for programs',
  log: 'The competition’s log',
  logMore:
    'The fingerprint of the last record in each device’s log. With the staff’s archive, “verify” proves that nothing before it was altered.',
  noLog: 'No log was kept.',
});
