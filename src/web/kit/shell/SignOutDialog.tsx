import { Dialog } from '../parts/dialog/Dialog.tsx';
import { handedOverWords } from '../words/english/handedOver.ts';
import { useWords } from '../words/language.ts';
import { useSavedSentence } from '../words/adjustSavedSentence.ts';

export interface SignOutGate {
  readonly onSignOut: () => void;
  readonly onClose: () => void;
}

interface Props extends SignOutGate {
  /** Unsent changes of this account on this device. */
  readonly count: number;
}

/** Warns before sign-out that unsent changes stay on this device until the account is back. */
export function SignOutDialog({ count, onSignOut, onClose }: Props) {
  const words = useWords(handedOverWords);
  const ifSaved = useSavedSentence();
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
