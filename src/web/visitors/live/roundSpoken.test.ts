import { expect, test } from 'vitest';
import { omitUndefined } from '../../../domain/defined.ts';
import { keyOf, programEvent } from '../../../domain/testing/program.ts';
import type { RoundState } from '../../../domain/round/rounds.ts';
import { roundHappened, roundHeard } from './roundSpoken.ts';
import { roundShown } from './roundShown.ts';

/** A semi-final, or with `number` 0 the final after it. */
function heard(
  semi: RoundState,
  final: RoundState = 'initialized',
  more: { heat?: number; number?: number; usual?: 'awards' } = {},
) {
  const { heat, number = 1, usual = 'at once' } = more;
  const event = programEvent('Jive', [
    { state: final, couples: 6, heats: 2 },
    { state: semi, couples: 12, heats: 2, startedAt: 1 },
  ]);
  const onFloor = semi === 'running' ? 1 : 0;
  const live =
    heat === undefined
      ? []
      : [{ event: keyOf('Jive'), round: onFloor, dance: 0, heat, floor: 1, startedAt: undefined }];
  return roundHeard(roundShown(event, number, usual), live);
}

test('announces each change of a round once', () => {
  expect(roundHappened(heard('initialized'), heard('running', 'initialized', { heat: 1 }))).toBe('started');
  expect(
    roundHappened(heard('running', 'initialized', { heat: 1 }), heard('running', 'initialized', { heat: 2 })),
  ).toBe('heat');
  expect(roundHappened(heard('running'), heard('marked'))).toBe('marks');
  expect(roundHappened(heard('marked'), heard('posted'))).toBe('posted');
  // A viewer of the callbacks page is told that the next round starts.
  expect(roundHappened(heard('posted'), heard('posted', 'running', { heat: 1 }))).toBe('started');
  expect(
    roundHappened(heard('posted', 'running', { heat: 1 }), heard('posted', 'running', { heat: 2 })),
  ).toBe('heat');
});

test('announces that the places of a final wait, and that they are released', () => {
  const final = (state: RoundState, usual?: 'awards') =>
    heard('posted', state, { number: 0, ...omitUndefined({ usual }) });
  expect(roundHappened(final('marked'), final('posted', 'awards'))).toBe('awards');
  expect(roundHappened(final('posted', 'awards'), final('posted'))).toBe('places');
});

test('does not announce unchanged state or unposted callbacks', () => {
  expect(
    roundHappened(heard('running', 'initialized', { heat: 1 }), heard('running', 'initialized', { heat: 1 })),
  ).toBeUndefined();
  expect(roundHappened(heard('posted'), heard('marked'))).toBeUndefined();
});
