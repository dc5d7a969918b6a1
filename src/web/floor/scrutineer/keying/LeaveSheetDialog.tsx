import { Button } from '../../../kit/parts/button/Button.tsx';
import { Dialog } from '../../../kit/parts/dialog/Dialog.tsx';
import { keyingWords } from '../../../kit/words/english/keying.ts';
import { useWords } from '../../../kit/words/language.ts';

interface Props {
  readonly judge: string;
  readonly dance: string;
  /** The number of typed marks. */
  readonly typed: number;
  /** This device saves nothing. */
  readonly isLoose: boolean;
  readonly onPutAside: () => void;
  readonly onDiscard: () => void;
  readonly onClose: () => void;
}

/** Asks before leaving a half typed sheet: keep it on this device, discard it, or go on typing. */
export function LeaveSheetDialog({ judge, dance, typed, isLoose, onPutAside, onDiscard, onClose }: Props) {
  const { leaving: words } = useWords(keyingWords);
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
