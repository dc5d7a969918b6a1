import type {
  Category,
  CountedUnit,
  Extra,
  FeeRule,
  PriceWindow,
  SecondLevelUnit,
  WindowDate,
} from '../../../../domain/fees/feeRules.ts';
import type { FeeModel } from '../../../../domain/fees/models.ts';
import type { FeeProblem, FeeWarning } from '../../../../domain/fees/problems.ts';
import type { RegistrationPhase } from '../../../../domain/registration/phase.ts';
import { unreachable } from '../../../../domain/unreachable.ts';
import { section } from '../section.ts';
import { billWords } from './bill.ts';
import { pluralize } from './count.ts';
import { termsWords } from './terms.ts';

const { styleName } = termsWords.english;
const { categoryName, windowName, extraName } = billWords.english;

const either = new Intl.ListFormat('en', { type: 'disjunction' });

/** The problem that keeps the prices from being saved, in at most eight words. */
function problem(what: FeeProblem): string {
  switch (what.kind) {
    case 'no name':
      return 'Name the extra first';
    case 'no levels':
      return 'Choose the free levels first';
    case 'no styles':
      return 'Choose the styles first';
    case 'backwards':
      return 'A rule ends before it starts';
    case 'too long':
      return 'Shorten how to pay';
    default:
      return unreachable(what);
  }
}

function warning(what: FeeWarning): string {
  switch (what.kind) {
    case 'gets cheaper':
      return `${categoryName(what.category)}: the price goes down over time.`;
    case 'special is dearer':
      return `Only ${either.format(what.styles.map(styleName))} costs more than the usual price: adding an event makes it cheaper.`;
    case 'no dates':
      return 'The early and regular prices have no end dates yet. Until they do, registration shows no price.';
    default:
      return unreachable(what);
  }
}

const rules: Readonly<Record<FeeRule['kind'], { readonly name: string; readonly about: string }>> = {
  each: { name: 'for each additional event or dance', about: 'Such as $10 for the 2nd and 3rd event.' },
  'second level': { name: 'for a second level in the same style', about: 'Double registration.' },
  'free levels': {
    name: 'for the levels that are free',
    about: 'Anyone who only dances these pays nothing.',
  },
  only: { name: 'total, if they only dance', about: 'A price for dancers who come for one style.' },
  'at most': { name: 'at most, for all their events', about: 'No matter how many they dance.' },
  extra: { name: 'for something else they buy', about: 'A membership, a ticket, a dinner.' },
  'at the door': { name: 'if they pay at the door', about: 'Extra, for dancers who haven’t paid before.' },
  volunteer: { name: 'for a volunteer shift', about: 'Off their price, never below $0.' },
};

const models: Readonly<Record<FeeModel, { readonly name: string; readonly about: string }>> = {
  'by person': {
    name: 'One price per person',
    about:
      'Any number of events. Champ is free, a volunteer shift takes $20 off, the last change sets the price.',
  },
  'by entry': {
    name: 'Per event',
    about: 'The first event is full price, the 2nd and 3rd are $10 each, the rest are free.',
  },
  'by second level': {
    name: 'More for double registration',
    about: 'Newcomers, students and adults. $10 for a second level in the same style.',
  },
  'with a surcharge at the door': {
    name: 'More at the door',
    about: 'Newcomers, students and adults. $5 more at the door.',
  },
  'with juniors': {
    name: 'With juniors',
    about: 'Juniors, students and adults. Pre-Champ and Open are free.',
  },
  flat: {
    name: 'One price for everybody',
    about: 'Early and regular. Less for Nightclub only; spectator tickets are extra.',
  },
  'by dance': {
    name: 'Per dance',
    about: '20 dances are included, each additional one is $5. Membership on the same bill.',
  },
};

const phases: Readonly<Record<RegistrationPhase, string>> = {
  pending: 'no price yet',
  early: 'early price',
  normal: 'regular price',
  late: 'late price',
};

/** The competition's prices, and one dancer's price. */
export const feesWords = section('fees', {
  loading: 'Loading the fees',
  notAvailable: 'Not available',
  title: 'What does it cost?',
  titleMore: 'Each line shows on the dancer’s bill in the same words.',
  /** @param closes the day, where it is known */
  today: (phase: RegistrationPhase, isOpen: boolean, closes: string | undefined) =>
    isOpen
      ? `Today: ${phases[phase]}.${closes === undefined ? '' : ` Registration closes ${closes}.`}`
      : 'Registration isn’t open.',
  unreadable: 'The saved fees can’t be read, so nobody gets a price. Start from a model and save again.',
  start: {
    question: 'How do you charge?',
    more: 'Choose what’s closest. You can change every number after that, and nobody sees it until you save.',
    again: 'Start from a model…',
    chosen: (model: FeeModel) => `${models[model].name}: all fees replaced`,
    models,
  },
  base: {
    table: 'Prices',
    who: 'Who',
    away: 'Remove',
    category: categoryName,
    everybody: 'Everybody',
    window: windowName,
    till: (day: string) => `till ${day}`,
    unused: 'no date',
    /** The label for screen readers of the price in a field. */
    price: (who: string, window: PriceWindow) => `${who}, ${windowName(window).toLowerCase()}`,
    add: (category: Category) => `Add ${categoryName(category).toLowerCase()}`,
    remove: (category: Category) => `Remove ${categoryName(category).toLowerCase()}`,
    notMoney: 'A price, like 40 or 37.50',
  },
  windowBy: {
    label: 'Which date sets the price?',
    choice: {
      first: 'The first time they sign up',
      last: 'Their last change',
    } satisfies Record<WindowDate, string>,
    means: {
      first: 'Anyone who signs up early and adds an event later keeps the early price.',
      last: 'Anyone who changes their entries later pays the later price.',
    } satisfies Record<WindowDate, string>,
  },
  rules: {
    title: 'Extras and discounts',
    none: 'No extras, no discounts.',
    add: 'Add a rule…',
    question: 'Which rule?',
    rules,
    remove: (name: string) => `Remove: ${name}`,
    removed: 'Rule removed',
    amount: (name: string) => `Amount ${name}`,
    of: 'What counts',
    counted: { entry: 'Events', dance: 'Dances' } satisfies Record<CountedUnit, string>,
    from: 'From number',
    to: 'To number',
    toEnd: 'Blank: no end',
    per: 'How often',
    perChoice: {
      style: 'For each style',
      person: 'Once per person',
    } satisfies Record<SecondLevelUnit, string>,
    levels: 'Free levels',
    styles: 'Styles',
    what: 'What they buy',
    extraName,
  },
  refunds: {
    title: 'If they drop out',
    which: 'Refund',
    choice: { unsaid: 'You decide each time', nothing: 'None', dated: 'By date' },
    means: {
      unsaid: 'No amount is shown. Dancers who drop out are told to ask you.',
      nothing: 'There are no refunds.',
    },
    add: 'Add a refund date',
    percent: 'Percent refunded',
    until: 'Until',
    endOf: (window: PriceWindow, day: string | undefined) =>
      `${windowName(window)} price ends${day === undefined ? '' : ` (${day})`}`,
    ownDay: 'Another day',
    day: 'Through',
    remove: (percent: number) => `Remove the ${percent}% refund`,
    after: 'No refund after that.',
  },
  howToPay: {
    title: 'Anything else about paying?',
    label: 'Your own words',
    help: 'Shows below the ways to pay, on each invoice and next to the dancer’s price. Turn ways like Venmo or a bank transfer on under Payment.',
    tooLong: (by: number) =>
      pluralize(by, { one: '1 character too many.', other: `${by} characters too many.` }),
  },
  problem,
  warning,
  trial: {
    title: 'Try a dancer',
    who: 'Who',
    signedUp: 'Signed up',
    lastChange: 'Last change',
    events: 'Events',
    howMany: 'Count',
    level: 'Level',
    style: 'Style',
    dances: 'Dances each',
    add: 'More events',
    remove: 'Fewer events',
    paysAtTheDoor: 'Pays at the door',
    volunteers: 'Has a volunteer shift',
    extra: (extra: Extra) => `Buys: ${extraName(extra)}`,
    byHand: 'Set the price by hand',
    byHandCents: 'They pay',
    byHandWhy: 'Why',
    pays: 'is what they pay',
    back: (back: string, day: string) => `${back} back if they cancel by ${day}`,
    nothingBack: 'No refund if they cancel.',
    backUnsaid: 'If they cancel, you decide the refund.',
  },
});
