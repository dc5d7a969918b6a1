import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Entry, RoundEntry } from '../../competition.ts';
import { DANCES } from '../../event/dances.ts';
import { calculateHeatSizes } from '../../round/heats.ts';
import { DRAW_BY_NUMBER, findClashes, drawHeats, type DrawOptions } from './draw.ts';
import { buildEntries, buildEntry, buildPlannedEvent } from '../testing/plans.ts';
import { limitRuns } from '../../testing/tries.ts';

const idsOf = (entries: readonly Entry[]) => entries.map(({ id }) => id);

const drawn = (entries: readonly Entry[], heats: number, wishes: DrawOptions = DRAW_BY_NUMBER, dances = 1) =>
  drawHeats({ entries, dances: DANCES.Standard.slice(0, dances) }, idsOf(entries), heats, wishes);

const sizes = (round: readonly RoundEntry[], dance = 0): readonly number[] => {
  const heats = round.map(({ heats: its }) => its[dance] ?? its[0] ?? 1);
  return Array.from(
    { length: Math.max(0, ...heats) },
    (_, at) => heats.filter((heat) => heat === at + 1).length,
  );
};

const clashes = (entries: readonly Entry[], round: readonly RoundEntry[]) => {
  const event = buildPlannedEvent('Gold Waltz', [{}], { entries });
  const [final] = event.rounds;
  if (final === undefined) throw new Error('a final');
  return findClashes(event, { ...final, entries: round });
};

const byChance = (seed: number, eachDance = false): DrawOptions => ({
  order: { kind: 'byChance', seed, eachDance },
  schoolsApart: false,
});

describe('even heats', () => {
  test.each([
    { couples: 110, heats: 6, split: [19, 19, 18, 18, 18, 18] },
    { couples: 94, heats: 5, split: [19, 19, 19, 19, 18] },
    { couples: 1, heats: 1, split: [1] },
    { couples: 0, heats: 2, split: [] },
    { couples: 2, heats: 5, split: [1, 1] },
    { couples: 6, heats: 0, split: [6] },
  ])(
    'the draw makes even heats: $couples couples in $heats heats give $split',
    ({ couples, heats, split }) => {
      expect(sizes(drawn(buildEntries(couples), heats))).toEqual(split);
      expect(sizes(drawn(buildEntries(couples), heats, byChance(1)))).toEqual(split);
      expect(sizes(drawn(buildEntries(couples), heats, { ...byChance(1), schoolsApart: true }))).toEqual(
        split,
      );
    },
  );

  test('a draw by number puts the lowest numbers first and couples without a number last', () => {
    const entries = [buildEntry(9, { number: undefined }), ...buildEntries(3).toReversed()];
    expect(drawn(entries, 2).map(({ id, heats }) => [id, heats[0]])).toEqual([
      ['c101', 1],
      ['c102', 1],
      ['c103', 2],
      ['c9', 2],
    ]);
  });
});

describe('a random draw', () => {
  const entries = buildEntries(40);

  test('a random draw repeats for the same seed, and differs for another', () => {
    expect(drawn(entries, 2, byChance(7))).toEqual(drawn(entries, 2, byChance(7)));
    expect(drawn(entries, 2, byChance(7))).not.toEqual(drawn(entries, 2, byChance(8)));
  });

  test('a random draw is made once for all dances, or for each dance', () => {
    expect(drawn(entries, 2, byChance(7), 3)[0]?.heats).toHaveLength(1);
    const each = drawn(entries, 2, byChance(7, true), 3);
    expect(each.every(({ heats }) => heats.length === 3)).toBe(true);
    expect([0, 1, 2].map((dance) => sizes(each, dance))).toEqual([
      [20, 20],
      [20, 20],
      [20, 20],
    ]);
    expect(each.map(({ heats }) => heats[0])).not.toEqual(each.map(({ heats }) => heats[1]));
  });
});

describe('a person in two couples', () => {
  test('a person matched by name in two couples dances in two heats, and the others stay in order of number', () => {
    const entries = buildEntries(6).with(1, buildEntry(102, { leadName: 'lead  101 ' }));
    const round = drawn(entries, 2);
    expect(clashes(entries, round)).toEqual([]);
    expect(round.map(({ heats }) => heats[0])).toEqual([1, 2, 1, 1, 2, 2]);
  });

  test('a person in two couples is identified by id, and two people with one name stay two people', () => {
    const sameId = [buildEntry(101, { leadId: 'k1' }), buildEntry(102, { leadName: 'Nick', leadId: 'k1' })];
    expect(drawn(sameId, 2).map(({ heats }) => heats[0])).toEqual([1, 2]);
    expect(clashes(sameId, drawn(sameId, 1))).toEqual([['c101', 'c102']]);
    const namesakes = [
      buildEntry(101, { leadName: 'Wei Chen', leadId: 'k1' }),
      buildEntry(102, { leadName: 'Wei Chen', leadId: 'k2' }),
    ];
    expect(clashes(namesakes, drawn(namesakes, 1))).toEqual([]);
  });

  test('a person may lead in one couple and follow in another of the same round', () => {
    const entries = buildEntries(4).with(1, buildEntry(102, { followName: 'Lead 101' }));
    expect(clashes(entries, drawn(entries, 2))).toEqual([]);
  });

  test('couples known only by number, and partners still to be found, are not kept apart in the draw', () => {
    const dummy = { leadName: 'dummy', followName: 'dummy', placeholder: true };
    const entries = [
      buildEntry(101, dummy),
      buildEntry(102, dummy),
      buildEntry(103, { followName: 'TBA' }),
      buildEntry(104, { followName: 'TBA' }),
    ];
    expect(clashes(entries, drawn(entries, 1))).toEqual([]);
  });

  test('two couples with withheld names may share a heat', () => {
    const entries = [
      buildEntry(101, { followName: 'Name withheld' }),
      buildEntry(102, { followName: 'Name withheld', followId: 'k2' }),
      buildEntry(103, { followName: 'name Withheld' }),
    ];
    expect(clashes(entries, drawn(entries, 1))).toEqual([]);
    const busy = buildEntry(104, { followName: 'Name withheld', followId: 'k2' });
    expect(clashes([...entries, busy], drawn([...entries, busy], 1))).toEqual([['c102', 'c104']]);
  });

  test('a person in more couples than heats clashes as rarely as possible, and heats stay even', () => {
    const entries = buildEntries(6).map((entry, at) => (at < 3 ? { ...entry, leadName: 'Busy' } : entry));
    const round = drawn(entries, 2);
    expect(clashes(entries, round)).toHaveLength(1);
    expect(sizes(round)).toEqual([3, 3]);

    const busier = buildEntries(9).map((entry, at) => (at < 5 ? { ...entry, leadName: 'Busy' } : entry));
    // The five couples split into two, two and one: a pair in two of the heats.
    expect(clashes(busier, drawn(busier, 3))).toHaveLength(2);
    expect(sizes(drawn(busier, 3))).toEqual([3, 3, 3]);
  });

  /** Tries every split of the couples over these heats until one has no clash. */
  const canBeAvoided = (entries: readonly Entry[], heats: number): boolean => {
    const room = [...calculateHeatSizes(entries.length, heats)];
    const people = room.map(() => new Set<string>());
    const place = (at: number): boolean => {
      const entry = entries[at];
      if (entry === undefined) return true;
      return room.some((free, heat) => {
        const there = people[heat];
        if (free === 0 || there === undefined || there.has(entry.leadName) || there.has(entry.followName))
          return false;
        room[heat] = free - 1;
        there.add(entry.leadName).add(entry.followName);
        if (place(at + 1)) return true;
        room[heat] = free;
        there.delete(entry.leadName);
        there.delete(entry.followName);
        return false;
      });
    };
    return place(0);
  };

  const couplesOfFewPeople = fc
    .array(fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 4 })), { minLength: 1, maxLength: 9 })
    .map((pairs) =>
      pairs.map(([lead, follow], at) =>
        buildEntry(101 + at, { leadName: `L${lead}`, followName: `F${follow}` }),
      ),
    );

  test('a person in two couples never shares a heat if any split avoids it', () => {
    fc.assert(
      fc.property(couplesOfFewPeople, fc.integer({ min: 1, max: 5 }), fc.nat(), (entries, heats, seed) => {
        for (const wishes of [DRAW_BY_NUMBER, byChance(seed), { ...DRAW_BY_NUMBER, schoolsApart: true }]) {
          const round = drawn(entries, heats, wishes);
          expect(sizes(round)).toEqual(calculateHeatSizes(entries.length, heats));
          expect(clashes(entries, round).length === 0).toBe(canBeAvoided(entries, heats));
        }
      }),
      limitRuns(1_000),
    );
  });
});

describe('schools kept apart', () => {
  test('the draw spreads each school over the heats as evenly as possible', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 4 }), { maxLength: 60 }),
        fc.integer({ min: 1, max: 6 }),
        (schools, heats) => {
          const entries = schools.map((school, at) =>
            buildEntry(101 + at, { affiliation: `School ${school}` }),
          );
          const round = drawn(entries, heats, { ...DRAW_BY_NUMBER, schoolsApart: true });
          expect(sizes(round)).toEqual(entries.length === 0 ? [] : calculateHeatSizes(entries.length, heats));
          const used = calculateHeatSizes(entries.length, heats).length;
          const schoolOf = new Map(entries.map(({ id, affiliation }) => [id, affiliation]));
          for (const school of new Set(schoolOf.values())) {
            const here = Array.from(
              { length: used },
              (_, at) =>
                round.filter(({ id, heats: [heat] }) => schoolOf.get(id) === school && heat === at + 1)
                  .length,
            );
            expect(Math.max(...here) - Math.min(...here)).toBeLessThanOrEqual(1);
          }
        },
      ),
      limitRuns(500),
    );
  });
});
