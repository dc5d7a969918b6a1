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

test('reserves room for as many as this device follows, before the first paint', () => {
  expect(
    kept(
      JSON.stringify([
        { id: 'a', name: 'Ann' },
        { id: 'b', name: 'Ben' },
      ]),
    ),
  ).toBe('2');
});

test('reserves no room if it follows none, or if the stored pins are invalid', () => {
  expect(kept('[]')).toBe('');
  expect(kept('{"a":1')).toBe('');
  expect(root.dataset['pinned']).toBeUndefined();
});
