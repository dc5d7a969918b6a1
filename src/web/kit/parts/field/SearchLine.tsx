import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { MAX_LENGTH } from '../../../../domain/bounds.ts';
import { useIsHydrated } from '../page/useIsHydrated.ts';
import './Field.css';

interface Props {
  /** The searchable things, as the placeholder. */
  readonly label: string;
  readonly className: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

/** Text typed into the server-rendered field before hydration; undefined if the server rendered none. */
function useTypedEarly(className: string): string | undefined {
  const isTakenOver = useIsHydrated();
  // Read before hydration, which empties the field.
  const [early] = useState(() =>
    isTakenOver || typeof document === 'undefined'
      ? undefined
      : document.querySelector<HTMLInputElement>(`.${className} input`)?.value,
  );
  return early;
}

export function SearchLine({ label, className, typed, onType }: Props) {
  const early = useTypedEarly(className);
  // The current handler; called once, at hydration.
  const typing = useRef(onType);
  useEffect(() => {
    if (early !== undefined && early !== '') typing.current(early);
  }, [early]);
  return (
    <label className={className}>
      <Search size={20} strokeWidth={1.6} aria-hidden />
      <span className="spoken">{label}</span>
      <input
        className="field-input"
        type="search"
        value={typed}
        placeholder={label}
        maxLength={MAX_LENGTH.name}
        autoComplete="off"
        onChange={({ target }) => onType(target.value)}
      />
    </label>
  );
}
