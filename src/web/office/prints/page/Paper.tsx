import type { ReactNode } from 'react';
import { usePrinting } from '../../../kit/shell/usePrinting.ts';
import { Button } from '../../../kit/parts/button/Button.tsx';
import { SelectField } from '../../../kit/parts/field/SelectField.tsx';
import { EmptyState } from '../../../kit/parts/note/EmptyState.tsx';
import { className } from '../../../kit/parts/page/className.ts';
import { formatNumber } from '../../../kit/words/numbers.ts';
import { printsWords } from '../../../kit/words/english/prints.ts';
import { useWords } from '../../../kit/words/language.ts';
import { usePrintChoices, type ChoiceHandling } from '../chosen/usePrintChoices.ts';
import { NO_PAGES, splitPages, findPreviewPosition } from './pageRanges.ts';

/** The paper sizes of printers in a school. */
export const PAPERS = ['letter', 'a4'] as const;
export type PaperName = (typeof PAPERS)[number];

/** Pages in the preview. */
const MAX_PREVIEW_PAGES = 4;

export interface PrintedPage {
  readonly key: string;
  readonly content: ReactNode;
}

interface Props {
  readonly paper: PaperName;
  readonly isWide?: boolean;
  readonly pages: readonly PrintedPage[];
  /** The text if there are no pages. */
  readonly none: string;
}

/**
 * The pages to print. The screen shows only a few of them. While the browser prints, the document contains
 * all pages of the chosen part.
 */
export function Paper({ paper, isWide = false, pages, none }: Props) {
  const words = useWords(printsWords);
  const isPrinting = usePrinting();
  const [asked, choose] = usePrintChoices();
  const turnTo = (page: number, how?: ChoiceHandling): void =>
    choose({ page: page === 0 ? undefined : String(page + 1) }, how);
  const parts = splitPages(pages.length);
  const [at, first] = findPreviewPosition(parts, Number(asked.get('page') ?? 1) - 1, MAX_PREVIEW_PAGES);
  const part = parts[at] ?? NO_PAGES;
  const isTurned = part.to - part.from > MAX_PREVIEW_PAGES;
  const shown = isPrinting
    ? pages.slice(part.from, part.to)
    : pages.slice(first, Math.min(first + MAX_PREVIEW_PAGES, part.to));
  const from = isPrinting ? part.from : first;
  const one = formatNumber(part.from + 1);
  const other = formatNumber(part.to);
  return (
    <>
      <div className="prints-press prints-unprinted">
        {parts.length > 1 ? (
          <SelectField
            label={words.part}
            help={words.partHelp(formatNumber(pages.length))}
            value={at}
            onChange={({ target }) => turnTo(parts[Number(target.value)]?.from ?? 0)}
          >
            {parts.map(({ from, to }, place) => (
              <option key={from} value={place}>
                {words.pagesFrom(formatNumber(from + 1), formatNumber(to))}
              </option>
            ))}
          </SelectField>
        ) : null}
        <Button
          look="main"
          blocked={pages.length === 0 ? words.none : undefined}
          onClick={() => window.print()}
        >
          {parts.length > 1 ? words.printFrom(one, other) : words.print(pages.length)}
        </Button>
      </div>
      {pages.length === 0 ? (
        <div className="prints-unprinted">
          <EmptyState>{none}</EmptyState>
        </div>
      ) : null}
      {isTurned ? (
        <p className="prints-turn prints-unprinted">
          <Button
            size="small"
            blocked={first === part.from ? words.isFirst : undefined}
            onClick={() => turnTo(first - MAX_PREVIEW_PAGES, { isSmall: true })}
          >
            {words.before}
          </Button>
          <span aria-live="polite">
            {words.shown(
              formatNumber(first + 1),
              formatNumber(Math.min(first + MAX_PREVIEW_PAGES, part.to)),
              formatNumber(pages.length),
            )}
          </span>
          <Button
            size="small"
            blocked={first + MAX_PREVIEW_PAGES >= part.to ? words.isLast : undefined}
            onClick={() => turnTo(first + MAX_PREVIEW_PAGES, { isSmall: true })}
          >
            {words.after}
          </Button>
        </p>
      ) : null}
      <div className="paper-pages">
        {shown.map(({ key, content }, place) => (
          <article
            key={key}
            aria-label={words.page(from + place + 1, pages.length)}
            // Paper is white in the dark theme, too.
            data-theme="light"
            className={className('paper', `paper-${paper}${isWide ? '-wide' : ''}`)}
          >
            {content}
          </article>
        ))}
      </div>
    </>
  );
}
