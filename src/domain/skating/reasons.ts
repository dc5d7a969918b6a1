import type { EventDance } from '../event/dances.ts';
import type { LeadNumber } from '../ids.ts';
import type { DancePlacing, DanceResult, FinalPlacing, FinalResult, TieStep } from './working.ts';
import { unreachable } from '../unreachable.ts';

/** How many judges placed a couple `column` or better. */
export interface Votes {
  readonly count: number;
  /** Of how many; undefined where the panel is not known. */
  readonly judges: number | undefined;
  readonly column: number;
}

interface Counted {
  readonly votes: Votes;
  /** Rule 8: a column without any new majority had to be passed before. */
  readonly passed: boolean;
}

/** Why a couple has its place in one dance: Rules 5 to 8 (docs/rules.md). */
export type DanceReason =
  | { readonly kind: 'uncontested' }
  | (Counted & { readonly kind: 'majority'; readonly majority: number })
  | (Counted & { readonly kind: 'larger majority' })
  | (Counted & { readonly kind: 'smaller sum'; readonly sum: number })
  | (Counted & { readonly kind: 'later column'; readonly sum: number | undefined })
  | { readonly kind: 'shared'; readonly passed: boolean };

export function reasonInDance(
  { majority }: Pick<DanceResult, 'majority'>,
  { cells, rule, passed, shared }: DancePlacing,
  judges: number | undefined,
): DanceReason {
  const cell = cells.at(-1);
  if (cell === undefined) return { kind: 'uncontested' };
  const { count, column, sum } = cell;
  const counted = { votes: { count, judges, column }, passed };
  switch (rule) {
    case '5':
      return { kind: 'majority', majority, ...counted };
    case '6':
      return { kind: 'larger majority', ...counted };
    case '7a':
      // Rule 7a decides by the sum: a cell without one was decided by its count.
      return sum === undefined
        ? { kind: 'larger majority', ...counted }
        : { kind: 'smaller sum', sum, ...counted };
    case '7b':
      return shared ? { kind: 'shared', passed } : { kind: 'later column', sum, ...counted };
    default:
      return unreachable(rule);
  }
}

/** Rule 9: the places of all dances, added up. */
export interface TotalReason {
  readonly places: readonly { readonly dance: EventDance; readonly place: number }[];
  readonly total: number;
  /** All who have that total; the couple alone where nobody else has it. */
  readonly tied: readonly LeadNumber[];
}

export function totalOf(result: FinalResult, { couple, total }: FinalPlacing): TotalReason {
  return {
    places: result.dances.flatMap(({ dance, placings }) => {
      const mine = placings.find((one) => one.couple === couple);
      return mine === undefined ? [] : [{ dance, place: mine.place }];
    }),
    total,
    tied: result.placings.filter((one) => one.total === total).map((one) => one.couple),
  };
}

/** The comparisons under Rules 10 and 11 that a couple took part in, in the order in which they were made. */
export function stepsAbout(
  result: FinalResult,
  couple: LeadNumber,
  tied: readonly LeadNumber[],
): readonly TieStep[] {
  return result.steps.filter(
    ({ couples }) =>
      couples.some((one) => one.couple === couple) && couples.every((one) => tied.includes(one.couple)),
  );
}
