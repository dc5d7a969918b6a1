import { expect, test, vi } from 'vitest';
import { boundKeys, keyCap, type DeskDeed } from './deskDeeds.ts';

const does = vi.fn();
const deeds: readonly DeskDeed[] = [
  { key: 'k', words: 'Key a paper sheet', does },
  { key: 'Enter', words: 'Post', does, blocked: 'Every sheet must be in' },
  { key: 's', words: 'Start', does: undefined },
];

test('a key does what its button does, and nothing while that is blocked', () => {
  const keys = boundKeys(deeds);
  expect(keys['k']).toBe(does);
  expect(keys['Enter']).toBeUndefined();
  expect(keys['s']).toBeUndefined();
});

test('the key is written as it stands on the keyboard', () => {
  expect(deeds.map(({ key }) => keyCap(key))).toEqual(['K', '↵', 'S']);
});
