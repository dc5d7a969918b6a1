/** Who may enter what. */

import { RUNGS } from '../../src/domain/eligibility/ladder.ts';
import { SCHEMES, UP_TO } from '../../src/domain/eligibility/rules.ts';
import { STYLES } from '../../src/domain/event/terms.ts';
import { A_FEW, EDITION_COUNT, oneOf, wholeNumber } from './forms.ts';
import { CLOSED, type Rules } from './rules.ts';
import { ADMIN } from './who.ts';

const LEVEL = { '.validate': oneOf(RUNGS) } as const;
const LEVELS = { '.validate': wholeNumber(1, UP_TO.levels) } as const;
const MONTHS = { '.validate': wholeNumber(1, UP_TO.months) } as const;
const YES = { '.validate': 'newData.val() === true' } as const;
const YES_OR_NO = { '.validate': 'newData.isBoolean()' } as const;

/** A rule of these fields and no others. */
const ofFields = (...fields: readonly string[]): string =>
  `newData.hasChildren([${fields.map((field) => `'${field}'`).join(', ')}])`;

/** Not a single word. */
const A_LIST = 'newData.hasChildren()';

/**
 * The rules by which somebody is warned: everybody may read them. They are written whole and counted on by exactly one, so
 * that of two organizers who save at the same moment one is refused, and nobody is warned by half of them.
 */
export const eligibility: Rules = {
  '.read': true,
  '.write': `${ADMIN} && newData.exists()`,
  '.validate': `newData.hasChildren(['edition']) && newData.child('edition').val() === (data.child('edition').exists() ? data.child('edition').val() : 0) + 1`,
  edition: { '.validate': EDITION_COUNT },
  rules: {
    '.validate': A_LIST,
    styles: {
      '.validate': A_LIST,
      $i: { '.validate': (here) => `${here.$i}.matches(${A_FEW}) && ${oneOf(STYLES)}` },
    },
    levelsHere: {
      '.validate': A_LIST,
      $id: { '.validate': (here) => `${here.$id}.matches(${A_FEW}) && ${oneOf(RUNGS)}` },
    },
    levels: {
      '.validate': ofFields('per', 'span'),
      per: { '.validate': oneOf(['style', 'dance']) },
      span: LEVELS,
      most: LEVELS,
      $other: CLOSED,
    },
    twoLevelsFrom: {
      '.validate': ofFields('level', 'holdsFor'),
      level: LEVEL,
      holdsFor: { '.validate': oneOf(['dancer', 'couple']) },
      $other: CLOSED,
    },
    acrossStyles: { '.validate': ofFields('span'), span: LEVELS, $other: CLOSED },
    otherRole: { '.validate': ofFields('lower'), lower: LEVELS, $other: CLOSED },
    noviceApart: YES,
    coupleLevel: YES,
    ownLevel: {
      '.validate': ofFields('up'),
      up: { '.validate': wholeNumber(0, UP_TO.levels) },
      $other: CLOSED,
    },
    splitLevels: YES,
    points: {
      '.validate': ofFields('scheme', 'byRole', 'checkedAfterwards'),
      scheme: { '.validate': oneOf(SCHEMES) },
      byRole: YES_OR_NO,
      checkedAfterwards: YES_OR_NO,
      $other: CLOSED,
    },
    timeLimits: {
      '.validate': A_LIST,
      $k: {
        '.validate': (here) => `${here.$k}.matches(${A_FEW}) && ${ofFields('level', 'months')}`,
        level: LEVEL,
        months: MONTHS,
        $other: CLOSED,
      },
    },
    closings: {
      '.validate': A_LIST,
      $n: {
        '.validate': (here) => `${here.$n}.matches(${A_FEW}) && ${ofFields('level', 'at', 'by')}`,
        level: LEVEL,
        at: LEVEL,
        by: { '.validate': oneOf(['points', 'entry', 'placing']) },
        points: { '.validate': wholeNumber(1, UP_TO.points) },
        place: { '.validate': wholeNumber(1, UP_TO.place) },
        $other: CLOSED,
      },
    },
    mostEntries: {
      '.validate': ofFields('entries'),
      entries: { '.validate': wholeNumber(1, UP_TO.entries) },
      $other: CLOSED,
    },
    newcomerPrice: YES,
    ages: {
      '.validate': ofFields('span'),
      span: { '.validate': wholeNumber(1, UP_TO.ages) },
      $other: CLOSED,
    },
    titles: {
      '.validate': ofFields('months', 'age'),
      months: MONTHS,
      age: { '.validate': wholeNumber(1, UP_TO.age) },
      $other: CLOSED,
    },
    costumesFrom: { '.validate': ofFields('level'), level: LEVEL, $other: CLOSED },
    $other: CLOSED,
  },
  $other: CLOSED,
};
