import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { MAX_LENGTH, MIN_STAFF_PASSWORD_LENGTH } from '../../../domain/bounds.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { TextField } from '../../kit/parts/field/TextField.tsx';
import { PasswordField } from '../../kit/parts/field/PasswordField.tsx';
import { firstAccountWords } from '../../kit/words/english/firstAccount.ts';
import { useWords } from '../../kit/words/language.ts';

export type AccountField = 'name' | 'email' | 'password' | 'taken email';

interface Props {
  /** The initial value of the name field. */
  readonly known?: string;
  /** The address of an existing account, which gets a new password alone. */
  readonly fixedEmail?: string | undefined;
  readonly verb: string;
  readonly busyWord: string;
  /** The time until which the link works, in words. */
  readonly once: string;
  /** @returns the field the server refused; undefined: done, or the link no longer works */
  readonly create: (name: string, email: string, password: string) => Promise<AccountField | undefined>;
}

function wrongField(name: string, email: string, password: string): AccountField | undefined {
  if (name.trim() === '') return 'name';
  if (!/^\S+@\S+$/.test(email.trim())) return 'email';
  return password.length < MIN_STAFF_PASSWORD_LENGTH ? 'password' : undefined;
}

/** The account that a one-time link creates: a name, an email, a password, one button. */
export function AccountForm({ known = '', fixedEmail, verb, busyWord, once, create }: Props) {
  const words = useWords(firstAccountWords);
  const [name, setName] = useState(known);
  const [email, setEmail] = useState(fixedEmail ?? '');
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<AccountField>();
  const [isBusy, setIsBusy] = useState(false);
  const emailError = (): string | undefined => {
    if (wrong === 'taken email') return words.emailTaken;
    return wrong === 'email' ? words.emailWrong : undefined;
  };

  const send = async () => {
    const field = wrongField(name, email, password);
    setWrong(field);
    if (field !== undefined || isBusy) return;
    setIsBusy(true);
    setWrong(await create(name, email, password));
    setIsBusy(false);
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {fixedEmail === undefined ? (
        <TextField
          label={words.name}
          autoComplete="name"
          maxLength={MAX_LENGTH.name}
          value={name}
          error={wrong === 'name' ? words.nameMissing : undefined}
          onChange={(event) => setName(event.target.value)}
        />
      ) : null}
      <TextField
        label={words.email}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        readOnly={fixedEmail !== undefined}
        value={email}
        error={emailError()}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label={words.password}
        help={words.passwordHelp(MIN_STAFF_PASSWORD_LENGTH)}
        showWord={words.show}
        hideWord={words.hide}
        value={password}
        error={wrong === 'password' ? words.passwordShort(MIN_STAFF_PASSWORD_LENGTH) : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" look="main" size="tall" busy={isBusy} busyWord={busyWord}>
        {verb}
      </Button>
      <p className="first-once">
        <Link2 size={18} strokeWidth={1.6} aria-hidden />
        {once}
      </p>
    </form>
  );
}
