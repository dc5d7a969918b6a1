import { expect, test } from 'vitest';
import { mapDefined, omitUndefined } from './mapDefined.ts';

test('omitUndefined keeps every other value and the order of the fields', () => {
  const kept = omitUndefined({ b: 0, gone: undefined, a: '', none: null, no: false });
  expect(Object.entries(kept)).toEqual([
    ['b', 0],
    ['a', ''],
    ['none', null],
    ['no', false],
  ]);
});

test('mapDefined passes each index and leaves out only undefined results', () => {
  const mapped = mapDefined(new Set(['a', 'b', 'c']), (value, at) => (value === 'b' ? undefined : at));
  expect(mapped).toEqual([0, 2]);
});
