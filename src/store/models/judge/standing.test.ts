import { expect, test } from 'vitest';
import { buildEvent, buildRound } from '../../../web/kit/testing/builders.ts';
import { standingOf } from './standing.ts';

test('changes with the state, the judges and the numbers of a round, and with nothing else', () => {
  const standing = (event: ReturnType<typeof buildEvent> | undefined) =>
    standingOf([{ event: buildEvent([]).key, round: 1 }], () => event);
  const running = buildEvent(['101']);
  const others = [
    undefined,
    buildEvent(['101'], { renumbered: 1 }),
    buildEvent(['101'], { rounds: [buildRound(1, ['101'], { state: 'marked' })] }),
    buildEvent(['101'], { rounds: [buildRound(1, ['101'], { seatings: 1 })] }),
  ].map(standing);
  expect(new Set([...others, standing(running)]).size).toBe(5);
  const more = buildEvent(['101', '102'], {
    rounds: [buildRound(0, ['101']), buildRound(1, ['101', '102'])],
  });
  expect(standing(more)).toBe(standing(running));
});
