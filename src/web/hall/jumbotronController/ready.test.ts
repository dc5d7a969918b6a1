import { expect, test } from 'vitest';
import type { Round } from '../../../domain/competition.ts';
import { omitUndefined } from '../../../domain/mapDefined.ts';
import { testEvent as eventCalled } from '../../../domain/schedule/testing/plans.ts';
import { buildSimpleEvent, buildSimpleRound } from '../../kit/testing/builders.ts';
import { freezeContent, isSameContent, listRoundsForLayout, calculateSecondsLeft } from './ready.ts';

const posted = (name: string, startedAt: number, postedAt?: number) =>
  buildSimpleEvent(['101', '102'], {
    key: eventCalled(name),
    name,
    rounds: [
      buildSimpleRound(0, ['101', '102'], { state: 'initialized' }),
      {
        ...buildSimpleRound(1, ['101', '102'], { state: 'posted' }),
        startedAt,
        ...omitUndefined({ postedAt }),
      } as Round,
    ],
  });

test('the callbacks posted last are offered first, whenever their round began', () => {
  const [waltz, tango] = [posted('Waltz', 100, 900), posted('Tango', 500, 600)];
  expect(listRoundsForLayout('callbacks', [tango, waltz]).map(({ event }) => event.name)).toEqual([
    'Waltz',
    'Tango',
  ]);
});

test('the content of a board can be frozen as if set by hand', () => {
  const waltz = posted('Waltz', 1, 2);
  const [, round] = waltz.rounds;
  if (round === undefined) throw new Error('There is a semi-final.');
  const callbacks = freezeContent({ kind: 'callbacks', at: { event: waltz, round }, since: 5 });
  expect(callbacks).toEqual({ layout: 'callbacks', event: 'Waltz', round: 1 });
  expect(isSameContent(callbacks, { layout: 'callbacks', event: waltz.key, round: 1 })).toBe(true);
  expect(freezeContent({ kind: 'message', words: 'Lunch' })).toEqual({ layout: 'message', words: 'Lunch' });
  expect(freezeContent({ kind: 'dancing', running: [] })).toEqual({ layout: 'dancing' });
});

test('only content shown in between on a display has a remaining time', () => {
  const air = { layout: 'sponsors', version: 1, at: 1000 } as const;
  expect(calculateSecondsLeft(air, 1000)).toBeUndefined();
  expect([1000, 30_500, 40_999].map((now) => calculateSecondsLeft({ ...air, seconds: 40 }, now))).toEqual([
    40, 11, 1,
  ]);
});
