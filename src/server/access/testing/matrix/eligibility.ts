import { ADMIN, EVERYBODY, NOBODY } from '../who.ts';
import { cell, written, type Part } from './rows.ts';

const PLACE = 'settings/eligibility';

/** Every rule there is. */
const RULES = {
  styles: ['Standard', 'Latin'],
  levelsHere: ['Bronze', 'Silver', 'Gold'],
  levels: { per: 'dance', span: 2, most: 3 },
  twoLevelsFrom: { level: 'Silver', holdsFor: 'couple' },
  acrossStyles: { span: 3 },
  otherRole: { lower: 2 },
  noviceApart: true,
  coupleLevel: true,
  ownLevel: { up: 0 },
  splitLevels: true,
  points: { scheme: 'Fair Level', byRole: false, checkedAfterwards: true },
  timeLimits: [{ level: 'Newcomer', months: 12 }],
  closings: [
    { level: 'Novice', at: 'Prechamp', by: 'points', points: 4 },
    { level: 'Novice', at: 'Prechamp', by: 'placing', place: 3 },
    { level: 'Novice', at: 'Championship', by: 'entry' },
  ],
  mostEntries: { entries: 8 },
  newcomerPrice: true,
  ages: { span: 2 },
  titles: { months: 6, age: 35 },
  costumesFrom: { level: 'Silver' },
};

const SAVED = { edition: 1, rules: RULES };

/** Somebody has saved rules twice before. */
const SAVED_TWICE = { [PLACE]: { ...SAVED, edition: 2 } };

const NOBODY_AT_ALL = { writers: NOBODY, removers: NOBODY, rankers: NOBODY } as const;

/** Who may enter what, by the competition's own rules. What a rule looks like is tried by tools/rules/samples.test.ts. */
export const eligibility: Part = {
  reads: [[PLACE, EVERYBODY]],
  cells: [
    written(PLACE, SAVED, ADMIN),
    written(PLACE, { edition: 1 }, ADMIN),
    cell(PLACE, { ...SAVED, edition: 3 }, { writers: ADMIN, removers: NOBODY, rankers: NOBODY }, SAVED_TWICE),
    // Of two who save at the same moment, the one whose rules were made from older ones.
    cell(PLACE, { ...SAVED, edition: 2 }, NOBODY_AT_ALL, SAVED_TWICE),
    cell(PLACE, { ...SAVED, edition: 4 }, NOBODY_AT_ALL, SAVED_TWICE),
    // A rule by itself would leave the others as somebody else has them.
    cell(`${PLACE}/rules/mostEntries/entries`, 9, NOBODY_AT_ALL, SAVED_TWICE),
    cell(`${PLACE}/rules/noviceApart`, true, NOBODY_AT_ALL, SAVED_TWICE),
    written(PLACE, { rules: RULES }, NOBODY),
  ],
  pushes: [[PLACE, { span: 2 }, NOBODY]],
};
