import type { SaidDay } from '../../domain/registration/calendar.ts';
import type { RegistrationDates, RegistrationStatus } from '../../domain/registration/phase.ts';
import { childOf, textOf } from '../tree/path.ts';
import { competition } from './competition.ts';
import { registrationOf, saidDay, timeZoneOf } from './dates.ts';
import type { WrittenByHand } from './editedWhole.ts';
import { editionAmong } from './editions.ts';

/** What everybody asks first, as the organizer has typed it: empty where nothing is said. */
export interface Basics {
  readonly fullName: string;
  readonly place: string;
  /** As IANA names it; undefined while nobody has said whose clock the dates are meant by. */
  readonly timeZone: string | undefined;
  readonly startDate: SaidDay | undefined;
  readonly endDate: SaidDay | undefined;
  readonly dates: RegistrationDates;
  readonly status: RegistrationStatus | undefined;
  readonly socials: SocialLinks;
}

/** Where else it can be found. */
export const SOCIAL_LINKS = ['website', 'facebook', 'instagram', 'community'] as const;
export type SocialLink = (typeof SOCIAL_LINKS)[number];
type SocialLinks = Readonly<Record<SocialLink, string>>;

const typedOf = (raw: unknown): string => textOf(raw) ?? '';

const NAME = 'basics';

/** Name, place, dates and links of a competition. They lie among what else everybody reads of it. */
export const basics: WrittenByHand<Basics> = {
  name: NAME,
  path: {
    at: competition.at,
    as: NAME,
    parse: (raw) => {
      const socials = childOf(raw, 'socials');
      return {
        kind: 'set',
        edition: editionAmong(raw, NAME),
        rules: {
          fullName: typedOf(childOf(raw, 'fullName')),
          place: typedOf(childOf(raw, 'place')),
          timeZone: timeZoneOf(childOf(raw, 'timeZone')),
          startDate: saidDay(childOf(raw, 'startDate')),
          endDate: saidDay(childOf(raw, 'endDate')),
          ...registrationOf(raw),
          socials: {
            website: typedOf(childOf(socials, 'website')),
            facebook: typedOf(childOf(socials, 'facebook')),
            instagram: typedOf(childOf(socials, 'instagram')),
            community: typedOf(childOf(socials, 'community')),
          },
        },
      };
    },
  },
  among: [
    'fullName',
    'place',
    'timeZone',
    'startDate',
    'endDate',
    'dateRegistrationEarly',
    'dateRegistrationOpen',
    'dateRegistrationClosed',
    'registrationStatus',
    'socials',
  ],
  stored: (rules, edition) => {
    const text = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());
    return {
      fullName: text(rules.fullName),
      place: text(rules.place),
      timeZone: rules.timeZone ?? null,
      startDate: rules.startDate ?? null,
      endDate: rules.endDate ?? null,
      dateRegistrationEarly: rules.dates.early ?? null,
      dateRegistrationOpen: rules.dates.open ?? null,
      dateRegistrationClosed: rules.dates.closed ?? null,
      registrationStatus: rules.status ?? null,
      socials: Object.fromEntries(SOCIAL_LINKS.map((link) => [link, text(rules.socials[link])])),
      editions: { [NAME]: edition },
    };
  },
};
