import { mapDefined } from '../mapDefined.ts';
import type { EventDance } from '../event/dances.ts';
import { compareNumbers, type LeadNumber } from '../ids.ts';
import { parsed, refused, type Parsed } from '../parsed.ts';
import { countDance } from './countDance.ts';
import type { CountedFinal } from './countedFinal.ts';
import { combineDances, type Finalist } from './combineDances.ts';
import { toMarkedCouple } from './marksInOrder.ts';

/** One dance of a final: each couple's marks, with the judges always in the same order. */
export interface JudgedDance {
  readonly dance: EventDance;
  readonly marks: ReadonlyMap<LeadNumber, readonly number[]>;
}

export type UncountedMarks =
  | { readonly kind: 'nothing to count' }
  /** The couples differ from those of the first dance. */
  | { readonly kind: 'other couples'; readonly dance: EventDance }
  | { readonly kind: 'marks missing'; readonly dance: EventDance }
  /** `judge` counts from 1, in the order of the marks. */
  | { readonly kind: 'not each place once'; readonly dance: EventDance; readonly judge: number };

/** Every judge gives each place from 1 to the number of couples once (Rules 2 to 4). */
function problemIn(
  { dance, marks }: JudgedDance,
  couples: readonly LeadNumber[],
): UncountedMarks | undefined {
  const rows = mapDefined(couples, (couple) => marks.get(couple));
  if (rows.length !== couples.length || marks.size !== couples.length)
    return { kind: 'other couples', dance };
  const judges = rows[0]?.length ?? 0;
  if (judges === 0 || rows.some((row) => row.length !== judges)) return { kind: 'marks missing', dance };
  for (let seat = 0; seat < judges; seat++) {
    const given = rows.map((row) => row[seat] ?? 0).toSorted((a, b) => a - b);
    if (given.some((mark, at) => mark !== at + 1))
      return { kind: 'not each place once', dance, judge: seat + 1 };
  }
  return undefined;
}

/**
 * Counts a final a second time: Skating System, Rules 5 to 11 (docs/rules.md). It shares no code with the first count
 * (skating/), so that a mistake in either one shows before a result is posted. It sorts each couple's marks once and
 * then only counts in them, in whole numbers, from group to smaller group.
 * Refuses an invalid final with its first problem.
 */
export function countSecondTime(dances: readonly JudgedDance[]): Parsed<CountedFinal, UncountedMarks> {
  const couples = [...(dances[0]?.marks.keys() ?? [])].toSorted(compareNumbers);
  if (couples.length === 0) return refused({ kind: 'nothing to count' });
  const problem = dances.map((dance) => problemIn(dance, couples)).find((found) => found !== undefined);
  if (problem !== undefined) return refused(problem);

  const marksOf = (couple: LeadNumber, { marks }: JudgedDance): readonly number[] => marks.get(couple) ?? [];
  const counted = dances.map((dance) => ({
    dance: dance.dance,
    seats: countDance(couples.map((couple) => toMarkedCouple(couple, marksOf(couple, dance)))),
  }));
  const halves = counted.map(({ seats }) => new Map(seats.map(({ couple, half }) => [couple, half])));
  const inOrder = (numbers: readonly number[]): readonly number[] => numbers.toSorted((a, b) => a - b);
  const finalists = couples.map((couple): Finalist => ({
    couple,
    halves: inOrder(halves.map((dance) => dance.get(couple) ?? 0)),
    marks: inOrder(dances.flatMap((dance) => marksOf(couple, dance))),
    path: [],
  }));
  return parsed({
    dances: counted.map(({ dance, seats }) => ({
      dance,
      placings: seats.map(({ half, ...seat }) => ({ ...seat, place: half / 2 })),
    })),
    placings: combineDances(finalists, dances.length),
  });
}
