import { useMemo } from 'react';
import { Link } from 'wouter';
import { rolesOf, type StaffRole } from '../../store/paths/people.ts';
import { competition } from '../../store/paths/competition.ts';
import { staffScreens } from '../app/screens.tsx';
import { roleName } from '../app/roleNames.ts';
import { StaffBar } from '../app/StaffBar.tsx';
import { useStore } from '../app/StoreProvider.tsx';
import { knownOr, useLive, useObserved } from '../app/useLive.ts';
import { useTitle } from '../app/useTitle.ts';
import './dashboard.css';

interface Door {
  readonly path: string;
  readonly title: string;
  readonly words: string;
}

const BUILT: readonly Door[] = [
  {
    path: '/admin/scrutineer',
    title: 'Scrutineer',
    words: 'Missing sheets, tally, cut, final with its working, posting.',
  },
  {
    path: '/admin/eventschedule',
    title: 'Schedule',
    words: 'Every round in the order of the day, and how far it is.',
  },
];

function doorsFor(roles: readonly StaffRole[]): {
  readonly open: readonly Door[];
  readonly planned: readonly Door[];
} {
  const mine = staffScreens.filter(
    (screen) => screen.path !== '/admin' && screen.roles.some((role) => roles.includes(role)),
  );
  return {
    open: BUILT.filter(({ path }) => mine.some((screen) => screen.path === path)),
    planned: mine.flatMap((screen) =>
      'planned' in screen
        ? [{ path: screen.path, title: screen.planned.title, words: screen.planned.will }]
        : [],
    ),
  };
}

/** Where the staff come in: what this person can open, and what is still to come. */
export default function DashboardScreen() {
  useTitle('Staff');
  const { staff } = useStore();
  const who = useObserved(staff.who);
  const uid = who.kind === 'account' ? who.uid : undefined;
  const roles = knownOr(
    useLive(
      staff,
      useMemo(() => (uid === undefined ? undefined : rolesOf(uid)), [uid]),
    ),
    [],
  );
  const { open, planned } = doorsFor(roles);
  const fullName = knownOr(useLive(staff, competition), undefined)?.fullName;
  return (
    <>
      <StaffBar title="Staff" />
      <main className="page page-wide dashboard">
        <h2 className="dashboard-name">{fullName ?? 'Loading...'}</h2>
        <p className="second">
          {who.kind === 'account' ? who.email : ''}{' '}
          {roles.length > 0 && `· ${roles.map(roleName).join(', ')}`}
        </p>
        <Doors title="Open" doors={open} />
        <Doors title="Still to come" doors={planned} quiet />
      </main>
    </>
  );
}

function Doors({
  title,
  doors,
  quiet = false,
}: {
  readonly title: string;
  readonly doors: readonly Door[];
  readonly quiet?: boolean;
}) {
  if (doors.length === 0) return null;
  return (
    <section className="dashboard-doors">
      <h3>{title}</h3>
      <ul>
        {doors.map(({ path, title: name, words }) => (
          <li key={path}>
            <Link to={path} className={quiet ? 'dashboard-door is-quiet' : 'dashboard-door'}>
              <b>{name}</b>
              <span>{words}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
