import { expect, test } from 'vitest';
import { findCommentProblem, listCommentSentences, isOddName, isRiddle } from './plainEnglish.ts';

test('comments are split into sentences, each with the line where its comment begins', () => {
  const source = [
    '// The first one goes on',
    '// here. The second one.',
    'call(); // A third one here.',
  ].join('\n');
  expect(listCommentSentences(source)).toEqual([
    [1, 'The first one goes on here.'],
    [1, 'The second one.'],
    [3, 'A third one here.'],
  ]);
});

test.each([
  ['What a round is called for good.', 'clause-first comments'],
  ['Whether it has begun.', 'clause-first comments'],
  ['The list is sent anew.', 'dialect in comments'],
  ['How long to wait before a retry (ms).', undefined],
  ['A stable name for a round that survives renumbering.', undefined],
])('the comment “%s” has the problem %s', (sentence, problem) =>
  expect(findCommentProblem(sentence)).toBe(problem),
);

test.each([
  ['what cannot be a key names nobody', true],
  ['nobody changes their own role', true],
  ['ignores values that are not valid keys', false],
])('the title “%s” is a riddle: %s', (title, expected) => expect(isRiddle(title)).toBe(expected));

test.each([
  ['toldOf', true],
  ['withChanges', true],
  ['isSaid', false],
  ['inboxOf', false],
])('the name “%s” is odd: %s', (name, expected) => expect(isOddName(name)).toBe(expected));
