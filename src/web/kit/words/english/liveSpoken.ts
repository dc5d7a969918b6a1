import { section } from '../section.ts';
import { formatCouples } from './count.ts';
import { termsWords } from './terms.ts';

const { roundInSentence } = termsWords.english;

/** Announcements of the live pages for screen readers. */
export const liveSpokenWords = section('liveSpoken', {
  started: (event: string, round: string, floor: string | undefined) =>
    `On the floor${floor === undefined ? '' : `, ${floor}`}: ${event}, ${roundInSentence(round)}.`,
  heat: (event: string | undefined, dance: string, heat: number, of: number) =>
    `${event === undefined ? '' : `${event}: `}${dance}, heat ${heat} of ${of}.`,
  clear: 'The floor is clear.',
  posted: (event: string, round: string, n: number) =>
    `Callbacks are out: ${event}, ${roundInSentence(round)}, ${formatCouples(n)}.`,
  takenBack: (event: string, round: string) =>
    `Callbacks were withdrawn: ${event}, ${roundInSentence(round)}.`,
  /** The announcement of a final that just became public. */
  places: (event: string) => `Placings are out: ${event}.`,
  announcement: (text: string) => `Announcement: ${text}`,
});
