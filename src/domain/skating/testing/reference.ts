/**
 * The Skating System once more, for the tests only: written straight from the numbered steps of the rule text, with no
 * thought of speed and nothing shared with the engine. Marks are lists by couple, places are counted in halves.
 */

type Marks = Readonly<Record<string, readonly number[]>>;
type Halves = Readonly<Record<string, number>>;

export interface ReferenceResult {
  readonly dances: readonly { readonly halves: Halves; readonly rules: Readonly<Record<string, string>> }[];
  readonly halves: Halves;
  readonly halfTotals: Halves;
  readonly decidedBy: Readonly<Record<string, string>>;
  readonly path: Readonly<Record<string, string>>;
}

const moreThanHalf = (votes: number): number => {
  let needed = 0;
  while (needed + needed <= votes) needed += 1;
  return needed;
};

const sumUp = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const high = (marks: readonly number[] | undefined, k: number): readonly number[] =>
  (marks ?? []).filter((mark) => mark <= k);
const count = (marks: readonly number[] | undefined, k: number): number => high(marks, k).length;
const sum = (marks: readonly number[] | undefined, k: number): number => sumUp(high(marks, k));

/** Everything the Rules 6, 7a and 7b may ask of a couple from column k on, as one sortable text. */
function answers(marks: readonly number[] | undefined, k: number, lastColumn: number): string {
  const texts: string[] = [];
  for (let column = k; column <= lastColumn; column++) {
    texts.push(String(9_999 - count(marks, column)).padStart(4, '0'));
    texts.push(String(sum(marks, column)).padStart(4, '0'));
  }
  return texts.join(' ');
}

function ruleAmong(
  group: readonly string[],
  couple: string,
  marks: Marks,
  k: number,
  lastColumn: number,
): string {
  if (group.length === 1) return '5';
  const others = group.filter((other) => other !== couple);
  const own = marks[couple];
  if (others.every((other) => count(marks[other], k) !== count(own, k))) return '6';
  const sameCount = others.filter((other) => count(marks[other], k) === count(own, k));
  if (sameCount.every((other) => sum(marks[other], k) !== sum(own, k))) return '7a';
  return others.some((other) => answers(marks[other], k, lastColumn) === answers(own, k, lastColumn))
    ? '7b-tie'
    : '7b';
}

/** Rules 5 to 8, steps 1 to 5 of the text, starting with column k. */
function rules5to8(
  marks: Marks,
  votes: number,
  startColumn: number,
  lastColumn: number,
): { halves: Record<string, number>; rules: Record<string, string> } {
  const halves: Record<string, number> = {};
  const rules: Record<string, string> = {};
  let p = 1;
  let k = startColumn;
  let passed = '';
  let unplaced = Object.keys(marks);
  while (unplaced.length > 0) {
    const column = k;
    const found = unplaced.filter((couple) => count(marks[couple], column) >= moreThanHalf(votes));
    k += 1;
    if (found.length === 0) {
      passed = '8+';
      continue;
    }
    for (const couple of found) {
      const own = answers(marks[couple], column, lastColumn);
      const before = found.filter((other) => answers(marks[other], column, lastColumn) < own).length;
      const equal = found.filter((other) => answers(marks[other], column, lastColumn) === own).length;
      halves[couple] = 2 * (p + before) + (equal - 1);
      rules[couple] = passed + ruleAmong(found, couple, marks, column, lastColumn);
    }
    p += found.length;
    passed = '';
    unplaced = unplaced.filter((couple) => !found.includes(couple));
  }
  return { halves, rules };
}

/** The whole final, Rules 5 to 11. Marks must be valid. */
export function referenceFinal(dances: readonly Marks[]): ReferenceResult {
  const couples = Object.keys(dances[0] ?? {});
  const lastColumn = couples.length;
  const judgesIn = (marks: Marks): number => marks[couples[0] ?? '']?.length ?? 0;
  const placed = dances.map((marks) => rules5to8(marks, judgesIn(marks), 1, lastColumn));
  const places = (couple: string): readonly number[] => placed.map((dance) => dance.halves[couple] ?? 0);
  const total = (couple: string): number => sumUp(places(couple));
  const allVotes = sumUp(dances.map(judgesIn));

  const halves: Record<string, number> = {};
  const ways: Record<string, string[]> = Object.fromEntries(couples.map((couple) => [couple, []]));
  const ties = new Set<string>();
  const asked = (group: readonly string[], rule: string): void => {
    for (const couple of group) ways[couple]?.push(rule);
  };
  const share = (group: readonly string[], p: number): void => {
    for (const couple of group) {
      halves[couple] = 2 * p + group.length - 1;
      if (group.length > 1) ties.add(couple);
    }
  };

  const rule11 = (equal: readonly string[], p: number): void => {
    asked(equal, '11');
    const together = Object.fromEntries(
      equal.map((couple) => [couple, dances.flatMap((marks) => marks[couple] ?? [])]),
    );
    const table = rules5to8(together, allVotes, p, lastColumn).halves;
    const top = Math.min(...Object.values(table));
    const winners = equal.filter((couple) => table[couple] === top);
    share(winners, p);
    const rest = equal.filter((couple) => !winners.includes(couple));
    if (rest.length === 1) share(rest, p + winners.length);
    if (rest.length > 1) rule10(rest, p + winners.length);
  };

  const rule10 = (equal: readonly string[], p: number): void => {
    if (equal.length === 1) return share(equal, p);
    asked(equal, '10');
    const better = (a: string, b: string): boolean => {
      const [own, other] = [high(places(a), 2 * p), high(places(b), 2 * p)];
      return own.length > other.length || (own.length === other.length && sumUp(own) < sumUp(other));
    };
    const best = equal.filter((couple) => !equal.some((other) => better(other, couple)));
    if (best.length === 1) share(best, p);
    else rule11(best, p);
    const rest = equal.filter((couple) => !best.includes(couple));
    if (rest.length > 0) rule10(rest, p + best.length);
    return undefined;
  };

  for (const couple of couples) {
    const equal = couples.filter((other) => total(other) === total(couple));
    const p = 1 + couples.filter((other) => total(other) < total(couple)).length;
    if (halves[couple] !== undefined) continue;
    if (equal.length === 1 || dances.length === 1) share(equal, p);
    else rule10(equal, p);
  }

  const way = (couple: string): readonly string[] =>
    (ways[couple] ?? []).filter((rule, at, all) => all[at - 1] !== rule);
  const decided = (couple: string): string =>
    ties.has(couple) ? 'tie' : way(couple).includes('11') ? '11' : way(couple).includes('10') ? '10' : '9';
  return {
    dances: placed,
    halves,
    halfTotals: Object.fromEntries(couples.map((couple) => [couple, total(couple)])),
    decidedBy: Object.fromEntries(couples.map((couple) => [couple, decided(couple)])),
    path: Object.fromEntries(couples.map((couple) => [couple, way(couple).join('>') || '9'])),
  };
}
