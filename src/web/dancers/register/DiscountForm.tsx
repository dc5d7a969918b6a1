import { useState } from 'react';
import { Button } from '../../kit/parts/button/Button.tsx';
import { SelectField } from '../../kit/parts/field/SelectField.tsx';
import { TextField } from '../../kit/parts/field/TextField.tsx';
import { discountField, type CodeProblem } from '../../kit/words/english/discountField.ts';
import { useWords } from '../../kit/words/language.ts';
import './discount.css';

interface Props {
  /** The names of dancers to choose from, if there are several. */
  readonly dancers: readonly string[];
  /** Undefined if it worked. @param dancer the index of the chosen one */
  readonly onUse: (typed: string, dancer: number) => Promise<CodeProblem | undefined>;
}

/** Set the focus before the button is removed, because the next key is meant for the field. */
const focus = (field: HTMLInputElement | null): void => field?.focus();

/** A button, and after it the field for a code: few people have one. */
export function DiscountForm({ dancers, onUse }: Props) {
  const words = useWords(discountField);
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [dancer, setDancer] = useState(0);
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState<{ readonly typed: string; readonly problem: CodeProblem }>();
  if (!isOpen)
    return (
      <p className="discount-open">
        <Button onClick={() => setIsOpen(true)}>{words.open}</Button>
      </p>
    );
  const use = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const problem = await onUse(typed, dancer);
    setBusy(false);
    if (problem !== undefined) setTried({ typed, problem });
  };
  return (
    <div className="discount-form">
      {dancers.length > 1 ? (
        <SelectField
          label={words.person}
          value={String(dancer)}
          onChange={({ target }) => setDancer(Number(target.value))}
        >
          {dancers.map((name, at) => (
            <option key={name} value={String(at)}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : null}
      <div className="discount-code">
        <TextField
          label={words.label}
          help={words.help}
          error={tried?.typed === typed ? words.problem[tried.problem] : undefined}
          ref={focus}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter would send the form around it.
            event.preventDefault();
            void use();
          }}
        />
        <Button busy={busy} busyWord={words.checking} onClick={() => void use()}>
          {words.use}
        </Button>
      </div>
    </div>
  );
}
