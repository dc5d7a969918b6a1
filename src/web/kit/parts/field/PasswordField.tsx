import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { TextFieldProps } from './TextField.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import './PasswordField.css';

interface Props extends Omit<TextFieldProps, 'type'> {
  readonly showWord: string;
  readonly hideWord: string;
}

/** A field for a new password: its characters can be shown, so that it is typed once. */
export function PasswordField({ label, help, error, id, showWord, hideWord, ...input }: Props) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <FieldFrame label={label} help={help} error={error} id={id}>
      {(wiring) => (
        <span className="password-field">
          <input type={isShown ? 'text' : 'password'} autoComplete="new-password" {...input} {...wiring} />
          <button type="button" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
            <Icon size={18} strokeWidth={1.6} aria-hidden />
            {isShown ? hideWord : showWord}
          </button>
        </span>
      )}
    </FieldFrame>
  );
}
