import type { Replacement } from '../../../../domain/panels.ts';
import type { PlacingRule } from '../../../../domain/skating/reasons.ts';
import { section } from '../section.ts';
import { counted, ordinal } from './count.ts';
import { terms } from './terms.ts';

const { danceName, roundInSentence } = terms.english;
const list = (keys: readonly string[]): string => new Intl.ListFormat('en').format(keys);

/** The rules of the Skating System in our words (docs/rules.md), for who has never read them. */
const RULES: Readonly<Record<PlacingRule, string>> = {
  '5': 'Judges’ places are counted: first how many put a couple 1st, then 2nd or better, and so on. The first couple that more than half of the judges put there takes the next place.',
  '6': 'Several couples reach a majority in the same column: the one with more judges goes first.',
  '7': 'They have equally many: their marks in that column are added up, and the lower sum goes first. If that is equal too, the next column is counted for them. Couples equal to the end share the place.',
  '8': 'Nobody reaches a majority in a column: the next one is counted.',
  '9': 'With several dances, a couple’s places in all of them are added up. The lowest total wins.',
  '10': 'Equal totals: whoever has more dances in the place in question or better goes first. With equally many, the lower sum of those places does.',
  '11': 'Still equal: every judge’s mark in every dance is counted together, as if it were one big dance, by Rules 5 to 8. Couples equal to the end share the place.',
};

/** What one result says beyond its tables: to parents, to who sends a link, to who reads on when it is taken down. */
export const resultPage = section('resultPage', {
  rule: (rule: PlacingRule) => `Rule ${rule}`,
  ruleText: (rule: PlacingRule) => RULES[rule],
  rulesOf: 'The rules behind it',
  judges: 'Judges',
  replaced: ({ came, left, from }: Replacement) =>
    left.length === 0 || came.length === 0
      ? `${list([...came, ...left])} judged ${came.length === 0 ? 'before' : 'from'} ${danceName(from)} only.`
      : `${list(came)} replaced ${list(left)} from ${danceName(from)}.`,
  couples: 'Couples',
  dancesOn: 'dances on',
  /** @param shared several couples have it */
  placed: (place: number, shared: boolean) => `${ordinal(place)}${shared ? ', shared' : ''}`,
  marksOfCouple: (marks: number) => counted(marks, { one: '1 mark', other: `${marks} marks` }),
  /** @param most as many as a couple could get; undefined where nobody knows how many judged */
  needed: (marks: number, most: number | undefined) =>
    most === undefined
      ? `${counted(marks, { one: '1 mark was', other: `${marks} marks were` })} enough to dance on.`
      : `${marks} of ${most} marks were enough to dance on.`,
  tie: (tied: number, marks: number, asked: number, taken: boolean) =>
    `Tie at the cut: ${tied} couples have ${counted(marks, { one: '1 mark', other: `${marks} marks` })}, and ${asked} were to be recalled. ${
      taken ? 'All of them dance on.' : 'None of them dances on.'
    }`,
  tieTaken: (tied: number) => `Tie, all ${tied} recalled`,
  tieNotTaken: (tied: number) => `Tie, none of ${tied} recalled`,
  marksHidden: 'How each judge marked isn’t public here.',
  linkTo: (couple: string) => `Copy a link to ${couple}`,
  copied: (couple: string) => `Link to ${couple} copied`,
  /** The address in the bar is the link. */
  notCopied: (couple: string) => `The address of this page now leads to ${couple}`,
  /** Somebody was reading it. */
  takenDown: (round: string) =>
    `The result of the ${roundInSentence(round)} was taken down a moment ago. It shows here again once it’s posted.`,
  notPosted: (round: string) => `The ${roundInSentence(round)} has no posted result yet.`,
  /** Above what of the event is posted all the same. */
  noSuchRound: 'The round of this link isn’t posted.',
  notAtPresent: 'This result isn’t posted at the moment.',
  eventGone: 'This event was taken off the program.',
});
