import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { MAX_LENGTH, MIN_ORGANIZER_PASSWORD } from '../../../domain/bounds.ts';
import { useTimes } from '../../kit/clock/useTimes.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { TextField } from '../../kit/parts/field/TextField.tsx';
import { PasswordField } from '../../kit/parts/field/PasswordField.tsx';
import { firstAccount } from '../../kit/words/english/firstAccount.ts';
import { useWords } from '../../kit/words/language.ts';

type FieldName = 'name' | 'email' | 'password';

interface Props {
  /** When the link expires, in milliseconds. */
  readonly until: number;
  /** @returns the field the server refused; undefined: the account exists, or the link no longer works */
  readonly create: (name: string, email: string, password: string) => Promise<FieldName | undefined>;
}

function wrongField(name: string, email: string, password: string): FieldName | undefined {
  if (name.trim() === '') return 'name';
  if (!/^\S+@\S+$/.test(email.trim())) return 'email';
  return password.length < MIN_ORGANIZER_PASSWORD ? 'password' : undefined;
}

export function FirstAccountForm({ until, create }: Props) {
  const words = useWords(firstAccount);
  const { plainTime } = useTimes();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<FieldName>();
  const [isBusy, setIsBusy] = useState(false);

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
      <TextField
        label={words.name}
        autoComplete="name"
        maxLength={MAX_LENGTH.name}
        value={name}
        error={wrong === 'name' ? words.nameMissing : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={words.email}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        value={email}
        error={wrong === 'email' ? words.emailWrong : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label={words.password}
        help={words.passwordHelp(MIN_ORGANIZER_PASSWORD)}
        showWord={words.show}
        hideWord={words.hide}
        value={password}
        error={wrong === 'password' ? words.passwordShort(MIN_ORGANIZER_PASSWORD) : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" look="main" size="tall" busy={isBusy} busyWord={words.creating}>
        {words.create}
      </Button>
      <p className="first-once">
        <Link2 size={18} strokeWidth={1.6} aria-hidden />
        {words.once(plainTime(until))}
      </p>
    </form>
  );
}
