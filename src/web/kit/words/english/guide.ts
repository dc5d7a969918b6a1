import type { SetupGap, SetupStep, SetupStepName } from '../../../../domain/setup/guide.ts';
import { MIN_JUDGES } from '../../../../domain/setup/guide.ts';
import type { CompetitionPresetName } from '../../../../domain/setup/presets.ts';
import { section } from '../section.ts';
import { pluralize } from './count.ts';

const list = new Intl.ListFormat('en');
const either = new Intl.ListFormat('en', { type: 'disjunction' });

const missing: Readonly<Record<SetupGap, string>> = {
  name: 'A name',
  'first day': 'The first day',
  'closing date': 'The last day to register',
  events: 'Events',
  prices: 'Prices',
  'price dates': 'The day a price ends',
  'way to pay': 'A way to pay',
  venue: 'The venue, and where to park',
  judges: `At least ${MIN_JUDGES} judges`,
  chairman: 'A chairman',
  scrutineer: 'A scrutineer',
  numbers: 'A number range',
  rounds: 'The rounds',
  times: 'Times for the rounds',
};

const asPart = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

/** The setup guide: its steps, the missing settings, and the opening of registration. */
export const guideWords = section('guide', {
  loading: 'Loading the guide',
  notAvailable: 'Not available',
  /** After the number of minutes, in large figures. */
  minutesToOpen: (n: number) => (n === 1 ? 'minute to open registration' : 'minutes to open registration'),
  ready: 'You’re ready to open',
  isOpen: 'Registration is open',
  lead: 'Stop anywhere and come back: each step keeps what you saved.',
  readyLead: 'You can still change everything. We’ll ask before it changes what anyone pays.',
  beforeOpening: 'Before you open',
  beforeDay: 'Before the day',
  notNeeded: 'Not needed to open',
  missing,
  missingToOpen: 'missing to open',
  missingForDay: 'missing to run the day',
  desk: {
    basics: 'Name and dates',
    events: 'Events',
    fees: 'Fees',
    payment: 'Payment',
    pages: 'Pages',
    officials: 'Officials',
    numbers: 'Numbers',
    schedule: 'Schedule',
    staff: 'Staff',
  } satisfies Record<SetupStepName | 'staff', string>,
  verb: {
    basics: 'Add dates',
    events: 'Add events',
    fees: 'Set prices',
    payment: 'Set up payment',
    pages: 'Write pages',
    officials: 'Add people',
    numbers: 'Choose',
    schedule: 'Plan the day',
  } satisfies Record<SetupStepName, string>,
  dashboard: {
    title: 'Get started',
    guide: (minutes: number) => `Setup guide, ${minutes} min`,
    open: 'Open registration',
  },
  edit: 'Edit',
  /** For screen readers. */
  state: {
    done: 'Done',
    started: 'Started',
    open: 'Not started',
    later: 'Later',
  } satisfies Record<SetupStep['state'], string>,
  minutes: (n: number) => `${n} min`,
  from: (day: string) => `from ${day}`,
  about: {
    basics: (days: string, closes: string | undefined) =>
      closes === undefined ? days : `${days}. Closes ${closes}.`,
    lacks: (gaps: readonly SetupGap[]) => `Missing: ${list.format(gaps.map((one) => asPart(missing[one])))}.`,
    noEvents: 'No events yet.',
    noPrices: 'No prices yet.',
    noWayToPay: 'Nobody is told how to pay yet: Venmo, check, cash or others.',
    payInWords: 'In your own words, under Fees.',
    free: 'Nothing costs anything.',
    noVenue: 'Venue and parking still show the example text.',
    noNumbers: 'Choose a range first, such as 101 to 399.',
    events: (n: number, styles: readonly string[]) =>
      `${pluralize(n, { one: '1 event', other: `${n} events` })} in ${list.format(styles)}`,
    price: (group: string, least: string, most: string, isSame: boolean) =>
      isSame ? `${group} ${least}` : `${group} ${least} to ${most}`,
    pages: 'The venue text is done. Details, rules and contact have an example text.',
    officials: (judges: number, gaps: readonly SetupGap[]) => {
      const roles = (['scrutineer', 'chairman'] as const).filter((role) => gaps.includes(role));
      const said = pluralize(judges, { one: '1 judge.', other: `${judges} judges.` });
      return roles.length === 0 ? said : `${said} No ${either.format(roles)} yet.`;
    },
    numbers: (from: number, to: number) => `${from} to ${to}`,
    rounds: (n: number) =>
      pluralize(n, { one: '1 round with its time', other: `${n} rounds with their times` }),
    later: 'Made from the entries, so it comes last.',
  },
  preset: {
    question: 'What kind of competition is it?',
    more: 'You get its events, prices, round sizes, numbers and pages to edit. Or start from nothing with the steps below.',
    choice: {
      collegiate: {
        name: 'Collegiate competition',
        about:
          '30 events in four styles, Newcomer to Championship. Prices for newcomers, students and adults.',
      },
      showcase: {
        name: 'Studio showcase',
        about: '18 events, Bronze to Gold in Smooth and Rhythm. One price, then each further dance.',
      },
      social: {
        name: 'One-evening social contest',
        about: 'Salsa, Bachata and West Coast Swing at two levels. One price.',
      },
    } satisfies Record<CompetitionPresetName, { readonly name: string; readonly about: string }>,
    lastYear:
      'Held it last year? Whoever runs the server can copy last year’s events, prices, rules and pages, without its people. The operations guide tells them how.',
    started: (preset: string) => `Started from ${preset}`,
  },
  open: {
    title: 'Open registration',
    how: 'How registration opens',
    way: { date: 'On a date', press: 'When I press it' },
    day: 'Day',
    zone: (zone: string) => `Time zone: ${zone}.`,
    notYetSet: 'It opens automatically once you set the date here.',
    /** @param said the sentence that visitors read */
    byItself: (said: string) => `It opens automatically. Until then visitors read “${said}”`,
    armed: 'Registration will open automatically, but something is missing now.',
    disarm: 'Don’t open automatically',
    on: (day: string) => `Open on ${day}`,
    now: 'Open registration now',
    saving: 'Saving',
    finish: (steps: readonly string[]) => `Finish ${list.format(steps.map(asPart))} first.`,
    chooseDay: 'Choose a day first.',
    past: 'That’s in the past. Open it now, or choose a later day.',
    pastClosing: 'The last day to register is over. Move it under Name and dates.',
    offline: 'No connection.',
    canClose: 'You can close it again at any time.',
    nothing: 'Nothing is missing',
    /** @param group such as Adult @param price such as $40 */
    tried: (group: string, price: string) =>
      `We signed up a made-up dancer: ${group}, one event, ${price} today.`,
    isOpen: 'Registration is open',
    share: 'Share this address:',
    registered: (n: number) =>
      pluralize(n, { one: '1 dancer has registered.', other: `${n} dancers have registered.` }),
    close: 'Close registration',
    closeMore: 'Nobody can register or change entries then. Dancers can still drop out.',
  },
});
