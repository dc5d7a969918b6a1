import type { LeadNumber } from '../ids.ts';
import { calculateSharedHalves } from './countDance.ts';
import type { CountedPlace } from './countedFinal.ts';
import { countMarksTo, findMajorityColumn, sumMarksTo, type MarkedCouple } from './marksInOrder.ts';
import { groupByAnswer, breakTies } from './breakTies.ts';

type TieRule = '10' | '11';

/** A couple of the final: its dance places in halves, all its marks, and the rules applied so far. */
export interface Finalist {
  readonly couple: LeadNumber;
  /** Dance places in half places, best first. */
  readonly halves: readonly number[];
  /** Every mark of every judge in every dance, best first. */
  readonly marks: readonly number[];
  readonly path: readonly TieRule[];
}

const halfTotal = ({ halves }: Finalist): number => halves.reduce((sum, half) => sum + half, 0);

/** Repeated use of the same rule is recorded once. */
const goneThrough = (group: readonly Finalist[], rule: TieRule): readonly Finalist[] =>
  group.map((finalist) =>
    finalist.path.at(-1) === rule ? finalist : { ...finalist, path: [...finalist.path, rule] },
  );

const without = (group: readonly Finalist[], best: readonly Finalist[]): readonly Finalist[] =>
  group.filter((finalist) => !best.includes(finalist));

function decidedBy(path: readonly TieRule[], shared: boolean): CountedPlace['decidedBy'] {
  if (shared) return 'tie';
  if (path.includes('11')) return '11';
  return path.includes('10') ? '10' : '9';
}

/** All couples of the group share the position. */
const placed = (group: readonly Finalist[], position: number): readonly CountedPlace[] =>
  group.map((finalist) => ({
    couple: finalist.couple,
    place: calculateSharedHalves(position, group.length) / 2,
    total: halfTotal(finalist) / 2,
    decidedBy: decidedBy(finalist.path, group.length > 1),
    path: finalist.path.length === 0 ? ['9'] : finalist.path,
  }));

/**
 * The best under Rule 10: most dance places `position` and higher, then their smallest sum. In halves a shared 2.5 is
 * 5, which is not within the 4 halves of '2nd and higher' (D3). Lower places are not compared (D4).
 */
function bestByPlaces(group: readonly Finalist[], position: number): readonly Finalist[] {
  const most = groupByAnswer(group, ({ halves }) => -countMarksTo(halves, 2 * position))[0] ?? [];
  return groupByAnswer(most, ({ halves }) => sumMarksTo(halves, 2 * position))[0] ?? [];
}

/**
 * The best under Rule 11: all marks as one big dance, from the column of the position on (D6). A majority complete
 * before that column counts in it, too. Only the first seat is used (D7).
 */
function bestByAllMarks(group: readonly Finalist[], position: number, last: number): readonly Finalist[] {
  const columnOf = ({ marks }: MarkedCouple): number => Math.max(position, findMajorityColumn(marks));
  const first = groupByAnswer(group, columnOf)[0] ?? [];
  const column = first[0] === undefined ? last : columnOf(first[0]);
  const best = breakTies(first, column, last)[0]?.couples ?? [];
  const numbers = new Set(best.map(({ couple }) => couple));
  return group.filter(({ couple }) => numbers.has(couple));
}

/** Rule 10. Several best couples are placed completely before the others are compared again (D5). */
function rule10(equal: readonly Finalist[], position: number, last: number): readonly CountedPlace[] {
  if (equal.length < 2) return placed(equal, position);
  const asked = goneThrough(equal, '10');
  const best = bestByPlaces(asked, position);
  return [
    ...(best.length === 1 ? placed(best, position) : rule11(best, position, last)),
    ...rule10(without(asked, best), position + best.length, last),
  ];
}

/** Rule 11. Couples left after the first position go back to Rule 10 (D7). */
function rule11(equal: readonly Finalist[], position: number, last: number): readonly CountedPlace[] {
  const asked = goneThrough(equal, '11');
  const best = bestByAllMarks(asked, position, last);
  return [...placed(best, position), ...rule10(without(asked, best), position + best.length, last)];
}

/** The result of a final from its dances' places: Rules 9, 10 and 11. A single dance is the result itself. */
export function combineDances(finalists: readonly Finalist[], dances: number): readonly CountedPlace[] {
  const last = finalists.length;
  const result: CountedPlace[] = [];
  for (const equal of groupByAnswer(finalists, halfTotal)) {
    const position = result.length + 1;
    result.push(...(dances === 1 ? placed(equal, position) : rule10(equal, position, last)));
  }
  return result;
}
