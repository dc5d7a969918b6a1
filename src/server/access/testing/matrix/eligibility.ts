import type { Json } from '../../../tree/json.ts';
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

/** What somebody saves who has put one rule otherwise: it is refused. */
const otherwise = (rule: { readonly [name: string]: Json }) =>
  written(PLACE, { ...SAVED, rules: { ...RULES, ...rule } }, NOBODY);

/** Who may enter what, by the competition's own rules. */
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
    written(PLACE, { ...SAVED, notes: 'x' }, NOBODY),
    written(PLACE, 'everybody may dance', NOBODY),
    written(PLACE, { ...SAVED, rules: 'none' }, NOBODY),
    otherwise({ prettiest: true }),
    ...[['Tin'], { first: 'Gold' }, { 20: 'Gold' }].map((levelsHere) => otherwise({ levelsHere })),
    ...['styles', 'levelsHere', 'levels', 'points', 'timeLimits', 'closings', 'titles'].map((name) =>
      otherwise({ [name]: 'x' }),
    ),
    ...[['Ballet'], { first: 'Latin' }, { 20: 'Latin' }].map((styles) => otherwise({ styles })),
    ...[
      { per: 'day', span: 2 },
      { per: 'style' },
      { per: 'style', span: 0 },
      { per: 'style', span: 8 },
      { per: 'style', span: 1.5 },
      { per: 'style', span: 2, most: 0 },
      { per: 'style', span: 2, notes: 'x' },
    ].map((levels) => otherwise({ levels })),
    ...[
      { level: 'Silver' },
      { level: 'Tin', holdsFor: 'couple' },
      { level: 'Silver', holdsFor: 'team' },
      { level: 'Silver', holdsFor: 'couple', notes: 'x' },
    ].map((twoLevelsFrom) => otherwise({ twoLevelsFrom })),
    ...[{ span: 0 }, { span: '2' }, { span: 2, notes: 'x' }].map((acrossStyles) =>
      otherwise({ acrossStyles }),
    ),
    ...[{ lower: 0 }, { lower: 2, notes: 'x' }].map((otherRole) => otherwise({ otherRole })),
    ...[{ up: -1 }, { up: 8 }, { up: 1, notes: 'x' }].map((ownLevel) => otherwise({ ownLevel })),
    ...['noviceApart', 'coupleLevel', 'splitLevels', 'newcomerPrice'].flatMap((name) => [
      otherwise({ [name]: false }),
      otherwise({ [name]: 'x' }),
    ]),
    ...[
      { scheme: 'YCN', byRole: true },
      { scheme: 'by feeling', byRole: true, checkedAfterwards: true },
      { scheme: 'YCN', byRole: 'x', checkedAfterwards: true },
      { scheme: 'YCN', byRole: true, checkedAfterwards: 1 },
      { scheme: 'YCN', byRole: true, checkedAfterwards: true, notes: 'x' },
    ].map((points) => otherwise({ points })),
    ...[
      { level: 'Newcomer' },
      { level: 'Tin', months: 12 },
      { level: 'Newcomer', months: 0 },
      { level: 'Newcomer', months: 241 },
      { level: 'Newcomer', months: 12, notes: 'x' },
    ].map((limit) => otherwise({ timeLimits: [limit] })),
    otherwise({ timeLimits: { first: { level: 'Newcomer', months: 12 } } }),
    ...[
      { level: 'Novice', at: 'Prechamp' },
      { level: 'Tin', at: 'Prechamp', by: 'entry' },
      { level: 'Novice', at: 'Tin', by: 'entry' },
      { level: 'Novice', at: 'Prechamp', by: 'looks' },
      { level: 'Novice', at: 'Prechamp', by: 'points', points: 0 },
      { level: 'Novice', at: 'Prechamp', by: 'placing', place: 100 },
      { level: 'Novice', at: 'Prechamp', by: 'entry', notes: 'x' },
    ].map((closing) => otherwise({ closings: [closing] })),
    otherwise({ closings: { first: { level: 'Novice', at: 'Prechamp', by: 'entry' } } }),
    ...[{ entries: 0 }, { entries: 201 }, { entries: 8, notes: 'x' }].map((mostEntries) =>
      otherwise({ mostEntries }),
    ),
    ...[{ span: 0 }, { span: 12 }, { span: 2, notes: 'x' }].map((ages) => otherwise({ ages })),
    ...[
      { months: 6 },
      { months: 0, age: 35 },
      { months: 6, age: 100 },
      { months: 6, age: 35, born: 1990 },
    ].map((titles) => otherwise({ titles })),
    ...[{ level: 'Tin' }, { level: 'Silver', notes: 'x' }].map((costumesFrom) => otherwise({ costumesFrom })),
  ],
  pushes: [[PLACE, { span: 2 }, NOBODY]],
};
