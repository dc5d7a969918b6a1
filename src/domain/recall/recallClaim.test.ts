import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { parseCouple } from '../testing/published.ts';
import { TEST_SEED, limitRuns } from '../testing/tries.ts';
import { buildRecallLadder } from './recall.ts';
import { buildRecallClaim } from './recallClaim.ts';

const counts = (...marks: readonly number[]) => new Map(marks.map((one, at) => [parseCouple(101 + at), one]));
const numbers = (...all: readonly number[]) => all.map(parseCouple);
const claim = (marks: readonly number[], out: readonly number[], asked: number) =>
  buildRecallClaim(buildRecallLadder(counts(...marks)), new Set(numbers(...out)), asked);

test('the explanation of a clean cut states the marks needed', () => {
  expect(claim([5, 4, 4, 1], [104], 3)).toEqual({
    recalled: numbers(101, 102, 103),
    needed: 4,
    tie: undefined,
  });
});

test('the explanation of a tie at the cut states the decision on all tied couples', () => {
  const tie = { couples: numbers(102, 103), marks: 4 };
  expect(claim([5, 4, 4, 1], [104], 2)).toMatchObject({ needed: 4, tie: { ...tie, isTaken: true } });
  expect(claim([5, 4, 4, 1], [102, 103, 104], 2)).toMatchObject({
    needed: 5,
    tie: { ...tie, isTaken: false },
  });
});

test('the explanation of a recall that contradicts its marks is left out', () => {
  expect(claim([5, 4, 4, 1], [102, 104], 2)).toEqual({
    recalled: numbers(101, 103),
    needed: undefined,
    tie: undefined,
  });
  expect(claim([5, 2, 1], [102], 2)).toMatchObject({ recalled: numbers(101, 103), needed: undefined });
});

test('every explanation of a recall holds by its marks', () => {
  const { numRuns } = limitRuns(10_000, 1000);
  for (let run = 0; run < numRuns; run++) {
    const chance = createRandom(`${TEST_SEED}, recall ${run}`);
    const marks = counts(...Array.from({ length: chance.between(1, 14) }, () => chance.upTo(7)));
    const asked = chance.between(1, 14);
    const ladder = buildRecallLadder(marks);
    const through = chance.happens(0.8) ? (chance.shuffled(ladder)[0]?.marks ?? 0) : -1;
    const on = [...marks].filter(([, its]) => (through < 0 ? chance.happens(0.5) : its >= through));
    const isOn = (one: string) => on.some(([number]) => number === one);
    const out = { has: (one: string) => !isOn(one) };
    const { recalled, needed, tie } = buildRecallClaim(ladder, out, asked);

    expect(recalled.toSorted()).toEqual(on.map(([number]) => number).toSorted());
    const isEnough = (enough: number) => [...marks].every(([one, its]) => isOn(one) === its >= enough);
    const fewest = Math.min(...on.map(([, its]) => its));
    expect([run, needed]).toEqual([run, on.length > 0 && isEnough(fewest) ? fewest : undefined]);
    if (tie === undefined) continue;
    const more = [...marks.values()].filter((its) => its > tie.marks).length;
    const same = [...marks].filter(([, its]) => its === tie.marks).map(([number]) => number);
    expect([run, [...tie.couples]]).toEqual([run, same]);
    expect([run, more < asked && more + same.length > asked]).toEqual([run, true]);
    expect([run, same.every((one) => isOn(one) === tie.isTaken)]).toEqual([run, true]);
  }
});
