import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DANCES } from '../event/dances.ts';
import { limitRuns } from '../testing/tries.ts';
import type { PastEvent } from './dancer.ts';
import { RUNGS, findRung, type Rung } from './ladder.ts';
import { POINT_OUT_THRESHOLD, countPoints, countPointsInStyle } from './points.ts';
import { parseLevel } from '../event/terms.ts';

const YCN = { scheme: 'YCN', byRole: false, checkedAfterwards: false } as const;
const FAIR = { ...YCN, scheme: 'Fair Level' } as const;

const danced = (
  level: Rung,
  place: number,
  roundsBefore: number,
  more: Partial<PastEvent> = {},
): PastEvent => ({
  level,
  style: 'Standard',
  dances: ['Waltz'],
  place,
  roundsBefore,
  ...more,
});

const waltzAt = (level: Rung, past: readonly PastEvent[], how: typeof YCN | typeof FAIR = YCN): number =>
  countPoints('Waltz', { style: 'Standard', level, role: 'lead', noviceApart: false }, past, how);

describe('the table of YCN', () => {
  test.each([
    // place   1  2  3  4  5  6  7  8
    ['the level danced, a semi-final was held', 'Silver', 1, [3, 2, 1, 0, 0, 0, 0, 0]],
    ['the level danced, a quarter-final was held', 'Silver', 2, [3, 2, 1, 1, 1, 1, 0, 0]],
    ['one level below, a semi-final was held', 'Bronze', 1, [6, 4, 2, 0, 0, 0, 0, 0]],
    ['one level below, a quarter-final was held', 'Bronze', 2, [6, 4, 2, 2, 2, 2, 0, 0]],
    ['two levels below, a semi-final was held', 'Newcomer', 1, [7, 7, 7, 7, 7, 7, 0, 0]],
    ['two levels below, more rounds were held', 'Newcomer', 3, [7, 7, 7, 7, 7, 7, 0, 0]],
    ['a level above', 'Gold', 2, [0, 0, 0, 0, 0, 0, 0, 0]],
    ['a straight final', 'Silver', 0, [0, 0, 0, 0, 0, 0, 0, 0]],
    ['a straight final, two levels below', 'Newcomer', 0, [0, 0, 0, 0, 0, 0, 0, 0]],
  ] as const)(
    'under YCN rules, a result in %s earns the points of the table',
    (_, level, roundsBefore, points) => {
      expect(points.map((_, at) => waltzAt(level, [danced('Silver', at + 1, roundsBefore)]))).toEqual(points);
    },
  );

  test('under YCN rules, only finals give points', () => {
    const { place: _, ...unplaced } = danced('Silver', 1, 2);
    expect(waltzAt('Silver', [unplaced])).toBe(0);
  });

  test('under YCN rules, a shared place gives the points of the better place', () => {
    expect(waltzAt('Silver', [danced('Silver', 1.5, 1)])).toBe(3);
  });

  test('under YCN rules, two wins and a third place add up to seven points', () => {
    const past = [danced('Silver', 1, 1), danced('Silver', 1, 2), danced('Silver', 3, 1)];
    expect(waltzAt('Silver', past)).toBe(POINT_OUT_THRESHOLD);
  });

  test('under YCN rules, points count per dance and style', () => {
    const past = [danced('Silver', 1, 1, { dances: ['Tango'] }), danced('Silver', 1, 1, { style: 'Smooth' })];
    expect(waltzAt('Silver', past)).toBe(0);
  });

  test('under YCN rules, a place in a linked event gives points in each of its dances', () => {
    const past = [danced('Silver', 2, 1, { dances: ['Waltz', 'Quickstep'] })];
    const inDance = (dance: 'Waltz' | 'Quickstep' | 'Tango') =>
      countPoints(dance, { style: 'Standard', level: 'Silver', role: 'lead', noviceApart: false }, past, YCN);
    expect([inDance('Waltz'), inDance('Quickstep'), inDance('Tango')]).toEqual([2, 2, 0]);
  });

  test('under YCN rules, Novice is above Gold; as a separate track, Novice results close no syllabus level', () => {
    const past = [danced('Novice', 1, 1)];
    const at = (level: Rung, apart: boolean) =>
      countPoints('Waltz', { style: 'Standard', level, role: 'lead', noviceApart: apart }, past, YCN);
    expect([at('Novice', false), at('Gold', false), at('Silver', false)]).toEqual([3, 6, 7]);
    expect([at('Novice', true), at('Gold', true), at('Silver', true)]).toEqual([3, 0, 0]);
    const champ = [danced('Prechamp', 1, 1)];
    const below = (apart: boolean) =>
      countPoints(
        'Waltz',
        { style: 'Standard', level: 'Gold', role: 'lead', noviceApart: apart },
        champ,
        YCN,
      );
    expect([below(false), below(true)]).toEqual([7, 6]);
  });

  test('if YCN points count by role, wins as a follow close nothing for a lead', () => {
    const past = [danced('Silver', 1, 1, { role: 'follow' }), danced('Silver', 2, 1)];
    const as = (role: 'lead' | 'follow', byRole: boolean) =>
      countPoints('Waltz', { style: 'Standard', level: 'Silver', role, noviceApart: false }, past, {
        ...YCN,
        byRole,
      });
    // A result that does not say its role counts for both.
    expect([as('lead', false), as('lead', true), as('follow', true)]).toEqual([5, 2, 5]);
  });
});

describe('Fair Level', () => {
  test('under Fair Level rules, a syllabus result counts for its dance, an open result for every dance of its style', () => {
    const silver = [danced('Silver', 1, 1, { dances: ['Tango'] })];
    const novice = [danced('Novice', 2, 1, { dances: ['Tango', 'Foxtrot'] })];
    expect(waltzAt('Silver', silver, FAIR)).toBe(0);
    expect([
      waltzAt('Novice', novice, FAIR),
      waltzAt('Gold', novice, FAIR),
      waltzAt('Bronze', novice, FAIR),
    ]).toEqual([2, 4, 7]);
    expect(waltzAt('Novice', novice, YCN)).toBe(0);
  });

  test('under Fair Level rules, only the best result of a split open level counts per competition', () => {
    const split = { competition: 'Beach Ball' };
    const past = [
      danced('Novice', 3, 1, split),
      danced('Novice', 1, 1, split),
      danced('Novice', 2, 1, split),
    ];
    expect(waltzAt('Novice', past, FAIR)).toBe(3);
    expect(waltzAt('Novice', [...past, danced('Novice', 2, 1, { competition: 'Mustang Ball' })], FAIR)).toBe(
      5,
    );
    expect(waltzAt('Novice', past, YCN)).toBe(6);
  });

  test('under Fair Level rules, Nightclub earns no points', () => {
    const past = [danced('Bronze', 1, 2, { style: 'Nightclub', dances: ['Salsa'] })];
    const asked = { style: 'Nightclub', level: 'Bronze', role: 'lead', noviceApart: false } as const;
    expect([countPoints('Salsa', asked, past, FAIR), countPoints('Salsa', asked, past, YCN)]).toEqual([0, 3]);
  });
});

test('under Fair Level rules, a style has the points of its best dance', () => {
  const past = [danced('Prechamp', 1, 1, { dances: ['Waltz', 'Tango'] }), danced('Prechamp', 3, 1)];
  const inStyle = countPointsInStyle(
    { style: 'Standard', level: 'Prechamp', role: 'lead', noviceApart: false },
    past,
    YCN,
  );
  expect(inStyle).toBe(4);
});

test.each([
  ['Beginner', 'Bronze'],
  ['Intermediate', 'Silver'],
  ['Advanced', 'Gold'],
  ['Pre-Bronze', 'Newcomer'],
  ['Pre-Champ', 'Prechamp'],
  ['Champ', 'Championship'],
  ['Open', 'Championship'],
  ['Syllabus', undefined],
  ['Amateur', undefined],
  ['Rookie/Vet', undefined],
])('under Fair Level rules, %s is danced at the level of %s', (called, rung) => {
  expect(findRung(parseLevel(called))).toBe(rung);
});

const anyPast: fc.Arbitrary<PastEvent> = fc.record({
  level: fc.constantFrom(...RUNGS),
  style: fc.constant('Standard'),
  dances: fc.uniqueArray(fc.constantFrom(...DANCES.Standard), { minLength: 1 }),
  place: fc.integer({ min: 1, max: 8 }),
  roundsBefore: fc.integer({ min: 0, max: 4 }),
  competition: fc.constantFrom('one', 'another'),
});

describe('any results', () => {
  const anyHow = fc.record({
    scheme: fc.constantFrom('YCN', 'Fair Level'),
    byRole: fc.boolean(),
    checkedAfterwards: fc.boolean(),
  });

  test('a dancer who pointed out of a level is out of every lower level', () => {
    fc.assert(
      fc.property(fc.array(anyPast, { maxLength: 8 }), anyHow, fc.boolean(), (past, how, apart) => {
        const levels = apart ? RUNGS.filter((level) => level !== 'Novice') : RUNGS;
        const points = levels.map((level) =>
          countPoints('Waltz', { style: 'Standard', level, role: 'lead', noviceApart: apart }, past, how),
        );
        const highestOut = points.findLastIndex((many) => many >= POINT_OUT_THRESHOLD);
        expect(points.slice(0, highestOut + 1).every((many) => many >= POINT_OUT_THRESHOLD)).toBe(true);
      }),
      limitRuns(500),
    );
  });

  test('an additional result never lowers a dancer’s points', () => {
    fc.assert(
      fc.property(
        fc.array(anyPast, { maxLength: 8 }),
        anyPast,
        anyHow,
        fc.boolean(),
        (past, more, how, apart) => {
          const asked = { style: 'Standard', level: 'Bronze', role: 'lead', noviceApart: apart } as const;
          const before = countPoints('Waltz', asked, past, how);
          expect(countPoints('Waltz', asked, [...past, more], how)).toBeGreaterThanOrEqual(before);
        },
      ),
      limitRuns(500),
    );
  });
});
