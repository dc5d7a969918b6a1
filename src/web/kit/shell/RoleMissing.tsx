import { useState } from 'react';
import { Link } from 'wouter';
import type { StaffRole } from '../../../store/people/roles.ts';
import { buildButtonClass } from '../parts/button/buttonClass.ts';
import '../parts/button/Button.css';
import { screens } from '../screens/screens.ts';
import { staffWords } from '../words/english/staff.ts';
import { useWords } from '../words/language.ts';
import { useStore } from '../cache/StoreProvider.tsx';
import { SignOutDialog } from './SignOutDialog.tsx';
import { useStaffQueue } from './useStaffQueue.ts';
import { forgetUnsent } from './useUnsentForm.ts';
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
        <Link className={buildButtonClass()} to={screens.dashboard.link()}>
          {words.yourScreens}
        </Link>
        <button
          type="button"
          className={buildButtonClass({ look: 'plain' })}
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
