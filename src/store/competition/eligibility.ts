import { mapDefined } from '../../domain/defined.ts';
import { RUNGS } from '../../domain/eligibility/ladder.ts';
import {
  RULE_NAMES,
  SCHEMES,
  UP_TO,
  type Closing,
  type EligibilityRules,
  type LevelsTogether,
  type PointsCounted,
  type RuleName,
  type TimeLimit,
  type TitlesForStudents,
  type TwoLevelsFrom,
} from '../../domain/eligibility/rules.ts';
import { STYLES } from '../../domain/event/terms.ts';
import { asJson } from '../tree/asJson.ts';
import { childOf, childrenOf, countOf } from '../tree/path.ts';
import type { EditedWhole, Edition } from './editions.ts';

const wordIn = <T extends string>(words: readonly T[], raw: unknown): T | undefined =>
  words.find((word) => word === raw);

const levelOf = (raw: unknown, name = 'level') => wordIn(RUNGS, childOf(raw, name));

const numberIn = (raw: unknown, name: string, most: number, least = 1): number | undefined => {
  const count = countOf(childOf(raw, name), least);
  return count !== undefined && count <= most ? count : undefined;
};

const yes = (raw: unknown): true | undefined => (raw === true ? true : undefined);

/** All of a list that has at least one; undefined where one of them cannot be read. */
function allOf<T extends object | string>(
  raw: unknown,
  read: (one: unknown) => T | undefined,
): readonly T[] | undefined {
  const said = childrenOf(raw);
  const known = mapDefined(said, ([, one]) => read(one));
  const isWhole = known.length === said.length && known.length > 0 && known.length <= UP_TO.list;
  return isWhole ? known : undefined;
}

function levelsOf(raw: unknown): LevelsTogether | undefined {
  const per = wordIn(['style', 'dance'], childOf(raw, 'per'));
  const span = numberIn(raw, 'span', UP_TO.levels);
  if (per === undefined || span === undefined) return undefined;
  if (childOf(raw, 'most') === undefined) return { per, span };
  const most = numberIn(raw, 'most', UP_TO.levels);
  return most === undefined ? undefined : { per, span, most };
}

function twoLevelsOf(raw: unknown): TwoLevelsFrom | undefined {
  const level = levelOf(raw);
  const holdsFor = wordIn(['dancer', 'couple'], childOf(raw, 'holdsFor'));
  return level === undefined || holdsFor === undefined ? undefined : { level, holdsFor };
}

function pointsOf(raw: unknown): PointsCounted | undefined {
  const scheme = wordIn(SCHEMES, childOf(raw, 'scheme'));
  const flag = (name: string): boolean => childOf(raw, name) === true;
  return scheme === undefined
    ? undefined
    : { scheme, byRole: flag('byRole'), checkedAfterwards: flag('checkedAfterwards') };
}

function timeLimitOf(raw: unknown): TimeLimit | undefined {
  const level = levelOf(raw);
  const months = numberIn(raw, 'months', UP_TO.months);
  return level === undefined || months === undefined ? undefined : { level, months };
}

function closingOf(raw: unknown): Closing | undefined {
  const level = levelOf(raw);
  const at = levelOf(raw, 'at');
  const isBelow = level !== undefined && at !== undefined && RUNGS.indexOf(level) < RUNGS.indexOf(at);
  if (!isBelow) return undefined;
  const points = numberIn(raw, 'points', UP_TO.points);
  const place = numberIn(raw, 'place', UP_TO.place);
  switch (childOf(raw, 'by')) {
    case 'points':
      return points === undefined ? undefined : { level, at, by: 'points', points };
    case 'placing':
      return place === undefined ? undefined : { level, at, by: 'placing', place };
    case 'entry':
      return { level, at, by: 'entry' };
    default:
      return undefined;
  }
}

function titlesOf(raw: unknown): TitlesForStudents | undefined {
  const [months, age] = [numberIn(raw, 'months', UP_TO.months), numberIn(raw, 'age', UP_TO.age)];
  return months === undefined || age === undefined ? undefined : { months, age };
}

/** A rule that is one number. */
const single =
  <Name extends string>(name: Name, most: number, least = 1) =>
  (raw: unknown): { readonly [Its in Name]: number } | undefined => {
    const count = numberIn(raw, name, most, least);
    // An object of one computed name is of that name.
    // eslint-disable-next-line typescript/no-unsafe-type-assertion
    return count === undefined ? undefined : ({ [name]: count } as { readonly [Its in Name]: number });
  };

const READ: {
  readonly [Name in RuleName]: (raw: unknown) => NonNullable<EligibilityRules[Name]> | undefined;
} = {
  styles: (raw) => allOf(raw, (one) => wordIn(STYLES, one)),
  levelsHere: (raw) => allOf(raw, (one) => wordIn(RUNGS, one)),
  levels: levelsOf,
  twoLevelsFrom: twoLevelsOf,
  acrossStyles: single('span', UP_TO.levels),
  otherRole: single('lower', UP_TO.levels),
  noviceApart: yes,
  coupleLevel: yes,
  ownLevel: single('up', UP_TO.levels, 0),
  splitLevels: yes,
  points: pointsOf,
  timeLimits: (raw) => allOf(raw, timeLimitOf),
  closings: (raw) => allOf(raw, closingOf),
  mostEntries: single('entries', UP_TO.entries),
  newcomerPrice: yes,
  ages: single('span', UP_TO.ages),
  titles: titlesOf,
  costumesFrom: (raw) => {
    const level = levelOf(raw);
    return level === undefined ? undefined : { level };
  },
};

/** Every rule that is there, or undefined where one of them cannot be read. */
function rulesOf(raw: unknown): EligibilityRules | undefined {
  const said = childrenOf(raw);
  const read = mapDefined(RULE_NAMES, (name) => {
    const rule = READ[name](childOf(raw, name));
    return rule === undefined ? undefined : ([name, rule] as const);
  });
  return read.length === said.length ? Object.fromEntries(read) : undefined;
}

function eligibilityOf(raw: unknown): Edition<EligibilityRules> {
  const edition = countOf(childOf(raw, 'edition')) ?? 0;
  if (childrenOf(raw).length === 0) return { kind: 'none', edition };
  const rules = rulesOf(childOf(raw, 'rules'));
  return rules === undefined ? { kind: 'unreadable', edition } : { kind: 'set', edition, rules };
}

/** Who may enter what at this competition. */
export const eligibility: EditedWhole<EligibilityRules> = {
  name: 'eligibility',
  path: { at: 'settings/eligibility', parse: eligibilityOf },
  stored: (rules, edition) => ({ edition, rules: asJson(rules) }),
};
