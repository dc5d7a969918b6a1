import { Suspense, useEffect, type ReactNode } from 'react';
import { Redirect } from 'wouter';
import type { StaffRole } from '../../../store/people/roles.ts';
import { LoadingBars } from '../parts/note/LoadingBars.tsx';
import { buildLoginAddress } from './redirect.ts';
import { hasOpened } from '../cache/openedScreens.ts';
import { useStore } from '../cache/StoreProvider.tsx';
import { useObserved } from '../cache/useLive.ts';
import { useMyRoles } from './useMyRoles.ts';
import { lazyScreen } from '../lazy/lazyScreen.ts';

// Lazy: only staff without the role need it.
const RoleMissing = lazyScreen(() => import('./RoleMissing.tsx'));

const NO_ROLES: readonly StaffRole[] = [];

/**
 * Lets only staff with a role through (SPEC 2). Without a sign-in it redirects to the login, with the full path to
 * return to; an anonymous sign-in counts as none. An account without the role sees which one is missing.
 */
export default function RequireStaff({
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
  if (who.kind !== 'account') return <Redirect to={buildLoginAddress(window.location)} replace />;
  if (mine.kind === 'waiting') return hasOpened(who.uid) ? children : <LoadingBars />;
  const held = mine.kind === 'known' ? mine.value : NO_ROLES;
  if (held.some((role) => roles.includes(role))) return children;
  return (
    <Suspense fallback={<LoadingBars />}>
      <RoleMissing wanted={roles} held={held} email={who.email} />
    </Suspense>
  );
}
