import { useState } from 'react';
import { requestPasswordReset } from '../../../store/connection/passwords.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { Button } from '../../kit/parts/button/Button.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { loginWords } from '../../kit/words/english/login.ts';
import { useWords } from '../../kit/words/language.ts';
import { MailButton } from './MailButton.tsx';

interface Props {
  readonly email: string;
  readonly onEmailMissing: () => void;
}

/** A forgotten password: a link by mail or, if no mail can be sent, the person to ask. */
export function ForgottenPassword(typed: Props) {
  const { backend, configuration } = useStore();
  const words = useWords(loginWords);
  const [isAsked, setIsAsked] = useState(false);
  if (backend.kind === 'firebase' || configuration.emailLink === true)
    return (
      <MailButton
        {...typed}
        label={words.forgotten}
        ask={(email) => requestPasswordReset(backend, configuration.apiKey, email)}
        sent={words.mailOnItsWay}
      />
    );
  return (
    <>
      <Button look="plain" onClick={() => setIsAsked(true)}>
        {words.forgotten}
      </Button>
      {isAsked && (
        <NoteBox tone="info" spoken="politely">
          {words.noMail}
        </NoteBox>
      )}
    </>
  );
}
