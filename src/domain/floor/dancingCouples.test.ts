import { describe, expect, test } from 'vitest';
import { omitUndefined } from '../mapDefined.ts';
import { listDancingCouples, type RoundState } from '../round/rounds.ts';
import { buildLineUp } from './presence.ts';
import { ROUND_STATES } from './testing/states.ts';
import { buildCouple, buildFloorRound, buildTestEntryId, buildScheduledRound } from './testing/hall.ts';
import { listDuplicateNumbers } from './walkOn.ts';
import { listAbsentEntries, buildDancingCouples } from './dancingCouples.ts';

const here = (present: boolean) => ({ checkedIn: new Map([[0, present]]) });
const couples = [
  buildCouple(212, 'Ann', 'Bo', here(true)),
  buildCouple(98, 'Cy', 'Di', here(false)),
  buildCouple(150),
  buildCouple(104, 'Gus', 'Hal'),
];

const AWAY = new Map<string | undefined, boolean>([
  ['104', true],
  ['98', false],
]);

/** A final started without 104, which 98 joined late. */
function finalIn(state: RoundState) {
  const { event } = buildScheduledRound('Waltz', couples);
  const round = buildFloorRound(0, couples, {
    state,
    entries: couples.map(({ id, number }) => ({
      id,
      heats: [1],
      ...omitUndefined({ away: AWAY.get(number) }),
    })),
  });
  return { event, round };
}

const numbers = (state: RoundState) => {
  const { event, round } = finalIn(state);
  return buildDancingCouples(event, round).map(({ number }) => number);
};

describe('couples that dance a round', () => {
  test.each(ROUND_STATES.filter((state) => !['running', 'marked', 'posted'].includes(state)))(
    'before the start (%s), all couples of the round dance it, regardless of the deck’s check-in',
    (state) => {
      expect(numbers(state)).toEqual(['98', '104', '150', '212']);
    },
  );

  test.each(['running', 'marked', 'posted'] as const)(
    'after the start (%s), the couples it was started with dance it, and those who came late',
    (state) => {
      expect(numbers(state)).toEqual(['98', '150', '212']);
      const { event, round } = finalIn(state);
      expect(listDancingCouples(round)).toBe(3);
      expect(listAbsentEntries(event, round).map(({ number }) => number)).toEqual(['104']);
    },
  );

  test('the deck’s check-in does not change a started round', () => {
    const { event, round } = finalIn('running');
    expect(buildLineUp(event, round).missing.map(({ number }) => number)).toEqual(['98']);
    expect(numbers('running')).toContain('98');
  });

  test('an absent couple is left out, so its number is on the floor only once', () => {
    const twin = buildCouple(104, 'Ida', 'Jo', { id: buildTestEntryId('twin') });
    const { event, round } = finalIn('running');
    const both = { ...event, entries: [...event.entries, twin] };
    const placed = { ...round, entries: [...round.entries, { id: twin.id, heats: [1] }] };
    expect(listDuplicateNumbers(both, placed)).toEqual([]);
    expect(buildDancingCouples(both, placed).filter(({ number }) => number === '104')).toHaveLength(1);
  });

  test('the couples on the floor are those of the heat of the given dance', () => {
    const { event, round } = finalIn('running');
    const drawn = { ...round, entries: round.entries.map((place) => ({ ...place, heats: [1, 2] })) };
    expect(buildDancingCouples(event, drawn, 1).map(({ heat }) => heat)).toEqual([2, 2, 2]);
  });
});
