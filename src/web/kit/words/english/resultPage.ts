import type { Replacement } from '../../../../domain/panels.ts';
import type { PlacingRule } from '../../../../domain/skating/reasons.ts';
import { section } from '../section.ts';
import { pluralize, formatPlace } from './count.ts';
import { termsWords } from './terms.ts';

const { danceName, roundInSentence } = termsWords.english;
const list = (keys: readonly string[]): string => new Intl.ListFormat('en').format(keys);

/** The rules of the Skating System in our words (docs/rules.md), for newcomers. */
const RULES: Readonly<Record<PlacingRule, string>> = {
  '5': 'Judges’ places are counted: first how many put a couple 1st, then 2nd or better, and so on. The first couple that more than half of the judges put there takes the next place.',
  '6': 'Several couples reach a majority in the same column: the one with more judges places higher.',
  '7': 'They have the same number of judges: their marks in that column are added up, and the lower sum places higher. If that ties too, the next column is counted for them. Couples tied to the end share the place.',
  '8': 'No couple reaches a majority in a column: the next one is counted.',
  '9': 'With several dances, a couple’s places in all of them are added up. The lowest total wins.',
  '10': 'Tied totals: the couple with more dances at that place or better places higher. If that ties too, the lower sum of those places does.',
  '11': 'Still tied: all judges’ marks in all dances are counted together, as if they were one big dance, by Rules 5 to 8. Couples tied to the end share the place.',
};

/** The text of a result page around its tables. */
export const resultPageWords = section('resultPage', {
  rule: (rule: PlacingRule) => `Rule ${rule}`,
  ruleText: (rule: PlacingRule) => RULES[rule],
  rulesOf: 'The rules behind it',
  judges: 'Judges',
  replaced: ({ came, left, from }: Replacement) =>
    left.length === 0 || came.length === 0
      ? `${list([...came, ...left])} judged ${came.length === 0 ? 'before' : 'from'} ${danceName(from)} only.`
      : `${list(came)} replaced ${list(left)} from ${danceName(from)}.`,
  couples: 'Couples',
  dancesOn: 'advances',
  /** @param shared several couples have it */
  placed: (place: number, shared: boolean) => (shared ? `tied at ${place}` : formatPlace(place)),
  marksOfCouple: (marks: number) => pluralize(marks, { one: '1 mark', other: `${marks} marks` }),
  /** @param most marks a couple could get; undefined if the number of judges is unknown */
  needed: (marks: number, most: number | undefined) =>
    most === undefined
      ? `${pluralize(marks, { one: '1 mark was', other: `${marks} marks were` })} enough to advance.`
      : `${marks} of ${most} marks were enough to advance.`,
  tie: (tied: number, marks: number, asked: number, taken: boolean) =>
    `Tie at the cut: ${tied} couples have ${pluralize(marks, { one: '1 mark', other: `${marks} marks` })}, and ${asked} were to be recalled. ${
      taken ? 'All of them advance.' : 'None of them advances.'
    }`,
  tieTaken: (tied: number) => `Tie, all ${tied} recalled`,
  tieNotTaken: (tied: number) => `Tie, none of ${tied} recalled`,
  marksHidden: 'The judges’ marks aren’t public here.',
  linkTo: (couple: string) => `Copy a link to ${couple}`,
  copied: (couple: string) => `Link to ${couple} copied`,
  /** The address in the bar is the link. */
  notCopied: (couple: string) => `This page’s address now links to ${couple}`,
  /** The result was unposted while open. */
  takenDown: (round: string) =>
    `The result of the ${roundInSentence(round)} was taken down a moment ago. It shows here again once it’s posted.`,
  notPosted: (round: string) => `The ${roundInSentence(round)} has no posted result yet.`,
  /** The note above the posted results of the event. */
  noSuchRound: 'The round of this link isn’t posted.',
  notAtPresent: 'This result isn’t posted at the moment.',
  eventGone: 'This event was removed from the program.',
});
