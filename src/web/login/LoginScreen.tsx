import { useEffect, useState } from 'react';
import { Redirect, useSearchParams } from 'wouter';
import { competition } from '../../store/competition/competition.ts';
import type { SignInProblem } from '../../store/connection/signInProblem.ts';
import { afterLogin } from '../app/redirect.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { knownOr, useLive, useObserved } from '../app/useLive.ts';
import { useTitle } from '../app/useTitle.ts';
import { Button } from '../parts/button/Button.tsx';
import { Field } from '../parts/field/Field.tsx';
import { Logo } from '../parts/page/Logo.tsx';
import { Note } from '../parts/note/Note.tsx';
import { Forgotten } from './Forgotten.tsx';
import { NewPassword } from './NewPassword.tsx';
import { whereItLeads } from './whereItLeads.ts';
import './login.css';

/**
 * For a volunteer in a hurry who was stopped at a staff screen: two fields, where it will lead, and when it does not
 * work a sentence that says what to do. Good is when nobody has to ask the organizer twice.
 */
export default function LoginScreen() {
  useTitle('Sign in');
  const { staff, device } = useStore();
  const [search] = useSearchParams();
  const who = useObserved(staff.who);
  const fullName = knownOr(useLive(device, competition), undefined)?.fullName;
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<'email' | 'password'>();
  const [problem, setProblem] = useState<SignInProblem>();
  const [busy, setBusy] = useState(false);
  const target = afterLogin(search.get('redirect'), window.location.origin);

  useEffect(() => {
    void staff.identify();
  }, [staff]);

  const code = search.get('mode') === 'resetPassword' ? search.get('oobCode') : null;
  if (code !== null)
    return (
      <main className="gate">
        <p className="login-name">
          <Logo />
          {fullName ?? 'Loading...'}
        </p>
        <h1>New password</h1>
        <NewPassword code={code} />
      </main>
    );
  if (who.kind === 'account') return <Redirect to={target} replace />;

  const signIn = async () => {
    setProblem(undefined);
    const empty = email.trim() === '' ? 'email' : password === '' ? 'password' : undefined;
    setMissing(empty);
    if (empty !== undefined) return;
    setBusy(true);
    const answer = await staff.signIn(email.trim(), password);
    setBusy(false);
    if (!answer.ok) setProblem(answer);
  };

  return (
    <main className="gate">
      <p className="login-name">
        <Logo />
        {fullName ?? 'Loading...'}
      </p>
      <h1>Sign in</h1>
      <p className="second">{whereItLeads(target)}</p>
      <form
        className="login-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void signIn();
        }}
      >
        <Field
          label="Email"
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          value={email}
          error={missing === 'email' ? 'Type the email you were signed up with' : undefined}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Field
          label="Password"
          type="password"
          autoComplete="current-password"
          value={password}
          error={missing === 'password' ? 'Type your password' : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
        {problem !== undefined && (
          <Note tone="stop" spoken="at once">
            <b>{problem.problem}</b> {problem.remedy}
          </Note>
        )}
        <Button type="submit" look="main" size="tall" busy={busy} busyWord="Signing in">
          Sign in
        </Button>
        <Forgotten email={email} />
      </form>
      <p className="caption">Judges need no password: open your own link or scan your code.</p>
    </main>
  );
}
