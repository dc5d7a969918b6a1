import type { DayOrMoment } from '../../domain/registration/calendar.ts';
import type {
  RegistrationDates,
  RegistrationState,
  RegistrationStatus,
} from '../../domain/registration/phase.ts';
import { serialize } from '../../schema/codec/serialize.ts';
import { competitionNode as node } from '../../schema/nodes/competition.ts';
import { parseRegistrationState, parseDay, parseTimeZone } from './dates.ts';
import type { CustomEditedRules } from './createEditedRules.ts';

/** The basics as the organizer typed them; empty text if missing. */
export interface BasicSettings {
  readonly fullName: string;
  readonly place: string;
  /** Its IANA name. */
  readonly timeZone: string | undefined;
  readonly startDate: DayOrMoment | undefined;
  readonly endDate: DayOrMoment | undefined;
  readonly dates: RegistrationDates;
  readonly status: RegistrationStatus | undefined;
  readonly socials: SocialLinks;
}

export const SOCIAL_LINKS = ['website', 'facebook', 'instagram', 'community'] as const;
export type SocialLink = (typeof SOCIAL_LINKS)[number];
type SocialLinks = Readonly<Record<SocialLink, string>>;

const PARTS = [
  'fullName',
  'place',
  'timeZone',
  'startDate',
  'endDate',
  'dateRegistrationOpens',
  'dateRegistrationEarly',
  'dateRegistrationOpen',
  'dateRegistrationClosed',
  'registrationStatus',
  'socials',
] as const;

/** Saving dates opens nothing: registration waits until the organizer opens it, or sets a time for it. */
const openedByNobody = ({ dates, status }: RegistrationState): RegistrationState => ({
  dates,
  status:
    status ?? ([dates.early, dates.open, dates.closed].every((at) => at === undefined) ? 'WAITING' : status),
});

/** Name, place, dates and links of the competition: a part of its public data. */
export const editedBasics: CustomEditedRules<BasicSettings> = {
  name: 'basics',
  path: {
    at: node.at,
    as: 'basics',
    parse: (raw) => {
      const stored = node.parse(raw);
      return {
        kind: 'set',
        edition: stored.editions?.basics ?? 0,
        rules: {
          fullName: stored.fullName ?? '',
          place: stored.place ?? '',
          timeZone: parseTimeZone(stored.timeZone),
          startDate: parseDay(stored.startDate),
          endDate: parseDay(stored.endDate),
          ...openedByNobody(parseRegistrationState(stored)),
          socials: { website: '', facebook: '', instagram: '', community: '', ...stored.socials },
        },
      };
    },
  },
  among: PARTS,
  stored: ({ dates, status, socials, ...rules }, edition) => {
    const links = Object.entries(socials).map(([link, typed]) => [link, typed.trim() || undefined]);
    const stored = serialize(node.form, {
      ...rules,
      dateRegistrationOpens: dates.opens,
      dateRegistrationEarly: dates.early,
      dateRegistrationOpen: dates.open,
      dateRegistrationClosed: dates.closed,
      registrationStatus: status,
      socials: Object.fromEntries(links),
    });
    return { ...Object(stored), editions: { basics: edition } };
  },
};
