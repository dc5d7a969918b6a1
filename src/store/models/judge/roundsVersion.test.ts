import { expect, test } from 'vitest';
import { buildSimpleEvent, buildSimpleRound } from '../../../web/kit/testing/builders.ts';
import { calculateRoundsVersion } from './roundsVersion.ts';

test('the version of a judge’s round changes with its state, judges and numbers, and with nothing else', () => {
  const standing = (event: ReturnType<typeof buildSimpleEvent> | undefined) =>
    calculateRoundsVersion([{ event: buildSimpleEvent([]).key, round: 1 }], () => event);
  const running = buildSimpleEvent(['101']);
  const others = [
    undefined,
    buildSimpleEvent(['101'], { renumbered: 1 }),
    buildSimpleEvent(['101'], { rounds: [buildSimpleRound(1, ['101'], { state: 'marked' })] }),
    buildSimpleEvent(['101'], { rounds: [buildSimpleRound(1, ['101'], { seatings: 1 })] }),
  ].map(standing);
  expect(new Set([...others, standing(running)]).size).toBe(5);
  const more = buildSimpleEvent(['101', '102'], {
    rounds: [buildSimpleRound(0, ['101']), buildSimpleRound(1, ['101', '102'])],
  });
  expect(standing(more)).toBe(standing(running));
});
