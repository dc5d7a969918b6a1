/** Until when registration is open, and at which price, in milliseconds; what nobody has said is undefined. */
export interface RegistrationDates {
  /** The end of the early price. */
  readonly early: number | undefined;
  /** The end of the regular price. */
  readonly open: number | undefined;
  /** From here on nobody registers any more. */
  readonly closed: number | undefined;
}

/** What the organizer has said by hand (SPEC 4). */
export const REGISTRATION_STATUSES = ['EARLY', 'OPEN', 'CLOSED'] as const;
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];

/** Which price somebody pays: 'pending' while nobody has said until when there are prices. */
export type RegistrationPhase = 'pending' | 'early' | 'normal' | 'late';

/** The phase of somebody who has registered at `at`, in milliseconds (SPEC 4). The end of a phase is in the next one. */
export function registrationPhase(
  { early, open }: Pick<RegistrationDates, 'early' | 'open'>,
  at: number,
): RegistrationPhase {
  if (early === undefined && open === undefined) return 'pending';
  if (early !== undefined && at < early) return 'early';
  if (open !== undefined && at < open) return 'normal';
  return 'late';
}

export interface Registration {
  readonly dates: RegistrationDates;
  readonly status: RegistrationStatus | undefined;
}

/** Whether registrations are taken: the rules of access ask the same (SPEC 4, and closed by hand). */
export const takesRegistrations = ({ dates, status }: Registration, now: number): boolean =>
  status !== 'CLOSED' && (dates.closed === undefined || now < dates.closed);

/** How registration stands, as a visitor wants to know it. */
export type RegistrationStands =
  /** Nobody has opened it: neither dates of prices nor a word of the organizer. */
  | { readonly kind: 'to come' }
  | {
      readonly kind: 'open';
      readonly phase: RegistrationPhase;
      /** The end of this price; undefined where it holds as long as registration is open. */
      readonly priceEnds: number | undefined;
      /** When registration closes; undefined where nobody has said. */
      readonly closes: number | undefined;
    }
  /** `since` where it is a date that closed it. */
  | { readonly kind: 'closed'; readonly since: number | undefined };

export function registrationStands(registration: Registration, now: number): RegistrationStands {
  const { dates, status } = registration;
  if (!takesRegistrations(registration, now)) {
    const isPast = dates.closed !== undefined && dates.closed <= now;
    return { kind: 'closed', since: isPast ? dates.closed : undefined };
  }
  const phase = registrationPhase(dates, now);
  if (phase === 'pending' && status === undefined) return { kind: 'to come' };
  const priceEnds = { pending: undefined, early: dates.early, normal: dates.open, late: undefined }[phase];
  const closes = dates.closed;
  // A price that was to hold for longer ends when registration does.
  const isCutShort = priceEnds !== undefined && closes !== undefined && closes <= priceEnds;
  return { kind: 'open', phase, priceEnds: isCutShort ? undefined : priceEnds, closes };
}

/** When how it stands changes next, in milliseconds: who looks at it then looks again. */
export const nextChange = ({ early, open, closed }: RegistrationDates, now: number): number | undefined =>
  [early, open, closed].reduce<number | undefined>(
    (next, at) => (at !== undefined && at > now && (next === undefined || at < next) ? at : next),
    undefined,
  );
