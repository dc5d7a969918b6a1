import { Link } from 'wouter';
import type { StaffRole } from '../../store/people/roles.ts';
import { competition } from '../../store/competition/competition.ts';
import { StaffBar } from '../staff/bar/StaffBar.tsx';
import { competitionName } from '../app/competitionName.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { knownOr, useLive, useObserved } from '../app/useLive.ts';
import { useMyRoles } from '../app/useMyRoles.ts';
import { events } from '../../store/events/events.ts';
import { ALL_SCREENS, isForStaff, screens, type StaffScreen } from '../screens/screens.ts';
import { staff as staffWords } from '../words/english/staff.ts';
import { staffScreens } from '../words/english/staffScreens.ts';
import { useWords } from '../words/language.ts';
import './dashboard.css';

const DOORS = ALL_SCREENS.filter(isForStaff).filter(({ name }) => name !== 'dashboard');

const NO_ROLES: readonly StaffRole[] = [];

/** Where the staff come in: what this person can open, and what is still to come. */
export default function DashboardScreen() {
  const { staff } = useStore();
  const words = useWords(staffWords);
  const who = useObserved(staff.who);
  const roles = knownOr(useMyRoles(), NO_ROLES);
  const mine = DOORS.filter((door) => door.roles.some((role) => roles.includes(role)));
  const name = competitionName(knownOr(useLive(staff, competition), undefined), words);
  return (
    <>
      <StaffBar screen="dashboard" />
      <main className="page page-wide dashboard">
        <h2 className="dashboard-name">{name}</h2>
        <p className="second">
          {who.kind === 'account' ? who.email : ''}{' '}
          {roles.length > 0 && `· ${roles.map(words.roleName).join(', ')}`}
        </p>
        {roles.includes('admin') ? <FirstSteps /> : null}
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

/** For the organizer of a competition in which nothing is yet: what to do, and what to type for it. */
function FirstSteps() {
  const { staff, eventName } = useStore();
  const words = useWords(staffWords).dashboard.first;
  const all = useLive(staff, events);
  if (all.kind !== 'known' || all.value.length > 0) return null;
  return (
    <section className="dashboard-first">
      <h3>{words.title}</h3>
      <p className="second">{words.where}</p>
      <ol>
        <li>
          <Link to={screens.setup.link()}>
            <b>{words.setUp}</b>
          </Link>{' '}
          <span>{words.setUpMore}</span>
        </li>
        <li>
          <b>{words.events}</b> <span>{words.eventsMore}</span>
          <code>{words.eventsTyped(eventName)}</code>
        </li>
        <li>
          <b>{words.staff}</b> <span>{words.staffMore}</span>
          <code>{words.staffTyped(eventName)}</code>
        </li>
        <li>
          <Link to={screens.schedule.link()}>
            <b>{words.plan}</b>
          </Link>{' '}
          <span>{words.planMore}</span>
        </li>
      </ol>
    </section>
  );
}

function Doors({
  title,
  doors,
  quiet = false,
}: {
  readonly title: string;
  readonly doors: readonly StaffScreen[];
  readonly quiet?: boolean;
}) {
  const words = useWords(staffScreens);
  if (doors.length === 0) return null;
  return (
    <section className="dashboard-doors">
      <h3>{title}</h3>
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
