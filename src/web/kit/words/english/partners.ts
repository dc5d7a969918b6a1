import type { NewCoupleProblem } from '../../../../domain/registrant/partnerRequest.ts';
import { unreachable } from '../../../../domain/unreachable.ts';
import { section } from '../section.ts';
import { pluralize } from './count.ts';

/** The reason a request for an event can no longer be accepted. */
function past(why: NewCoupleProblem, name: string): string {
  switch (why) {
    case 'withdrawn':
      return `${name} isn’t in this event anymore.`;
    case 'asker has a partner':
      return `${name} has found somebody else.`;
    case 'you have a partner':
      return 'You have a partner there now.';
    default:
      return unreachable(why);
  }
}

/** The same, for the asker. */
function pastForAsker(why: NewCoupleProblem, name: string): string {
  switch (why) {
    case 'withdrawn':
      return 'You aren’t in this event anymore.';
    case 'asker has a partner':
      return 'You have a partner there now.';
    case 'you have a partner':
      return `${name} has found a partner.`;
    default:
      return unreachable(why);
  }
}

const all = new Intl.ListFormat('en');

/** Partner searches and requests. */
export const partnersWords = section('partners', {
  title: 'Who’s looking for a partner?',
  tab: 'Looking for a partner',
  lead: 'Ask somebody. They see your name, school and note, never your email. When they say yes, you’re entered together and the lead gets a number.',
  loading: 'Loading the list',
  styles: 'Style',
  levels: 'Level',
  allStyles: 'All styles',
  allLevels: 'All levels',
  side: 'Show',
  leads: (n: number) => pluralize(n, { one: '1 lead', other: `${n} leads` }),
  follows: (n: number) => pluralize(n, { one: '1 follow', other: `${n} follows` }),
  looksAs: { lead: 'Leads.', follow: 'Follows.' },
  /** The text after the name: 'Bronze Standard, Silver Latin.' */
  looksFor: (levels: string) => `${levels}.`,
  you: 'you',
  none: 'Nobody is looking for a partner right now.',
  noneMore: 'Most people show up in the last week.',
  noneOf: { lead: 'No leads here yet.', follow: 'No follows here yet.' },
  ask: 'Ask',
  askWhom: (name: string) => `Ask ${name}`,
  asked: 'Asked',
  asksYou: 'Asks you',
  otherPlans: 'Other plans',
  notForYou: 'You aren’t looking for a partner in anything you two could dance.',
  noCode: 'To ask somebody, register first, or open your entries with your code on this device.',
  register: 'Register',
  myEntries: 'My entries',

  asking: {
    question: (name: string) => `Ask ${name} to dance with you?`,
    who: 'Who asks',
    events: 'In these events',
    note: 'Message',
    noteHelp: 'Only they read it. No phone number, no address.',
    verb: 'Ask',
    busy: 'Asking',
    nothing: 'Choose an event',
    full: 'You’ve asked 40 people. Cancel a request first.',
  },
  requests: {
    title: 'Your requests',
    asks: (name: string) => `${name} asks you`,
    asksDancer: (name: string, dancer: string) => `${name} asks ${dancer}`,
    askedYou: (name: string) => `${name} asked you`,
    yes: 'Say yes',
    saying: 'Saying yes',
    no: 'No thanks',
    kind: (name: string) => `If you say no, they see “${name} has other plans.”`,
    remove: 'Remove',
    youAsked: 'You asked',
    waiting: 'no answer yet',
    namedBy: (name: string) =>
      `You entered with ${name} by name. Somebody registered as ${name} and says that’s them. Say yes only if you know it is.`,
    confirm: 'Yes, that’s my partner',
    confirms: (name: string, events: readonly string[]) =>
      `Once ${name} says yes, you’re in ${all.format(events)}.`,
    takeBack: 'Cancel request',
    otherPlans: (name: string) => `${name} has other plans.`,
    past,
    pastForAsker,
    together: 'You’re dancing together',
    couple: (lead: string, follow: string) => `${lead} and ${follow}`,
    noNumber: 'The organizer gives you a number.',
    entered: 'Entered',
  },
  problem: {
    closed: 'Registration is closed. You can’t enter together anymore.',
    gone: 'They canceled it.',
    answered: 'This was answered already, on another device.',
    changed: 'It didn’t go through: something changed. Check it again.',
    signIn: 'No connection to the server. Try again in a moment.',
    other: 'It didn’t go through. Try again, or contact the organizer.',
  },
  waits: 'No connection. Keep this page open: it sends when you’re back online.',
});
