import { expect, test } from 'vitest';
import { eventOf, buildRoundAt } from '../../domain/testing/event.ts';
import { keys, seats } from '../../domain/testing/seats.ts';
import { seatedWithPanel } from './seatings.ts';

const panel = (letters: string) => Object.fromEntries([...letters].map((letter) => [letter, true]));

test('who marks each dance is written whole, under the next number, and the panel is everybody who marks one', () => {
  const round = { ...buildRoundAt(1, 0), seatings: 2 };
  expect(seatedWithPanel(eventOf('Waltz', round), round, seats('BCA', 'SCA'))).toEqual({
    'events/Waltz/rounds/1/panel': panel('ABCS'),
    'events/Waltz/rounds/1/seatings/3': { Waltz: 'B/C/A', Tango: 'S/C/A' },
  });
});

test('in an event without dances there are no seats, and the panel is who is named', () => {
  const round = buildRoundAt(1, 0);
  expect(seatedWithPanel(eventOf('Waltz', round), round, new Map(), keys('AB'))).toEqual({
    'events/Waltz/rounds/1/panel': panel('AB'),
  });
});
