import type { LeadNumber } from '../../../domain/ids.ts';
import type { CoupleOnSheet } from './couplesOnSheet.ts';
import type { CurrentSheet } from './currentSheet.ts';

/**
 * Couples that joined after the sheet was sent or made.
 * @param seen the couples on the sheet when this device sent it last; undefined: never
 */
export function findNewcomers(
  couples: readonly CoupleOnSheet[],
  { numbers, sent, isOpenAgain }: Pick<CurrentSheet, 'numbers' | 'sent' | 'isOpenAgain'>,
  seen: ReadonlySet<LeadNumber> | undefined,
): readonly CoupleOnSheet[] {
  if (sent) return [];
  const late = couples.filter(({ isLate }) => isLate);
  if (seen !== undefined) return late.filter(({ number }) => !seen.has(number));
  return isOpenAgain ? late.filter(({ number }) => !numbers.includes(number)) : [];
}
