import type { CalendarDay } from './calendar.ts';
import type { RegistrationDates } from './phase.ts';

/** Dates that are probably a mistake. They are still well defined, so they are not refused. */
export type DateWarning =
  /** The regular price ends before the early one, so it never applies. */
  | 'no regular price'
  /** A price ends after registration closes. */
  | 'closes before a price ends'
  /** Registration closes after the competition begins. */
  | 'closes after the first day'
  | 'never closes';

export interface CheckedDates {
  readonly dates: RegistrationDates;
  /** The first competition day and the last day of registration, if known. */
  readonly first: CalendarDay | undefined;
  readonly lastOpenDay: CalendarDay | undefined;
}

export function findDateWarnings({ dates, first, lastOpenDay }: CheckedDates): readonly DateWarning[] {
  const { early, open, closed } = dates;
  const lastPrice = Math.max(early ?? 0, open ?? 0);
  const hasPrices = early !== undefined || open !== undefined;
  return [
    ...(early !== undefined && open !== undefined && open <= early ? (['no regular price'] as const) : []),
    ...(closed !== undefined && closed < lastPrice ? (['closes before a price ends'] as const) : []),
    ...(first !== undefined && lastOpenDay !== undefined && lastOpenDay > first
      ? (['closes after the first day'] as const)
      : []),
    ...(hasPrices && closed === undefined ? (['never closes'] as const) : []),
  ];
}
