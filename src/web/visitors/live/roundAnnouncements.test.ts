import { expect, test } from 'vitest';
import { omitUndefined } from '../../../domain/mapDefined.ts';
import { testEventKey, buildProgramEvent } from '../../../domain/testing/program.ts';
import type { RoundState } from '../../../domain/round/rounds.ts';
import { findRoundAnnouncement, toAnnouncedRound } from './roundAnnouncements.ts';
import { buildRoundPageContent } from './roundPageContent.ts';

/** A semi-final, or with `number` 0 the final after it. */
function heard(
  semi: RoundState,
  final: RoundState = 'initialized',
  more: { heat?: number; number?: number; usual?: 'awards' } = {},
) {
  const { heat, number = 1, usual = 'at once' } = more;
  const event = buildProgramEvent('Jive', [
    { state: final, couples: 6, heats: 2 },
    { state: semi, couples: 12, heats: 2, startedAt: 1 },
  ]);
  const onFloor = semi === 'running' ? 1 : 0;
  const live =
    heat === undefined
      ? []
      : [{ event: testEventKey('Jive'), round: onFloor, dance: 0, heat, floor: 1, startedAt: undefined }];
  return toAnnouncedRound(buildRoundPageContent(event, number, usual), live);
}

test('the page of a round announces each change once', () => {
  expect(findRoundAnnouncement(heard('initialized'), heard('running', 'initialized', { heat: 1 }))).toBe(
    'started',
  );
  expect(
    findRoundAnnouncement(
      heard('running', 'initialized', { heat: 1 }),
      heard('running', 'initialized', { heat: 2 }),
    ),
  ).toBe('heat');
  expect(findRoundAnnouncement(heard('running'), heard('marked'))).toBe('marks');
  expect(findRoundAnnouncement(heard('marked'), heard('posted'))).toBe('posted');
  // A viewer of the callbacks page is told that the next round starts.
  expect(findRoundAnnouncement(heard('posted'), heard('posted', 'running', { heat: 1 }))).toBe('started');
  expect(
    findRoundAnnouncement(heard('posted', 'running', { heat: 1 }), heard('posted', 'running', { heat: 2 })),
  ).toBe('heat');
});

test('the page of a round announces that the places of a final wait, and that they are released', () => {
  const final = (state: RoundState, usual?: 'awards') =>
    heard('posted', state, { number: 0, ...omitUndefined({ usual }) });
  expect(findRoundAnnouncement(final('marked'), final('posted', 'awards'))).toBe('awards');
  expect(findRoundAnnouncement(final('posted', 'awards'), final('posted'))).toBe('places');
});

test('the page of a round does not announce unchanged state or unposted callbacks', () => {
  expect(
    findRoundAnnouncement(
      heard('running', 'initialized', { heat: 1 }),
      heard('running', 'initialized', { heat: 1 }),
    ),
  ).toBeUndefined();
  expect(findRoundAnnouncement(heard('posted'), heard('marked'))).toBeUndefined();
});
