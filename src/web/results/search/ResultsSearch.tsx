import { Search } from 'lucide-react';
import { LONGEST } from '../../../domain/bounds.ts';
import { resultsSearch } from '../../words/english/resultsSearch.ts';
import { useWords } from '../../words/language.ts';
import '../../parts/field/Field.css';

interface Props {
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

/** One line for whatever somebody remembers: a name, a number, an event, a school. */
export function ResultsSearch({ typed, onType }: Props) {
  const { label } = useWords(resultsSearch);
  return (
    <label className="results-search">
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
