import { buildTestRound, type RoundInput } from '../../testing/round.ts';
import type { EventStyle } from '../../event/terms.ts';
import { describe, expect, test } from 'vitest';
import type { CompetitionEvent, Entry } from '../../competition.ts';
import { parseEntryId, createEventKey } from '../../ids.ts';
import { parseCouple } from '../../testing/published.ts';
import { findConflicts, DEFAULT_CONFLICT_LIMITS, type ConflictLimits } from './conflicts.ts';
import { createPlan, type Block, type Plan } from '../plan/plan.ts';
import { buildNamedBlock, buildMadeUpDay, MINUTE, MORNING } from '../testing/madeUpDay.ts';
import { calculateTimes } from '../times/times.ts';
import { DEFAULT_TIMING } from '../times/timing.ts';

type Pair = readonly [lead: string, follow: string, number: number];

function entry([leadName, followName, number]: Pair, event: string): Entry {
  const id = parseEntryId(`${event}-${number}-${followName}`);
  if (id === undefined) throw new Error('no entry id');
  return {
    id,
    number: parseCouple(number),
    leadName,
    followName,
    affiliation: 'Fernhollow College',
    placeholder: false,
    checkedIn: new Map(),
  };
}

/** An event of one dance with its first round drawn; its rounds are at these positions of the day. */
function event(
  name: string,
  style: EventStyle,
  pairs: readonly Pair[],
  { places, ...over }: RoundInput & { places: readonly number[] },
): CompetitionEvent {
  const entries = pairs.map((pair) => entry(pair, name));
  return {
    key: createEventKey(name),
    name,
    level: 'Bronze',
    style,
    dances: ['Waltz'],
    entries,
    rounds: places.map((scheduleIndex, number) =>
      buildTestRound({
        ...over,
        number,
        scheduleIndex,
        entries: number === places.length - 1 ? entries.map(({ id }) => ({ id, heats: [1] })) : [],
      }),
    ),
  };
}

const ANA_BO: Pair = ['Bo Lind', 'Ana Sousa', 101];
const CY_DEE: Pair = ['Cy Hale', 'Dee Okoro', 102];

const TIMING = { ...DEFAULT_TIMING, hours: [{ from: MORNING, to: MORNING + 36e5 }] };
const found = (
  events: readonly CompetitionEvent[],
  blocks: readonly Block[] = [],
  limits: ConflictLimits = DEFAULT_CONFLICT_LIMITS,
) => {
  const plan: Plan = createPlan(events, blocks, () => false);
  return findConflicts(plan, calculateTimes(plan, TIMING).items, limits);
};

const kindsOf = (conflicts: ReturnType<typeof found>): readonly string[] => conflicts.map(({ kind }) => kind);

describe('no rest', () => {
  test('a couple in two consecutive rounds is reported once, with both names', () => {
    const conflicts = found([
      event('Waltz', 'Smooth', [ANA_BO, CY_DEE], { places: [0] }),
      event('Tango', 'Smooth', [ANA_BO], { places: [1] }),
    ]);
    expect(conflicts).toEqual([
      {
        kind: 'noRest',
        items: [
          { kind: 'round', event: 'Waltz', round: 0 },
          { kind: 'round', event: 'Tango', round: 0 },
        ],
        minutes: expect.closeTo(1 / 3, 3),
        sure: true,
        who: [
          {
            names: ['Bo Lind', 'Ana Sousa'],
            dances: [
              { role: 'lead', number: '101' },
              { role: 'lead', number: '101' },
            ],
          },
        ],
      },
    ]);
  });

  test('a couple in three rounds in a row is one conflict, and a limit of three ignores two in a row', () => {
    const events = ['Waltz', 'Tango', 'Foxtrot'].map((name, at) =>
      event(name, 'Smooth', [ANA_BO], { places: [at] }),
    );
    expect(found(events).map(({ items }) => items.length)).toEqual([3]);
    const threes = { ...DEFAULT_CONFLICT_LIMITS, roundsInARow: 3 };
    expect(found(events, [], threes)).toHaveLength(1);
    expect(found(events.slice(0, 2), [], threes)).toEqual([]);
  });

  test('a round in between or a break is a rest for a couple, and a skipped round is not', () => {
    const [waltz, tango] = [
      event('Waltz', 'Smooth', [ANA_BO], { places: [0] }),
      event('Tango', 'Smooth', [ANA_BO], { places: [2] }),
    ];
    expect(found([waltz, event('Foxtrot', 'Smooth', [CY_DEE], { places: [1] }), tango])).toEqual([]);
    expect(found([waltz, tango], [buildNamedBlock('Break', { scheduleIndex: 1, minutes: 5 })])).toEqual([]);
    const skipped = event('Foxtrot', 'Smooth', [CY_DEE], { places: [1], state: 'skipped' });
    expect(kindsOf(found([waltz, skipped, tango]))).toEqual(['noRest']);
  });
});

describe('on the floor twice', () => {
  test('a person who leads in one round and follows in the other, minutes apart, is reported', () => {
    const conflicts = found([
      event('Waltz', 'Smooth', [['Gabi Reed', 'Ana Sousa', 126]], { places: [0] }),
      event('Foxtrot', 'Smooth', [CY_DEE], { places: [1] }),
      event('Tango', 'Smooth', [['Bo Lind', 'Gabi Reed', 143]], { places: [2] }),
    ]);
    expect(conflicts).toHaveLength(1);
    expect(conflicts[0]).toMatchObject({
      kind: 'onFloorTwice',
      who: [
        {
          names: ['Gabi Reed'],
          dances: [
            { role: 'lead', number: '126' },
            { role: 'follow', number: '143' },
          ],
        },
      ],
    });
    expect(conflicts[0]?.minutes).toBeCloseTo(1.5 + 2 / 3, 3);
  });

  test('a person in two rounds with overlapping planned times is reported', () => {
    const conflicts = found([
      event('Waltz', 'Smooth', [ANA_BO], { places: [0], startTime: MORNING }),
      event('Tango', 'Smooth', [ANA_BO], { places: [1], startTime: MORNING + MINUTE }),
    ]);
    expect(kindsOf(conflicts)).toEqual(['onFloorTwice', 'noRest']);
    expect(conflicts[0]?.minutes).toBeCloseTo(-0.5, 3);
  });

  test('people are compared by normalized name, and by id if both ids are known', () => {
    const waltz = event('Waltz', 'Smooth', [['José  Núñez', 'Ana Sousa', 1]], { places: [0] });
    const tango = event('Tango', 'Smooth', [['Cy Hale', 'josé Nu\u0301n\u0303ez', 2]], { places: [1] });
    expect(kindsOf(found([waltz, tango]))).toEqual(['onFloorTwice', 'noRest']);
    const withIds = (one: CompetitionEvent, ids: Partial<Entry>): CompetitionEvent => ({
      ...one,
      entries: one.entries.map((entry) => ({ ...entry, ...ids })),
    });
    expect(found([withIds(waltz, { leadId: 'd1' }), withIds(tango, { followId: 'd2' })])).toEqual([]);
  });
});

describe('costumes', () => {
  test('a change from Smooth to Latin in less than a quarter of an hour is reported', () => {
    const conflicts = found([
      event('Waltz', 'Smooth', [ANA_BO, CY_DEE], { places: [0] }),
      event('Samba', 'Latin', [ANA_BO, CY_DEE], { places: [2] }),
      event('Break', 'Smooth', [['Eve Ito', 'Fay Ng', 9]], { places: [1] }),
    ]);
    expect(conflicts.map(({ kind, who }) => [kind, who.length])).toEqual([['costumeChange', 2]]);
  });

  test('a change of costume with enough time, or into the same clothes, is no conflict', () => {
    const waltz = event('Waltz', 'Smooth', [ANA_BO], { places: [0] });
    const pause = buildNamedBlock('Costume break', { scheduleIndex: 1, minutes: 15 });
    expect(found([waltz, event('Samba', 'Latin', [ANA_BO], { places: [2] })], [pause])).toEqual([]);
    expect(
      found(
        [waltz, event('Standard Waltz', 'Standard', [ANA_BO], { places: [2] })],
        [{ ...pause, minutes: 2 }],
      ),
    ).toEqual([]);
  });
});

describe('people counted', () => {
  test('couples known only by number, and partners not found yet, are in no conflict', () => {
    const unknown = (name: string, place: number, placeholder: boolean) => {
      const who: Pair = placeholder ? ['Number 7', 'its follow', 7] : ['TBA', 'tba', 7];
      const one = event(name, 'Smooth', [who], { places: [place] });
      return { ...one, entries: one.entries.map((entry) => ({ ...entry, placeholder })) };
    };
    expect(found([unknown('Waltz', 0, false), unknown('Tango', 1, false)])).toEqual([]);
    expect(found([unknown('Waltz', 0, true), unknown('Tango', 1, true)])).toEqual([]);
  });

  test.each(['Name withheld', 'NAME  withheld', 'TBA', 'dummy', ''])(
    'two dancers called “%s” are two people in the conflicts',
    (name) => {
      const one = event('Waltz', 'Smooth', [['Bo Lind', name, 101]], { places: [0] });
      const other = event('Tango', 'Smooth', [['Cy Hale', name, 102]], { places: [1] });
      expect(found([one, other])).toEqual([]);
    },
  );

  test('a dancer with a key and a withheld name is one person, distinct from others without a name', () => {
    const withheld = (name: string, lead: string, place: number, followId?: string): CompetitionEvent => {
      const one = event(name, 'Smooth', [[lead, 'Name withheld', 101 + place]], { places: [place] });
      return followId === undefined
        ? one
        : { ...one, entries: one.entries.map((entry) => ({ ...entry, followId })) };
    };
    expect(found([withheld('Waltz', 'Bo Lind', 0, 'k1'), withheld('Tango', 'Cy Hale', 1)])).toEqual([]);
    const [conflict] = found([withheld('Waltz', 'Bo Lind', 0, 'k1'), withheld('Tango', 'Cy Hale', 1, 'k1')]);
    expect(conflict?.kind).toBe('noRest');
  });

  test('a conflict in a later round is not certain before the previous one is posted', () => {
    const seven = Array.from({ length: 7 }, (_, at): Pair => [`Lead ${at}`, `Follow ${at}`, 101 + at]);
    const two = event('Waltz', 'Smooth', seven, { places: [1, 0] });
    const [conflict] = found([two]);
    expect(conflict).toMatchObject({ kind: 'noRest', sure: false });
    expect(conflict?.who).toHaveLength(7);
    const posted: CompetitionEvent = {
      ...two,
      rounds: two.rounds.map((round) =>
        round.number === 1
          ? buildTestRound({ ...round, state: 'running', startedAt: MORNING })
          : { ...round, entries: two.entries.slice(0, 6).map(({ id }) => ({ id, heats: [1] })) },
      ),
    };
    const [known] = found([posted]);
    expect(known).toMatchObject({ sure: true });
    expect(known?.who).toHaveLength(6);
  });

  test('finished rounds have no conflicts', () => {
    const over = [
      event('Waltz', 'Smooth', [['Gabi Reed', 'Ana Sousa', 126]], {
        places: [0],
        state: 'posted',
        startedAt: MORNING,
      }),
      event('Samba', 'Latin', [['Bo Lind', 'Gabi Reed', 143]], {
        places: [1],
        state: 'marked',
        startedAt: MORNING + 2 * MINUTE,
      }),
    ];
    expect(found(over)).toEqual([]);
  });
});

test('conflicts are sorted with the worst first, and each conflict of a generated day has people and rounds', () => {
  const { plan, timing } = buildMadeUpDay('L', 1);
  const conflicts = findConflicts(plan, calculateTimes(plan, timing).items);
  const order = ['onFloorTwice', 'costumeChange', 'noRest'];
  const ranks = conflicts.map(({ kind, sure }) => 2 * order.indexOf(kind) + (sure ? 0 : 1));
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  const odd = conflicts.filter(
    ({ items, who }) =>
      items.length < 2 ||
      who.length === 0 ||
      who.some(
        ({ names, dances }) => names.length === 0 || names.length > 2 || dances.length !== items.length,
      ),
  );
  expect(odd).toEqual([]);
});
