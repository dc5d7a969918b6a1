import { expect, test } from 'vitest';
import { buildQuestion, buildLeadNumbers } from '../../kit/testing/builders.ts';
import { listAnswers } from './answers.ts';

test('a tie is recalled as a whole or not at all, and each answer says how many couples that makes', () => {
  const tie = buildQuestion({
    what: 'tie',
    count: 14,
    couples: buildLeadNumbers('601', '612', '633', '640'),
  });
  expect(listAnswers(tie).map(({ kind, count }) => [kind, count])).toEqual([
    ['all', 14],
    ['none', 10],
    ['send back', undefined],
  ]);
});

test('a refusal, and an answer that changes who counts, needs a reason', () => {
  const kinds = ['cut', 'tie', 'final', 'short sheet', 'disqualification'] as const;
  const needed = kinds.flatMap((what) =>
    listAnswers(buildQuestion({ what }))
      .filter(({ needsReason }) => needsReason)
      .map(({ kind }) => kind),
  );
  expect(needed).toEqual([
    'send back',
    'send back',
    'send back',
    'count',
    'back to the judge',
    'disqualify',
    'let them dance',
  ]);
});
