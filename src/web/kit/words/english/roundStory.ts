import { counted } from './count.ts';
import { section } from '../section.ts';
import { terms } from './terms.ts';

const { roundInSentence } = terms.english;

const LIST = new Intl.ListFormat('en');

const they = (couples: readonly string[], one: string, more: string): string =>
  `${LIST.format(couples)} ${couples.length === 1 ? one : more}`;

/** Couples of a posted round that were not simply recalled into it, or not all danced on. */
export const roundStory = section('roundStory', {
  begin: (couples: readonly string[]) => `${they(couples, 'starts', 'start')} in this round.`,
  beginLater: (couples: readonly string[], round: string) =>
    `${they(couples, 'starts', 'start')} in the ${roundInSentence(round)}.`,
  /** Beside those who are called back into a round. */
  alsoStart: (n: number, round: string) =>
    `${counted(n, { one: '1 more starts', other: `${n} more start` })} in the ${roundInSentence(round)}.`,
  withdrewSince: (n: number) =>
    counted(n, { one: '1 has withdrawn since.', other: `${n} have withdrawn since.` }),
  satOut: (couples: readonly string[]) =>
    `${they(couples, 'was', 'were')} called back before and sat this round out.`,
  withdrew: (couples: readonly string[]) => `${they(couples, 'was', 'were')} called back and withdrew.`,
});
