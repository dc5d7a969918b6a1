import { pluralize } from './count.ts';
import { section } from '../section.ts';
import { termsWords } from './terms.ts';

const { roundInSentence } = termsWords.english;

const LIST = new Intl.ListFormat('en');

const they = (couples: readonly string[], one: string, more: string): string =>
  `${LIST.format(couples)} ${couples.length === 1 ? one : more}`;

/** Couples who entered or left a posted round other than by a recall. */
export const roundStoryWords = section('roundStory', {
  begin: (couples: readonly string[]) => `${they(couples, 'starts', 'start')} in this round.`,
  beginLater: (couples: readonly string[], round: string) =>
    `${they(couples, 'starts', 'start')} in the ${roundInSentence(round)}.`,
  /** The text beside the recalled couples. `both` danced the previous round, recalled or not; `others` didn't. */
  danceNext: (both: number, others: number, from: string, next: string) => {
    const its = `${both} from the ${roundInSentence(from)}${others === 0 ? '' : ` and ${others} more`}`;
    return `${its} ${pluralize(both + others, { one: 'dances', other: 'dance' })} the ${roundInSentence(next)}.`;
  },
  satOut: (couples: readonly string[]) =>
    `${they(couples, 'was', 'were')} called back before and sat this round out.`,
  withdrew: (couples: readonly string[]) => `${they(couples, 'was', 'were')} called back and withdrew.`,
});
