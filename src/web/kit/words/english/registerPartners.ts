import { section } from '../section.ts';

/** The choice of partners, at registration and later. */
export const registerPartnersWords = section('registerPartners', {
  usual: 'In all events',
  byName: 'With a partner',
  wanted: 'I need a partner',
  name: 'Your partner’s name',
  nameHelp: 'Your partner has to register, too.',
  registered: (name: string) =>
    `${name} has registered. We’ll ask them to confirm. Once they say yes, you’re both entered.`,
  severalRegistered: 'Several dancers have this name, so nobody can be asked.',
  wish: 'What should a partner know?',
  wishHelp: 'Everybody can read it: no phone number, no address.',
  each: 'Event by event',
  asUsual: (name: string) => (name === '' ? 'Same as for all events' : `With ${name}`),
  nobodyYet: 'Partner wanted',
  other: 'With somebody else',
  role: 'You dance as',
  nameIn: (event: string) => `${event}: partner’s name`,
  too: (name: string) => `Register ${name}, too`,
  tooHelp: 'They get their own code, and use it to agree before they dance.',
  email: 'Your partner’s email',
  minor: 'They’re under 18',
});
