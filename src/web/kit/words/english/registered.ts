import type { PartnerStatus } from '../../../../domain/registrant/partnerGroups.ts';
import { section } from '../section.ts';
import { pluralize } from './count.ts';

const STATES: Readonly<Record<PartnerStatus['kind'], string>> = {
  confirmed: 'Confirmed',
  asked: 'Asked',
  declined: 'Other plans',
  'not registered': 'Not registered yet',
  wanted: 'Open',
};

/** The confirmation of a registration. */
export const registeredWords = section('registered', {
  title: (name: string) => `You’re registered, ${name}`,
  dancing: {
    title: 'What you’re dancing',
    with: (name: string) => `With ${name}`,
    looking: { lead: 'Looking for a lead', follow: 'Looking for a follow' },
    states: STATES,
    asked: (name: string) => `Once ${name} says yes, you’re both entered.`,
    declined: (name: string) => `${name} has other plans. Choose somebody else in My entries.`,
    notRegistered: (name: string) => `${name} has to register, too. Send them a link from My entries.`,
    looks: {
      lead: (n: number) =>
        pluralize(n, { one: '1 lead is looking here, too.', other: `${n} leads are looking here, too.` }),
      follow: (n: number) =>
        pluralize(n, { one: '1 follow is looking here, too.', other: `${n} follows are looking here, too.` }),
    },
    list: 'See the list',
  },
  nothingToPay: 'Nothing to pay.',
  code: {
    title: 'Your code',
    lead: 'Save this code. You’ll need it to change your entries.',
    more: 'The QR code opens your entries on another phone.',
    copy: 'Copy code',
    savePicture: 'Save picture',
  },
  next: {
    title: 'What happens next',
    soon: 'Soon',
    answers: (name: string) => `${name} answers.`,
    answersMore: 'You’ll see it in My entries.',
    registers: (name: string) => `${name} registers.`,
    registersMore: 'Then you’re asked to confirm.',
    asks: 'Ask for a partner.',
    asksMore: 'Others see you on the list, too.',
    closes: 'Registration closes.',
    closesMore: 'Until then you can change your entries.',
    matchesMore: 'If you’re still open, the desk tries to match you.',
    day: 'The day.',
    dayMore: 'Leads pick up their number at the registration desk.',
  },
  calendar: 'Add to calendar',
  mine: 'See my entries',
  home: (competition: string) => `Back to ${competition}`,
  others: 'Hand these out: each dancer uses their own code to agree.',
  another: 'Register somebody else',
});
