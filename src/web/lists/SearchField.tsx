import { Search } from 'lucide-react';
import { LONGEST } from '../../domain/bounds.ts';
import { lists } from '../words/english/lists.ts';
import { useWords } from '../words/language.ts';
import '../parts/field/Field.css';

/** One line for a name, a school or a number. */
export function SearchField({
  typed,
  onType,
}: {
  readonly typed: string;
  readonly onType: (typed: string) => void;
}) {
  const { search } = useWords(lists);
  return (
    <label className="lists-search">
      <Search size={20} strokeWidth={1.6} aria-hidden />
      <span className="spoken">{search}</span>
      <input
        className="field-input"
        type="search"
        value={typed}
        placeholder={search}
        maxLength={LONGEST.name}
        autoComplete="off"
        onChange={({ target }) => onType(target.value)}
      />
    </label>
  );
}
