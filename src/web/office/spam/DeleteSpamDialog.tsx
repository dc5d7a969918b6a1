import { useState } from 'react';
import type { RegistrationTrace } from '../../../domain/registrant/floods.ts';
import { isUndoable } from '../../../store/registrant/deletedBatches.ts';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { TextField } from '../../kit/parts/field/TextField.tsx';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { floodsWords } from '../../kit/words/english/floods.ts';
import { useWords } from '../../kit/words/language.ts';

interface Props {
  readonly chosen: readonly RegistrationTrace[];
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** Asks before deleting: the number, and everything deleted with them. The number must be typed, to prevent a hasty press. */
export function DeleteSpamDialog({ chosen, onSubmit, onClose }: Props) {
  const words = useWords(floodsWords);
  const [typed, setTyped] = useState('');
  const sum = (of: 'dancers' | 'entries'): number => chosen.reduce((all, one) => all + one[of], 0);
  return (
    <Dialog
      open
      question={words.question(chosen.length)}
      verb={words.throwOut(chosen.length)}
      look="stop"
      blocked={typed.trim() === String(chosen.length) ? undefined : words.typeFirst(chosen.length)}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>{words.effect(sum('dancers'), sum('entries'))}</p>
      {isUndoable({ dancers: sum('dancers'), entries: sum('entries') }) ? (
        <p className="second">{words.kept}</p>
      ) : (
        <StateLabel tone="stop">{words.notKept}</StateLabel>
      )}
      <TextField
        label={words.type(chosen.length)}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Dialog>
  );
}
