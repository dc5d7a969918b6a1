import { useEffect, type ReactNode } from 'react';
import { Link, Redirect } from 'wouter';
import type { StaffRole } from '../../store/people/roles.ts';
import { LoadingBars } from '../parts/note/LoadingBars.tsx';
import { loginAddress } from './redirect.ts';
import { openedBefore } from './openedBefore.ts';
import { roleName } from './roleNames.ts';
import { useStore } from './StoreProvider.tsx';
import { useObserved } from './useLive.ts';
import { useMyRoles } from './useMyRoles.ts';
import { buttonClass } from '../parts/button/buttonClass.ts';
import '../parts/button/Button.css';

/**
 * Lets only the staff through (SPEC 2). Who is not signed in goes to the login, with the whole path to come back to; a
 * device without a name is nobody. An account without the role is told which one is missing.
 */
export function RequireStaff({
  roles,
  children,
}: {
  readonly roles: readonly StaffRole[];
  readonly children: ReactNode;
}) {
  const { staff } = useStore();
  const who = useObserved(staff.who);
  useEffect(() => {
    void staff.identify();
  }, [staff]);
  const mine = useMyRoles();

  if (who.kind === 'unknown') return <LoadingBars />;
  if (who.kind !== 'account') return <Redirect to={loginAddress(window.location)} replace />;
  if (mine.kind === 'waiting') return openedBefore(who.uid) ? children : <LoadingBars />;
  if (mine.kind === 'known' && mine.value.some((role) => roles.includes(role))) return children;
  return (
    <main className="page">
      <h1>This is for the {roles.map(roleName).join(' or the ')}</h1>
      <p className="second">
        You are signed in as {who.email}
        {mine.kind === 'known' && mine.value.length > 0
          ? ` (${mine.value.map(roleName).join(', ')})`
          : ', without a role'}
        . The organizer gives out roles.
      </p>
      <p className="row">
        <Link className={buttonClass()} to="/admin">
          What you can open
        </Link>
        <button type="button" className={buttonClass({ look: 'plain' })} onClick={() => void staff.signOut()}>
          Sign in as somebody else
        </button>
      </p>
    </main>
  );
}
