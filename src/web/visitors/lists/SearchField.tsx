import { SearchLine } from '../../kit/parts/field/SearchLine.tsx';
import { listsWords } from '../../kit/words/english/lists.ts';
import { useWords } from '../../kit/words/language.ts';

interface Props {
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

/** A field for a name, school or number. */
export const SearchField = (asked: Props) => (
  <SearchLine className="lists-search" label={useWords(listsWords).search} {...asked} />
);
