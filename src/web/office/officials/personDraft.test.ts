import { expect, test } from 'vitest';
import { createPersonDraft, findPersonProblem } from './personDraft.ts';

const judge = createPersonDraft(undefined, 'officials', ['A', 'B', 'D']);

test('a judge gets the next free letter', () => {
  expect(judge).toMatchObject({ letter: 'C', role: 'Judge' });
});

test.each([
  [{ name: ' ' }, 'name'],
  [{ letter: 'A' }, 'letter'],
  [{ letter: '' }, 'letter'],
  [{ letter: 'A/B' }, 'letter'],
  [{ photoURL: 'http://example.org/x.jpg' }, 'photo'],
  [{ photoURL: 'javascript:alert(1)' }, 'photo'],
  [{ photoURL: ' https://example.org/x.jpg ' }, undefined],
  [{}, undefined],
] as const)('the typed details %j of a judge have a problem with %s', (typed, problem) => {
  expect(findPersonProblem({ ...judge, name: 'Ann', ...typed }, true, ['A', 'B', 'D'], false)).toBe(problem);
});

test('a judge who is already listed keeps the letter, and a saved picture does not count as an address', () => {
  const known = { ...judge, name: 'Ann', letter: 'A', photoURL: 'photos/A' };
  expect(findPersonProblem(known, false, ['A'], true)).toBeUndefined();
});
