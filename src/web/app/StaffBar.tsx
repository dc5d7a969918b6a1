import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { competition } from '../../store/competition/competition.ts';
import { ConnectionLight } from '../parts/note/ConnectionLight.tsx';
import { Logo } from '../parts/page/Logo.tsx';
import { useStore } from './StoreProvider.tsx';
import { useClock } from './useClock.ts';
import { useConnection } from './useConnection.ts';
import { knownOr, useLive } from './useLive.ts';
import './staffBar.css';

export interface StaffBarProps {
  readonly title: string;
  /** What belongs to the whole tool, in the bar itself: a choice of day, 'Publish'. */
  readonly children?: ReactNode;
}

/** The head of every staff screen: which tool this is, whether the line holds, and the time. */
export function StaffBar({ title, children }: StaffBarProps) {
  const { staff } = useStore();
  const fullName = knownOr(useLive(staff, competition), undefined)?.fullName;
  const connection = useConnection(staff);
  const time = useClock();
  return (
    <header className="staff-bar">
      <Link to="/admin" className="staff-bar-home" aria-label="All staff screens">
        <Logo />
      </Link>
      <h1 className="staff-bar-title">{title}</h1>
      <span className="staff-bar-name second">{fullName ?? 'Loading...'}</span>
      {children === undefined ? null : <span className="staff-bar-tools">{children}</span>}
      <span className="staff-bar-end">
        <ConnectionLight connection={connection} />
        <time className="number staff-bar-time">{time}</time>
        <button
          type="button"
          className="staff-bar-out"
          aria-label="Sign out"
          onClick={() => void staff.signOut()}
        >
          <LogOut size={18} strokeWidth={1.6} aria-hidden />
        </button>
      </span>
    </header>
  );
}
