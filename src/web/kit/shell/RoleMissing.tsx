import { useState } from 'react';
import { Link } from 'wouter';
import type { StaffRole } from '../../../store/people/roles.ts';
import { buttonClass } from '../parts/button/buttonClass.ts';
import '../parts/button/Button.css';
import { screens } from '../screens/screens.ts';
import { staff as staffWords } from '../words/english/staff.ts';
import { useWords } from '../words/language.ts';
import { useStore } from '../cache/StoreProvider.tsx';
import { SignOutDialog } from './SignOutDialog.tsx';
import { useStaffQueue } from './useStaffQueue.ts';
import { forgetUnsent } from './useUnsent.ts';
import { useTitle } from './useTitle.ts';

/** For staff without access: the required role, their account, and links to go on. */
export default function RoleMissing({
  wanted,
  held,
  email,
}: {
  readonly wanted: readonly StaffRole[];
  readonly held: readonly StaffRole[];
  readonly email: string;
}) {
  const { staff } = useStore();
  const words = useWords(staffWords);
  const { onTheWay } = useStaffQueue();
  const [leaving, setLeaving] = useState(false);
  const signOut = (): void => {
    forgetUnsent();
    void staff.signOut();
  };
  const title = words.forRoles(wanted);
  useTitle(title);
  return (
    <main className="page">
      <h1>{title}</h1>
      <p className="second">{words.signedInAs(email, held)}</p>
      <p className="row">
        <Link className={buttonClass()} to={screens.dashboard.link()}>
          {words.yourScreens}
        </Link>
        <button
          type="button"
          className={buttonClass({ look: 'plain' })}
          onClick={() => (onTheWay.length > 0 ? setLeaving(true) : signOut())}
        >
          {words.otherAccount}
        </button>
      </p>
      {leaving ? (
        <SignOutDialog count={onTheWay.length} onSignOut={signOut} onClose={() => setLeaving(false)} />
      ) : null}
    </main>
  );
}
