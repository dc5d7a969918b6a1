import type { MissingPart } from '../../../../domain/registrant/draft.ts';
import { section } from '../section.ts';
import { checkStepWords } from './checkStep.ts';
import { consentTextsWords } from './consentTexts.ts';
import { heldPlaceWords } from './keptPlace.ts';
import { registerWords } from './register.ts';
import { registeredWords } from './registered.ts';
import { registerPartnersWords } from './registerPartners.ts';

const STEP = { ...registerWords.english.step, you: 'Dancer' };

const MISSING: { readonly [What in MissingPart['what']]?: string } = {
  name: 'Enter the dancer’s name.',
  email: 'Enter the dancer’s email address.',
  'partner email': 'Enter the partner’s email address: they get a code of their own.',
  partner: 'Enter the partner’s name, or choose “Partner wanted”.',
  risk: 'The dancer has to agree to this to dance.',
  'own name': 'This is the dancer’s own name. Enter the partner’s.',
  'entered already': 'The two are already in this event.',
  'place taken': 'This place isn’t free anymore. Choose the partner again.',
  'your place': 'A partner entered this event with this dancer. Answer “Is this the dancer?” first.',
};

/** The registration form for an organizer who fills it in for a dancer, by section. */
export const registerAtDeskWords = section('registerAtDesk', {
  register: {
    ...registerWords.english,
    step: STEP,
    missing: (one: MissingPart) => MISSING[one.what] ?? registerWords.english.missing(one),
    notKept: 'This browser can’t save anything: keep this page open until it’s sent.',
    you: {
      ...registerWords.english.you,
      title: 'Who is the dancer?',
      lead: 'Everything is saved on this device.',
      email: 'Email, if they want news',
      role: 'Dances as',
      registers: 'Register',
      whom: { me: 'One dancer', team: 'A team' },
      minor: 'Under 18',
      mailHelp: 'The confirmation and partner news go here. Only organizers see it.',
      schoolHelp: 'Start typing. Leave it blank if they have no school.',
    },
    events: {
      ...registerWords.english.events,
      title: 'What will they dance?',
      lead: 'Tap each event. Linked dances are one event. An event that breaks a rule shows why.',
    },
    partners: {
      title: 'Who are they dancing with?',
      lead: 'Name the partner once. Single events can have someone else.',
    },
    team: { ...registerWords.english.team, title: 'Who is in the team?' },
    consent: { ...registerWords.english.consent, title: 'What the dancer agrees to' },
    check: { ...registerWords.english.check, lead: 'Nothing is sent until the button is pressed.' },
  },
  registered: {
    ...registeredWords.english,
    title: (name: string) => `${name} is registered`,
    dancing: {
      ...registeredWords.english.dancing,
      title: 'What they’re dancing',
      asked: (name: string) => `Once ${name} says yes, both are entered.`,
      notRegistered: (name: string) => `${name} has to register, too.`,
      declined: (name: string) => `${name} has other plans.`,
    },
    code: {
      ...registeredWords.english.code,
      title: 'Their code',
      lead: 'Give them this code. They need it to change their entries.',
      more: 'The QR code opens their entries on a phone.',
    },
    another: 'Add another dancer',
  },
  registerPartners: {
    ...registerPartnersWords.english,
    wanted: 'Partner wanted',
    name: 'Partner’s name',
    nameHelp: 'The partner has to register, too.',
    registered: (name: string) =>
      `${name} has registered. They’ll be asked to confirm. Once they say yes, both are entered.`,
    role: 'Dances as',
    email: 'Partner’s email',
  },
  keptPlace: {
    ...heldPlaceWords.english,
    title: 'Is this the dancer?',
    more: 'Somebody entered with a dancer of this name. If it’s this one, they’ll be asked to confirm, and nobody is entered twice.',
    yes: (partner: string) => `Yes, they dance with ${partner}`,
    asks: (partner: string) =>
      `With ${partner}, who will be asked to confirm. Once they say yes, both are entered.`,
    namesakes: 'This is another couple with the same names',
  },
  checkStep: { ...checkStepWords.english, you: 'Dancer' },
  consentTexts: { ...consentTextsWords.english, mediaHelp: 'They can say no and still dance.' },
});
