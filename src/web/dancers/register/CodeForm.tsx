import { useState } from 'react';
import { Button } from '../../kit/parts/button/Button.tsx';
import { TextField } from '../../kit/parts/field/TextField.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { OrganizerLink } from '../../kit/shell/OrganizerLink.tsx';
import { ownEntriesWords } from '../../kit/words/english/ownEntries.ts';
import { useWords } from '../../kit/words/language.ts';
import type { RegistrationCodeProblem } from './useRegistrationCode.ts';

interface Props {
  readonly problem: RegistrationCodeProblem | undefined;
  readonly busy: boolean;
  readonly onShow: (typed: string) => void;
}

/** A form for the code from an earlier registration. */
export function CodeForm({ problem, busy, onShow }: Props) {
  const { code: words, title } = useWords(ownEntriesWords);
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState('');
  return (
    <main className="page own-code">
      <h1>{title}</h1>
      <form
        className="own-code-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setShown(typed);
          onShow(typed);
        }}
      >
        <TextField
          label={words.label}
          help={words.help}
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          error={
            typed === shown && (problem === 'form' || problem === 'wrong')
              ? words.problem[problem]
              : undefined
          }
          onChange={({ target }) => setTyped(target.value)}
        />
        {problem === 'too often' || problem === 'no connection' ? (
          <NoteBox tone="stop" spoken="at once">
            {words.problem[problem]}
          </NoteBox>
        ) : null}
        <Button type="submit" look="main" size="tall" busy={busy} busyWord={words.opening}>
          {words.open}
        </Button>
      </form>
      <p className="second">
        {words.lost} <OrganizerLink />
      </p>
    </main>
  );
}
