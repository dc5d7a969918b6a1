import { section } from '../section.ts';
import { formatPlace } from './count.ts';

/**
 * The tables of marks, results and their calculation, and the small blocks for judges. Dances are passed by
 * display name.
 */
export const marksWords = section('marks', {
  place: 'Place',
  rule: 'Rule',
  total: 'Total',
  couple: 'Couple',
  sum: 'Sum',
  marks: 'Marks',
  couples: 'Couples',
  runningTotal: 'Running total',
  /** The head of a column of the calculation: 1st, 1–2, 1–3. */
  column: (column: number) => (column === 1 ? formatPlace(1) : `1–${column}`),
  /** The rule beside a place that is shared: 7b-tie. */
  tie: (rule: string) => `${rule}-tie`,
  tied: 'tie',
  working: (dance: string) => `${dance}, calculation`,
  marksAndWorking: (dance: string) => `${dance}, marks and calculation`,
  summary: 'Summary',
  summaryOf: (dances: readonly string[]) => `${dances.join(', ')}: places and total`,
  marksOf: (round: string) => `${round}, marks`,
  judgesMarksOf: (round: string) => `${round}, the judges’ marks`,
  /** A recall on paper. */
  mark: 'X',
  recalled: 'recalled',
  notRecalled: 'not recalled',
  tally: 'Couples by number of marks',
  tieAtCut: 'tie at the cut',
  seat: { empty: 'open', part: 'partly in', in: 'in' },
  seatIs: (judge: string, state: string) => `${judge} ${state}`,
});
