import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listPostedCallbacks } from '../../../domain/round/postedCallbacks.ts';
import { buildProgramEvent } from '../../../domain/testing/program.ts';
import { storeWrapper } from '../../kit/testing/storeWrapper.tsx';
import { LiveCallbacks } from './LiveCallbacks.tsx';

const WAITING = { kind: 'waiting' } as const;

const PLACE = { heat: 1 };

/** The couples of the final; a to d danced the semi-final. */
const heatsWith = (final: string) => ({
  e: Object.fromEntries('abcdef'.split('').map((id, at) => [id, { n: 101 + at }])),
  r: {
    0: { c: Object.fromEntries([...final].map((id) => [id, PLACE])) },
    1: { c: { a: PLACE, b: PLACE, c: PLACE, d: PLACE } },
  },
});

/** The callbacks of a semi-final of four. The posting says that it recalled two, a and b. */
function callbacksShown(inFinal: string, isNoted = true) {
  const { rounds, ...event } = buildProgramEvent('Jive', [
    { state: 'initialized', couples: inFinal.length },
    { state: 'posted', couples: 4, postedAt: 1 },
  ]);
  const noted = rounds.map((round) =>
    round.state === 'posted' && isNoted ? { ...round, recalled: 2 } : round,
  );
  const known: Readonly<Record<string, unknown>> = {
    'derived/heats/Jive': { kind: 'known', raw: heatsWith(inFinal) },
  };
  return render(
    <LiveCallbacks out={listPostedCallbacks([{ ...event, rounds: noted }])} followed={new Map()} />,
    {
      wrapper: storeWrapper({
        eventName: 'demo',
        backend: { kind: 'embedded' },
        device: { follow: () => () => undefined, peek: (at: string) => known[at] ?? WAITING },
      }),
    },
  ).container;
}

test.each([
  { name: 'as called back', final: 'ab', caption: undefined },
  { name: 'withdrawn', final: 'a', caption: '1 from the semi-final dances the final.' },
  { name: 'put in', final: 'abf', caption: '2 from the semi-final and 1 more dance the final.' },
  {
    name: 'withdrawn, and one put in',
    final: 'af',
    caption: '1 from the semi-final and 1 more dance the final.',
  },
  { name: 'one that went out put in', final: 'abc', caption: '3 from the semi-final dance the final.' },
  { name: 'withdrawn, and one that went out put in', final: 'ac', caption: undefined },
  { name: 'seeded', final: 'abef', caption: '2 from the semi-final and 2 more dance the final.' },
])('callbacks on the live page show only what is known of the next round: $name', ({ final, caption }) => {
  const shown = callbacksShown(final);
  expect(shown.querySelector('.live-from-size')?.textContent).toBe('2 of 4');
  expect(shown.querySelector('.caption')?.textContent).toBe(caption);
});

test('callbacks on the live page have no caption if the posting has no recall count', () => {
  expect(callbacksShown('a', false).querySelector('.caption')).toBe(null);
});
