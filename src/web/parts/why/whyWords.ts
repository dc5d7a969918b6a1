import { asWritten } from '../../../domain/event/asWritten.ts';
import type { LeadNumber } from '../../../domain/ids.ts';
import { ordinal } from '../../../domain/round/rounds.ts';
import type {
  DancePlacing,
  DanceResult,
  FinalPlacing,
  FinalResult,
  Rule10Step,
  Rule11Step,
  WorkingCell,
} from '../../../domain/skating/working.ts';
import { unreachable } from '../../../domain/unreachable.ts';

/** A sentence with couples in it: a screen shows them as number cards. */
export type Words = readonly (string | { readonly couple: LeadNumber })[];

const couple = (number: LeadNumber): Words => [{ couple: number }];

function list(couples: readonly LeadNumber[]): Words {
  return couples.flatMap((number, index): Words => {
    if (index === 0) return couple(number);
    return [index === couples.length - 1 ? ' and ' : ', ', ...couple(number)];
  });
}

/** 1.5 as it is spoken of: 'shared 1.5'. */
const placeInWords = (place: number): string =>
  Number.isInteger(place) ? ordinal(place) : `a shared ${place}`;

const orBetter = (column: number): string => (column === 1 ? '1st' : `${ordinal(column)} or better`);

const times = (n: number): string => (n === 1 ? '1 time' : `${n} times`);

/** Why a couple has its place in one dance: Rules 5 to 8 (docs/rules.md). */
export function whyInDance(dance: DanceResult, placing: DancePlacing, judges: number): Words {
  const cell = placing.cells.at(-1);
  if (cell === undefined) return [`${asWritten(dance.dance)}: ${placeInWords(placing.place)}, uncontested.`];
  const of = judges > 0 ? `${cell.count} of ${judges} judges` : `${cell.count} judges`;
  const had = `${of} placed it ${orBetter(cell.column)}`;
  const head = `${asWritten(dance.dance)}, ${placeInWords(placing.place)}: `;
  const passed = placing.passed ? 'no couple still open had a majority before that; then ' : '';
  switch (placing.rule) {
    case '5':
      return [
        `${head}${passed}${had}, a majority (${dance.majority}), and no other couple still open had one there.`,
      ];
    case '6':
      return [`${head}${passed}${had}. Others had a majority there as well; the larger one comes first.`];
    case '7a':
      return [
        `${head}${passed}${had}. Another had as many; these marks add up to ${cell.sum ?? 'less or more'}, and the smaller sum comes first.`,
      ];
    case '7b':
      return [
        placing.shared
          ? `${head}${passed}equal with another to the last column, in number and in sum: the place is shared.`
          : `${head}${passed}equal in number and sum with another, until “${orBetter(cell.column)}” was looked at: ${of}${cell.sum === undefined ? '' : `, sum ${cell.sum}`}.`,
      ];
    default:
      return unreachable(placing.rule);
  }
}

const sameTotal = (result: FinalResult, placing: FinalPlacing): readonly LeadNumber[] =>
  result.placings.filter(({ total }) => total === placing.total).map(({ couple: one }) => one);

function whyByRule10(step: Rule10Step, about: LeadNumber): Words {
  const [best] = step.best;
  const rows = step.couples.flatMap(({ couple: one, count, sum }, index): Words => [
    ...(index === 0 ? [] : ['; ']),
    ...couple(one),
    ` ${times(count)}${count === 0 ? '' : `, sum ${sum}`}`,
  ]);
  const head: Words = [
    `For ${ordinal(step.position)} place, the dances placed “${orBetter(step.position)}” count: `,
    ...rows,
    '. ',
  ];
  if (step.best.length > 1)
    return [...head, ...list(step.best), ' are equal in both, so Rule 11 decides between them.'];
  if (best === undefined) return head;
  const mine = step.couples.find(({ couple: one }) => one === best);
  const bySum = step.couples.some(({ couple: one, count }) => one !== best && count === mine?.count);
  return [
    ...head,
    ...couple(best),
    bySum ? ' has as many and the smaller sum' : ' has the most',
    about === best ? ': Rule 10.' : ' and comes first: Rule 10.',
  ];
}

function cellWords(cell: WorkingCell): string {
  return `${cell.count}${cell.sum === undefined ? '' : ` (sum ${cell.sum})`} marks “${orBetter(cell.column)}”`;
}

function whyByRule11(step: Rule11Step): Words {
  const rows = step.couples.flatMap(({ couple: one, cells }, index): Words => {
    const last = cells.at(-1);
    return [
      ...(index === 0 ? [] : ['; ']),
      ...couple(one),
      ` ${last === undefined ? 'no marks' : cellWords(last)}`,
    ];
  });
  const head: Words = [
    `Rule 11 takes all ${step.votes} marks of all dances as one; a majority is ${step.majority}. `,
    ...rows,
    '. ',
  ];
  return step.best.length > 1
    ? [...head, ...list(step.best), ' are equal to the last column: they share the place.']
    : [...head, ...list(step.best), ` gets ${ordinal(step.position)} place.`];
}

/** Why a couple has its place in the final, in the order in which a scrutineer would say it. */
export function whyOverall(result: FinalResult, placing: FinalPlacing): readonly Words[] {
  const tied = sameTotal(result, placing);
  const places = result.dances.flatMap(({ dance, placings }) => {
    const mine = placings.find(({ couple: one }) => one === placing.couple);
    return mine === undefined ? [] : [`${placeInWords(mine.place)} in ${asWritten(dance)}`];
  });
  const total = `${places.join(', ')}: a total of ${placing.total}.`;
  if (tied.length < 2) return [[`${total} No other couple has that total, so it decides: Rule 9.`]];
  const about = result.steps.filter(
    (step) =>
      step.couples.some(({ couple: one }) => one === placing.couple) &&
      step.couples.every(({ couple: one }) => tied.includes(one)),
  );
  return [
    [`${total} `, ...list(tied), ' have the same total.'],
    ...about.map((step) => (step.rule === '10' ? whyByRule10(step, placing.couple) : whyByRule11(step))),
  ];
}
