import { afterEach, expect, test } from 'vitest';
import { keepRoom } from './room.ts';

const root = document.documentElement;
afterEach(() => {
  localStorage.clear();
  root.removeAttribute('style');
  delete root.dataset['pinned'];
  delete root.dataset['event'];
});

const kept = (text: string) => {
  root.dataset['event'] = 'demo';
  localStorage.setItem('floorcraft.pinned.demo', text);
  keepRoom(root);
  return root.style.getPropertyValue('--pinned');
};

test('room is kept for as many as this device follows, before anything is painted', () => {
  expect(
    kept(
      JSON.stringify([
        { id: 'a', name: 'Ann' },
        { id: 'b', name: 'Ben' },
      ]),
    ),
  ).toBe('2');
});

test('and none where it follows nobody, or what is kept is not ours', () => {
  expect(kept('[]')).toBe('');
  expect(kept('{"a":1')).toBe('');
  expect(root.dataset['pinned']).toBeUndefined();
});
