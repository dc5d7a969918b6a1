import { Button } from '../../../kit/parts/button/Button.tsx';
import { Dialog } from '../../../kit/parts/dialog/Dialog.tsx';
import { keying } from '../../../kit/words/english/keying.ts';
import { useWords } from '../../../kit/words/language.ts';

interface Props {
  readonly judge: string;
  readonly dance: string;
  /** How many marks are typed. */
  readonly typed: number;
  /** This device keeps nothing. */
  readonly isLoose: boolean;
  readonly onPutAside: () => void;
  readonly onDiscard: () => void;
  readonly onClose: () => void;
}

/** Before a sheet is left half typed: it stays on this device, or is thrown away, or is typed on. */
export function LeaveSheetDialog({ judge, dance, typed, isLoose, onPutAside, onDiscard, onClose }: Props) {
  const { leaving: words } = useWords(keying);
  return (
    <Dialog
      open
      question={words.question(judge, dance)}
      verb={isLoose ? words.discard : words.putAside}
      look={isLoose ? 'stop' : 'main'}
      onSubmit={isLoose ? onDiscard : onPutAside}
      closeVerb={words.goOn}
      onClose={onClose}
    >
      <p>{isLoose ? words.loose(typed) : words.means(typed)}</p>
      {isLoose ? null : (
        <p>
          <Button look="stop" size="small" onClick={onDiscard}>
            {words.discard}
          </Button>
        </p>
      )}
    </Dialog>
  );
}
