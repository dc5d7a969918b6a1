import { afterEach, expect, test } from 'vitest';
import { reserveRoom } from './reserveRoom.ts';

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
  reserveRoom(root);
  return root.style.getPropertyValue('--pinned');
};

test('the page reserves room for all pinned dancers before the first paint', () => {
  expect(
    kept(
      JSON.stringify([
        { id: 'a', name: 'Ann' },
        { id: 'b', name: 'Ben' },
      ]),
    ),
  ).toBe('2');
});

test('the page reserves no room without pins, or if the stored pins are invalid', () => {
  expect(kept('[]')).toBe('');
  expect(kept('{"a":1')).toBe('');
  expect(root.dataset['pinned']).toBeUndefined();
});
