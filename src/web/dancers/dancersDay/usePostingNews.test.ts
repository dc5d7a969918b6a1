import { expect, test } from 'vitest';
import {
  isDancersDayOver,
  type UpcomingDance,
  type DancersDay,
} from '../../../domain/dancersDay/dancersDay.ts';
import { buildEntry } from '../../../domain/schedule/testing/plans.ts';
import { buildProgramEvent } from '../../../domain/testing/program.ts';
import { findRecallDance, type PostingNews } from './usePostingNews.ts';

const event = buildProgramEvent('Jive', [
  { state: 'initialized', couples: 0 },
  { state: 'running', couples: 6 },
  { state: 'posted', couples: 12 },
]);
const [final, semi, quarter] = event.rounds;
const couple = { event, entry: buildEntry(101), role: 'lead', placeIn: () => undefined } as const;
const line = {
  couple,
  round: quarter ?? expect.unreachable(),
  what: { kind: 'called back', on: 6, of: 12 },
} as const;
const news: PostingNews = { line, at: 1 };
const dance = (round: typeof semi, isCertain: boolean): UpcomingDance => ({
  kind: 'dance',
  couple,
  round: round ?? expect.unreachable(),
  heat: undefined,
  from: undefined,
  isStart: false,
  isCertain,
  begins: undefined,
});
const day = (told: Partial<DancersDay>): DancersDay => ({
  onTheFloor: [],
  late: [],
  coming: [],
  done: [line],
  others: [],
  ...told,
});

test('news of a recall names the round that was posted, not one that may follow', () => {
  const perhaps = dance(final, false);
  expect(findRecallDance(day({ coming: [dance(semi, true), perhaps] }), news)?.round.number).toBe(1);
  // The posting arrives late: the semi-final is on the floor already.
  expect(findRecallDance(day({ coming: [perhaps] }), news)).toBeUndefined();
});

test('a day is over once nothing is left to dance and no event waits for its draw', () => {
  expect(isDancersDayOver(day({}))).toBe(true);
  expect(isDancersDayOver(day({ others: [{ couple, kind: 'not in it' }] }))).toBe(true);
  expect(isDancersDayOver(day({ others: [{ couple, kind: 'entered' }] }))).toBe(false);
  expect(isDancersDayOver(day({ done: [] }))).toBe(false);
});
