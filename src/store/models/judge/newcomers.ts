import type { LeadNumber } from '../../../domain/ids.ts';
import type { CoupleOnSheet } from './couplesOnSheet.ts';
import type { SheetNow } from './sheetNow.ts';

/**
 * The couples that have come since the sheet was made, as far as its judge has not sent it with them yet.
 * @param seen who was on the sheet when it was sent last from this device; undefined when it was not
 */
export function newcomersOn(
  couples: readonly CoupleOnSheet[],
  { numbers, sent, isOpenAgain }: Pick<SheetNow, 'numbers' | 'sent' | 'isOpenAgain'>,
  seen: ReadonlySet<LeadNumber> | undefined,
): readonly CoupleOnSheet[] {
  if (sent) return [];
  const late = couples.filter(({ isLate }) => isLate);
  if (seen !== undefined) return late.filter(({ number }) => !seen.has(number));
  return isOpenAgain ? late.filter(({ number }) => !numbers.includes(number)) : [];
}
