/** Conditions that no test can notice, and why they stand all the same. */
import { EVENTS } from './events.ts';
import { FLOOR } from './floor.ts';
import { OFFICE } from './office.ts';
import { PEOPLE } from './people.ts';

/** A condition as it is listed, and why it stands. */
export type Explained = readonly [which: RegExp, why: string];

const EXPLAINED: readonly Explained[] = [...EVENTS, ...FLOOR, ...OFFICE, ...PEOPLE];

/** Why a condition stands; undefined where nobody has said it. @param condition as it is listed */
export const explanation = (condition: string): string | undefined =>
  EXPLAINED.find(([which]) => which.test(condition))?.[1];

/** What is said of no condition of these. */
export const unused = (conditions: readonly string[]): readonly string[] =>
  EXPLAINED.filter(([which]) => !conditions.some((each) => which.test(each))).map(([, why]) => why);
