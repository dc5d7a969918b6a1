/** Until when registration is open, and at which price, in milliseconds; what nobody has said is undefined. */
export interface RegistrationDates {
  /** The end of the early price. */
  readonly early: number | undefined;
  /** The end of the regular price. */
  readonly open: number | undefined;
  /** From here on nobody registers any more. */
  readonly closed: number | undefined;
}

/** What the organizer can set by hand (SPEC 4). */
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

/** The state of registration, for every page. */
export type RegistrationStands =
  /** The organizer has set neither a date nor the status. */
  | { readonly kind: 'to come' }
  | {
      readonly kind: 'open';
      /** The organizer calls it early registration. The price still goes by the dates. */
      readonly isEarly: boolean;
      readonly phase: RegistrationPhase;
      /** The end of this price; undefined where it holds as long as registration is open. */
      readonly priceEnds: number | undefined;
      /** When registration closes; undefined where nobody has said. */
      readonly closes: number | undefined;
    }
  /** `since` where it is a date that closed it. */
  | { readonly kind: 'closed'; readonly since: number | undefined };

/** Says whether registration is open (SPEC 4): the pages and `REGISTRATION_OPEN` of the access rules agree on it. */
export function registrationStands({ dates, status }: Registration, now: number): RegistrationStands {
  const isPast = dates.closed !== undefined && dates.closed <= now;
  if (isPast || status === 'CLOSED') return { kind: 'closed', since: isPast ? dates.closed : undefined };
  const isSet = status !== undefined || Object.values(dates).some((at) => at !== undefined);
  if (!isSet) return { kind: 'to come' };
  const phase = registrationPhase(dates, now);
  const priceEnds = { pending: undefined, early: dates.early, normal: dates.open, late: undefined }[phase];
  const closes = dates.closed;
  // A price that was to hold for longer ends when registration does.
  const isCutShort = priceEnds !== undefined && closes !== undefined && closes <= priceEnds;
  return {
    kind: 'open',
    isEarly: status === 'EARLY',
    phase,
    priceEnds: isCutShort ? undefined : priceEnds,
    closes,
  };
}

export const takesRegistrations = (registration: Registration, now: number): boolean =>
  registrationStands(registration, now).kind === 'open';

/** When how it stands changes next, in milliseconds: who looks at it then looks again. */
export const nextChange = ({ early, open, closed }: RegistrationDates, now: number): number | undefined =>
  [early, open, closed].reduce<number | undefined>(
    (next, at) => (at !== undefined && at > now && (next === undefined || at < next) ? at : next),
    undefined,
  );
