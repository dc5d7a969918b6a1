import { SelectField } from './SelectField.tsx';

export interface WordSelectProps<T extends string> {
  readonly label: string;
  readonly help?: string | undefined;
  readonly value: T;
  readonly all: readonly T[];
  readonly named: (one: T) => string;
  readonly onChange: (chosen: T) => void;
}

/** A select over a few named values. */
export function WordSelect<T extends string>(props: WordSelectProps<T>) {
  const { label, help, value, all, named, onChange } = props;
  return (
    <SelectField
      label={label}
      help={help}
      value={value}
      onChange={({ target }) => {
        const chosen = all.find((one) => one === target.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {all.map((one) => (
        <option key={one} value={one}>
          {named(one)}
        </option>
      ))}
    </SelectField>
  );
}
