import { MAX_COUNT } from '../../../domain/bounds.ts';

export interface CountInputProps {
  readonly label?: string;
  readonly value: number;
  readonly least?: number;
  readonly onChange: (value: number) => void;
}

/** Parses a whole number; otherwise returns the previous one. */
const typedOr = (text: string, before: number): number => {
  const count = Number(text);
  return text.trim() !== '' && Number.isInteger(count) && count >= 0 && count <= MAX_COUNT.typedCount
    ? count
    : before;
};

/** A whole number in a table, applied with each key. */
export function CountInput({ label, value, least = 0, onChange }: CountInputProps) {
  return (
    <input
      className="field-input"
      inputMode="numeric"
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(Math.max(least, typedOr(target.value, value)))}
    />
  );
}
