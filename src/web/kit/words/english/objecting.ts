import { section } from '../section.ts';

/** Anybody says that somebody should not be in an event. */
export const objecting = section('objecting', {
  verb: 'Object to an entry',
  question: (name: string) => `Should ${name} not be in an event?`,
  more: 'The organizers read it and decide. The couple is told what they decide and why, and so are you.',
  event: 'Event',
  why: 'What’s against it',
  whyHelp: 'Results that can be looked up help most.',
  noWhy: 'Say what’s against it.',
  send: 'Send',
  sending: 'Sending',
  refused: 'It wasn’t sent. Try again, or write to the organizers.',
  full: 'You’ve objected as often as one device can. Write to the organizers.',
  until: (day: string) => `Anybody can, until ${day}.`,
  yours: (event: string, why: string) => `${event}: you’ve objected. “${why}”`,
  takeBack: 'Take it back',
  ruling: {
    'may dance': (event: string) => `${event}: looked into, and may be danced.`,
    'may not dance': (event: string) => `${event}: looked into, and may not be danced.`,
  },
  because: (why: string) => `The organizers: ${why}`,
});
