import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useObserved } from '../../kit/cache/useLive.ts';
import { RefusedChanges, type RefusedChangesProps } from './RefusedChanges.tsx';
import { OtherAccountsChanges } from './OtherAccountsChanges.tsx';
import { SignOutDialog, type SignOutGate } from '../../kit/shell/SignOutDialog.tsx';

interface Props extends RefusedChangesProps {
  /** Set while an account with unsent changes is about to sign out. */
  readonly leaving: SignOutGate | undefined;
}

/** Changes of this device that did not go out: refused, or left by another account. Loads after its screen. */
export default function BarNotes({ leaving, ...props }: Props) {
  const { staff, eventName } = useStore();
  const who = useObserved(staff.who);
  return (
    <>
      <RefusedChanges {...props} />
      {who.kind === 'account' ? (
        <OtherAccountsChanges key={who.uid} eventName={eventName} uid={who.uid} />
      ) : null}
      {leaving === undefined ? null : <SignOutDialog count={props.onTheWay.length} {...leaving} />}
    </>
  );
}
