import { useState } from 'react';
import { TextField } from './TextField.tsx';

export interface NumberFieldProps {
  readonly label: string;
  readonly help?: string | undefined;
  /** Undefined if the field is empty. */
  readonly value: number | undefined;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
  /** Called when the field is emptied; without it an empty field is invalid. */
  readonly onEmpty?: (() => void) | undefined;
}

/** A whole number, applied with each key. Anything else keeps the previous value. */
export function NumberField({ label, help, value, least, most, onChange, onEmpty }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>();
  const read = (text: string): void => {
    setTyped(text);
    const number = Number(text);
    if (text.trim() === '') onEmpty?.();
    else if (Number.isInteger(number) && number >= least && number <= most) onChange(number);
  };
  return (
    <TextField
      label={label}
      help={help}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? (value === undefined ? '' : String(value))}
      onChange={({ target }) => read(target.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}
