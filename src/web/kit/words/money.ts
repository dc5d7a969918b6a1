/** An amount in whole cents: '$40', '$37.50', '−$20'. US dollars read the same in every language. */
export function formatMoney(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .format(cents / 100)
    .replace('-', '−');
}

/** The same as a difference of two amounts: '+ $10', '− $20', and zero is '$0'. */
export const formatMoneyDifference = (cents: number): string =>
  cents === 0 ? formatMoney(0) : `${cents > 0 ? '+' : '−'} ${formatMoney(Math.abs(cents))}`;
