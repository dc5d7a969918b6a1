import { RUNGS } from '../../../../domain/eligibility/ladder.ts';
import {
  MAX_RULE_VALUES,
  type EligibilityRules,
  type EligibilityRuleName,
} from '../../../../domain/eligibility/rules.ts';

/** The initial value of an added rule: the usual one in ballroom. */
export const INITIAL_RULES: { readonly [Name in EligibilityRuleName]: NonNullable<EligibilityRules[Name]> } =
  {
    styles: ['Standard', 'Latin'],
    levelsHere: RUNGS,
    levels: { per: 'style', span: 2 },
    twoLevelsFrom: { level: 'Silver', holdsFor: 'dancer' },
    acrossStyles: { span: 3 },
    otherRole: { lower: 2 },
    noviceApart: true,
    coupleLevel: true,
    ownLevel: { up: MAX_RULE_VALUES.levels },
    splitLevels: true,
    points: { scheme: 'YCN', byRole: false, checkedAfterwards: false },
    timeLimits: [
      { level: 'Newcomer', months: 12 },
      { level: 'Bronze', months: 24 },
    ],
    closings: [{ level: 'Novice', at: 'Championship', by: 'entry' }],
    newcomerPrice: true,
    mostEntries: { entries: 20 },
    ages: { span: 2 },
    titles: { months: 6, age: 35 },
    costumesFrom: { level: 'Silver' },
  };
