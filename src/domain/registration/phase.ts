/** Ends of the prices and of registration, in milliseconds; undefined if not set. */
export interface RegistrationDates {
  /** Registration opens by itself at this moment, if the status is DATED. */
  readonly opens?: number | undefined;
  readonly early: number | undefined;
  readonly open: number | undefined;
  /** Registration is closed from this moment on. */
  readonly closed: number | undefined;
}

/**
 * Status set by the organizer (SPEC 4). WAITING: not open, whatever the dates. DATED: opens at `opens`. Missing, in data of other
 * origin: open as soon as a date is set.
 */
export const REGISTRATION_STATUSES = ['WAITING', 'DATED', 'EARLY', 'OPEN', 'CLOSED'] as const;
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
  /** Not opened yet. `opens` is set if it opens by itself. */
  | { readonly kind: 'to come'; readonly opens: number | undefined }
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
  const { early, open, closed } = dates;
  const isSet = status !== undefined || [early, open, closed].some((at) => at !== undefined);
  if (!isSet || status === 'WAITING') return { kind: 'to come', opens: undefined };
  if (status === 'DATED' && (dates.opens === undefined || now < dates.opens))
    return { kind: 'to come', opens: dates.opens };
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
export const nextChange = (
  { opens, early, open, closed }: RegistrationDates,
  now: number,
): number | undefined =>
  [opens, early, open, closed].reduce<number | undefined>(
    (next, at) => (at !== undefined && at > now && (next === undefined || at < next) ? at : next),
    undefined,
  );
