import { describe, expect, test } from 'vitest';
import type { Level } from '../event/terms.ts';
import { sampleCases } from '../testing/tries.ts';
import { toCompetitionEvents, toJudges, generateCompetition, type MadeUpCompetition } from './competition.ts';
import type { ProfileName } from './profile.ts';

const SEEDS = [1, ...sampleCases(Array.from({ length: 19 }, (_, seed) => seed + 2))];
const OPENS = 1_700_000_000_000;
const DAY = 86_400_000;

/** Generate each competition once; the tests only read it. */
const MADE: Record<ProfileName, readonly MadeUpCompetition[]> = {
  S: SEEDS.map((seed) => generateCompetition('S', seed, OPENS)),
  L: SEEDS.map((seed) => generateCompetition('L', seed, OPENS)),
};
const ALL = [...MADE.S, ...MADE.L];

const BOUNDS: Record<ProfileName, Partial<Record<Level, readonly [number, number]>>> = {
  S: {
    Newcomer: [9, 14],
    Bronze: [18, 38],
    Silver: [20, 38],
    Gold: [10, 24],
    Novice: [3, 14],
    Prechamp: [0, 11],
    Open: [2, 8],
    Syllabus: [15, 32],
  },
  L: {
    Newcomer: [90, 94],
    Bronze: [60, 72],
    Silver: [45, 47],
    Gold: [33, 35],
    Novice: [24, 24],
    Prechamp: [20, 20],
    Championship: [17, 17],
    Syllabus: [40, 50],
  },
};

/** Every appearance of a person, with event, role and partner. */
const appearances = ({ events }: MadeUpCompetition) =>
  events.flatMap((event) =>
    event.entries.flatMap(({ leadId, followId }) => [
      { event, person: leadId, role: 'lead', partner: followId },
      { event, person: followId, role: 'follow', partner: leadId },
    ]),
  );

function grouped<T>(list: readonly T[], key: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
  return groups;
}

const distinct = (list: readonly unknown[]): number => new Set(list).size;
const shareOf = <T>(groups: Iterable<T>, fits: (one: T) => boolean): number => {
  const all = [...groups];
  return all.filter(fits).length / all.length;
};

describe('a generated competition', () => {
  test.each([
    { profile: 'S', people: 200, events: 54, entries: 926, schools: 22, judges: 9, empty: 2 },
    { profile: 'L', people: 900, events: 59, entries: 3200, schools: 67, judges: 12, empty: 0 },
  ] as const)(
    'a generated competition with profile $profile has its people, events, entries and officials, for 20 seeds',
    (wanted) => {
      for (const made of MADE[wanted.profile]) {
        const sizes = made.events.map(({ entries }) => entries.length);
        expect(distinct(appearances(made).map(({ person }) => person))).toBe(wanted.people);
        expect(made.dancers).toHaveLength(wanted.people);
        expect(distinct(made.events.map(({ key }) => key))).toBe(wanted.events);
        expect(Math.abs(sizes.reduce((sum, size) => sum + size, 0) - wanted.entries)).toBeLessThanOrEqual(5);
        expect(sizes.filter((size) => size === 0)).toHaveLength(wanted.empty);
        expect(made.schools).toHaveLength(wanted.schools);
        expect(toJudges(made)).toHaveLength(wanted.judges);
        for (const role of ['Chairman of Judges', 'Scrutineer', 'MC'])
          expect(made.officials.filter((official) => official.role === role)).toHaveLength(1);
      }
    },
  );

  test('every field of a generated competition fits its size limit', () => {
    for (const made of ALL)
      for (const { name, level, entries } of made.events) {
        const [least, most] = BOUNDS[made.profile][level] ?? [0, 0];
        if (made.profile === 'S' && level === 'Prechamp' && entries.length === 0) continue;
        expect([name, entries.length >= least, entries.length <= most]).toEqual([name, true, true]);
      }
  });

  test('a seed always generates the same competition, and another seed a different one', () => {
    expect(generateCompetition('S', 1, OPENS)).toEqual(MADE.S[0]);
    expect(generateCompetition('L', 1, OPENS)).toEqual(MADE.L[0]);
    expect(generateCompetition('S', 2, OPENS)).not.toEqual(MADE.S[0]);
  });

  test('no person of a generated competition is in an event twice, in either role', () => {
    for (const made of ALL)
      for (const ofEvent of grouped(appearances(made), ({ event }) => event.key).values())
        expect(distinct(ofEvent.map(({ person }) => person))).toBe(ofEvent.length);
  });

  test('entry ids of a generated competition are unique, and every lead has one number of their own', () => {
    for (const { events } of ALL) {
      const entries = events.flatMap((event) => event.entries);
      expect(distinct(entries.map(({ id }) => id))).toBe(entries.length);
      const pairs = new Set(entries.map(({ leadId, number }) => `${leadId} ${number}`));
      expect(pairs.size).toBe(distinct(entries.map(({ leadId }) => leadId)));
      expect(pairs.size).toBe(distinct(entries.map(({ number }) => number)));
    }
  });

  test('one in twenty generated dancers dances both roles, one in five has a second partner, and three in ten come alone', () => {
    for (const made of ALL) {
      const people = grouped(appearances(made), ({ person }) => person);
      const both = shareOf(people.values(), (all) => distinct(all.map(({ role }) => role)) === 2);
      const several = shareOf(people.values(), (all) => distinct(all.map(({ partner }) => partner)) > 1);
      expect(both).toBeGreaterThan(0.03);
      expect(both).toBeLessThan(0.07);
      expect(several).toBeGreaterThan(0.18);
      expect(several).toBeLessThan(0.24);
      expect(made.tba.length / made.dancers.length).toBeCloseTo(0.3, 1);
    }
  });

  test('generated dancers matched at the TBA desk dance with their match', () => {
    for (const made of ALL)
      for (const { dancer, matchedWith, as } of made.tba)
        expect(
          made.events.some(({ entries }) =>
            entries.some(
              ({ leadId, followId }) =>
                (as === 'lead' ? leadId : followId) === dancer && [leadId, followId].includes(matchedWith),
            ),
          ),
        ).toBe(true);
  });

  test('half of the generated dancers enter six to eight events, and none more than 28', () => {
    for (const made of ALL) {
      const counts = [...grouped(appearances(made), ({ person }) => person).values()]
        .map((all) => all.length)
        .toSorted((a, b) => a - b);
      const median = counts[counts.length >> 1];
      expect(median).toBeGreaterThanOrEqual(6);
      expect(median).toBeLessThanOrEqual(9);
      expect(counts.at(-1)).toBeLessThanOrEqual(28);
    }
  });

  test('about half of the generated dancers of a style enter one level, and half enter two', () => {
    for (const made of ALL) {
      const inStyle = grouped(
        appearances(made).filter(({ event }) => event.level !== 'Syllabus'),
        ({ person, event }) => `${person} ${event.style}`,
      );
      const levels = [...inStyle.values()].map((all) => distinct(all.map(({ event }) => event.level)));
      for (const count of [1, 2]) {
        const share = shareOf(levels, (n) => n === count);
        expect(share).toBeGreaterThan(0.3);
        expect(share).toBeLessThan(0.66);
      }
    }
  });

  test('registration of a generated competition is open for 43 days, and the last week is the busiest', () => {
    for (const { events } of ALL) {
      const days = events.flatMap(({ entries }) =>
        entries.map(({ registeredTime }) => Math.floor((registeredTime - OPENS) / DAY)),
      );
      expect(Math.min(...days)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...days)).toBeLessThan(43);
      const weeks = Array.from(
        { length: 6 },
        (_, week) => days.filter((day) => Math.floor((day - 1) / 7) === week).length,
      );
      expect(Math.max(...weeks)).toBe(weeks.at(-1));
    }
  });

  test('generated names come from many languages, and each is used once', () => {
    for (const made of ALL) {
      const names = [...made.dancers, ...made.officials].map(({ name }) => name);
      expect(distinct(names)).toBe(names.length);
      expect(names.some((name) => /[^\p{ASCII}]/u.test(name))).toBe(true);
      expect(names.some((name) => name.includes('-'))).toBe(true);
      expect(names.every((name) => name.trim() === name && name !== '')).toBe(true);
    }
    const everybody = MADE.L.flatMap(({ dancers }) => dancers.map(({ name }) => name));
    expect(everybody.some((name) => !name.includes(' '))).toBe(true);
    expect(everybody.some((name) => / (de|van|von|da|del) /.test(name))).toBe(true);
    expect(Math.max(...everybody.map((name) => name.length))).toBeGreaterThan(30);
  });

  test('some generated judges have taught at a school that takes part', () => {
    for (const made of ALL)
      for (const { role, school } of made.officials)
        if (school !== undefined) expect([role, made.schools.includes(school)]).toEqual(['Judge', true]);
    expect(ALL.some((made) => made.officials.some(({ school }) => school !== undefined))).toBe(true);
  });

  test('the events of a generated competition have no rounds yet', () => {
    const [made] = MADE.S;
    if (made === undefined) throw new Error('no competition');
    const events = toCompetitionEvents(made);
    expect(events.map(({ key }) => key)).toEqual(made.events.map(({ key }) => key));
    expect(events.flatMap(({ rounds }) => rounds)).toEqual([]);
    expect(events.flatMap(({ entries }) => entries.filter(({ placeholder }) => placeholder))).toEqual([]);
  });
});
