import { describe, expect, test } from 'vitest';
import { omitUndefined } from '../defined.ts';
import { couplesIn, type RoundState } from '../round/rounds.ts';
import { lineUpOf } from './presence.ts';
import { ROUND_STATES } from './testing/states.ts';
import { buildCouple, buildRound, entryKey, scheduled } from './testing/hall.ts';
import { wornTwice } from './walkOn.ts';
import { awayFrom, whoDances } from './whoDances.ts';

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

/** A final that was started without 104, and to which 98 has come late. */
function finalIn(state: RoundState) {
  const { event } = scheduled('Waltz', couples);
  const round = buildRound(0, couples, {
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
  return whoDances(event, round).map(({ number }) => number);
};

describe('who dances a round', () => {
  test.each(ROUND_STATES.filter((state) => !['running', 'marked', 'posted'].includes(state)))(
    'before it has begun (%s): all its couples, whatever the deck has said of them',
    (state) => {
      expect(numbers(state)).toEqual(['98', '104', '150', '212']);
    },
  );

  test.each(['running', 'marked', 'posted'] as const)(
    'since it has begun (%s): those it was started with, and those who came late',
    (state) => {
      expect(numbers(state)).toEqual(['98', '150', '212']);
      const { event, round } = finalIn(state);
      expect(couplesIn(round)).toBe(3);
      expect(awayFrom(event, round).map(({ number }) => number)).toEqual(['104']);
    },
  );

  test('presence is only the word of the deck: the start decides', () => {
    const { event, round } = finalIn('running');
    expect(lineUpOf(event, round).missing.map(({ number }) => number)).toEqual(['98']);
    expect(numbers('running')).toContain('98');
  });

  test('a number that one who is away wears is worn once on the floor', () => {
    const twin = buildCouple(104, 'Ida', 'Jo', { id: entryKey('twin') });
    const { event, round } = finalIn('running');
    const both = { ...event, entries: [...event.entries, twin] };
    const placed = { ...round, entries: [...round.entries, { id: twin.id, heats: [1] }] };
    expect(wornTwice(both, placed)).toEqual([]);
    expect(whoDances(both, placed).filter(({ number }) => number === '104')).toHaveLength(1);
  });

  test('with the heat of the dance that is asked for', () => {
    const { event, round } = finalIn('running');
    const drawn = { ...round, entries: round.entries.map((place) => ({ ...place, heats: [1, 2] })) };
    expect(whoDances(event, drawn, 1).map(({ heat }) => heat)).toEqual([2, 2, 2]);
  });
});
