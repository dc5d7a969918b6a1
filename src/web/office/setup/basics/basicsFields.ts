import type { CalendarDay } from '../../../../domain/registration/calendar.ts';
import type { BasicSettings } from '../../../../store/competition/basics.ts';

export interface BasicsFieldsProps {
  readonly basics: BasicSettings;
  readonly timeZone: string;
  readonly days: { readonly first: CalendarDay | undefined; readonly last: CalendarDay | undefined };
  readonly change: (some: Partial<BasicSettings>) => void;
}
