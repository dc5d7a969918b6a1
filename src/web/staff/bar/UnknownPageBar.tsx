import { useEffect } from 'react';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useObserved } from '../../kit/cache/useLive.ts';
import { StaffBar } from './StaffBar.tsx';

/** The staff bar above a page that does not exist. */
export default function UnknownPageBar() {
  const { staff } = useStore();
  const who = useObserved(staff.who);
  useEffect(() => void staff.identify(), [staff]);
  return who.kind === 'account' ? <StaffBar screen={undefined} /> : null;
}
