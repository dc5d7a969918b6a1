import { SearchLine } from '../../kit/parts/field/SearchLine.tsx';
import { lists } from '../../kit/words/english/lists.ts';
import { useWords } from '../../kit/words/language.ts';

interface Props {
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

/** One line for a name, a school or a number. */
export const SearchField = (asked: Props) => (
  <SearchLine className="lists-search" label={useWords(lists).search} {...asked} />
);
