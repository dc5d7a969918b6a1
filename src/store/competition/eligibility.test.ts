import { describe, expect, test } from 'vitest';
import { PRESETS, type PresetName } from '../../domain/eligibility/presets.ts';
import type { EligibilityRules } from '../../domain/eligibility/rules.ts';
import { nextEdition } from './nextEdition.ts';
import { eligibility } from './eligibility.ts';

const BY = { uid: 'o', who: 'Olga (organizer)', device: 'laptop', at: 1 };

/** What comes back of what is saved. */
const savedAndRead = (rules: EligibilityRules, madeFrom = 0) =>
  eligibility.path.parse(nextEdition(BY, eligibility, rules, madeFrom).patch['settings/eligibility']);

describe('rules that are saved', () => {
  test.each(Object.keys(PRESETS) as PresetName[])('%s is read as it was saved', (preset) => {
    expect(savedAndRead(PRESETS[preset], 4)).toEqual({ kind: 'set', edition: 5, rules: PRESETS[preset] });
  });

  test('every rule there is', () => {
    const rules: EligibilityRules = {
      ...PRESETS.columbia,
      ...PRESETS.cda,
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

  test('no rules at all are rules, too', () => {
    expect(savedAndRead({})).toEqual({ kind: 'set', edition: 1, rules: {} });
    expect(eligibility.path.parse(null)).toEqual({ kind: 'none', edition: 0 });
  });
});

describe('one rule that cannot be read spoils all: nobody is warned by the rest', () => {
  test.each([
    ['one nobody knows', { prettiest: true }],
    ['a level nobody knows', { costumesFrom: { level: 'Tin' } }],
    ['no number', { mostEntries: {} }],
    ['too large a number', { mostEntries: { entries: 201 } }],
    ['a style nobody knows', { styles: ['Latin', 'Ballet'] }],
    ['a list of nothing', { styles: {} }],
    ['too long a list', { timeLimits: Array.from({ length: 21 }, () => ({ level: 'Bronze', months: 2 })) }],
    ['a second number that is none', { levels: { per: 'style', span: 2, most: 'many' } }],
    ['a level that is closed by a lower one', { closings: [{ level: 'Gold', at: 'Silver', by: 'entry' }] }],
    ['points without their number', { closings: [{ level: 'Novice', at: 'Prechamp', by: 'points' }] }],
    ['something that is not said yes to', { noviceApart: 'perhaps' }],
    ['points nobody counts', { points: { scheme: 'by feeling' } }],
  ])('%s', (_, rule) => {
    const raw = { edition: 3, rules: { coupleLevel: true, ...rule } };
    expect(eligibility.path.parse(raw)).toEqual({ kind: 'unreadable', edition: 3 });
  });
});
