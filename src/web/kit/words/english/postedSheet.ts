import { section } from '../section.ts';
import { couples } from './count.ts';

/** Posted results on paper: callbacks for the wall, places for signing and reading. */
export const postedSheet = section('postedSheet', {
  callbacks: (round: string) => `${round} callbacks`,
  /** @param into the round they dance next, inside a sentence */
  recalled: (recalled: number, into: string | undefined) =>
    `${couples(recalled)} recalled to the ${into ?? 'next round'}`,
  heat: (heat: number, entered: number) => `Heat ${heat}, ${couples(entered)}`,
  placings: 'Final placings',
  held: 'Not released: keep until the awards',
  couples,
  chairman: 'Chairman of Judges',
});
