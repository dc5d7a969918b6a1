import { Link } from 'wouter';
import type { StaffRole } from '../../store/people/roles.ts';
import { competition } from '../../store/competition/competition.ts';
import { builtDoors, staffDoors, type StaffDoor } from '../app/staffDoors.ts';
import { roleName } from '../app/roleNames.ts';
import { StaffBar } from '../app/StaffBar.tsx';
import { useStore } from '../app/StoreProvider.tsx';
import { knownOr, useLive, useObserved } from '../app/useLive.ts';
import { useMyRoles } from '../app/useMyRoles.ts';
import { useTitle } from '../app/useTitle.ts';
import './dashboard.css';

const DOORS: readonly StaffDoor[] = Object.values<StaffDoor>(staffDoors).filter(
  (door) => door !== staffDoors.dashboard,
);

const NO_ROLES: readonly StaffRole[] = [];

/** Where the staff come in: what this person can open, and what is still to come. */
export default function DashboardScreen() {
  useTitle('Staff');
  const { staff } = useStore();
  const who = useObserved(staff.who);
  const roles = knownOr(useMyRoles(), NO_ROLES);
  const mine = DOORS.filter((door) => door.roles.some((role) => roles.includes(role)));
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
        <Doors title="Open" doors={mine.filter((door) => builtDoors.includes(door))} />
        <Doors title="Still to come" doors={mine.filter((door) => !builtDoors.includes(door))} quiet />
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
  readonly doors: readonly StaffDoor[];
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
