export interface ChoiceListProps<T extends string> {
  readonly choices: readonly { readonly value: T; readonly name: string; readonly about: string }[];
  readonly onChoose: (value: T) => void;
}

/** Things to begin from, each with what it is: one press takes it. */
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
