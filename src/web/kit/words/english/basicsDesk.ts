import type { DateWarning } from '../../../../domain/registration/dateWarnings.ts';
import type { RegistrationSpan } from '../../../../domain/registration/spans.ts';
import type { SocialLink } from '../../../../store/competition/basics.ts';
import { section } from '../section.ts';

/** The setup desk for the competition's name, place and dates. */
export const basicsDeskWords = section('basicsDesk', {
  loading: 'Loading name and dates',
  notAvailable: 'Not available',
  title: 'What, where and when?',
  name: 'Name of the competition',
  place: 'Location',
  placeHelp: 'The hall and the town, as visitors would search for them.',
  timeZone: 'Time zone',
  timeZoneHelp: 'All times are in this time zone.',
  noZone: 'Choose a time zone from the list.',
  zoneUnsaid: 'This device is set to UTC. Choose the competition’s time zone.',
  first: 'First day',
  last: 'Last day',
  registration: 'Registration',
  registrationMore:
    'Each price lasts until its date. Leave a date blank to skip it. Dates don’t open registration: you do that in the guide.',
  /** Fills the dates below from the first day. */
  suggest: 'Suggest dates',
  early: 'Early price ends',
  open: 'Regular price ends',
  closes: 'Registration closes',
  links: 'Where else can people find you?',
  link: {
    website: 'Website',
    facebook: 'Facebook',
    instagram: 'Instagram',
    community: 'Chat for questions',
  } satisfies Record<SocialLink, string>,
  linksMore: 'They appear at the bottom of every public page. Leave one blank to skip it.',
  configured: (address: string) => `If blank: ${address}`,
  problem: {
    'ends before it begins': 'Last day is before the first',
    link: (name: string) => `Check the ${name} link`,
  },
  noAddress: 'This isn’t a web address.',
  noHandle: 'Use only letters, digits, dots and underscores.',
  warning: {
    'no regular price': 'Nobody would pay the regular price: it ends before the early price.',
    'closes before a price ends': 'Registration closes before the last price ends.',
    'closes after the first day': 'People could still register after the first day starts.',
    'never closes': 'Registration has no closing date. You’d have to close it yourself.',
  } satisfies Record<DateWarning, string>,
  preview: 'What visitors see today',
  spans: 'Registration timeline',
  stands: {
    'to come': 'Not open yet',
    pending: 'No prices yet',
    early: 'Early price',
    normal: 'Regular price',
    late: 'Late price',
    closed: 'Closed',
  } satisfies Record<RegistrationSpan['stands'], string>,
  now: 'now',
  until: (day: string) => `until ${day}`,
  from: (day: string) => `after ${day}`,
  always: 'no dates set',
});
