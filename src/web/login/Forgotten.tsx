import { useState } from 'react';
import { askForReset } from '../../store/connection/passwords.ts';
import type { SignInProblem } from '../../store/connection/signInProblem.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { Button } from '../parts/button/Button.tsx';
import { Note } from '../parts/note/Note.tsx';

/** Below the fields: a mail for who has forgotten the password. It says the same whether there is such an account or not. */
export function Forgotten({ email }: { readonly email: string }) {
  const { backend, apiKey } = useStore();
  const [answer, setAnswer] = useState<{ readonly ok: true } | SignInProblem>();
  const [busy, setBusy] = useState(false);
  const ask = async (): Promise<void> => {
    setBusy(true);
    setAnswer(await askForReset(backend, apiKey, email.trim()));
    setBusy(false);
  };
  return (
    <>
      <Button
        look="plain"
        busy={busy}
        busyWord="Asking"
        blocked={email.includes('@') ? undefined : 'Forgotten? Type your email first'}
        onClick={() => void ask()}
      >
        Password forgotten
      </Button>
      {answer === undefined ? null : answer.ok ? (
        <Note tone="info" spoken="politely">
          If there is an account for this email, a link is on its way to it. No mail within minutes? The
          organizer can set a new password at once.
        </Note>
      ) : (
        <Note tone="stop" spoken="at once">
          <b>{answer.problem}</b> {answer.remedy}
        </Note>
      )}
    </>
  );
}
