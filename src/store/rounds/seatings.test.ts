import { expect, test } from 'vitest';
import { buildTestEvent, buildRoundAt } from '../../domain/testing/event.ts';
import { parseJudgeKeys, seatJudges } from '../../domain/testing/seats.ts';
import { storeSeatingAndPanel } from './seatings.ts';

const panel = (letters: string) => Object.fromEntries([...letters].map((letter) => [letter, true]));

test('a seating writes all judges by dance under the next number, and every judge of a dance to the panel', () => {
  const round = { ...buildRoundAt(1, 0), seatings: 2 };
  expect(storeSeatingAndPanel(buildTestEvent('Waltz', round), round, seatJudges('BCA', 'SCA'))).toEqual({
    'events/Waltz/rounds/1/panel': panel('ABCS'),
    'events/Waltz/rounds/1/seatings/3': { Waltz: 'B/C/A', Tango: 'S/C/A' },
  });
});

test('a seating in an event without dances writes no seats, and the named judges as the panel', () => {
  const round = buildRoundAt(1, 0);
  expect(
    storeSeatingAndPanel(buildTestEvent('Waltz', round), round, new Map(), parseJudgeKeys('AB')),
  ).toEqual({
    'events/Waltz/rounds/1/panel': panel('AB'),
  });
});
