import { section } from '../section.ts';
import { formatCouples } from './count.ts';

/** Text on the displays of the hall: as short as possible, to be read from afar. */
export const boardWords = section('board', {
  title: 'Board',
  loading: 'Loading the board',
  /** The line beside the code of a display without a name. */
  unnamed: 'This screen is ready',
  enter: 'Enter this code under Boards',
  /** Newcomer Cha Cha, 1st Round, recall 60 of 94 */
  recall: (recall: number, of: number) => `recall ${recall} of ${of}`,
  ofHeats: (all: number): string => (all === 1 ? 'heat' : `of ${all} heats`),
  danceOf: (number: number, of: number) => `dance ${number} of ${of}`,
  /** The word below a large figure. */
  couples: (count: number): string => (count === 1 ? 'couple' : 'couples'),
  heat: (heat: number) => `Heat ${heat}`,
  onDeck: 'On deck',
  onDeckHeat: (round: string, heat: number, all: number) =>
    all === 1 ? `On deck, ${round}` : `On deck, ${round}, heat ${heat} of ${all}`,
  calledBack: (round: string | undefined) =>
    round === undefined ? 'Called back' : `Called back to the ${round}`,
  /** The approximate start of a round. */
  about: (round: string) => `${round} at about`,
  /** @param count undefined: the callbacks of the round before it are not posted */
  inHeats: (all: number, count: number | undefined) => {
    if (count === undefined) return 'after callbacks';
    return all === 1 ? formatCouples(count) : `${formatCouples(count)} in ${all} heats`;
  },
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  nobody: 'Nobody was called back',
  noNextRound: 'No next round',
  place: (place: string) => `Place ${place}`,
  /** The line below an event without content. */
  coming: {
    callbacks: 'Callbacks coming soon',
    results: 'Results coming soon',
    'no final': 'No final',
  },
  /** The heats of callbacks: two split at a number, or several of equal size. */
  upTo: (last: string): readonly [before: string, last: string, after: string] => [
    'heat 1 up to ',
    last,
    ', then heat 2',
  ],
  heatsOf: (all: number, each: number) => `${all} heats of ${each}`,
  next: 'Up next',
  nothingNext: 'That’s all for now',
  sponsors: 'Thank you to our sponsors',
  noSponsors: 'Thank you for coming',
  blank: 'Nothing is shown',
  reconnecting: 'Reconnecting',
});
