import type { LeadNumber } from '../../ids.ts';
import { unreachable } from '../../unreachable.ts';
import type { Claim, DanceClaim, TotalClaim } from '../claims.ts';
import type { DanceMarks, TieStep } from '../working.ts';

/** Checks claims against marks, by docs/rules.md alone. Shares no code with the engine or the claims. */

/** For each couple, the number and sum of its marks up to each column; column 0 is empty. */
interface Table {
  readonly votes: number;
  readonly majority: number;
  readonly counts: ReadonlyMap<LeadNumber, readonly number[]>;
  readonly sums: ReadonlyMap<LeadNumber, readonly number[]>;
}

interface DanceFacts extends Table {
  readonly dance: DanceMarks['dance'];
  /** The first column with a majority, by couple. */
  readonly found: ReadonlyMap<LeadNumber, number>;
  readonly places: ReadonlyMap<LeadNumber, number>;
}

/** A comparison the rules require under Rule 10 or 11. */
interface Comparison {
  readonly rule: '10' | '11';
  readonly position: number;
  readonly couples: readonly LeadNumber[];
  readonly best: readonly LeadNumber[];
}

/** All facts that claims about a final may state. */
export interface FinalFacts {
  readonly couples: readonly LeadNumber[];
  readonly dances: readonly DanceFacts[];
  readonly totals: ReadonlyMap<LeadNumber, number>;
  readonly together: Table;
  readonly comparisons: readonly Comparison[];
  readonly places: ReadonlyMap<LeadNumber, number>;
}

const at = <K, V>(map: ReadonlyMap<K, V>, key: K): V => {
  const value = map.get(key);
  if (value === undefined) throw new Error(`no facts about ${String(key)}`);
  return value;
};

const cell = (rows: Table['counts'], couple: LeadNumber, column: number): number =>
  at(rows, couple)[column] ?? 0;

function tableOf(couples: readonly LeadNumber[], marksOf: (couple: LeadNumber) => readonly number[]): Table {
  const counts = new Map<LeadNumber, readonly number[]>();
  const sums = new Map<LeadNumber, readonly number[]>();
  let votes = 0;
  for (const couple of couples) {
    const marks = marksOf(couple);
    votes = marks.length;
    const each = Array.from({ length: couples.length + 1 }, () => 0);
    for (const mark of marks) each[mark] = (each[mark] ?? 0) + 1;
    let count = 0;
    let sum = 0;
    const countRow: number[] = [];
    const sumRow: number[] = [];
    each.forEach((marksHere, column) => {
      count += marksHere;
      sum += marksHere * column;
      countRow.push(count);
      sumRow.push(sum);
    });
    counts.set(couple, countRow);
    sums.set(couple, sumRow);
  }
  let majority = 0;
  while (2 * majority <= votes) majority += 1;
  return { votes, majority, counts, sums };
}

/** Rules 6 to 7b: negative if `a` is ahead, zero if the two are equal in these columns. */
function order(table: Table, [a, b]: readonly [LeadNumber, LeadNumber], from: number, to: number): number {
  for (let k = from; k <= to; k++) {
    const byCount = cell(table.counts, b, k) - cell(table.counts, a, k);
    if (byCount !== 0) return byCount;
    const bySum = cell(table.sums, a, k) - cell(table.sums, b, k);
    if (bySum !== 0) return bySum;
  }
  return 0;
}

/** The first column, starting with `column`, in which the couple has a majority. */
function majorityColumn(table: Table, last: number, couple: LeadNumber, column: number): number {
  let k = column;
  while (k < last && cell(table.counts, couple, k) < table.majority) k += 1;
  return k;
}

/** Rules 5 to 8. The column comes first: a couple found later never overtakes one found earlier. */
function danceFacts({ dance, marks }: DanceMarks): DanceFacts {
  const couples = [...marks.keys()];
  const last = couples.length;
  const table = tableOf(couples, (couple) => at(marks, couple));
  const found = new Map(couples.map((couple) => [couple, majorityColumn(table, last, couple, 1)]));
  const compare = (a: LeadNumber, b: LeadNumber): number =>
    at(found, a) - at(found, b) || order(table, [a, b], at(found, a), last);
  const places = new Map(
    couples.map((couple) => {
      let ahead = 0;
      let equal = 0;
      for (const other of couples) {
        const compared = compare(other, couple);
        if (compared < 0) ahead += 1;
        if (compared === 0) equal += 1;
      }
      return [couple, 1 + ahead + (equal - 1) / 2];
    }),
  );
  return { ...table, dance, found, places };
}

const sumUp = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** The couple's places that are `position` and higher. */
const high = (dances: readonly DanceFacts[], couple: LeadNumber, position: number): readonly number[] =>
  dances.map(({ places }) => at(places, couple)).filter((place) => place <= position);

export function collectFacts(marks: readonly DanceMarks[]): FinalFacts {
  const dances = marks.map(danceFacts);
  const couples = [...(marks[0]?.marks.keys() ?? [])];
  const last = couples.length;
  const totals = new Map(
    couples.map((couple) => [couple, sumUp(dances.map(({ places }) => at(places, couple)))]),
  );
  const together = tableOf(couples, (couple) => marks.flatMap((dance) => at(dance.marks, couple)));
  const places = new Map<LeadNumber, number>();
  const comparisons: Comparison[] = [];
  const give = (to: readonly LeadNumber[], position: number): void => {
    for (const couple of to) places.set(couple, position + (to.length - 1) / 2);
  };
  const rule10 = (tied: readonly LeadNumber[], position: number): void => {
    if (tied.length < 2) {
      give(tied, position);
      return;
    }
    const looked = tied.map((couple) => ({ couple, places: high(dances, couple, position) }));
    const most = Math.max(...looked.map((one) => one.places.length));
    const many = looked.filter((one) => one.places.length === most);
    const least = Math.min(...many.map((one) => sumUp(one.places)));
    const best = many.filter((one) => sumUp(one.places) === least).map(({ couple }) => couple);
    comparisons.push({ rule: '10', position, couples: tied, best });
    if (best.length === 1) give(best, position);
    else rule11(best, position);
    rule10(
      tied.filter((couple) => !best.includes(couple)),
      position + best.length,
    );
  };
  const rule11 = (equal: readonly LeadNumber[], position: number): void => {
    const column = Math.min(...equal.map((couple) => majorityColumn(together, last, couple, position)));
    const found = equal.filter((couple) => cell(together.counts, couple, column) >= together.majority);
    const best = found.filter(
      (couple) => !found.some((other) => order(together, [other, couple], column, last) < 0),
    );
    comparisons.push({ rule: '11', position, couples: equal, best });
    give(best, position);
    rule10(
      equal.filter((couple) => !best.includes(couple)),
      position + best.length,
    );
  };
  let position = 1;
  for (const total of [...new Set(totals.values())].toSorted((a, b) => a - b)) {
    const equal = couples.filter((couple) => totals.get(couple) === total);
    if (dances.length > 1) rule10(equal, position);
    else give(equal, position);
    position += equal.length;
  }
  return { couples, dances, totals, together, comparisons, places };
}

const isSame = (a: readonly LeadNumber[], b: readonly LeadNumber[]): boolean =>
  a.length === b.length && new Set(a).size === a.length && a.every((couple) => b.includes(couple));

function danceFault(claim: DanceClaim, { dances, couples }: FinalFacts): string | undefined {
  const facts = dances.find(({ dance }) => dance === claim.dance);
  if (facts === undefined) return 'no such dance';
  const { couple, rule, column, compared } = claim;
  const last = couples.length;
  const found = at(facts.found, couple);
  const count = (one: LeadNumber): number => cell(facts.counts, one, column);
  const sum = (one: LeadNumber): number => cell(facts.sums, one, column);
  if (claim.place !== at(facts.places, couple)) return 'another place';
  if (claim.majority !== facts.majority || claim.judges !== facts.votes) return 'another panel';
  if (claim.found !== found) return 'a majority in another column';
  const isPassed = found > 1 && ![...facts.found.values()].includes(found - 1);
  if (claim.passed !== isPassed) return 'Rule 8 is wrong';

  const others = compared.map((one) => one.couple).filter((other) => other !== couple);
  if (others.length !== compared.length - 1) return 'the couple is not compared';
  const withMajority = couples.filter((other) => other !== couple && at(facts.found, other) === found);
  const bySum = compared.every((one) => one.sum !== undefined);
  if (!bySum && compared.some((one) => one.sum !== undefined)) return 'a sum is missing';
  for (const one of compared) {
    if (one.count !== count(one.couple)) return `another count of ${one.couple}`;
    if (one.sum !== undefined && one.sum !== sum(one.couple)) return `another sum of ${one.couple}`;
  }
  const sharing = couples.filter(
    (other) => other !== couple && at(facts.places, other) === at(facts.places, couple),
  );
  if (claim.shared) {
    if (rule !== '7b' || column !== last || !bySum) return 'a shared place is Rule 7b to the last column';
    return others.length > 0 && isSame(others, sharing) ? undefined : 'others share the place';
  }
  if (sharing.length > 0) return 'the place is shared';
  switch (rule) {
    case '5':
      if (column !== found || bySum) return 'Rule 5 looks at the count of one column';
      return others.length === 0 && withMajority.length === 0 ? undefined : 'others had a majority there';
    case '6':
      if (column !== found || bySum) return 'Rule 6 looks at the counts of the column';
      if (others.length === 0 || !isSame(others, withMajority)) return 'others had a majority there';
      return others.every((other) => count(other) !== count(couple)) ? undefined : 'counts are equal';
    case '7a':
      if (column !== found || !bySum) return 'Rule 7a looks at the sums of the column';
      if (others.length === 0) return 'nobody to compare with';
      if (
        !isSame(
          others,
          withMajority.filter((other) => count(other) === count(couple)),
        )
      )
        return 'others had the same count';
      return others.every((other) => sum(other) !== sum(couple)) ? undefined : 'sums are equal';
    case '7b': {
      if (column <= found) return 'Rule 7b looks at later columns';
      if (others.length === 0) return 'nobody to compare with';
      const equal = withMajority.filter(
        (other) =>
          order(facts, [other, couple], found, column - 1) === 0 &&
          (!bySum || count(other) === count(couple)),
      );
      if (!isSame(others, equal)) return 'others were equal until then';
      return others.every((other) => (bySum ? sum(other) !== sum(couple) : count(other) !== count(couple)))
        ? undefined
        : 'still equal there';
    }
    default:
      return unreachable(rule);
  }
}

function totalFault(
  { couple, places, total, tied, lower }: TotalClaim,
  facts: FinalFacts,
): string | undefined {
  if (places.length !== facts.dances.length) return 'not every dance';
  for (const { dance, place, shared } of places) {
    const its = facts.dances.find((one) => one.dance === dance);
    if (its === undefined || at(its.places, couple) !== place) return 'another place in a dance';
    const others = facts.couples.some((other) => other !== couple && at(its.places, other) === place);
    if (shared !== others) return others ? 'others share the place in a dance' : 'nobody shares it';
  }
  if (total !== at(facts.totals, couple)) return 'another total';
  const { couples, totals } = facts;
  const same = couples.filter((other) => other !== couple && at(totals, other) === total);
  if (!isSame(tied, same)) return 'others have that total';
  return lower === couples.filter((other) => at(totals, other) < total).length
    ? undefined
    : 'not as many have a lower total';
}

function stepFault(step: TieStep, { dances, together, comparisons }: FinalFacts): string | undefined {
  const compared = step.couples.map(({ couple }) => couple);
  const made = comparisons.find(
    ({ rule, position, couples }) =>
      rule === step.rule && position === step.position && isSame(couples, compared),
  );
  if (made === undefined) return 'the rules compare nobody so';
  if (!isSame(step.best, made.best)) return 'others are best';
  if (step.rule === '10') {
    for (const { couple, count, sum } of step.couples) {
      const places = high(dances, couple, step.position);
      if (count !== places.length || sum !== sumUp(places)) return `other dances of ${couple}`;
    }
    return undefined;
  }
  if (step.votes !== together.votes || step.majority !== together.majority) return 'other votes';
  for (const { couple, cells } of step.couples) {
    if (cells.length === 0) return `nothing is known of ${couple}`;
    for (const { column, count, sum } of cells) {
      if (column < step.position || count !== cell(together.counts, couple, column))
        return `other marks of ${couple}`;
      if (sum !== undefined && sum !== cell(together.sums, couple, column)) return `another sum of ${couple}`;
    }
  }
  return undefined;
}

/** The reason a claim contradicts the marks; undefined if it is true. */
export function findClaimFault(claim: Claim, facts: FinalFacts): string | undefined {
  switch (claim.rule) {
    case 'none':
      return isSame(facts.couples, [claim.couple]) ? undefined : 'there are others';
    case '9':
      return totalFault(claim, facts);
    case '10':
    case '11':
      return stepFault(claim, facts);
    case '5':
    case '6':
    case '7a':
    case '7b':
      return danceFault(claim, facts);
    default:
      return unreachable(claim);
  }
}

/** The reason a true claim does not decide the couple's place; undefined if it does. */
export function findDecisionFault(claim: Claim, couple: LeadNumber, facts: FinalFacts): string | undefined {
  const place = at(facts.places, couple);
  switch (claim.rule) {
    case 'none':
      return place === 1 ? undefined : 'not first';
    case '9':
      if (claim.couple !== couple) return 'another couple';
      return claim.tied.length === 0 && place === claim.lower + 1 ? undefined : 'the total is tied';
    case '10':
    case '11': {
      const { best, position, couples } = claim;
      if (!couples.some((one) => one.couple === couple)) return 'the couple is not compared';
      if (best.includes(couple)) {
        const isAlone = best.length === 1 || claim.rule === '11';
        return isAlone && place === position + (best.length - 1) / 2
          ? undefined
          : 'the place is not given here';
      }
      // All the best couples are ahead, and the couple loses no later comparison against those compared here.
      const later = facts.comparisons
        .slice(
          facts.comparisons.findIndex(
            (one) =>
              one.rule === claim.rule &&
              one.position === position &&
              isSame(
                one.couples,
                couples.map((row) => row.couple),
              ),
          ) + 1,
        )
        .some((one) => one.couples.includes(couple));
      if (later) return 'a later comparison decides';
      return best.every((other) => at(facts.places, other) < place) ? undefined : 'who is best is not ahead';
    }
    case '5':
    case '6':
    case '7a':
    case '7b':
      return claim.couple === couple && claim.place === place ? undefined : 'another place';
    default:
      return unreachable(claim);
  }
}
