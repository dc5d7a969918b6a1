import { language } from './language.ts';

/** A number as the language of this page writes it: '12,500', in German '12.500'; with so many digits behind the point. */
export const numberNow = (value: number, digits = 0): string =>
  value.toLocaleString(language.now.tag, { minimumFractionDigits: digits, maximumFractionDigits: digits });
