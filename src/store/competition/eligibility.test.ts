import { describe, expect, test } from 'vitest';
import { ELIGIBILITY_PRESETS, type EligibilityPresetName } from '../../domain/eligibility/presets.ts';
import type { EligibilityRules } from '../../domain/eligibility/rules.ts';
import { saveNextEdition } from './nextEdition.ts';
import { editedEligibility } from './eligibility.ts';

const BY = { uid: 'o', who: 'Olga (organizer)', device: 'laptop', at: 1 };

const savedAndRead = (rules: EligibilityRules, madeFrom = 0) =>
  editedEligibility.path.parse(
    saveNextEdition(BY, editedEligibility, rules, madeFrom).patch['settings/eligibility'],
  );

describe('saved rules', () => {
  test.each(Object.keys(ELIGIBILITY_PRESETS) as EligibilityPresetName[])(
    'eligibility rules for %s are read as they were saved',
    (preset) => {
      expect(savedAndRead(ELIGIBILITY_PRESETS[preset], 4)).toEqual({
        kind: 'set',
        edition: 5,
        rules: ELIGIBILITY_PRESETS[preset],
      });
    },
  );

  test('all eligibility rules together are read as they were saved', () => {
    const rules: EligibilityRules = {
      ...ELIGIBILITY_PRESETS.columbia,
      ...ELIGIBILITY_PRESETS.cda,
      levelsHere: ['Bronze', 'Gold'],
      otherRole: { lower: 2 },
      acrossStyles: { span: 7 },
      coupleLevel: true,
      timeLimits: [{ level: 'Newcomer', months: 12 }],
      closings: [{ level: 'Gold', at: 'Novice', by: 'placing', place: 3 }],
      newcomerPrice: true,
      ages: { span: 1 },
      titles: { months: 6, age: 35 },
      costumesFrom: { level: 'Silver' },
    };
    expect(savedAndRead(rules)).toEqual({ kind: 'set', edition: 1, rules });
  });

  test('empty eligibility rules are saved and read', () => {
    expect(savedAndRead({})).toEqual({ kind: 'set', edition: 1, rules: {} });
    expect(editedEligibility.path.parse(null)).toEqual({ kind: 'none', edition: 0 });
  });
});

test.each([
  ['an unknown rule', { prettiest: true }],
  [
    'a list as long as it may be and one more',
    { timeLimits: Array.from({ length: 21 }, () => ({ level: 'Bronze', months: 2 })) },
  ],
  ['a level closed by a lower one', { closings: [{ level: 'Gold', at: 'Silver', by: 'entry' }] }],
])('eligibility rules with %s are unreadable as a whole', (_, rule) => {
  const raw = { edition: 3, rules: { coupleLevel: true, ...rule } };
  expect(editedEligibility.path.parse(raw)).toEqual({ kind: 'unreadable', edition: 3 });
});
