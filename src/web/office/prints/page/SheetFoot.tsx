import { prints } from '../../../kit/words/english/prints.ts';
import { useWords } from '../../../kit/words/language.ts';

interface Props {
  /** The competition and its days. */
  readonly foot: string;
  readonly page: number;
  readonly pages: number;
  /** What is said beside it, as long as there is one page. */
  readonly said?: string | undefined;
}

/** The foot of a page: of which competition it is, and which page of how many. */
export function SheetFoot({ foot, page, pages, said }: Props) {
  const words = useWords(prints);
  return (
    <footer className="sheet-foot">
      <span dir="auto">{foot}</span>
      <span>{pages > 1 ? words.pageOfSheet(page, pages) : said}</span>
    </footer>
  );
}
