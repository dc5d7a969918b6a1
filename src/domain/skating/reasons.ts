import { mapDefined } from '../mapDefined.ts';
import type { EventDance } from '../event/dances.ts';
import { compareNumbers, type LeadNumber } from '../ids.ts';
import type { Claim, ComparedCouple, DanceClaim, TotalClaim } from './claims.ts';
import { isSharedPlace } from './sharedPlace.ts';
import type {
  DancePlacing,
  DanceResult,
  FinalPlacing,
  FinalResult,
  Rule10Step,
  Rule11Step,
  TieStep,
  WorkingCell,
} from './working.ts';

/** The panel size of a dance; undefined if unknown. */
export type PanelSize = (dance: EventDance) => number | undefined;

const cellAt = ({ cells }: DancePlacing, column: number): WorkingCell | undefined =>
  cells.find((cell) => cell.column === column);

/** The column in which the couple had its majority; undefined if the working does not have it. */
const foundIn = ({ cells }: DancePlacing, majority: number): number | undefined =>
  majority < 1 ? undefined : cells.find(({ count }) => count >= majority)?.column;

/** True if two couples are equal in every count and sum from column `from` up to, excluding, `before`. */
function isEqual(a: DancePlacing, b: DancePlacing, from: number, before: number): boolean {
  for (let column = from; column < before; column++) {
    const [one, other] = [cellAt(a, column), cellAt(b, column)];
    if (one?.count !== other?.count || one?.sum !== other?.sum) return false;
  }
  return true;
}

/** Explains a place in one dance. Undefined if its working was not stored. */
function danceClaim(
  { dance, majority, placings }: DanceResult,
  mine: DancePlacing,
  judges: number | undefined,
): DanceClaim | undefined {
  const found = foundIn(mine, majority);
  const own = mine.cells.at(-1);
  if (found === undefined || own === undefined) return undefined;
  const { couple, place, rule, passed, shared } = mine;
  const { column, count } = own;
  const bySum = own.sum !== undefined;
  const compared = mapDefined(placings, (one): ComparedCouple | undefined => {
    const its = cellAt(one, column);
    const isCompared =
      its !== undefined &&
      (one === mine ||
        (rule !== '5' &&
          foundIn(one, majority) === found &&
          isEqual(one, mine, found, column) &&
          (!bySum || its.count === count) &&
          (!shared || its.sum === own.sum)));
    if (!isCompared) return undefined;
    return {
      couple: one.couple,
      count: its.count,
      ...(bySum && its.sum !== undefined ? { sum: its.sum } : {}),
    };
  });
  return {
    rule,
    couple,
    dance,
    place,
    shared,
    passed,
    majority,
    judges,
    found,
    column,
    compared: compared.toSorted((a, b) => compareNumbers(a.couple, b.couple)),
  };
}

/** Totals of all couples counted, including one whose place stays empty. */
function totalsOf({ dances, placings }: FinalResult): ReadonlyMap<LeadNumber, number> {
  const totals = new Map(placings.map(({ couple, total }) => [couple, total]));
  const placed = new Set(totals.keys());
  for (const { couple, place } of dances.flatMap((dance) => dance.placings)) {
    if (!placed.has(couple)) totals.set(couple, (totals.get(couple) ?? 0) + place);
  }
  return totals;
}

function totalClaim(result: FinalResult, { couple, total }: FinalPlacing): TotalClaim {
  const others = [...totalsOf(result)].filter(([other]) => other !== couple);
  return {
    rule: '9',
    couple,
    places: mapDefined(result.dances, ({ dance, placings }) => {
      const mine = placings.find((one) => one.couple === couple);
      if (mine === undefined) return undefined;
      const shared = isSharedPlace(
        placings.map(({ place }) => place),
        mine.place,
      );
      return { dance, place: mine.place, shared };
    }),
    total,
    tied: others
      .filter(([, its]) => its === total)
      .map(([other]) => other)
      .toSorted(compareNumbers),
    lower: others.filter(([, its]) => its < total).length,
  };
}

const stepsAbout = ({ steps }: Pick<FinalResult, 'steps'>, couple: LeadNumber): readonly TieStep[] =>
  steps.filter(({ couples }) => couples.some((one) => one.couple === couple));

/** All claims behind a couple's place, in order of explanation: the total, the ties, the dances. */
export function listReasons(
  result: FinalResult,
  placing: FinalPlacing,
  panelSize: PanelSize,
): readonly Claim[] {
  const { couple } = placing;
  if (totalsOf(result).size === 1) return [{ rule: 'none', couple }];
  const dances = result.dances.flatMap((dance) => {
    const mine = dance.placings.find((one) => one.couple === couple);
    return mine === undefined ? [] : (danceClaim(dance, mine, panelSize(dance.dance)) ?? []);
  });
  return result.dances.length === 1 && dances.length > 0
    ? dances
    : [totalClaim(result, placing), ...stepsAbout(result, couple), ...dances];
}

/** The claim that decided a place: the comparison that gave it, or the last one the couple lost. */
export const findDecisiveClaim = (reasons: readonly Claim[]): Claim | undefined =>
  reasons.findLast(({ rule }) => rule === '10' || rule === '11') ?? reasons[0];
export const PLACING_RULES = ['5', '6', '7', '8', '9', '10', '11'] as const;
export type PlacingRule = (typeof PLACING_RULES)[number];

/** The rules used for a couple's place, in order. */
export function listRulesUsed(result: FinalResult, { couple, path }: FinalPlacing): readonly PlacingRule[] {
  // A single couple is first without any rule.
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

/** The deciding columns of a Rule 11 comparison, from the first with a majority on, with the couples compared. */
export function listDecidingColumns({
  couples,
  majority,
}: Rule11Step): readonly { readonly column: number; readonly compared: readonly ComparedCouple[] }[] {
  const columns = new Set(couples.flatMap(({ cells }) => cells.map(({ column }) => column)));
  const inOrder = [...columns].toSorted((a, b) => a - b);
  const first = Math.min(
    ...mapDefined(couples, ({ cells }) => cells.find(({ count }) => count >= majority)?.column),
  );
  return inOrder
    .filter((column) => column >= first)
    .map((column) => ({
      column,
      compared: mapDefined(couples, ({ couple, cells }) => {
        const cell = cells.find((one) => one.column === column);
        return cell === undefined ? undefined : { ...cell, couple };
      }),
    }));
}

/** Splits `compared` into the couple's own row and the others, by number. */
export function splitCompared({ couple, compared }: DanceClaim): {
  readonly count: number;
  readonly rest: readonly ComparedCouple[];
  readonly others: readonly LeadNumber[];
} {
  const rest = compared.filter((one) => one.couple !== couple);
  return {
    count: compared.find((one) => one.couple === couple)?.count ?? 0,
    rest,
    others: rest.map((one) => one.couple),
  };
}

/** Couples with as many dances as the best one of a Rule 10 comparison, which is ahead of them by its sum. */
export function findEqualInCount({ couples, best: [best] }: Rule10Step): readonly LeadNumber[] {
  const most = couples.find(({ couple }) => couple === best)?.count;
  return couples.filter(({ couple, count }) => couple !== best && count === most).map(({ couple }) => couple);
}

/** True for several dance places that are all first. */
export const isWonThroughout = ({ places }: TotalClaim): boolean =>
  places.length > 1 && places.every(({ place }) => place === 1);
