import type { ReactNode } from 'react';
import { TextField } from '../../kit/parts/field/TextField.tsx';
import { loginWords } from '../../kit/words/english/login.ts';
import { useWords } from '../../kit/words/language.ts';

interface FormProps {
  readonly send: () => Promise<void>;
  readonly children: ReactNode;
}

/** A form that does its own validation and stays on the page. */
export function SignInForm({ send, children }: FormProps) {
  return (
    <form
      className="login-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {children}
    </form>
  );
}

interface EmailProps {
  readonly value: string;
  readonly onEmail: (email: string) => void;
  readonly help?: string;
  readonly error?: string | undefined;
}

export function EmailField({ onEmail, ...field }: EmailProps) {
  const words = useWords(loginWords);
  return (
    <TextField
      label={words.email}
      type="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      onChange={(event) => onEmail(event.target.value)}
      {...field}
    />
  );
}
