import { expect, test } from 'vitest';
import { buildSimpleEvent, buildSimpleRound } from '../../../web/kit/testing/builders.ts';
import { findUnpostProblem } from './unposting.ts';

const semi = buildSimpleRound(1, ['101'], { state: 'posted' });
const eventWith = (final: Parameters<typeof buildSimpleRound>[2]) => {
  const rounds = [buildSimpleRound(0, ['101'], final), semi];
  return { ...buildSimpleEvent(['101']), rounds };
};

test('callbacks can be unposted until the couples dance on', () => {
  expect(findUnpostProblem(eventWith({ state: 'initialized' }), semi, false)).toBeUndefined();
  expect(findUnpostProblem(eventWith({ state: 'running' }), semi, false)).toEqual({
    kind: 'next has begun',
    next: 'Final',
  });
  expect(findUnpostProblem(eventWith({ state: 'posted' }), semi, false)).toEqual({
    kind: 'next has begun',
    next: 'Final',
  });
});

test('a signed result can be unposted only after the chairman has taken the signature back', () => {
  const event = eventWith({ state: 'posted' });
  const final = buildSimpleRound(0, ['101'], { state: 'posted' });
  expect(findUnpostProblem(event, final, true)).toEqual({ kind: 'signed' });
  expect(findUnpostProblem(event, final, false)).toBeUndefined();
});
