import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useObserved } from '../../kit/cache/useLive.ts';
import { NotSaved, type NotSavedProps } from './NotSaved.tsx';
import { OthersWait } from './OthersWait.tsx';
import { SignOutDialog, type Leaving } from '../../kit/shell/SignOutDialog.tsx';

interface Props extends NotSavedProps {
  /** Set while an account with unsent changes is about to sign out. */
  readonly leaving: Leaving | undefined;
}

/** Changes of this device that did not go out: refused, or left by another account. Loads after its screen. */
export default function BarNotes({ leaving, ...props }: Props) {
  const { staff, eventName } = useStore();
  const who = useObserved(staff.who);
  return (
    <>
      <NotSaved {...props} />
      {who.kind === 'account' ? <OthersWait key={who.uid} eventName={eventName} uid={who.uid} /> : null}
      {leaving === undefined ? null : <SignOutDialog count={props.onTheWay.length} {...leaving} />}
    </>
  );
}
