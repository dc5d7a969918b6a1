import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { DEFAULT_POLICY, meetsNeed } from '../../../store/connection/passwordPolicy.ts';
import { fetchPasswordPolicy, setPasswordWithCode } from '../../../store/connection/passwords.ts';
import type { SignInProblem } from '../../../store/connection/signInProblem.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { Button } from '../../kit/parts/button/Button.tsx';
import { TextField } from '../../kit/parts/field/TextField.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { screens } from '../../kit/screens/screens.ts';
import { loginWords } from '../../kit/words/english/login.ts';
import { useWords } from '../../kit/words/language.ts';
import { describeNeed, PasswordRules } from './PasswordRules.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignInNote } from '../../kit/parts/note/SignInNote.tsx';

type Step =
  | { readonly kind: 'asking'; readonly problem: SignInProblem | undefined }
  | { readonly kind: 'busy' }
  | { readonly kind: 'done' };

/** Sets a new password from the mail's link, and returns to the login. */
export function NewPassword({ code }: { readonly code: string }) {
  const {
    backend,
    configuration: { apiKey },
  } = useStore();
  const words = useWords(loginWords);
  const [policy, setPolicy] = useState(DEFAULT_POLICY);
  useEffect(() => {
    void fetchPasswordPolicy(backend, apiKey).then(setPolicy);
  }, [backend, apiKey]);
  const [password, setPassword] = useState('');
  const [step, setStep] = useState<Step>({ kind: 'asking', problem: undefined });
  if (step.kind === 'done')
    return (
      <>
        <NoteBox tone="ok" spoken="politely">
          {words.saved}
        </NoteBox>
        <Link to={screens.login.link()}>{words.signIn}</Link>
      </>
    );
  const save = async (): Promise<void> => {
    setStep({ kind: 'busy' });
    const answer = await setPasswordWithCode(backend, apiKey, code, password);
    // The rules have become stricter since they were fetched.
    if (!answer.ok && answer.code === 'password-does-not-meet-requirements')
      setPolicy(await fetchPasswordPolicy(backend, apiKey));
    setStep(answer.ok ? { kind: 'done' } : { kind: 'asking', problem: answer });
  };
  const unmet = policy.needs.find((need) => !meetsNeed(password, need, policy.symbols));
  return (
    <SignInForm send={save}>
      <TextField
        label={words.newPassword}
        type="password"
        autoComplete="new-password"
        help={<PasswordRules password={password} policy={policy} />}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {step.kind === 'asking' && step.problem !== undefined ? <SignInNote problem={step.problem} /> : null}
      <Button
        type="submit"
        look="main"
        size="tall"
        busy={step.kind === 'busy'}
        busyWord={words.saving}
        blocked={unmet === undefined ? undefined : describeNeed(unmet, words)}
      >
        {words.save}
      </Button>
      <Link to={screens.login.link()}>{words.backToSignIn}</Link>
    </SignInForm>
  );
}
