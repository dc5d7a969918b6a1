import { section } from '../section.ts';

/** Objections to entries. */
export const objectingWords = section('objecting', {
  verb: 'Object to an entry',
  question: (name: string) => `Is ${name} in the wrong event?`,
  more: 'The organizers read it and decide. You and the couple see what they decide, and why.',
  event: 'Event',
  why: 'What’s wrong',
  whyHelp: 'Results that can be looked up help most.',
  noWhy: 'Say what’s wrong.',
  send: 'Send',
  sending: 'Sending',
  refused: 'Not sent. Try again, or contact the organizers.',
  full: 'This device has reached its limit of objections. Contact the organizers.',
  until: (day: string) => `Anybody can object until ${day}.`,
  yours: (event: string, why: string) => `${event}: you objected. “${why}”`,
  takeBack: 'Withdraw it',
  ruling: {
    'may dance': (event: string) => `${event}: reviewed. They may dance it.`,
    'may not dance': (event: string) => `${event}: reviewed. They may not dance it.`,
  },
  because: (why: string) => `The organizers: ${why}`,
});
