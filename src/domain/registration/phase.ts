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
