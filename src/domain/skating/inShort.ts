import type { EventDance } from '../event/dances.ts';
import type { LeadNumber } from '../ids.ts';
import { reasonInDance, stepsAbout, totalOf, type DanceReason } from './reasons.ts';
import type { FinalPlacing, FinalResult, Rule11Step, TieStep } from './working.ts';

/** What broke a tie in the totals, and for whom. */
export interface TieBroken {
  /** The couples with the same total. */
  readonly others: readonly LeadNumber[];
  /** What was compared: dances placed so or better, or all marks of all dances. */
  readonly by: 'dances' | 'marks';
  /** As many on both sides: the better ones went first. */
  readonly bySum: boolean;
  /** “… or better”. */
  readonly column: number;
}

/** Why a couple has its place, in what one sentence can say to somebody who knows no rules. */
export type InShort =
  | { readonly kind: 'alone' }
  | { readonly kind: 'one dance'; readonly reason: DanceReason }
  | { readonly kind: 'won every dance'; readonly dances: number }
  | {
      readonly kind: 'total';
      readonly places: readonly { readonly dance: EventDance; readonly place: number }[];
      readonly total: number;
      /** Counted from the lowest. */
      readonly lowest: number;
    }
  | ({ readonly kind: 'ahead in a tie' } & TieBroken)
  | ({ readonly kind: 'behind in a tie'; readonly ahead: LeadNumber } & TieBroken)
  | { readonly kind: 'shared'; readonly with: readonly LeadNumber[] };

const lastCell = (step: Rule11Step, couple: LeadNumber) =>
  step.couples.find((one) => one.couple === couple)?.cells.at(-1);

/** Whether the one who was best had no more than another one, and was ahead by the sum. */
function wasBySum(step: TieStep, best: LeadNumber): boolean {
  if (step.rule === '10') {
    const most = step.couples.find(({ couple }) => couple === best)?.count;
    return step.couples.some(({ couple, count }) => couple !== best && count === most);
  }
  const most = lastCell(step, best)?.count;
  return step.couples.some(({ couple }) => couple !== best && lastCell(step, couple)?.count === most);
}

const columnOf = (step: TieStep, best: LeadNumber): number =>
  step.rule === '10' ? step.position : (lastCell(step, best)?.column ?? step.position);

/** The comparison that gave a couple its place, or the last one in which another couple got the place before it. */
function tieOf(result: FinalResult, couple: LeadNumber, tied: readonly LeadNumber[]): InShort | undefined {
  const single = stepsAbout(result, couple, tied).filter(({ best }) => best.length === 1);
  const step = single.find(({ best }) => best[0] === couple) ?? single.at(-1);
  const ahead = step?.best[0];
  if (step === undefined || ahead === undefined) return undefined;
  const broken: TieBroken = {
    others: tied.filter((other) => other !== couple),
    by: step.rule === '10' ? 'dances' : 'marks',
    bySum: wasBySum(step, ahead),
    column: columnOf(step, ahead),
  };
  return ahead === couple
    ? { kind: 'ahead in a tie', ...broken }
    : { kind: 'behind in a tie', ahead, ...broken };
}

/** @param judges how many judged; undefined where that is not known */
export function inShort(result: FinalResult, placing: FinalPlacing, judges: number | undefined): InShort {
  const { couple, place, total } = placing;
  if (result.placings.length === 1) return { kind: 'alone' };
  const [first, ...others] = result.dances;
  if (first !== undefined && others.length === 0) {
    const mine = first.placings.find((one) => one.couple === couple);
    if (mine !== undefined) return { kind: 'one dance', reason: reasonInDance(first, mine, judges) };
  }
  if (placing.decidedBy === 'tie') {
    const sharing = result.placings.filter((one) => one.place === place && one.couple !== couple);
    return { kind: 'shared', with: sharing.map((one) => one.couple) };
  }
  const { places, tied } = totalOf(result, placing);
  const tie = tied.length > 1 ? tieOf(result, couple, tied) : undefined;
  if (tie !== undefined) return tie;
  if (places.length > 0 && places.every((one) => one.place === 1))
    return { kind: 'won every dance', dances: places.length };
  const lower = new Set(result.placings.filter((one) => one.total < total).map((one) => one.total));
  return { kind: 'total', places, total, lowest: lower.size + 1 };
}

/** The rules of the Skating System by which somebody is placed. */
export const PLACING_RULES = ['5', '6', '7', '8', '9', '10', '11'] as const;
export type PlacingRule = (typeof PLACING_RULES)[number];

/** The rules that a couple's place was found by, in their order. */
export function rulesBehind(result: FinalResult, { couple, path }: FinalPlacing): readonly PlacingRule[] {
  // Who dances alone is first without any.
  if (result.placings.length === 1) return [];
  const used = new Set<PlacingRule>();
  for (const { placings } of result.dances) {
    const mine = placings.find((one) => one.couple === couple);
    if (mine === undefined) continue;
    used.add(mine.rule === '7a' || mine.rule === '7b' ? '7' : mine.rule);
    if (mine.passed) used.add('8');
  }
  if (result.dances.length > 1) for (const rule of ['9', ...path] as const) used.add(rule);
  return PLACING_RULES.filter((rule) => used.has(rule));
}
