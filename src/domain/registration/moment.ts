import { countDaysBetween, type CalendarDay } from './calendar.ts';
import type { RegistrationAvailability } from './phase.ts';

/** Undefined while unknown. */
export interface CompetitionDays {
  readonly first: CalendarDay | undefined;
  /** The first day, unless more are set. */
  readonly last: CalendarDay | undefined;
}

/** The competition's progress, for a visitor: it decides the action of the main button. */
export type VisitorStage =
  | { readonly kind: 'before opening' | 'registering' | 'closed'; readonly daysLeft: number | undefined }
  | { readonly kind: 'the day'; readonly day: number; readonly days: number }
  | { readonly kind: 'over' };

const BEFORE = { 'to come': 'before opening', open: 'registering', closed: 'closed' } as const;

export function findVisitorStage(
  { first, last = first }: CompetitionDays,
  registration: Pick<RegistrationAvailability, 'kind'>,
  today: CalendarDay,
): VisitorStage {
  const kind = BEFORE[registration.kind];
  if (first === undefined) return { kind, daysLeft: undefined };
  const daysLeft = countDaysBetween(today, first);
  if (daysLeft > 0) return { kind, daysLeft };
  const days = Math.max(1, countDaysBetween(first, last ?? first) + 1);
  return 1 - daysLeft > days ? { kind: 'over' } : { kind: 'the day', day: 1 - daysLeft, days };
}
