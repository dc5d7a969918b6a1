import { describe, expect, test } from 'vitest';
import type { EligibilityRules } from './rules.ts';
import { buildLevelTable } from './levelTable.ts';
import { buildPointsTable } from './pointsTable.ts';
import { ELIGIBILITY_PRESETS, type EligibilityPresetName } from './presets.ts';
import { enterAsLead, formatWarningTexts } from './testing/people.ts';

/** 'Silver: Gold, Novice (with another: Bronze)' */
const besideOf = (rules: EligibilityRules) =>
  buildLevelTable(rules).map(
    ({ level, beside, besideWithOthers }) =>
      `${level}: ${beside.join(' ')}${besideWithOthers.length > 0 ? ` (${besideWithOthers.join(' ')})` : ''}`,
  );

describe('levels allowed beside another', () => {
  test('the Princeton table allows a second level from Silver up, and a lower one with another partner', () => {
    expect(besideOf(ELIGIBILITY_PRESETS.princeton)).toEqual([
      'Newcomer:  (Bronze)',
      'Bronze:  (Newcomer Silver)',
      'Silver: Gold (Bronze)',
      'Gold: Silver Novice',
      'Novice: Gold Prechamp',
      'Prechamp: Novice Championship',
      'Championship: Prechamp',
    ]);
  });

  test('the Columbia table has no level adjacent to Novice', () => {
    expect(besideOf(ELIGIBILITY_PRESETS.columbia)).toEqual([
      'Newcomer: ',
      'Bronze: ',
      'Silver: Gold',
      'Gold: Silver Prechamp',
      'Novice: ',
      'Prechamp: Gold Championship',
      'Championship: Prechamp',
    ]);
  });

  test('the table of adjacent levels lists only the competition’s levels', () => {
    expect(
      besideOf({ ...ELIGIBILITY_PRESETS.illinois, levelsHere: ['Bronze', 'Silver', 'Prechamp'] }),
    ).toEqual(['Bronze: Silver', 'Silver: Bronze Prechamp', 'Prechamp: Silver']);
  });

  test.each(Object.keys(ELIGIBILITY_PRESETS) as EligibilityPresetName[])(
    'the table of adjacent levels agrees with the warnings (%s)',
    (preset) => {
      const {
        mostEntries: _,
        costumesFrom: __,
        ...rules
      } = { mostEntries: 0, costumesFrom: 0, ...ELIGIBILITY_PRESETS[preset] };
      for (const { level, beside } of buildLevelTable(rules))
        for (const { level: other } of buildLevelTable(rules).filter((row) => row.level !== level)) {
          const entered = enterAsLead('Ann', 'Bo', `${level} Latin Rumba`, `${other} Latin Rumba`);
          expect([other, beside.includes(other)]).toEqual([
            other,
            formatWarningTexts(rules, entered).length === 0,
          ]);
        }
    },
  );
});

test('a limit on styles, entries or costumes does not change the adjacent levels', () => {
  const levels = { per: 'style', span: 2 } as const;
  const few = {
    levels,
    styles: ['Latin'],
    mostEntries: { entries: 1 },
    costumesFrom: { level: 'Gold' },
  } as const;
  expect(buildLevelTable(few)).toEqual(buildLevelTable({ levels }));
});

test('the points table names the condition that closes a level', () => {
  const rules = {
    timeLimits: [{ level: 'Newcomer', months: 12 }],
    closings: [{ level: 'Novice', at: 'Championship', by: 'entry' }],
    points: { scheme: 'YCN', byRole: false, checkedAfterwards: false },
  } as const;
  expect(buildLevelTable(rules).map(({ openUntil }) => openUntil)).toEqual([
    [
      { kind: 'months', months: 12 },
      { kind: 'points', points: 7 },
    ],
    ...Array.from({ length: 3 }, () => [{ kind: 'points', points: 7 }]),
    [
      { kind: 'points', points: 7 },
      { kind: 'closing', closing: rules.closings[0] },
    ],
    [{ kind: 'points', points: 7 }],
    [],
  ]);
});

test('the table lists the points for each place', () => {
  const rows = buildPointsTable({ scheme: 'YCN', byRole: false, checkedAfterwards: false });
  expect(rows.map(({ levelsBelow, roundsBefore, points }) => [levelsBelow, roundsBefore, ...points])).toEqual(
    [
      [0, 1, 3, 2, 1, 0],
      [0, 2, 3, 2, 1, 1],
      [1, 1, 6, 4, 2, 0],
      [1, 2, 6, 4, 2, 2],
      [2, 1, 7, 7, 7, 7],
    ],
  );
});
