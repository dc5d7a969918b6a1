import { useMemo } from 'react';
import { rolesPath, type StaffRole } from '../../../store/people/roles.ts';
import { useStore } from '../cache/StoreProvider.tsx';
import { useLive, useObserved, type LiveValue } from '../cache/useLive.ts';

/** The roles of the account signed in on the staff's side. */
export function useMyRoles(): LiveValue<readonly StaffRole[]> {
  const { staff } = useStore();
  const who = useObserved(staff.who);
  const uid = who.kind === 'account' ? who.uid : undefined;
  return useLive(
    staff,
    useMemo(() => (uid === undefined ? undefined : rolesPath(uid)), [uid]),
  );
}
