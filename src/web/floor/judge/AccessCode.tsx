import { useState } from 'react';
import LanguageChoice from '../../kit/shell/LanguageChoice.tsx';
import { Button } from '../../kit/parts/button/Button.tsx';
import { TextField } from '../../kit/parts/field/TextField.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { SignInNote } from '../../kit/parts/note/SignInNote.tsx';
import { judgeWords } from '../../kit/words/english/judge.ts';
import { useWords } from '../../kit/words/language.ts';
import type { AccessProblem } from './useJudgeAccess.ts';

export interface Props {
  readonly name: string;
  readonly competitionName: string;
  readonly problem: AccessProblem | undefined;
  readonly onSubmit: (code: string) => Promise<void>;
}

/** A form for the access code, for a judge whose phone could not read the QR code. */
export default function AccessCode({ name, competitionName, problem, onSubmit }: Props) {
  const words = useWords(judgeWords);
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  return (
    <main className="gate">
      <p className="caption">{competitionName}</p>
      <h1>{name}</h1>
      <p className="second">{words.codeIntro}</p>
      <form
        className="judge-gate-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(code.trim() === '');
          if (code.trim() !== '') void onSubmit(code);
        }}
      >
        <TextField
          label={words.code}
          value={code}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={missing && code.trim() === '' ? words.codeMissing : undefined}
          onChange={(event) => setCode(event.target.value)}
        />
        {problem === 'wrong code' && (
          <NoteBox tone="stop" spoken="at once">
            {words.codeWrong}
          </NoteBox>
        )}
        {problem !== undefined && problem !== 'wrong code' && <SignInNote problem={problem} />}
        <Button type="submit" look="main" size="tall">
          {words.openSheets}
        </Button>
      </form>
      <LanguageChoice />
    </main>
  );
}
