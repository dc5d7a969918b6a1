import type { Claim, ComparedCouple, DanceClaim, TotalClaim } from '../../../../domain/skating/claims.ts';
import {
  splitCompared,
  listDecidingColumns,
  findEqualInCount,
  isWonThroughout,
} from '../../../../domain/skating/reasons.ts';
import type { LeadNumber } from '../../../../domain/ids.ts';
import type { Rule10Step, Rule11Step, TieStep } from '../../../../domain/skating/working.ts';
import { unreachable } from '../../../../domain/unreachable.ts';
import { createCoupleListFormatter, formatRows, type Phrase } from '../phrase.ts';
import { section } from '../section.ts';
import { pluralize, formatPlace } from './count.ts';
import { termsWords } from './terms.ts';

const { danceName } = termsWords.english;
const couples = createCoupleListFormatter('en');

/** 1.5 inside a sentence: 'tied at 1.5'. */
const placeName = (place: number, isShared: boolean): string =>
  isShared ? `tied at ${place}` : formatPlace(place);

const orBetter = (column: number): string => (column === 1 ? '1st' : `${formatPlace(column)} or better`);

const countAndSum = ({ count, sum }: ComparedCouple): string =>
  sum === undefined ? String(count) : `${count}, sum ${sum}`;

function ofDance(claim: DanceClaim): Phrase {
  const { rule, shared, majority, judges, found, column, compared } = claim;
  const { count, rest, others } = splitCompared(claim);
  const votes = `${
    judges === undefined
      ? pluralize(count, { one: '1 judge', other: `${count} judges` })
      : `${count} of ${judges} judges`
  } placed them ${orBetter(column)}`;
  switch (rule) {
    case '5':
      return [`${votes}, a majority (${majority}). No other couple left had one there.`];
    case '6':
      return [
        `${votes}. Also with a majority there: `,
        ...formatRows(rest, countAndSum),
        '. The larger one places higher.',
      ];
    case '7a':
      return [
        `${votes}, the same number as for `,
        ...couples(others),
        '. These marks are added up, and the lower sum places higher: ',
        ...formatRows(compared, ({ sum }) => String(sum)),
        '.',
      ];
    case '7b': {
      const equal: Phrase = ['Tied with ', ...couples(others), ` from “${orBetter(found)}” `];
      return shared
        ? [...equal, 'to the last column, in count and in sum. They share the place.']
        : [
            ...equal,
            `on, in count and in sum, until “${orBetter(column)}” was counted: `,
            ...formatRows(compared, countAndSum),
            '.',
          ];
    }
    default:
      return unreachable(rule);
  }
}

const ofTotal = ({ couple, places, total, tied, lower }: TotalClaim): Phrase => [
  `${places.map(({ dance, place, shared }) => `${placeName(place, shared)} in ${danceName(dance)}`).join(', ')}: a total of ${total}${
    lower === 0
      ? ', the lowest.'
      : `. ${pluralize(lower, { one: '1 couple has', other: `${lower} couples have` })} a lower one.`
  }`,
  ...(tied.length === 0 ? [] : [' ', ...couples([couple, ...tied]), ' have the same total.']),
];

const dancesOf = ({ couples: compared }: Rule10Step): Phrase =>
  formatRows(compared, ({ count, sum }) => `${count}${count === 0 ? '' : `, sum ${sum}`}`);

function bestUnder10(step: Rule10Step): Phrase {
  const best = couples(step.best);
  if (step.best.length > 1) return [...best, ' are tied on both.'];
  const equal = findEqualInCount(step);
  return equal.length === 0
    ? [...best, ' has the most.']
    : [...best, ' has as many as ', ...couples(equal), ' and the lower sum.'];
}

const ofRule10 = (step: Rule10Step): Phrase => [
  `For ${formatPlace(step.position)} place, dances placed ${orBetter(step.position)} count. `,
  ...dancesOf(step),
  '. ',
  ...bestUnder10(step),
];

const marksOf = (step: Rule11Step): Phrase =>
  listDecidingColumns(step).flatMap(({ column, compared }): Phrase => [
    `${orBetter(column)}: `,
    ...formatRows(compared, countAndSum),
    '. ',
  ]);

const ofRule11 = (step: Rule11Step): Phrase => [
  `For ${formatPlace(step.position)} place, each couple’s ${step.votes} marks in all dances count together; a majority is ${step.majority}. `,
  ...marksOf(step),
  ...couples(step.best),
  step.best.length > 1 ? ' are tied to the last column: they share the place.' : ' places higher.',
];

function because(claim: Claim): Phrase {
  if (claim.rule === 'none') return ['The only couple in the final.'];
  if (claim.rule === '9') return ofTotal(claim);
  if (claim.rule === '10') return ofRule10(claim);
  if (claim.rule === '11') return ofRule11(claim);
  return [
    ...(claim.passed ? ['No couple left had a majority in the columns before. '] : []),
    ...ofDance(claim),
  ];
}

const sameTotal = ({ couples: tied }: TieStep): Phrase => [
  'Same total: ',
  ...couples(tied.map(({ couple }) => couple)),
  '. ',
];

function inShort(claim: Claim): Phrase {
  if (claim.rule === '9' && isWonThroughout(claim))
    return [claim.places.length === 2 ? 'Won both dances.' : `Won all ${claim.places.length} dances.`];
  if (claim.rule === '10')
    return [...sameTotal(claim), `Dances placed ${orBetter(claim.position)}: `, ...dancesOf(claim), '.'];
  if (claim.rule === '11' && claim.best.length === claim.couples.length)
    return ['Nothing breaks the tie: ', ...couples(claim.best), ' share the place.'];
  if (claim.rule === '11')
    return [...sameTotal(claim), 'All marks of all dances together. ', ...marksOf(claim)];
  return because(claim);
}

/** The reasons for a couple's place, one sentence per claim (`domain/skating/claims.ts`). */
export const whyWords = section('why', {
  title: 'Why each place',
  question: (couple: LeadNumber, place: number, isShared: boolean): Phrase => [
    'Why is ',
    { couple },
    isShared ? ` tied at ${place}?` : ` ${formatPlace(place)}?`,
  ],
  /** Before the reason for a place in one dance. */
  inDance: ({ dance, place, shared }: DanceClaim): string =>
    `${danceName(dance)}, ${placeName(place, shared)}: `,
  because,
  /** The reason alone, beside the couple it is about. */
  inShort,
});
