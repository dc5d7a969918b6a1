import type { DateWarning } from '../../../../domain/registration/dateWarnings.ts';
import type { RegistrationSpan } from '../../../../domain/registration/spans.ts';
import type { SocialLink } from '../../../../store/competition/basics.ts';
import { section } from '../section.ts';

/** The desk of name, place and dates. */
export const basicsDesk = section('basicsDesk', {
  loading: 'Loading name and dates',
  notAvailable: 'Name and dates',
  title: 'What, where and when?',
  name: 'Name of the competition',
  place: 'Place',
  placeHelp: 'As a visitor looks for it: the hall, the town.',
  timeZone: 'Time zone',
  timeZoneHelp: 'All times are in this time zone.',
  noZone: 'Choose a time zone from the list.',
  zoneUnsaid: 'This device is set to UTC. Choose the competition’s time zone.',
  first: 'First day',
  last: 'Last day',
  registration: 'Registration',
  registrationMore: 'Each date ends what stands before it. An empty one never comes.',
  status: {
    label: 'Is it open?',
    dates: 'By the dates',
    EARLY: 'Early',
    OPEN: 'Open',
    CLOSED: 'Closed',
    means: {
      dates: 'It opens once you set a date, and closes on its date.',
      EARLY: 'It is open, and visitors read that it is early registration. The price goes by the dates.',
      OPEN: 'It is open until it closes, with or without prices.',
      CLOSED: 'Nobody can register or change entries, whatever the dates say. Dropping stays possible.',
    },
  },
  early: 'Early price ends',
  open: 'Regular price ends',
  closes: 'Registration closes',
  links: 'Where else are you?',
  link: {
    website: 'Website',
    facebook: 'Facebook',
    instagram: 'Instagram',
    community: 'Chat for questions',
  } satisfies Record<SocialLink, string>,
  linksMore: 'They stand at the foot of every public page. An empty one is left out.',
  configured: (address: string) => `Empty, it is ${address}`,
  problem: {
    'ends before it begins': 'Last day is before the first',
    link: (name: string) => `Check the ${name} link`,
  },
  noAddress: 'This is no web address.',
  noHandle: 'A handle has letters, digits, dots and underscores.',
  warning: {
    'no regular price': 'Nobody pays the regular price: it ends before the early one does.',
    'closes before a price ends': 'Registration closes while a price would still hold.',
    'closes after the first day': 'Somebody could still register after the first day has begun.',
    'never closes': 'Registration never closes by itself.',
  } satisfies Record<DateWarning, string>,
  preview: 'What a visitor reads today',
  spans: 'How registration goes',
  stands: {
    'to come': 'Not open yet',
    pending: 'Open, without prices',
    early: 'Early price',
    normal: 'Regular price',
    late: 'Late price',
    closed: 'Closed',
  } satisfies Record<RegistrationSpan['stands'], string>,
  now: 'now',
  until: (day: string) => `until ${day}`,
  from: (day: string) => `after ${day}`,
  always: 'no end set',
});
