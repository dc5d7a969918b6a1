import { Suspense } from 'react';
import { Link } from 'wouter';
import type { StaffRole } from '../../../store/people/roles.ts';
import { competitionBasics as competitionPath } from '../../../store/competition/competition.ts';
import { StaffBar } from '../../staff/bar/StaffBar.tsx';
import { pickCompetitionName } from '../../kit/shell/competitionName.ts';
import type { CompetitionTime } from '../../kit/clock/now.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive, useObserved } from '../../kit/cache/useLive.ts';
import { useCompetitionTime } from '../../kit/clock/useCompetitionTime.ts';
import { useMyRoles } from '../../kit/shell/useMyRoles.ts';
import { lazyScreen } from '../../kit/lazy/lazyScreen.ts';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { allEvents } from '../../../store/events/events.ts';
import { ALL_SCREENS, isForStaff, type StaffScreen } from '../../kit/screens/screens.ts';
import { staffWords } from '../../kit/words/english/staff.ts';
import { staffScreensWords } from '../../kit/words/english/staffScreens.ts';
import { useWords } from '../../kit/words/language.ts';
import './dashboard.css';

const BeforeBoard = lazyScreen(() => import('./BeforeBoard.tsx'));
const SetupMissing = lazyScreen(() => import('./SetupMissing.tsx'));
const DayBoard = lazyScreen(() => import('./DayBoard.tsx'));

const DOORS = ALL_SCREENS.filter(isForStaff).filter(({ name }) => name !== 'dashboard');

const NO_ROLES: readonly StaffRole[] = [];

/**
 * The staff's home. Before the day: problems to fix; on the day: its progress; below: the screens of this account.
 * Goal: an organizer sees in the morning what to do first, and at noon why it is late.
 */
export default function DashboardScreen() {
  const { staff } = useStore();
  const words = useWords(staffWords);
  const who = useObserved(staff.who);
  const roles = valueOr(useMyRoles(), NO_ROLES);
  const about = useLive(staff, competitionPath);
  const competition = valueOr(about, undefined);
  const now = useCompetitionTime(competition);
  const all = valueOr(useLive(staff, allEvents), undefined);
  const mine = DOORS.filter((door) => door.roles.some((role) => roles.includes(role)));
  const isNew = all?.length === 0;
  const runs = all?.some((event) => event.rounds.some(({ state }) => state === 'running')) ?? false;
  return (
    <>
      <StaffBar screen="dashboard" />
      <main className="page page-wide dashboard">
        <div className="dashboard-head">
          <p>{pickCompetitionName(competition, words)}</p>
          <p className="second">
            {who.kind === 'account' ? who.email : ''}{' '}
            {roles.length > 0 && `· ${roles.map(words.roleName).join(', ')}`}
          </p>
        </div>
        {roles.includes('admin') && all !== undefined && now !== undefined && !isDanced(now, runs) ? (
          <Suspense>
            <SetupMissing />
          </Suspense>
        ) : null}
        <Suspense fallback={<LoadingBars label={words.loading} height={48} />}>
          {all !== undefined &&
            !isNew &&
            roles.length > 0 &&
            competition !== undefined &&
            now !== undefined &&
            (isDanced(now, runs) ? (
              <DayBoard competition={competition} roles={roles} />
            ) : (
              <BeforeBoard competition={competition} now={now} roles={roles} />
            ))}
        </Suspense>
        <Doors title={words.dashboard.ready} doors={mine.filter(({ opens }) => opens !== undefined)} />
        <Doors
          title={words.dashboard.planned}
          doors={mine.filter(({ opens }) => opens === undefined)}
          quiet
        />
      </main>
    </>
  );
}

/** True on the day by the calendar, or once a round runs. */
const isDanced = ({ moment }: CompetitionTime, runs: boolean): boolean => moment.kind === 'the day' || runs;
function Doors({
  title,
  doors,
  quiet = false,
}: {
  readonly title: string;
  readonly doors: readonly StaffScreen[];
  readonly quiet?: boolean;
}) {
  const words = useWords(staffScreensWords);
  if (doors.length === 0) return null;
  return (
    <section className="dashboard-doors">
      <h2>{title}</h2>
      <ul>
        {doors.map(({ path, name }) => (
          <li key={path}>
            <Link to={path} className={quiet ? 'dashboard-door is-quiet' : 'dashboard-door'}>
              <b>{words[name].title}</b>
              <span>{words[name].about}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
