import { expect, test } from 'vitest';
import { mapDefined } from '../../../domain/mapDefined.ts';
import type { DutyPresence } from '../../../domain/floor/dutyPresence.ts';
import { buildSimpleEvent, buildJudges, buildSimpleRound } from '../../kit/testing/builders.ts';
import { isPhoneMissing, listJudgePhones } from './judgePhones.ts';

const NOON = 1_700_000_000_000;
const MINUTE = 60_000;
const judges = buildJudges('A', 'B', 'C', 'D');
const [a, , c] = judges;

const phone = (of: string, since: number | undefined, seen: number): DutyPresence => ({
  uid: of,
  duty: 'judge',
  of,
  since,
  seen,
});
const online = [
  phone('A', NOON - 9 * MINUTE, NOON),
  phone('B', undefined, NOON - 30 * MINUTE),
  phone('C', undefined, NOON - MINUTE),
  { ...phone('D', NOON, NOON), duty: 'mc' },
] satisfies readonly DutyPresence[];

/** A round that judges A and C mark. */
function running() {
  const round = buildSimpleRound(0, ['101'], {
    state: 'running',
    panel: mapDefined([a, c], (one) => one?.key),
  });
  return [{ event: buildSimpleEvent(['101']), round }];
}

const named = (known: Parameters<typeof listJudgePhones>[0]) =>
  listJudgePhones(known, NOON).map(
    (one) => `${one.judge.key} ${one.presence.kind}${isPhoneMissing(one) ? ' missed' : ''}`,
  );

test('judges are sorted by phone: offline with a round on the floor, then offline, never seen, and connected', () =>
  expect(named({ judges, running: running(), online, linked: undefined })).toEqual([
    'C away missed',
    'B away',
    'D never',
    'A here',
  ]));

test('no phone is reported missing while nothing is on the floor', () =>
  expect(named({ judges, running: [], online, linked: undefined })).toEqual([
    'B away',
    'C away',
    'D never',
    'A here',
  ]));

test('a judge who never had a phone is reported missing once their round is on the floor', () => {
  const [first] = listJudgePhones({ judges, running: running(), online: [], linked: new Set(['A']) }, NOON);
  expect([first?.judge.key, first?.presence.kind, first?.isLinked]).toEqual(['A', 'never', true]);
});
