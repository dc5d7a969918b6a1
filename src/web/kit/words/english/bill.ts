import { toStoredTerm } from '../../../../domain/event/storedTerm.ts';
import type { FeeReason } from '../../../../domain/fees/bill.ts';
import type { Discount } from '../../../../domain/fees/discount.ts';
import type { Category, CountedUnit, Extra, PriceWindow } from '../../../../domain/fees/feeRules.ts';
import { unreachable } from '../../../../domain/unreachable.ts';
import { formatMoney } from '../money.ts';
import { section } from '../section.ts';
import { pluralize, formatPlace } from './count.ts';
import { termsWords } from './terms.ts';

const { levelName, styleName } = termsWords.english;

const all = new Intl.ListFormat('en');
const either = new Intl.ListFormat('en', { type: 'disjunction' });

const CATEGORIES: Readonly<Record<Category, string>> = {
  newcomer: 'Newcomer',
  junior: 'Junior',
  student: 'Student',
  adult: 'Adult',
};

const WINDOWS: Readonly<Record<PriceWindow, string>> = { early: 'Early', normal: 'Regular', late: 'Late' };

const EXTRAS: Readonly<Record<string, string>> = {
  membership: 'Membership',
  ticket: 'Spectator ticket',
  dinner: 'Dinner',
} satisfies Record<Exclude<Extra, object>, string>;

const extraName = (extra: Extra): string => EXTRAS[toStoredTerm(extra)] ?? toStoredTerm(extra);

const COUNTED: Readonly<Record<CountedUnit, { one: string; other: string }>> = {
  entry: { one: 'event', other: 'events' },
  dance: { one: 'dance', other: 'dances' },
};

/** 2nd event, 2nd and 3rd events, 4th to 8th events. */
function numbered(of: CountedUnit, from: number, to: number): string {
  const between = to === from + 1 ? 'and' : 'to';
  return from === to
    ? `${formatPlace(from)} ${COUNTED[of].one}`
    : `${formatPlace(from)} ${between} ${formatPlace(to)} ${COUNTED[of].other}`;
}

/** Alumni, $15 off; Alumni, 20% off; Scholarship, free entry. */
function discountName({ name, amount }: Discount): string {
  if (amount.kind === 'cents') return `${name}, ${formatMoney(amount.cents)} off`;
  return amount.percent === 100 ? `${name}, free entry` : `${name}, ${amount.percent}% off events`;
}

/** The reason for a line of a bill. @param isOnly the competition has a single price */
function reason(why: FeeReason, isOnly: boolean): string {
  switch (why.kind) {
    case 'no entries':
      return 'Not dancing';
    case 'base':
      return isOnly
        ? `${WINDOWS[why.window]} price`
        : `${CATEGORIES[why.category]}, ${why.window === 'normal' ? 'regular' : why.window}`;
    case 'only':
      return `Only ${either.format(why.styles.map(styleName))}`;
    case 'free levels':
      return `${pluralize(why.entries, { one: '1 event', other: `${why.entries} events` })} in ${all.format(why.levels.map(levelName))}, free`;
    case 'each':
      return `${numbered(why.of, why.from, why.to)}${why.to > why.from ? `, ${formatMoney(why.each)} each` : ''}`;
    case 'beyond':
      return `${numbered(why.of, why.from, why.to)}, free`;
    case 'second level':
      return `Second level in ${all.format(why.styles.map(styleName))}`;
    case 'at most':
      return `At most ${formatMoney(why.most)} for all events`;
    case 'extra':
      return extraName(why.what);
    case 'at the door':
      return 'Paid at the door';
    case 'discount':
      return discountName(why.discount);
    case 'volunteer':
      return 'Volunteer shift';
    case 'by hand':
      return why.why.trim() === '' ? 'Set by the organizer' : `Set by the organizer: ${why.why}`;
    default:
      return unreachable(why);
  }
}

/** The lines of a dancer's bill. */
export const billWords = section('bill', {
  title: 'What it costs',
  reason,
  categoryName: (category: Category) => CATEGORIES[category],
  windowName: (window: PriceWindow) => WINDOWS[window],
  extraName,
  none: 'No price yet.',
  total: 'Total',
});
