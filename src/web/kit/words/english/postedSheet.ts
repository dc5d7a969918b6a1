import { section } from '../section.ts';
import { formatCouples } from './count.ts';

/** Posted results on paper: callbacks for the wall, places for signing and reading. */
export const postedSheetWords = section('postedSheet', {
  callbacks: (round: string) => `${round} callbacks`,
  /** @param into the round they dance next, inside a sentence */
  recalled: (recalled: number, into: string | undefined) =>
    `${formatCouples(recalled)} recalled to the ${into ?? 'next round'}`,
  heat: (heat: number, entered: number) => `Heat ${heat}, ${formatCouples(entered)}`,
  placings: 'Final placings',
  held: 'Not released: keep until the awards',
  couples: formatCouples,
  chairman: 'Chairman of Judges',
});
