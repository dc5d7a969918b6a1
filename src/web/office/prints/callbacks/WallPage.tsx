import type { CSSProperties } from 'react';
import { printsWords } from '../../../kit/words/english/prints.ts';
import { useWords } from '../../../kit/words/language.ts';
import { countRows } from '../page/layOutPages.ts';
import { CallbackHead } from './CallbackHead.tsx';
import { PrintFooter } from '../page/PrintFooter.tsx';
import type { RecalledHeat, WallSheet } from './callbackSheets.ts';

type Rows = CSSProperties & Record<'--rows', number>;
type Counts = CSSProperties & Record<'--rows' | '--columns', number>;

export function WallPage({ sheet, foot }: { readonly sheet: WallSheet; readonly foot: string }) {
  const words = useWords(printsWords).callbacks;
  const { recalled, heats, inARow, isRedrawn, page, pages } = sheet;
  const all: Counts = {
    '--columns': inARow,
    '--rows': heats.reduce((sum, { items }) => sum + 1 + countRows(items.length, inARow), 0),
  };
  const headOf = (heat: RecalledHeat['heat'], couples: number): string => {
    if (heat === undefined) return words.withoutHeat(isRedrawn);
    if (heat === 'withdrew') return words.withdrew;
    return couples === recalled ? words.couples(couples) : words.heat(heat, couples);
  };
  return (
    <div className="sheet">
      <CallbackHead sheet={sheet} />
      <div className="sheet-blocks wall" style={all}>
        {heats.map(({ heat, couples, items }) => {
          const rows: Rows = { '--rows': countRows(items.length, inARow) };
          return (
            <section key={heat ?? 0} style={rows}>
              <h3>{headOf(heat, couples)}</h3>
              <ul>
                {items.map((number) => (
                  <li key={number}>{number}</li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      <PrintFooter foot={foot} page={page} pages={pages} />
    </div>
  );
}
