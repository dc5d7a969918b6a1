import { language } from './language.ts';

/** An amount in whole cents, in the page's language: '$40', '$37.50', '−$20'. */
export function moneyNow(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat(language.now.tag, {
    style: 'currency',
    currency: 'USD',
    // All dollars are the same here: '45 $' in Spanish, not '45 US$'.
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .format(cents / 100)
    .replace('-', '−');
}

/** The same as a difference of two amounts: '+ $10', '− $20', and zero is '$0'. */
export const stepNow = (cents: number): string =>
  cents === 0 ? moneyNow(0) : `${cents > 0 ? '+' : '−'} ${moneyNow(Math.abs(cents))}`;
