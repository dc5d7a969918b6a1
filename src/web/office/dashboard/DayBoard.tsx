import { useMemo } from 'react';
import { calculateTimes } from '../../../domain/schedule/times/times.ts';
import type { Competition } from '../../../store/competition/competition.ts';
import type { StaffRole } from '../../../store/people/roles.ts';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { NoAccess } from '../../staff/bar/NoAccess.tsx';
import { useHallState, type HallState } from '../../staff/hall/useHallState.ts';
import { useNow } from '../../kit/clock/useNow.ts';
import { dashboardWords } from '../../kit/words/english/dashboard.ts';
import { useWords } from '../../kit/words/language.ts';
import { DayClock } from './DayClock.tsx';
import { DayCounts } from './DayCounts.tsx';
import { DayTaskList } from './DayTaskList.tsx';
import { Devices } from './Devices.tsx';
import { FloorStatus } from './FloorStatus.tsx';
import { NextTable } from './NextTable.tsx';
import { isDayOver, listNextRounds } from './nextRounds.ts';
import { useDevices } from './useDevices.ts';
import { useRunningSheets } from './useRunningSheets.ts';
import './boards.css';

export interface DayBoardProps {
  readonly competition: Competition | undefined;
  readonly roles: readonly StaffRole[];
}

/** On the day: the delay, the rounds on the floor and next, and everything missing. */
export default function DayBoard(props: DayBoardProps) {
  const words = useWords(dashboardWords);
  const hall = useHallState();
  if (hall.kind === 'refused') return <NoAccess failed={words.notAvailable} />;
  if (hall.kind === 'waiting') return <LoadingBars label={words.loading} height={48} />;
  return <Board {...props} hall={hall.value} />;
}

function Board({ hall, competition, roles }: DayBoardProps & { readonly hall: HallState }) {
  const { day, plan, timing } = hall;
  const now = useNow();
  const times = useMemo(() => calculateTimes(plan, timing, now), [plan, timing, now]);
  const coming = useMemo(() => listNextRounds(day, times), [day, times]);
  const judges = useMemo(() => competition?.judges ?? [], [competition]);
  const sheets = useRunningSheets(day, judges);
  const isOrganizer = roles.includes('admin');
  const devices = useDevices(judges, day, isOrganizer);
  return (
    <div className="dashboard-day">
      <DayClock times={times} now={now} isOver={isDayOver(day, coming)} />
      <div className="dashboard-day-main">
        <FloorStatus hall={hall} sheets={sheets} />
        <NextTable coming={coming} />
        <DayCounts day={day} />
      </div>
      <div className="dashboard-day-side">
        <DayTaskList roles={roles} coming={coming} sheets={sheets} phones={devices?.phones} />
        {devices === undefined ? null : <Devices {...devices} isOrganizer={isOrganizer} />}
      </div>
    </div>
  );
}
