import { EmptyState } from '../parts/note/EmptyState.tsx';
import { ErrorNote } from '../parts/note/ErrorNote.tsx';
import { LoadingBars } from '../parts/note/LoadingBars.tsx';
import { StaffBar } from '../app/StaffBar.tsx';
import { ScheduleDesk } from './ScheduleDesk.tsx';
import { usePlan } from './usePlan.ts';
import './schedule.css';

/**
 * For whoever makes the day and holds it together while it runs: an organizer at a laptop, with a hundred rounds and
 * late judges. Good is when the end of the day is always in sight, every change shows what it does before anybody else
 * sees it, and nothing that was marked can be lost by it.
 */
export default function ScheduleScreen() {
  const known = usePlan();
  switch (known.kind) {
    case 'waiting':
      return (
        <div className="schedule">
          <StaffBar screen="schedule" />
          <main className="schedule-day">
            <LoadingBars label="The schedule is loading" />
          </main>
        </div>
      );
    case 'refused':
      return (
        <div className="schedule">
          <StaffBar screen="schedule" />
          <main className="schedule-day">
            <ErrorNote failed="Not shown">{known.why}</ErrorNote>
          </main>
        </div>
      );
    case 'known':
      return known.value.plan.events.length === 0 ? (
        <div className="schedule">
          <StaffBar screen="schedule" />
          <main className="schedule-day">
            <EmptyState more="Import events or open the registration, then the day is planned here.">
              No events yet.
            </EmptyState>
          </main>
        </div>
      ) : (
        <ScheduleDesk known={known.value} />
      );
  }
}
