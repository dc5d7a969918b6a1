import { Dialog } from '../parts/dialog/Dialog.tsx';
import { handedOver } from '../words/english/handedOver.ts';
import { useWords } from '../words/language.ts';
import { useIfSaved } from '../words/ifSaved.ts';

export interface Leaving {
  readonly onSignOut: () => void;
  readonly onClose: () => void;
}

interface Props extends Leaving {
  /** How many changes of whoever signs out wait on this device. */
  readonly count: number;
}

/** Who signs out leaves here what was not sent: it goes out only once they are back. */
export function SignOutDialog({ count, onSignOut, onClose }: Props) {
  const words = useWords(handedOver);
  const ifSaved = useIfSaved();
  return (
    <Dialog
      open
      question={words.question(count)}
      verb={words.signOut}
      look="ink"
      closeVerb={words.stay}
      onSubmit={onSignOut}
      onClose={onClose}
    >
      {ifSaved(words.stays)}
    </Dialog>
  );
}
