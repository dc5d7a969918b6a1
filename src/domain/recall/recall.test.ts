import { mapDefined } from '../mapDefined.ts';
import { parseDance, type EventDance } from '../event/dances.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RecallMarks } from './judgesMarks.ts';
import type { LeadNumber } from '../ids.ts';
import {
  listChairmansCuts,
  countMarks,
  listCouplesAboveCut,
  buildRecallLadder,
  countRecall,
} from './recall.ts';
import {
  parseCouple,
  parseJudge,
  buildPanel,
  PUBLISHED_RECALLS,
  type PublishedRecall,
} from '../testing/published.ts';

const numbers = (list: readonly (number | string)[]): readonly LeadNumber[] => list.map(parseCouple);

function recallMarksOf({ dances }: PublishedRecall): readonly RecallMarks[] {
  return dances.flatMap(({ dance, marks }) =>
    buildPanel(Object.values(marks)[0]?.length ?? 0).map((key, seat) => ({
      judge: key,
      dance: parseDance(dance),
      recalled: numbers(Object.keys(marks).filter((number) => marks[number]?.[seat] === 1)),
    })),
  );
}

describe('every published preliminary round', () => {
  test.each(PUBLISHED_RECALLS)(
    'the recall of a published preliminary round is reproduced: $id: $notes',
    (published) => {
      const couples = numbers(Object.keys(published.expectedCounts));
      const wanted = published.wanted ?? published.expectedRecalled?.length ?? 0;
      const { counts, outcome } = countRecall(couples, recallMarksOf(published), wanted);
      expect(Object.fromEntries(counts)).toEqual(published.expectedCounts);
      if (published.expectedRecalled !== undefined) {
        expect(outcome).toEqual({ kind: 'clear', recalled: numbers(published.expectedRecalled) });
      }
      if (published.expectedUndecided !== undefined) {
        expect(outcome.kind).toBe('tie');
        expect(listChairmansCuts(outcome)).toEqual({
          none: numbers(published.expectedUndecided.without_ties),
          all: numbers(published.expectedUndecided.with_ties),
        });
      }
    },
  );

  test('each judge of a published round gave the published number of marks', () => {
    for (const published of PUBLISHED_RECALLS) {
      expect(recallMarksOf(published).map((one) => one.recalled.length)).toEqual(
        published.marksPerJudge.flat(),
      );
    }
  });
});

describe('Rule 1', () => {
  const couples = numbers([101, 102, 103, 104]);
  const marks = (
    letter: string,
    recalled: readonly (number | string)[],
    dance: EventDance = 'Waltz',
  ): RecallMarks => ({
    judge: parseJudge(letter),
    dance,
    recalled: numbers(recalled),
  });

  test('a recall counts marks over all judges and all dances (Rule 1)', () => {
    const counts = countMarks(couples, [
      marks('A', [101, 102]),
      marks('B', [101, 103]),
      marks('A', [101, 104], 'Tango'),
    ]);
    expect([...counts]).toEqual([
      ['101', 3],
      ['102', 1],
      ['103', 1],
      ['104', 1],
    ]);
  });

  test('a recall counts a number once per sheet, and ignores numbers not in the round', () => {
    expect([...countMarks(couples, [marks('A', [101, 101, 999])])]).toEqual([
      ['101', 1],
      ['102', 0],
      ['103', 0],
      ['104', 0],
    ]);
  });

  test('a recall groups equal counts, each with the number of couples so far', () => {
    expect(buildRecallLadder(countMarks(couples, [marks('A', [103, 101]), marks('B', [101])]))).toEqual([
      { marks: 2, couples: ['101'], through: 1 },
      { marks: 1, couples: ['103'], through: 2 },
      { marks: 0, couples: ['102', '104'], through: 4 },
    ]);
  });

  test('a recall without a tie at the cut has the number of couples asked for', () => {
    expect(countRecall(couples, [marks('A', [101, 103]), marks('B', [101, 103])], 2).outcome).toEqual({
      kind: 'clear',
      recalled: ['101', '103'],
    });
  });

  test('a recall leaves a tie across the cut to the chairman, as all or none (D10)', () => {
    const { outcome } = countRecall(couples, [marks('A', [101, 102]), marks('B', [101, 104])], 2);
    expect(outcome).toEqual({ kind: 'tie', recalled: ['101'], tied: ['102', '104'] });
    expect(listChairmansCuts(outcome)).toEqual({ none: ['101'], all: ['101', '102', '104'] });
  });

  test('a recall has everyone if there are no more couples than asked for', () => {
    expect(countRecall(couples, [], 4).outcome).toEqual({ kind: 'clear', recalled: couples });
    expect(countRecall(couples, [], 6).outcome).toEqual({ kind: 'clear', recalled: couples });
  });

  test('a recall without marks is one tie', () => {
    expect(countRecall(couples, [], 2).outcome).toEqual({ kind: 'tie', recalled: [], tied: couples });
  });

  test('the chairman may cut between any two counts and never inside a tie', () => {
    const { ladder } = countRecall(couples, [marks('A', [103, 101]), marks('B', [101])], 2);
    expect(listCouplesAboveCut(ladder, 0)).toEqual([]);
    expect(listCouplesAboveCut(ladder, 2)).toEqual(['101', '103']);
  });
});

describe('laws of the recall', () => {
  const rounds = fc
    .record({
      couples: fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { minLength: 1, maxLength: 12 }),
      marks: fc.array(fc.array(fc.nat({ max: 13 }), { maxLength: 12 }), { maxLength: 8 }),
      wanted: fc.integer({ min: 1, max: 14 }),
    })
    .map(({ couples, marks, wanted }) => ({
      couples: numbers(couples),
      wanted,
      marks: marks.map((numbered, seat) => ({
        judge: parseJudge(String.fromCodePoint(65 + seat)),
        dance: 'Waltz' as const,
        recalled: mapDefined(numbered, (at) => couples[at]).map(parseCouple),
      })),
    }));

  test('a recall loses and repeats no couple', () => {
    fc.assert(
      fc.property(rounds, ({ couples, marks, wanted }) => {
        const { ladder, counts } = countRecall(couples, marks, wanted);
        expect(ladder.flatMap((rung) => rung.couples).toSorted()).toEqual([...couples].toSorted());
        expect(ladder.at(-1)?.through).toBe(couples.length);
        expect(counts.size).toBe(couples.length);
      }),
    );
  });

  test('a recall counts every valid mark once', () => {
    fc.assert(
      fc.property(rounds, ({ couples, marks, wanted }) => {
        const total = [...countRecall(couples, marks, wanted).counts.values()].reduce((a, b) => a + b, 0);
        expect(total).toBe(marks.reduce((sum, { recalled }) => sum + new Set(recalled).size, 0));
      }),
    );
  });

  test('recalled couples have at least as many marks as any other couple', () => {
    fc.assert(
      fc.property(rounds, ({ couples, marks, wanted }) => {
        const { counts, outcome } = countRecall(couples, marks, wanted);
        const { none, all } = listChairmansCuts(outcome);
        const out = couples.filter((number) => !none.includes(number));
        const least = Math.min(...none.map((number) => counts.get(number) ?? 0));
        for (const number of out) expect(counts.get(number) ?? 0).toBeLessThan(least);
        expect(none.length).toBeLessThanOrEqual(wanted);
        if (outcome.kind === 'tie') expect(all.length).toBeGreaterThan(wanted);
        if (outcome.kind === 'clear') expect(all.length).toBe(Math.min(wanted, couples.length));
      }),
    );
  });

  test('a recall does not depend on the order of judges or couples', () => {
    fc.assert(
      fc.property(rounds, ({ couples, marks, wanted }) => {
        expect(countRecall(couples.toReversed(), marks.toReversed(), wanted)).toEqual(
          countRecall(couples, marks, wanted),
        );
      }),
    );
  });
});
