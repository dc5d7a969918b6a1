export interface ChoiceListProps<T extends string> {
  readonly choices: readonly { readonly value: T; readonly name: string; readonly about: string }[];
  readonly onChoose: (value: T) => void;
}

/** Presets with a description: one press applies one. */
export function ChoiceList<T extends string>({ choices, onChoose }: ChoiceListProps<T>) {
  return (
    <ul className="setup-choices">
      {choices.map(({ value, name, about }) => (
        <li key={value}>
          <button type="button" onClick={() => onChoose(value)}>
            <b>{name}</b>
            <span className="second">{about}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
