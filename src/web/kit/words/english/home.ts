import type { Category } from '../../../../domain/fees/feeRules.ts';
import type { VisitorStage } from '../../../../domain/registration/moment.ts';
import type { RegistrationPhase } from '../../../../domain/registration/phase.ts';
import { unreachable } from '../../../../domain/unreachable.ts';
import { createPluralizer } from '../plurals.ts';
import { section } from '../section.ts';

const counted = createPluralizer('en');

/** The current price, and its category. */
export interface CurrentPrice {
  readonly who: Category | undefined;
  readonly price: string;
  /** True if events cost extra. */
  readonly isFrom: boolean;
  /** The next price. */
  readonly next: string | undefined;
}

/** The state of registration, with its deadlines as days in words. */
export type RegistrationNotice =
  | { readonly kind: 'to come'; readonly opens: string | undefined }
  | {
      readonly kind: 'open';
      readonly isEarly: boolean;
      readonly phase: RegistrationPhase;
      readonly priceEnds: string | undefined;
      readonly closes: string | undefined;
      /** The prices; undefined until they are set. */
      readonly costs: CurrentPrice | undefined;
    }
  | { readonly kind: 'closed'; readonly since: string | undefined };

/** The prices, in their order. */
export type PricePhase = 'early' | 'normal' | 'late';

const AT_PRICE: Readonly<Record<RegistrationPhase, string>> = {
  pending: '',
  early: ' at the early price',
  normal: ' at the regular price',
  late: ' at the late price',
};

const PAYERS: Readonly<Record<Category, string>> = {
  newcomer: 'Newcomers',
  junior: 'Juniors',
  student: 'Students',
  adult: 'Adults',
};

/** 'Students pay $45 until Sunday, November 2, then $55.' */
const costsSaid = ({ who, price, isFrom, next }: CurrentPrice, end: string | undefined): string =>
  `${who === undefined ? 'It costs' : `${PAYERS[who]} pay`}${isFrom ? ' from' : ''} ${price}${until(end)}${next === undefined ? '' : `, then ${next}`}.`;

const until = (end: string | undefined): string => (end === undefined ? '' : ` until ${end}`);

/** The home page: the competition, its dates and place, and the next step. */
export const homeWords = section('home', {
  loading: 'Loading the competition',
  noConnection: 'No connection. This page opens when you’re back online.',
  unnamed: 'New competition',
  /** The text for a competition without any data. */
  fresh: 'Nothing is set up yet.',
  organizer: 'Organizer? Sign in to get started.',
  registration: (now: RegistrationNotice): string => {
    switch (now.kind) {
      case 'to come':
        return now.opens === undefined ? 'Registration isn’t open yet.' : `Registration opens ${now.opens}.`;
      case 'open': {
        const end = now.priceEnds ?? now.closes;
        const is = now.isEarly ? 'Early registration is open' : 'Registration is open';
        const open =
          now.costs === undefined
            ? `${is}${AT_PRICE[now.phase]}${until(end)}.`
            : `${is}. ${costsSaid(now.costs, end)}`;
        const isSaid = now.priceEnds === undefined || now.closes === undefined;
        return isSaid ? open : `${open} It closes ${now.closes}.`;
      }
      case 'closed':
        return now.since === undefined ? 'Registration is closed.' : `Registration closed ${now.since}.`;
      default:
        return unreachable(now);
    }
  },
  /** The text in the middle of the floor, under the number. */
  daysLeft: (days: number) =>
    counted(days, { one: 'day to the first dance', other: 'days to the first dance' }),
  /** The same during the competition. */
  theDay: ({ day, days }: Extract<VisitorStage, { kind: 'the day' }>) =>
    days === 1 ? 'Today' : `Day ${day} of ${days}`,
  over: 'The competition is over.',
  prices: {
    title: 'Prices and deadlines',
    /** Before prices are set. */
    titleUntil: 'Registration deadlines',
    until: (day: string) => `until ${day}`,
    /** The price of another category. */
    of: (who: Category, price: string) => `${PAYERS[who]} ${price}`,
    name: { early: 'Early price', normal: 'Regular price', late: 'Late price' } satisfies Record<
      PricePhase,
      string
    >,
    /** Shown below the day on which a price ends. */
    state: { past: 'over', now: 'now', next: 'later' },
    openEnd: 'no end date',
  },
  news: 'From the organizers',
  officials: 'Officials',
  organizers: 'Organizers',
  /** The stored role: 'Judge', 'Chairman of Judges', or free text. */
  role: (stored: string) => stored,
  /** Opens a person's long biography. */
  bioOf: (name: string) => `About ${name}`,
});
