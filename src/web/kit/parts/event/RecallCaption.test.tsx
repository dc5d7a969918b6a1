import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { programEvent } from '../../../../domain/testing/program.ts';
import { RecallCaption } from './RecallCaption.tsx';

/** Below the callbacks of a semi-final that called back six, with so many couples in the final by now. */
function captionOf(inFinal: number, { byes = 0, added = 0, isNoted = true } = {}) {
  const { rounds, ...event } = programEvent('Jive', [
    { state: 'initialized', couples: inFinal },
    { state: 'posted', couples: 12 },
  ]);
  const [final, semi] = rounds;
  if (final === undefined || semi === undefined) return expect.unreachable();
  const next = { ...final, byes: { length: byes } };
  const from = isNoted ? { ...semi, recalled: 6 } : semi;
  const { container } = render(
    <RecallCaption event={{ ...event, rounds: [next, from] }} from={from} next={next} added={added} />,
  );
  return container.textContent;
}

test('a couple that withdrew since is said beside the callbacks', () => {
  expect(captionOf(5)).toBe('1 has withdrawn since.');
  expect(captionOf(4)).toBe('2 have withdrawn since.');
  expect(captionOf(6, { byes: 1 })).toBe('1 more starts in the final.1 has withdrawn since.');
});

test('a couple put into the next round since is said beside the callbacks, seeded or not', () => {
  expect(captionOf(7, { byes: 1 })).toBe('1 more starts in the final.');
  expect(captionOf(7)).toBe('1 more starts in the final.');
});

test('a couple that withdrew and one put in instead of it are both said', () => {
  expect(captionOf(6, { added: 1 })).toBe('1 more starts in the final.1 has withdrawn since.');
  expect(captionOf(7, { added: 2, byes: 1 })).toBe('3 more start in the final.2 have withdrawn since.');
  expect(captionOf(7, { added: 1 })).toBe('1 more starts in the final.');
});

test('nothing is said where as many dance as were called back, or nobody noted the recall', () => {
  expect(captionOf(6)).toBe('');
  expect(captionOf(5, { isNoted: false, added: 1 })).toBe('');
});
