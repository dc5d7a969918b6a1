import { MAX_RULE_VALUES, type EligibilityRules } from './rules.ts';

// Only the competitions' own published rules. The YCN points are the custom of the Northeast.

const YCN = { scheme: 'YCN', byRole: false, checkedAfterwards: false } as const;
const ONE_LEVEL = { per: 'style', span: 1 } as const;
const TWO_LEVELS = { per: 'style', span: 2 } as const;

export const ELIGIBILITY_PRESETS = {
  princeton: {
    levels: TWO_LEVELS,
    // With another partner, a dancer may enter Bronze beside Silver.
    twoLevelsFrom: { level: 'Silver', holdsFor: 'couple' },
    coupleLevel: true,
    points: YCN,
  },
  columbia: {
    styles: ['Standard', 'Latin'],
    noviceApart: true,
    levels: TWO_LEVELS,
    twoLevelsFrom: { level: 'Silver', holdsFor: 'dancer' },
    mostEntries: { entries: 8 },
    points: YCN,
    closings: [
      { level: 'Novice', at: 'Championship', by: 'entry' },
      { level: 'Novice', at: 'Prechamp', by: 'points', points: 4 },
    ],
  },
  harvardInvitational: {
    levels: TWO_LEVELS,
    acrossStyles: { span: 3 },
    points: YCN,
    closings: [
      { level: 'Novice', at: 'Prechamp', by: 'points', points: 4 },
      { level: 'Novice', at: 'Championship', by: 'points', points: 1 },
    ],
  },
  harvardBeginners: { levels: ONE_LEVEL, points: YCN },
  mitOpen: { points: { ...YCN, checkedAfterwards: true }, newcomerPrice: true },
  rpi: {
    levels: TWO_LEVELS,
    acrossStyles: { span: 2 },
    ownLevel: { up: MAX_RULE_VALUES.levels },
    points: YCN,
  },
  tufts: { levels: ONE_LEVEL, acrossStyles: { span: 2 }, points: YCN },
  illinois: { levels: TWO_LEVELS, otherRole: { lower: 2 } },
  ncdc: { levels: TWO_LEVELS, costumesFrom: { level: 'Silver' }, titles: { months: 6, age: 35 } },
  cda: {
    levels: { per: 'dance', span: 2, most: 3 },
    ownLevel: { up: 1 },
    splitLevels: true,
    points: { ...YCN, scheme: 'Fair Level' },
  },
  usaDance: { levels: TWO_LEVELS, ages: { span: 2 } },
} as const satisfies Readonly<Record<string, EligibilityRules>>;
export type EligibilityPresetName = keyof typeof ELIGIBILITY_PRESETS;
