import { printsWords } from '../../../kit/words/english/prints.ts';
import { useWords } from '../../../kit/words/language.ts';

interface Props {
  /** The competition and its days. */
  readonly foot: string;
  readonly page: number;
  readonly pages: number;
  /** A note beside the footer, if there is only one page. */
  readonly said?: string | undefined;
}

/** The bottom of a page: the competition, and the page number. */
export function PrintFooter({ foot, page, pages, said }: Props) {
  const words = useWords(printsWords);
  return (
    <footer className="sheet-foot">
      <span dir="auto">{foot}</span>
      <span>{pages > 1 ? words.pageOfSheet(page, pages) : said}</span>
    </footer>
  );
}
