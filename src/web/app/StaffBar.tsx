import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { competition } from '../../store/competition/competition.ts';
import { ConnectionLight } from '../parts/note/ConnectionLight.tsx';
import { Logo } from '../parts/page/Logo.tsx';
import { screens, type StaffScreenName } from '../screens/screens.ts';
import { staff as staffWords } from '../words/english/staff.ts';
import { staffScreens } from '../words/english/staffScreens.ts';
import { useWords } from '../words/language.ts';
import { useStore } from './StoreProvider.tsx';
import { useClock } from './useClock.ts';
import { useConnection } from './useConnection.ts';
import { knownOr, useLive } from './useLive.ts';
import { useTitle } from './useTitle.ts';
import './staffBar.css';

export interface StaffBarProps {
  /** Which one this is: its name is the title of the page, too. */
  readonly screen: StaffScreenName;
  /** What belongs to the whole tool, in the bar itself: a choice of day, 'Publish'. */
  readonly children?: ReactNode;
}

/** The head of every staff screen: which tool this is, whether it is connected, and the time. */
export function StaffBar({ screen, children }: StaffBarProps) {
  const { staff } = useStore();
  const words = useWords(staffWords);
  const { title } = useWords(staffScreens)[screen];
  useTitle(title);
  const fullName = knownOr(useLive(staff, competition), undefined)?.fullName;
  const connection = useConnection(staff);
  const time = useClock();
  return (
    <header className="staff-bar">
      <Link to={screens.dashboard.link()} className="staff-bar-home" aria-label={words.allScreens}>
        <Logo />
      </Link>
      <h1 className="staff-bar-title">{title}</h1>
      <span className="staff-bar-name second">{fullName ?? words.loading}</span>
      {children === undefined ? null : <span className="staff-bar-tools">{children}</span>}
      <span className="staff-bar-end">
        <ConnectionLight connection={connection} />
        <time className="number staff-bar-time">{time}</time>
        <button
          type="button"
          className="staff-bar-out"
          aria-label={words.signOut}
          onClick={() => void staff.signOut()}
        >
          <LogOut size={18} strokeWidth={1.6} aria-hidden />
        </button>
      </span>
    </header>
  );
}
