import type { CalendarDay } from '../../../../domain/registration/calendar.ts';
import type { Basics } from '../../../../store/competition/basics.ts';

export interface BasicsFieldsProps {
  readonly basics: Basics;
  readonly timeZone: string;
  readonly days: { readonly first: CalendarDay | undefined; readonly last: CalendarDay | undefined };
  readonly change: (some: Partial<Basics>) => void;
}
