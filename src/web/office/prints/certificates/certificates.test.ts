import { expect, test } from 'vitest';
import type { CompetitionEvent, Round } from '../../../../domain/competition.ts';
import type { FinalPlacing } from '../../../../domain/skating/working.ts';
import { buildSimpleEvent, buildSimpleRound, buildLeadNumber } from '../../../kit/testing/builders.ts';
import type { PostedRound } from '../callbacks/callbackSheets.ts';
import { buildCertificates, isHeldForAwards } from './certificates.ts';

const placing = (couple: string, place: number): FinalPlacing => ({
  couple: buildLeadNumber(couple),
  place,
  total: place,
  decidedBy: '9',
  path: ['9'],
});

function final(places: Readonly<Record<string, number>>, more: Partial<Round> = {}): PostedRound {
  const couples = Object.keys(places);
  const round = { ...buildSimpleRound(0, couples, { state: 'posted' }), ...more } as Round;
  const event: CompetitionEvent = buildSimpleEvent(couples, {
    rounds: [round, buildSimpleRound(1, [...couples, '198', '199'], { state: 'posted' })],
  });
  const placings = Object.entries(places)
    .map(([couple, place]) => placing(couple, place))
    .toSorted((a, b) => a.place - b.place);
  return { event, round, saved: { kind: 'final', result: { dances: [], placings, steps: [] } } };
}
const told = (finals: readonly PostedRound[], upTo: number) =>
  buildCertificates(finals, upTo).map(
    ({ couple, place, isShared }) => `${couple}: ${place}${isShared ? ' shared' : ''}`,
  );

test('the certificates of the requested places are printed from the last place to the first', () => {
  expect(told([final({ 101: 2, 102: 1, 103: 3, 104: 4 })], 3)).toEqual(['103: 3', '101: 2', '102: 1']);
});

test('a shared place on a certificate is the best of the shared ones', () => {
  expect(told([final({ 101: 1, 102: 2.5, 103: 2.5, 104: 4 })], 3)).toEqual([
    '103: 2 shared',
    '102: 2 shared',
    '101: 1',
  ]);
});

test('a certificate states the number of couples and rounds', () => {
  expect(buildCertificates([final({ 101: 1 })], 6)[0]).toMatchObject({ of: 3, rounds: 2 });
});

test('no certificates are printed for unposted finals, and finals without a result', () => {
  const at = final({ 101: 1 });
  expect(told([final({ 101: 1 }, { state: 'marked' }), { ...at, saved: undefined }], 6)).toEqual([]);
});

test('certificates of a final wait for the awards until its places are released', () => {
  expect(isHeldForAwards(final({ 101: 1 }), 'awards')).toBe(true);
  expect(isHeldForAwards(final({ 101: 1 }), 'at once')).toBe(false);
  expect(isHeldForAwards(final({ 101: 1 }, { releasedAt: 5 }), 'awards')).toBe(false);
});
