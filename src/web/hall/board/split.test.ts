import { expect, test } from 'vitest';
import { buildSimpleEvent, buildSimpleRound } from '../../kit/testing/builders.ts';
import { describeHeats } from './split.ts';

/** Couples numbered from 101, in these heats. */
function divided(heats: readonly (number | readonly number[])[]) {
  const numbers = heats.map((_, at) => String(101 + at));
  const event = buildSimpleEvent(numbers, {});
  const round = buildSimpleRound(1, numbers, { state: 'initialized' });
  return describeHeats(event, {
    ...round,
    numHeats: Math.max(...heats.flat()),
    entries: event.entries.map(({ id }, at) => ({ id, heats: [heats[at] ?? 1].flat() })),
  });
}

test('two heats split by number are described by the last number of the first', () => {
  expect(divided([1, 1, 1, 2, 2])).toEqual({ kind: 'two', upTo: '103' });
  expect(divided([1, 2, 1, 2])).toEqual({ kind: 'even', each: 2 });
  expect(divided([1, 2, 1])).toEqual({ kind: 'counted' });
});

test('more than two heats are described by their size if it is equal, and not at all if dances differ', () => {
  expect(divided([1, 1, 2, 2, 3, 3])).toEqual({ kind: 'even', each: 2 });
  expect(divided([1, 1, 2, 2, 3])).toEqual({ kind: 'counted' });
  expect(divided([[1, 2], 1, 2, 2])).toEqual({ kind: 'counted' });
  expect(divided([1, 1, 1])).toEqual({ kind: 'counted' });
});
