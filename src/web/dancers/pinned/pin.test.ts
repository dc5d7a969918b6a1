import { expect, test } from 'vitest';
import { parseLeadNumber } from '../../../domain/ids.ts';
import { serializePin, createNumberPin, createPersonPin, parsePins } from './pin.ts';
import { MAX_PINS } from './pinsOnDevice.ts';

const pin = (id: string) => ({ id, name: `Dancer ${id}` });
const read = (id: string) => createPersonPin(id, `Dancer ${id}`);

test('saved pins are restored in their order, each once', () => {
  expect(parsePins(JSON.stringify([pin('b'), pin('a'), pin('b')]))).toEqual([read('b'), read('a')]);
});

test('no more pins are restored than a phone shows', () => {
  const many = Array.from({ length: MAX_PINS + 5 }, (_, at) => pin(`d${at}`));
  expect(parsePins(JSON.stringify(many))).toHaveLength(MAX_PINS);
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
  '[{"number":"0","name":"Nought"}]',
  // The placeholder number of couples without a number: several couples share it.
  '[{"number":"9999","name":"Nobody"}]',
])('a malformed saved pin is ignored: %s', (text) => {
  expect(parsePins(text)).toEqual([]);
});

test('a pinned name is cut only beyond the length limit', () => {
  expect(parsePins(JSON.stringify([{ id: 'a', name: 'x'.repeat(500) }]))[0]?.name.length).toBeLessThan(100);
});

test('a pinned number is saved beside a dancer, each once', () => {
  const number = parseLeadNumber('162');
  if (number === undefined) throw new Error('162 is a number');
  const pins = [createPersonPin('a', 'Ann'), createNumberPin(number, 'Number 162')];
  expect(parsePins(JSON.stringify([...pins, ...pins].map(serializePin)))).toEqual(pins);
});
