import { expect, test } from 'vitest';
import { buildEvent, buildRound } from '../testing/builders.ts';
import { whyNotTakenBack } from './takingBack.ts';

const semi = buildRound(1, ['101'], { state: 'posted' });
const eventWith = (final: Parameters<typeof buildRound>[2]) => {
  const rounds = [buildRound(0, ['101'], final), semi];
  return { ...buildEvent(['101']), rounds };
};

test('callbacks can be taken back until the couples dance on', () => {
  expect(whyNotTakenBack(eventWith({ state: 'initialized' }), semi, false)).toBeUndefined();
  expect(whyNotTakenBack(eventWith({ state: 'running' }), semi, false)).toBe(
    'The Final has begun with these couples',
  );
  expect(whyNotTakenBack(eventWith({ state: 'posted' }), semi, false)).toBe(
    'The Final has begun with these couples',
  );
});

test('a signed result only after the chairman has taken the signature back', () => {
  const event = eventWith({ state: 'posted' });
  const final = buildRound(0, ['101'], { state: 'posted' });
  expect(whyNotTakenBack(event, final, true)).toBe('Signed: the chairman takes it back first');
  expect(whyNotTakenBack(event, final, false)).toBeUndefined();
});
