import { pageLanguage } from './language.ts';

/** A number in the page's language: '12,500', in German '12.500'; with so many decimals. */
export const formatNumber = (value: number, digits = 0): string =>
  value.toLocaleString(pageLanguage.now.tag, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
