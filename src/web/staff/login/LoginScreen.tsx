import { type ReactNode, useEffect, useState } from 'react';
import { Redirect, useSearchParams } from 'wouter';
import { competitionBasics } from '../../../store/competition/competition.ts';
import type { SignInProblem } from '../../../store/connection/signInProblem.ts';
import { pickCompetitionName } from '../../kit/shell/competitionName.ts';
import { findAddressAfterLogin } from '../../kit/shell/redirect.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive, useObserved } from '../../kit/cache/useLive.ts';
import { useTitle } from '../../kit/shell/useTitle.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { TextField } from '../../kit/parts/field/TextField.tsx';
import { Logo } from '../../kit/parts/page/Logo.tsx';
import { findScreen } from '../../kit/screens/findScreen.ts';
import { isForStaff, screens } from '../../kit/screens/screens.ts';
import { loginWords } from '../../kit/words/english/login.ts';
import { staffScreensWords } from '../../kit/words/english/staffScreens.ts';
import { useWords } from '../../kit/words/language.ts';
import { ForgottenPassword } from './ForgottenPassword.tsx';
import { LinkSignIn } from './LinkSignIn.tsx';
import { NewPassword } from './NewPassword.tsx';
import { OtherSignInMethods } from './OtherSignInMethods.tsx';
import { EmailField, SignInForm } from './SignInForm.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { SignInNote } from '../../kit/parts/note/SignInNote.tsx';
import './login.css';

/** A password check takes a tenth of a second. A longer wait is explained. */
const SLOW_SIGN_IN_MS = 3000;

/** True once a sign-in takes so long that it must be queued behind wrong passwords. */
function useTakesLong(busy: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setIsLong(true), SLOW_SIGN_IN_MS);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [busy]);
  return isLong;
}

/** The name of the staff screen that the sign-in opens. */
function useLeadsTo(target: string): string {
  const words = useWords(loginWords);
  const names = useWords(staffScreensWords);
  const screen = findScreen(new URL(target, window.location.origin).pathname);
  return screen === undefined || !isForStaff(screen) || screen.name === 'dashboard'
    ? words.leadsToDashboard
    : words.leadsTo(names[screen.name].title);
}

interface GateProps {
  readonly name: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Gate({ name, title, children }: GateProps) {
  return (
    <main className="gate">
      <p className="login-name">
        <Logo />
        {name}
      </p>
      <h1>{title}</h1>
      {children}
    </main>
  );
}

/**
 * For a volunteer in a hurry who was stopped at a staff screen: two fields, the screen they lead to, and after a
 * failure a sentence with the next step. Goal: no one has to ask the organizer twice.
 */
export default function LoginScreen() {
  const words = useWords(loginWords);
  useTitle(words.signIn);
  const { staff, device } = useStore();
  const [search] = useSearchParams();
  const who = useObserved(staff.who);
  const name = pickCompetitionName(valueOr(useLive(device, competitionBasics), undefined), words);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<'email' | 'password'>();
  const [problem, setProblem] = useState<SignInProblem>();
  const [busy, setBusy] = useState(false);
  const target = findAddressAfterLogin(search.get('redirect'), window.location.origin);

  const leadsTo = useLeadsTo(target);
  const takesLong = useTakesLong(busy);

  useEffect(() => {
    void staff.identify();
  }, [staff]);

  const code = search.get('mode') === 'resetPassword' ? search.get('oobCode') : null;
  if (code !== null)
    return (
      <Gate name={name} title={words.newPassword}>
        <NewPassword code={code} />
      </Gate>
    );
  if (who.kind === 'account') return <Redirect to={target} replace />;
  if (search.get('mode') === 'signIn' && search.has('oobCode'))
    return (
      <Gate name={name} title={words.signIn}>
        <LinkSignIn link={window.location.href} />
      </Gate>
    );

  const signIn = async () => {
    setProblem(undefined);
    const withoutPassword = password === '' ? 'password' : undefined;
    const empty = email.trim() === '' ? 'email' : withoutPassword;
    setMissing(empty);
    if (empty !== undefined) return;
    setBusy(true);
    const answer = await staff.signIn({ kind: 'password', email: email.trim(), password });
    setBusy(false);
    if (!answer.ok) setProblem(answer);
  };

  return (
    <Gate name={name} title={words.signIn}>
      <p className="second">{leadsTo}</p>
      <SignInForm send={signIn}>
        <EmailField
          value={email}
          error={missing === 'email' && !email.includes('@') ? words.emailMissing : undefined}
          onEmail={setEmail}
        />
        <TextField
          label={words.password}
          type="password"
          autoComplete="current-password"
          value={password}
          error={missing === 'password' && password === '' ? words.passwordMissing : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
        {problem !== undefined && <SignInNote problem={problem} />}
        {takesLong && (
          <NoteBox tone="info" spoken="politely">
            {words.takesLong}
          </NoteBox>
        )}
        <Button type="submit" look="main" size="tall" busy={busy} busyWord={words.signingIn}>
          {words.signIn}
        </Button>
        <ForgottenPassword email={email} onEmailMissing={() => setMissing('email')} />
        <OtherSignInMethods
          email={email}
          onEmailMissing={() => setMissing('email')}
          back={new URL(screens.login.link({ redirect: target }), window.location.origin).href}
        />
      </SignInForm>
      <p className="caption">{words.forJudges}</p>
    </Gate>
  );
}
