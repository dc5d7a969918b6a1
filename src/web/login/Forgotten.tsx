import { useState } from 'react';
import { askForReset } from '../../store/connection/passwords.ts';
import type { SignInProblem } from '../../store/connection/signInProblem.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { Button } from '../parts/button/Button.tsx';
import { Note } from '../parts/note/Note.tsx';
import { login } from '../words/english/login.ts';
import { useWords } from '../words/language.ts';
import { SignInNote } from '../parts/note/SignInNote.tsx';

/** Below the fields: a mail for who has forgotten the password. It says the same whether there is such an account or not. */
export function Forgotten({
  email,
  onEmailMissing,
}: {
  readonly email: string;
  readonly onEmailMissing: () => void;
}) {
  const { backend, configuration } = useStore();
  const words = useWords(login);
  const [answer, setAnswer] = useState<{ readonly ok: true } | SignInProblem>();
  const [busy, setBusy] = useState(false);
  const ask = async (): Promise<void> => {
    setBusy(true);
    setAnswer(await askForReset(backend, configuration.apiKey, email.trim()));
    setBusy(false);
  };
  return (
    <>
      <Button
        look="plain"
        busy={busy}
        busyWord={words.asking}
        onClick={() => {
          if (email.includes('@')) void ask();
          else onEmailMissing();
        }}
      >
        {words.forgotten}
      </Button>
      {answer === undefined ? null : answer.ok ? (
        <Note tone="info" spoken="politely">
          {words.mailOnItsWay}
        </Note>
      ) : (
        <SignInNote problem={answer} />
      )}
    </>
  );
}
