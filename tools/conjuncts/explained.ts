/** Conditions that no test can notice, and why they stand all the same. */
const EXPLAINED: readonly (readonly [which: RegExp, why: string])[] = [];

/** Why a condition stands; undefined where nobody has said it. @param condition as it is listed */
export const explanation = (condition: string): string | undefined =>
  EXPLAINED.find(([which]) => which.test(condition))?.[1];

/** What is said of no condition of these. */
export const unused = (conditions: readonly string[]): readonly string[] =>
  EXPLAINED.filter(([which]) => !conditions.some((each) => which.test(each))).map(([, why]) => why);
