import { Link } from 'wouter';
import { buildButtonClass } from '../../kit/parts/button/buttonClass.ts';
import '../../kit/parts/button/Button.css';
import { screens } from '../../kit/screens/screens.ts';
import type { ReactNode } from 'react';
import { NoAccess } from '../../staff/bar/NoAccess.tsx';
import { StaffBar } from '../../staff/bar/StaffBar.tsx';
import { EmptyState } from '../../kit/parts/note/EmptyState.tsx';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { scheduleWords } from '../../kit/words/english/schedule.ts';
import { useWords } from '../../kit/words/language.ts';
import { ScheduleDesk } from './ScheduleDesk.tsx';
import { usePlan } from './usePlan.ts';
import './schedule.css';

function NoDay({ children }: { readonly children: ReactNode }) {
  return (
    <div className="schedule">
      <StaffBar screen="schedule" />
      <main className="schedule-day">{children}</main>
    </div>
  );
}

/**
 * For planning the day and keeping it together while it runs: an organizer at a laptop, with a hundred rounds and late
 * judges. Goal: the end of the day is always in sight, every change shows its effect before it is published, and no
 * marks can be lost.
 */
export default function ScheduleScreen() {
  const words = useWords(scheduleWords);
  const known = usePlan();
  switch (known.kind) {
    case 'waiting':
      return (
        <NoDay>
          <LoadingBars label={words.loading} />
        </NoDay>
      );
    case 'refused':
      return (
        <NoDay>
          <NoAccess failed={words.notShown} />
        </NoDay>
      );
    case 'known':
      return known.value.plan.events.length === 0 ? (
        <NoDay>
          <EmptyState
            more={words.noEventsMore}
            action={
              <Link className={buildButtonClass()} to={screens.dashboard.link()}>
                {words.getStarted}
              </Link>
            }
          >
            {words.noEvents}
          </EmptyState>
        </NoDay>
      ) : (
        <ScheduleDesk known={known.value} />
      );
  }
}
