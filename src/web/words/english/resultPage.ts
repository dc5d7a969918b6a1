import type { EventDance } from '../../../domain/event/dances.ts';
import type { InShort, PlacingRule, TieBroken } from '../../../domain/skating/inShort.ts';
import type { DanceReason, Votes } from '../../../domain/skating/reasons.ts';
import { unreachable } from '../../../domain/unreachable.ts';
import { couplesIn, type Phrase } from '../phrase.ts';
import { section } from '../section.ts';
import { counted, ordinal } from './count.ts';
import { terms } from './terms.ts';

const { danceName, roundInSentence } = terms.english;
const couples = couplesIn('en');

const placeName = (place: number): string => (Number.isInteger(place) ? ordinal(place) : `a shared ${place}`);
const orBetter = (column: number): string => (column === 1 ? '1st' : `${ordinal(column)} or better`);

const votesFor = ({ count, judges, column }: Votes): string =>
  `${
    judges === undefined
      ? counted(count, { one: '1 judge', other: `${count} judges` })
      : `${count} of ${judges} judges`
  } placed them ${orBetter(column)}`;

function inOneDance(reason: DanceReason): string {
  switch (reason.kind) {
    case 'uncontested':
      return 'The only couple: nobody to be compared with.';
    case 'majority':
    case 'larger majority':
      return `${votesFor(reason.votes)}.`;
    case 'smaller sum':
      return `${votesFor(reason.votes)}. Another couple had as many, so those marks were added up: ${reason.sum}, and the lower sum goes first.`;
    case 'later column':
      return `Level with another couple at first; then ${votesFor(reason.votes)}.`;
    case 'shared':
      return 'Level with another couple to the last mark, so they share the place.';
    default:
      return unreachable(reason);
  }
}

const inDances = (places: readonly { readonly dance: EventDance; readonly place: number }[]): string =>
  places.map(({ dance, place }) => `${placeName(place)} in ${danceName(dance)}`).join(', ');

function aheadBy({ by, bySum, column }: TieBroken): string {
  if (by === 'marks')
    return bySum
      ? ` With all marks of all dances together, they had as many that were ${orBetter(column)}, and better ones.`
      : ` With all marks of all dances together, they had more that were ${orBetter(column)}.`;
  return bySum
    ? ` They had as many dances placed ${orBetter(column)}, and the better places in them.`
    : ` They had more dances placed ${orBetter(column)}.`;
}

function behindBy({ by, bySum, column }: TieBroken): string {
  if (by === 'marks') return ', who is ahead with all marks of all dances together.';
  return bySum
    ? `, who had the better places in dances placed ${orBetter(column)}.`
    : `, who had more dances placed ${orBetter(column)}.`;
}

function inShort(short: InShort): Phrase {
  switch (short.kind) {
    case 'alone':
      return ['The only couple in the final.'];
    case 'one dance':
      return [inOneDance(short.reason)];
    case 'won every dance':
      return [short.dances === 2 ? 'Won both dances.' : `Won all ${short.dances} dances.`];
    case 'total': {
      const lowest = short.lowest === 1 ? 'the lowest' : `the ${ordinal(short.lowest)} lowest`;
      return [`${inDances(short.places)}: a total of ${short.total}, ${lowest}.`];
    }
    case 'ahead in a tie':
      return ['Same total as ', ...couples(short.others), `.${aheadBy(short)}`];
    case 'behind in a tie':
      return ['Same total as ', { couple: short.ahead }, behindBy(short)];
    case 'shared':
      return ['Nothing breaks the tie with ', ...couples(short.with), ': they share the place.'];
    default:
      return unreachable(short);
  }
}

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
  /** One sentence for who knows no rules. */
  inShort,
  rule: (rule: PlacingRule) => `Rule ${rule}`,
  ruleText: (rule: PlacingRule) => RULES[rule],
  rulesOf: 'The rules behind it',
  judges: 'Judges',
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
