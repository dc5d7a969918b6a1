import { MAX_COUNT } from '../../../../domain/bounds.ts';
import type { Cents } from '../../../../domain/fees/feeRules.ts';

/** Parses a typed price into cents; undefined if it is not a price. Currency signs around the number are ignored. */
export function parseCents(text: string): Cents | undefined {
  const [, whole, part = ''] = /^[\s+−$-]*(\d{1,5})(?:[.,](\d{1,2}))?\s*$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return cents <= MAX_COUNT.priceCents ? cents : undefined;
}
