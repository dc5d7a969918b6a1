import type { Category } from '../../../../domain/fees/feeRules.ts';
import type { MissingPart, RegistrationStep } from '../../../../domain/registrant/draft.ts';
import type { DanceRole } from '../../../../domain/people/people.ts';
import { unreachable } from '../../../../domain/unreachable.ts';
import { section } from '../section.ts';
import { pluralize } from './count.ts';

const STEP: Readonly<Record<RegistrationStep, string>> = {
  you: 'You',
  events: 'Events',
  partners: 'Partners',
  team: 'Team',
  consent: 'Consent',
  check: 'Check',
};

/** The button that opens a step. */
const NEXT: Readonly<Record<RegistrationStep, string>> = {
  you: 'Start',
  events: 'Choose events',
  partners: 'Choose partners',
  team: 'Add dancers',
  consent: 'Read and agree',
  check: 'Check answers',
};

const CATEGORY: Readonly<Record<Category, string>> = {
  student: 'Student',
  adult: 'Adult',
  newcomer: 'Newcomer',
  junior: 'Junior',
};

const all = new Intl.ListFormat('en');

const ROLE: Readonly<Record<DanceRole | 'both', string>> = { lead: 'Lead', follow: 'Follow', both: 'Both' };

function missing({ what }: MissingPart): string {
  switch (what) {
    case 'name':
      return 'Enter your name.';
    case 'email':
      return 'Enter your email address.';
    case 'email form':
      return 'This isn’t an email address. It looks like name@example.edu.';
    case 'guardian':
    case 'partner guardian':
      return 'Enter the name of a parent or guardian.';
    case 'partner email':
      return 'Enter your partner’s email address: they get a code of their own.';
    case 'no dancer':
      return 'Enter at least one dancer.';
    case 'lines':
      return 'Fix the lines below first.';
    case 'no event':
      return 'Choose at least one event.';
    case 'partner':
      return 'Enter your partner’s name, or choose “I need a partner”.';
    case 'own name':
      return 'This is your own name. Enter your partner’s.';
    case 'entered already':
      return 'You two are already in this event. If you have no code, ask the organizer for it.';
    case 'your place':
      return 'Your partner entered this event with you. Answer “Is this you?” first.';
    case 'place taken':
      return 'This place isn’t free anymore. Choose your partner again.';
    case 'gone':
      return 'This event isn’t offered anymore. Remove it.';
    case 'risk':
      return 'You have to agree to this to dance.';
    default:
      return unreachable(what);
  }
}

/** The registration form. */
export const registerWords = section('register', {
  title: 'Register',
  stepOf: (step: number, steps: number) => `${step} of ${steps}`,
  steps: 'Steps',
  step: STEP,
  loading: 'Loading the events',
  notShown: 'Registration can’t be shown',
  closed: 'Registration is closed.',
  closedMore: 'If something has to change, contact the organizer.',
  notYet: 'Registration isn’t open yet.',
  notYetMore: 'Check back once the organizer opens it.',
  noEvents: 'No events yet.',
  noEventsMore: 'The organizer hasn’t added them yet. Check back later.',
  notKept: 'This browser can’t save anything: keep this page open until you’ve sent it.',
  next: (step: RegistrationStep) => NEXT[step],
  back: 'Back',
  missing,

  you: {
    title: 'Who are you?',
    lead: 'Everything is saved on this device as you go.',
    name: 'Name',
    nameHelp: 'As it should be shown and read aloud.',
    email: 'Email',
    emailHelp: 'Only the organizer sees it.',
    mailHelp: 'Your confirmation and partner news come here. Only the organizer sees it.',
    phone: 'Phone',
    school: 'School',
    schoolHelp: 'Start typing. Leave it blank if you have no school.',
    category: 'Price group',
    categories: CATEGORY,
    role: 'I dance as',
    roles: ROLE,
    registers: 'I’m registering',
    whom: { me: 'Myself', team: 'A team' },
    minor: 'I’m under 18',
    guardian: 'Parent or guardian',
  },
  events: {
    title: 'What will you dance?',
    lead: 'Tap what you want to dance. Linked dances are one event. If an event breaks a rule, we’ll tell you why.',
    styles: 'Styles',
    level: 'Level',
    chosen: (events: number) => pluralize(events, { one: '1 chosen', other: `${events} chosen` }),
    all: (events: number) => pluralize(events, { one: '1 event', other: `${events} events` }),
    /** The note that the choice conflicts with an earlier one. */
    closes: (event: string, because: string) => `This affects ${event}: ${because}`,
    /** The text for some events of a level, not all. */
    only: (events: readonly string[], because: string) => `${all.format(events)}: ${because}`,
  },
  partners: {
    title: 'Who are you dancing with?',
    lead: 'Answer once for all events. You can change single events below.',
  },
  team: {
    title: 'Who is in your team?',
    lead: 'One line for each dancer: paste it from a spreadsheet, or open a CSV file.',
  },
  consent: {
    title: 'What you agree to',
    lead: 'Two separate questions.',
  },
  check: {
    title: 'Is this right?',
    lead: 'Nothing is sent until you press the button.',
    send: 'Register',
    sending: 'Sending',
    waiting: 'No connection. It’s saved on this device and sends automatically.',
  },
  refused: {
    signIn: 'Not sent: there’s no connection to the server. Try again in a moment.',
    closed: 'Not registered: registration has closed, or one of the events is gone. Go back and check.',
    full: 'Not registered: too many registrations came from this device. Use another one, or contact the organizer.',
    discount:
      'Not registered: the discount code can’t be used any more. Go on without it, or type another one.',
    other: 'Not registered. Try again, or contact the organizer.',
  },
});
