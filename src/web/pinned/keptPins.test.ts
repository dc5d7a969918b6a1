import { expect, test } from 'vitest';
import { MOST_PINNED, pinsIn } from './keptPins.ts';

const pin = (id: string) => ({ id, name: `Dancer ${id}` });

test('what this device has kept comes back in its order, each once', () => {
  expect(pinsIn(JSON.stringify([pin('b'), pin('a'), pin('b')]))).toEqual([pin('b'), pin('a')]);
});

test('no more than a phone shows', () => {
  const many = Array.from({ length: MOST_PINNED + 5 }, (_, at) => pin(`d${at}`));
  expect(pinsIn(JSON.stringify(many))).toHaveLength(MOST_PINNED);
});

test.each([
  null,
  '',
  'x',
  '{}',
  '[1,null,"a"]',
  '[{"id":"a/b","name":"Slash"}]',
  '[{"id":"","name":"Empty"}]',
  '[{"id":7,"name":"Number"}]',
  '[{"id":"a"}]',
])('what is not ours is nobody: %s', (text) => {
  expect(pinsIn(text)).toEqual([]);
});

test('a name is cut where no name is longer', () => {
  expect(pinsIn(JSON.stringify([{ id: 'a', name: 'x'.repeat(500) }]))[0]?.name.length).toBeLessThan(100);
});
