import { useMemo } from 'react';
import type { Plan } from '../../../domain/schedule/plan/plan.ts';
import type { Timing } from '../../../domain/schedule/times/timing.ts';
import type { Competition } from '../../../store/competition/competition.ts';
import type { StaffRole } from '../../../store/people/roles.ts';
import type { CompetitionTime } from '../../kit/clock/now.ts';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { NoAccess } from '../../staff/bar/NoAccess.tsx';
import { useConflicts } from '../../staff/conflicts/useConflicts.ts';
import { useHallState } from '../../staff/hall/useHallState.ts';
import { dashboardWords } from '../../kit/words/english/dashboard.ts';
import { useWords } from '../../kit/words/language.ts';
import { Countdown } from './Countdown.tsx';
import { FieldTable } from './FieldTable.tsx';
import { MoneyFigures } from './MoneyFigures.tsx';
import { useMoney } from './useMoney.ts';
import { OpenIssueList } from './OpenIssueList.tsx';
import { listOpenIssues, findLeadsWithoutNumber, type CompetitionData } from './needs.ts';
import { SchoolCounts } from './SchoolCounts.tsx';
import { SignUpChart } from './SignUpChart.tsx';
import { useCompetitionData, type CompetitionBeforeDay } from './useCompetitionData.ts';
import './boards.css';

export interface BeforeBoardProps {
  readonly competition: Competition;
  readonly now: CompetitionTime;
  readonly roles: readonly StaffRole[];
}

/** Before the day: problems to fix, the time left, the registrations and the size of each event. */
export default function BeforeBoard(props: BeforeBoardProps) {
  const words = useWords(dashboardWords);
  const before = useCompetitionData(props.roles.includes('admin'));
  const hall = useHallState();
  if (before.kind === 'refused') return <NoAccess failed={words.notAvailable} />;
  if (before.kind === 'waiting' || hall.kind === 'waiting')
    return <LoadingBars label={words.loading} height={48} />;
  return hall.kind === 'known' ? <Planned {...props} before={before.value} {...hall.value} /> : null;
}

interface KnownProps extends BeforeBoardProps {
  readonly before: CompetitionBeforeDay;
}

/** Conflicts are searched in a worker: until they are known none are shown. */
function Planned({ plan, timing, ...props }: KnownProps & { readonly plan: Plan; readonly timing: Timing }) {
  const conflicts = useConflicts(plan, timing)?.filter(({ kind, sure }) => sure && kind !== 'noRest').length;
  return <Board {...props} conflicts={conflicts} />;
}

function Board({
  before: { known, registrations },
  conflicts,
  competition,
  now,
  roles,
}: KnownProps & Pick<CompetitionData, 'conflicts'>) {
  const words = useWords(dashboardWords).needs;
  const isClosed = now.registration.kind === 'closed';
  const isOrganizer = roles.includes('admin');
  const money = useMoney(isOrganizer);
  const needs = useMemo(
    () => listOpenIssues({ ...known, conflicts, money }, isClosed),
    [known, conflicts, money, isClosed],
  );
  const later = useMemo(
    () => (isClosed || !isOrganizer ? 0 : findLeadsWithoutNumber(known.events, known.people)),
    [known, isClosed, isOrganizer],
  );
  const times = useMemo(() => registrations?.map(({ createdAt }) => createdAt), [registrations]);
  return (
    <div className="dashboard-before">
      <div>
        <OpenIssueList needs={needs} roles={roles} />
        {later === 0 ? null : <p className="second">{words.numbersLater(later)}</p>}
      </div>
      <div className="dashboard-countdown">
        <Countdown competition={competition} now={now} isOrganizer={isOrganizer} />
        {money === undefined ? null : <MoneyFigures {...money} />}
      </div>
      {times === undefined ? null : (
        <SignUpChart times={times} dates={competition.registration.dates} now={now} />
      )}
      <SchoolCounts people={known.people} own={known.own} />
      <div className="dashboard-wide">
        <FieldTable events={known.events} />
      </div>
    </div>
  );
}
