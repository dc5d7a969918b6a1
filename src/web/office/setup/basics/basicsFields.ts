import type { CalendarDay } from '../../../../domain/registration/calendar.ts';
import type { Basics } from '../../../../store/competition/basics.ts';

/** What each part of the desk is handed. */
export interface BasicsFieldsProps {
  readonly basics: Basics;
  /** Whose clock the dates are meant by. */
  readonly timeZone: string;
  /** The days it is danced on. */
  readonly days: { readonly first: CalendarDay | undefined; readonly last: CalendarDay | undefined };
  readonly change: (some: Partial<Basics>) => void;
}
