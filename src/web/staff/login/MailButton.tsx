import { useState } from 'react';
import type { PasswordAnswer } from '../../../store/connection/passwords.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { SignInNote } from '../../kit/parts/note/SignInNote.tsx';
import { loginWords } from '../../kit/words/english/login.ts';
import { useWords } from '../../kit/words/language.ts';

interface Props {
  readonly email: string;
  readonly onEmailMissing: () => void;
  readonly label: string;
  readonly ask: (email: string) => Promise<PasswordAnswer>;
  /** Confirms the mail. The same for unknown accounts, so that it does not reveal them. */
  readonly sent: string;
}

/** Requests a mail with a link for the email typed above. */
export function MailButton({ email, onEmailMissing, label, ask, sent }: Props) {
  const words = useWords(loginWords);
  const [answer, setAnswer] = useState<PasswordAnswer>();
  const [busy, setBusy] = useState(false);
  const request = async (): Promise<void> => {
    setBusy(true);
    setAnswer(await ask(email.trim()));
    setBusy(false);
  };
  return (
    <>
      <Button
        look="plain"
        busy={busy}
        busyWord={words.asking}
        onClick={() => {
          if (email.includes('@')) void request();
          else onEmailMissing();
        }}
      >
        {label}
      </Button>
      {answer?.ok === true && (
        <NoteBox tone="info" spoken="politely">
          {sent}
        </NoteBox>
      )}
      {answer?.ok === false && <SignInNote problem={answer} />}
    </>
  );
}
