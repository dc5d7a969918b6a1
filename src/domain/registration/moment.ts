import { daysBetween, type CalendarDay } from './calendar.ts';
import type { RegistrationStands } from './phase.ts';

/** The days it is danced on; undefined while nobody has said. */
export interface CompetitionDays {
  readonly first: CalendarDay | undefined;
  /** The first one, where nobody has said that there are more. */
  readonly last: CalendarDay | undefined;
}

/** How far the competition is, for a visitor: it decides what the one button does. */
export type Moment =
  | { readonly kind: 'before opening' | 'registering' | 'closed'; readonly daysLeft: number | undefined }
  /** It is danced today. */
  | { readonly kind: 'the day'; readonly day: number; readonly days: number }
  | { readonly kind: 'over' };

const BEFORE = { 'to come': 'before opening', open: 'registering', closed: 'closed' } as const;

export function momentOf(
  { first, last = first }: CompetitionDays,
  registration: RegistrationStands,
  today: CalendarDay,
): Moment {
  const kind = BEFORE[registration.kind];
  if (first === undefined) return { kind, daysLeft: undefined };
  const daysLeft = daysBetween(today, first);
  if (daysLeft > 0) return { kind, daysLeft };
  const days = Math.max(1, daysBetween(first, last ?? first) + 1);
  return 1 - daysLeft > days ? { kind: 'over' } : { kind: 'the day', day: 1 - daysLeft, days };
}
