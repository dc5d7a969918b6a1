import { expect, test } from 'vitest';
import { countRecall } from '../../../domain/recall/recall.ts';
import { buildQuestion, buildJudgeKey, buildLeadNumbers } from '../../../web/kit/testing/builders.ts';
import type { Approval } from '../../results/approvals.ts';
import { findChairmansCut, findClearCut, listPossibleCuts } from './cuts.ts';

/** Three judges; each row is a couple with the number of marks it got. */
function count(marks: Readonly<Record<string, number>>, wanted: number) {
  const couples = buildLeadNumbers(...Object.keys(marks));
  const recallMarks = ['A', 'B', 'C', 'D'].map((letter, at) => ({
    judge: buildJudgeKey(letter),
    dance: 'Waltz' as const,
    recalled: couples.filter((couple) => (marks[couple] ?? 0) > at),
  }));
  return countRecall(couples, recallMarks, wanted);
}

test('a tie across the cut offers all of it or none of it, and no cut is selected', () => {
  const tie = count({ '1': 4, '2': 3, '3': 2, '4': 2, '5': 1 }, 3);
  const cuts = listPossibleCuts(tie);
  expect(cuts.map(({ recalled, ofTie, more }) => [recalled.length, ofTie, more])).toEqual([
    [2, 'none', -1],
    [4, 'all', 1],
  ]);
  expect(findClearCut(tie, cuts)).toBeUndefined();
});

test('a clear cut is selected, with its neighbors beside it', () => {
  const clear = count({ '1': 4, '2': 3, '3': 2, '4': 1, '5': 0 }, 3);
  const cuts = listPossibleCuts(clear);
  expect(cuts.map(({ recalled, ofTie }) => [recalled.length, ofTie])).toEqual([
    [2, undefined],
    [3, undefined],
    [4, undefined],
  ]);
  expect(findClearCut(clear, cuts)).toMatchObject({ recalled: { length: 3 }, more: 0 });
});

test('a cut cannot leave out a tie for the most marks', () => {
  const top = count({ '1': 4, '2': 4, '3': 4 }, 2);
  expect(listPossibleCuts(top)).toMatchObject([{ recalled: { length: 3 }, ofTie: 'all' }]);
});

test('the cuts of a round without any marks do not fail', () => {
  const nothing = count({ '1': 0, '2': 0, '3': 0 }, 2);
  expect(listPossibleCuts(nothing).map(({ recalled }) => recalled.length)).toEqual([3]);
});

test('the chairman’s answer to the tie selects the cut, and an answer to another tie does not', () => {
  const tie = count({ '1': 4, '2': 3, '3': 2, '4': 2, '5': 1 }, 3);
  const cuts = listPossibleCuts(tie);
  const answer = (tied: readonly string[], through: number): Approval => ({
    kind: 'answered',
    asked: buildQuestion({ what: 'tie', count: 4, couples: buildLeadNumbers(...tied) }),
    decided: { verdict: 'approved', name: 'Cy', at: 2, note: undefined, count: through },
  });
  expect(findChairmansCut(answer(['3', '4'], 4), tie.outcome, cuts)?.recalled).toEqual(
    buildLeadNumbers('1', '2', '3', '4'),
  );
  expect(findChairmansCut(answer(['3', '4'], 2), tie.outcome, cuts)?.recalled).toEqual(
    buildLeadNumbers('1', '2'),
  );
  expect(findChairmansCut(answer(['3', '5'], 4), tie.outcome, cuts)).toBeUndefined();
  expect(findChairmansCut({ kind: 'nothing' }, tie.outcome, cuts)).toBeUndefined();
});
