import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { LONGEST } from '../../../../domain/bounds.ts';
import { useTakenOver } from '../page/useTakenOver.ts';
import './Field.css';

interface Props {
  /** What can be looked for, said in the line itself. */
  readonly label: string;
  readonly className: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

/** What was typed into the line that the server has drawn, before anything listened; undefined where nothing was drawn. */
function useTypedEarly(className: string): string | undefined {
  const isTakenOver = useTakenOver();
  // Looked at before the line is taken over: then it is empty again.
  const [early] = useState(() =>
    isTakenOver || typeof document === 'undefined'
      ? undefined
      : document.querySelector<HTMLInputElement>(`.${className} input`)?.value,
  );
  return early;
}

/** One line for whatever somebody remembers: a name, a number, a school. */
export function SearchLine({ label, className, typed, onType }: Props) {
  const early = useTypedEarly(className);
  // What is done with it now; it is done once, as the page is taken over.
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
        maxLength={LONGEST.name}
        autoComplete="off"
        onChange={({ target }) => onType(target.value)}
      />
    </label>
  );
}
