import { useState } from 'react';
import { Link } from 'wouter';
import type { SignInProblem } from '../../../store/connection/signInProblem.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { Button } from '../../kit/parts/button/Button.tsx';
import { SignInNote } from '../../kit/parts/note/SignInNote.tsx';
import { screens } from '../../kit/screens/screens.ts';
import { loginWords } from '../../kit/words/english/login.ts';
import { useWords } from '../../kit/words/language.ts';
import { saveLinkEmail, readLinkEmail } from './linkEmail.ts';
import { EmailField, SignInForm } from './SignInForm.tsx';

/**
 * Signs in by a link from a mail. It asks for the email, so that a forwarded link signs in no one else, and for a
 * press, because mail scanners open every link.
 */
export function LinkSignIn({ link }: { readonly link: string }) {
  const { staff } = useStore();
  const words = useWords(loginWords);
  const [email, setEmail] = useState(readLinkEmail);
  const [problem, setProblem] = useState<SignInProblem>();
  const [busy, setBusy] = useState(false);
  const signIn = async (): Promise<void> => {
    setProblem(undefined);
    setBusy(true);
    const answer = await staff.signIn({ kind: 'link', email: email.trim(), link });
    setBusy(false);
    if (answer.ok) saveLinkEmail(undefined);
    else setProblem(answer);
  };
  return (
    <SignInForm send={signIn}>
      <EmailField value={email} help={words.linkFor} onEmail={setEmail} />
      {problem !== undefined && <SignInNote problem={problem} />}
      <Button
        type="submit"
        look="main"
        size="tall"
        busy={busy}
        busyWord={words.signingIn}
        blocked={email.includes('@') ? undefined : words.emailMissing}
      >
        {words.signIn}
      </Button>
      <Link to={screens.login.link()}>{words.backToSignIn}</Link>
    </SignInForm>
  );
}
