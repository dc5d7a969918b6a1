import { pageLanguage } from './language.ts';

/** A number in the page's language, with `digits` decimals: '12,500', in German '12.500'. */
export const formatNumber = (value: number, digits = 0): string =>
  value.toLocaleString(pageLanguage.now.tag, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
