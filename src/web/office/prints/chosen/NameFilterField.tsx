import { useDeferredValue } from 'react';
import { TextField } from '../../../kit/parts/field/TextField.tsx';
import { printsWords } from '../../../kit/words/english/prints.ts';
import { useWords } from '../../../kit/words/language.ts';
import { useTypedChoice } from './usePrintChoices.ts';

/** The typed name filter. Deferred, so that typing never waits for three hundred pages. */
export const useNameFilter = (): string => useDeferredValue(useTypedChoice('who')[0]);

export function NameFilterField() {
  const { who } = useWords(printsWords);
  const [typed, setTyped] = useTypedChoice('who');
  return (
    <TextField
      label={who}
      type="search"
      maxLength={80}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
