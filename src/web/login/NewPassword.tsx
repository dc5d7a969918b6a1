import { useState } from 'react';
import { Link } from 'wouter';
import { setWithCode } from '../../store/connection/passwords.ts';
import type { SignInProblem } from '../../store/connection/signInProblem.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { Button } from '../parts/button/Button.tsx';
import { Field } from '../parts/field/Field.tsx';
import { Note } from '../parts/note/Note.tsx';

type Step =
  | { readonly kind: 'asking'; readonly problem: SignInProblem | undefined }
  | { readonly kind: 'busy' }
  | { readonly kind: 'done' };

/** For who comes from the mail about a forgotten password: one field, and then back to signing in. */
export function NewPassword({ code }: { readonly code: string }) {
  const { backend, apiKey } = useStore();
  const [password, setPassword] = useState('');
  const [step, setStep] = useState<Step>({ kind: 'asking', problem: undefined });
  if (step.kind === 'done')
    return (
      <>
        <Note tone="ok" spoken="politely">
          Your new password holds from now on. Whoever was signed in with the old one has to sign in again.
        </Note>
        <Link to="/login">Sign in</Link>
      </>
    );
  const keep = async (): Promise<void> => {
    setStep({ kind: 'busy' });
    const answer = await setWithCode(backend, apiKey, code, password);
    setStep(answer.ok ? { kind: 'done' } : { kind: 'asking', problem: answer });
  };
  return (
    <form
      className="login-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <Field
        label="New password"
        type="password"
        autoComplete="new-password"
        help="At least 6 characters."
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {step.kind === 'asking' && step.problem !== undefined ? (
        <Note tone="stop" spoken="at once">
          <b>{step.problem.problem}</b> {step.problem.remedy}
        </Note>
      ) : null}
      <Button
        type="submit"
        look="main"
        size="tall"
        busy={step.kind === 'busy'}
        busyWord="Keeping"
        blocked={password.length < 6 ? 'At least 6 characters' : undefined}
      >
        Set the password
      </Button>
      <Link to="/login">Back to signing in</Link>
    </form>
  );
}
