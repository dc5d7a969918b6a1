/** Ends of the prices and of registration, in milliseconds; undefined if not set. */
export interface RegistrationDates {
  /** Opening time while the status is WAITING. */
  readonly opens?: number | undefined;
  readonly early: number | undefined;
  readonly open: number | undefined;
  /** Registration is closed from this moment on. */
  readonly closed: number | undefined;
}

/**
 * Status set by the organizer (SPEC 4). WAITING: not open until `opens`, whatever the other dates. Missing in
 * data from other programs: open as soon as a date is set.
 */
export const REGISTRATION_STATUSES = ['WAITING', 'EARLY', 'OPEN', 'CLOSED'] as const;
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];

/** The price that applies; 'pending' while no price has a date. */
export type RegistrationPhase = 'pending' | 'early' | 'normal' | 'late';

/** The phase at a moment in milliseconds (SPEC 4). The end of a phase belongs to the next one. */
export function findRegistrationPhase(
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

export type RegistrationAvailability =
  /** Registration has not opened yet. `opens` is set if an opening time is. */
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
export function findRegistrationAvailability(
  { dates, status }: RegistrationState,
  now: number,
): RegistrationAvailability {
  const { opens, early, open, closed: closes } = dates;
  const isPast = closes !== undefined && closes <= now;
  if (isPast || status === 'CLOSED') return { kind: 'closed', since: isPast ? closes : undefined };
  const isWaiting = status === 'WAITING' && (opens === undefined || now < opens);
  if (isWaiting || (status ?? early ?? open ?? closes) === undefined)
    return { kind: 'to come', opens: isWaiting ? opens : undefined };
  const phase = findRegistrationPhase(dates, now);
  const priceEnds = { pending: undefined, early, normal: open, late: undefined }[phase];
  // If registration closes before the price ends, the price has no end of its own.
  const isCutShort = priceEnds !== undefined && closes !== undefined && closes <= priceEnds;
  return {
    kind: 'open',
    isEarly: status === 'EARLY',
    phase,
    priceEnds: isCutShort ? undefined : priceEnds,
    closes,
  };
}

export const acceptsRegistrations = (registration: RegistrationState, now: number): boolean =>
  findRegistrationAvailability(registration, now).kind === 'open';

/** The next moment, in milliseconds, at which the state changes; callers check again then. */
export const findNextPhaseChange = (
  { opens, early, open, closed }: RegistrationDates,
  now: number,
): number | undefined =>
  [opens, early, open, closed]
    .filter((at) => at !== undefined)
    .toSorted((one, other) => one - other)
    .find((at) => at > now);
