import {
  CalendarClock,
  Check,
  FileText,
  Megaphone,
  MonitorPlay,
  Printer,
  Receipt,
  Settings,
  IdCard,
  SlidersHorizontal,
  Tally5,
  UserRoundSearch,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { StaffMenuName } from '../../kit/screens/screens.ts';

const ICONS: Readonly<Record<StaffMenuName, LucideIcon>> = {
  schedule: CalendarClock,
  deck: Users,
  scrutineer: Tally5,
  chairman: Check,
  mc: Megaphone,
  jumbotronController: MonitorPlay,
  manageResults: FileText,
  manageCompetitors: UserRoundSearch,
  officials: IdCard,
  printSheets: Printer,
  printInvoices: Receipt,
  setup: SlidersHorizontal,
  settings: Settings,
};

export function ScreenIcon({ name }: { readonly name: StaffMenuName }) {
  const Icon = ICONS[name];
  return <Icon size={20} strokeWidth={1.6} aria-hidden />;
}
