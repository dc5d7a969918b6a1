/** Ends of the prices and of registration, in milliseconds; undefined if not set. */
export interface RegistrationDates {
  readonly early: number | undefined;
  readonly open: number | undefined;
  /** Registration is closed from this moment on. */
  readonly closed: number | undefined;
}

/** Status set by the organizer (SPEC 4). */
export const REGISTRATION_STATUSES = ['EARLY', 'OPEN', 'CLOSED'] as const;
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];

/** The price that applies; 'pending' while no price has a date. */
export type RegistrationPhase = 'pending' | 'early' | 'normal' | 'late';

/** The phase at a moment in milliseconds (SPEC 4). The end of a phase belongs to the next one. */
export function registrationPhase(
  { early, open }: Pick<RegistrationDates, 'early' | 'open'>,
  at: number,
): RegistrationPhase {
  if (early === undefined && open === undefined) return 'pending';
  if (early !== undefined && at < early) return 'early';
  if (open !== undefined && at < open) return 'normal';
  return 'late';
}

export interface RegistrationState {
  readonly dates: RegistrationDates;
  readonly status: RegistrationStatus | undefined;
}

export type RegistrationStands =
  /** The organizer has set neither a date nor the status. */
  | { readonly kind: 'to come' }
  | {
      readonly kind: 'open';
      /** Labeled early registration by the organizer. The price still follows the dates. */
      readonly isEarly: boolean;
      readonly phase: RegistrationPhase;
      /** The end of this price; undefined if it lasts until registration closes. */
      readonly priceEnds: number | undefined;
      /** Undefined if no closing date is set. */
      readonly closes: number | undefined;
    }
  /** `since` is set if a date closed it. */
  | { readonly kind: 'closed'; readonly since: number | undefined };

/** The state of registration (SPEC 4). Must agree with `REGISTRATION_OPEN` of the access rules. */
export function registrationStands({ dates, status }: RegistrationState, now: number): RegistrationStands {
  const isPast = dates.closed !== undefined && dates.closed <= now;
  if (isPast || status === 'CLOSED') return { kind: 'closed', since: isPast ? dates.closed : undefined };
  const isSet = status !== undefined || Object.values(dates).some((at) => at !== undefined);
  if (!isSet) return { kind: 'to come' };
  const phase = registrationPhase(dates, now);
  const priceEnds = { pending: undefined, early: dates.early, normal: dates.open, late: undefined }[phase];
  const closes = dates.closed;
  // A price that ends after registration has no end of its own.
  const isCutShort = priceEnds !== undefined && closes !== undefined && closes <= priceEnds;
  return {
    kind: 'open',
    isEarly: status === 'EARLY',
    phase,
    priceEnds: isCutShort ? undefined : priceEnds,
    closes,
  };
}

export const takesRegistrations = (registration: RegistrationState, now: number): boolean =>
  registrationStands(registration, now).kind === 'open';

/** The next moment, in milliseconds, at which the state changes; callers check again then. */
export const nextChange = ({ early, open, closed }: RegistrationDates, now: number): number | undefined =>
  [early, open, closed].reduce<number | undefined>(
    (next, at) => (at !== undefined && at > now && (next === undefined || at < next) ? at : next),
    undefined,
  );
