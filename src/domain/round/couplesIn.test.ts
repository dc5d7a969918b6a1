import { expect, test } from 'vitest';
import { buildProgramEvent } from '../testing/program.ts';
import { buildEntries, buildEntry, buildPlannedEvent, testCouple } from '../schedule/testing/plans.ts';
import { areCouplesKnown } from './knownCouples.ts';
import { countDanced, countReaching } from './countCouples.ts';
import { countEventField, countField, countProgramField, countRoundField } from './countField.ts';
import { listDancingCouples, type RoundState } from './rounds.ts';

const places = (couples: number, away: number) =>
  Array.from({ length: couples }, (_, at) => ({
    id: testCouple(101 + at),
    heats: [1],
    ...(at < away ? { away: true } : {}),
  }));

test.each([
  ['initialized', 13],
  ['running', 12],
  ['marked', 12],
  ['posted', 12],
] as const)('a round that is %s, of 13 couples with 1 away, is danced by %i', (state, dancing) => {
  const [round] = buildProgramEvent('Jive', [{ state, couples: 13, away: 1 }]).rounds;
  expect(round && listDancingCouples(round)).toBe(dancing);
  expect(listDancingCouples({ state, entries: places(13, 1) })).toBe(dancing);
});

test('a couple that came late counts as dancing the round', () => {
  const late = [{ id: testCouple(101), heats: [1], away: false }, ...places(3, 0).slice(1)];
  expect(listDancingCouples({ state: 'running', entries: late })).toBe(3);
});

test('couples away from an event’s first round do not count', () => {
  const event = (state: RoundState) =>
    buildProgramEvent('Jive', [
      { state: 'initialized', couples: 6 },
      { state, couples: 9, away: 2 },
    ]);
  const danced = event('posted');
  expect(countEventField(event('initialized'))).toEqual({ couples: 40, alone: 0 });
  expect(countEventField(danced)).toEqual({ couples: 7, alone: 0 });
  expect(countDanced(danced)).toEqual({ couples: 7, rounds: 1 });
  expect(danced.rounds[1] && countReaching(danced, danced.rounds[1])).toBe(7);
});

test('dancers without a partner are counted beside the couples, until the round has started', () => {
  const entries = [...buildEntries(5), buildEntry(106, { followName: 'TBA' })];
  expect(countField(entries)).toEqual({ couples: 5, alone: 1 });
  const field = (state: RoundState) => {
    const event = buildPlannedEvent('Bronze Waltz', [{ couples: 6, state }], { entries });
    return event.rounds[0] && countRoundField(event, event.rounds[0]);
  };
  expect(field('initialized')).toEqual({ couples: 5, alone: 1 });
  // The start decides: everybody on the floor has a partner.
  expect(field('running')).toEqual({ couples: 6, alone: 0 });
  expect(field('posted')).toEqual({ couples: 6, alone: 0 });
});

test('the program counts dancers without a partner beside the couples, until the event has started', () => {
  const event = (state: RoundState, semi: number) => ({
    ...buildProgramEvent(
      'Jive',
      [
        { state: 'initialized', couples: 0 },
        { state: 'initialized', couples: semi },
        { state, couples: 6 },
      ],
      6,
    ),
    alone: 2,
  });
  const inRound = (state: RoundState, number: number, semi = 0) => {
    const its = event(state, semi);
    const round = its.rounds[number];
    return round && countProgramField(its, round);
  };
  expect(countEventField(event('initialized', 0))).toEqual({ couples: 4, alone: 2 });
  expect(countEventField(event('running', 0))).toEqual({ couples: 6, alone: 0 });
  expect(inRound('initialized', 2)).toEqual({ couples: 4, alone: 2 });
  expect(inRound('running', 2)).toEqual({ couples: 6, alone: 0 });
  expect(inRound('initialized', 0)).toEqual({ couples: 0, alone: 0 });
  // Couples that were called back have danced.
  expect(inRound('posted', 1, 3)).toEqual({ couples: 3, alone: 0 });
  expect(inRound('skipped', 1, 6)).toEqual({ couples: 4, alone: 2 });
});

test('a program with its entries counts them one by one', () => {
  const entries = [...buildEntries(5), buildEntry(106, { followName: 'TBA' })];
  expect(countEventField(buildPlannedEvent('Bronze Waltz', [], { entries }))).toEqual({
    couples: 5,
    alone: 1,
  });
});

test('a round’s couples are known once the last danced round before it is posted', () => {
  const isKnown = (before: RoundState, couples: number): boolean => {
    const event = buildProgramEvent('Jive', [
      { state: 'initialized', couples },
      { state: 'skipped', couples: 0 },
      { state: before, couples: 20 },
    ]);
    const [final] = event.rounds;
    return final !== undefined && areCouplesKnown(event, final);
  };
  expect([isKnown('running', 2), isKnown('marked', 6), isKnown('posted', 6)]).toEqual([false, false, true]);
  expect(isKnown('posted', 0)).toBe(false);
});
