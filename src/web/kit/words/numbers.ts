import { language } from './language.ts';

/** A number in the page's language: '12,500', in German '12.500'; with so many decimals. */
export const numberNow = (value: number, digits = 0): string =>
  value.toLocaleString(language.now.tag, { minimumFractionDigits: digits, maximumFractionDigits: digits });
