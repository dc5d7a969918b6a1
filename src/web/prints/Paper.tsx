import type { ReactNode } from 'react';
import { className } from '../parts/page/className.ts';
import { prints } from '../words/english/prints.ts';
import { useWords } from '../words/language.ts';

/** The papers that printers in a school have. */
export const PAPERS = ['letter', 'a4'] as const;
export type PaperName = (typeof PAPERS)[number];

/** So many are looked at before they are printed. */
const SHOWN = 4;

interface Props {
  readonly paper: PaperName;
  readonly isWide: boolean;
  /** One for each page, in their order. */
  readonly pages: readonly { readonly key: string; readonly content: ReactNode }[];
}

/** Pages as they come out of the printer: on the screen the first few, on paper all of them. */
export function Paper({ paper, isWide, pages }: Props) {
  const words = useWords(prints);
  return (
    <>
      {pages.length > SHOWN ? (
        <p className="second prints-unprinted">{words.shown(SHOWN, pages.length)}</p>
      ) : null}
      <div className="paper-pages">
        {pages.map(({ key, content }, at) => (
          <article
            key={key}
            aria-label={words.page(at + 1, pages.length)}
            className={className(
              'paper',
              `paper-${paper}${isWide ? '-wide' : ''}`,
              at >= SHOWN && 'is-for-paper',
            )}
          >
            {content}
          </article>
        ))}
      </div>
    </>
  );
}
