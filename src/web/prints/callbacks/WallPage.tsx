import type { CSSProperties } from 'react';
import { prints } from '../../words/english/prints.ts';
import { terms } from '../../words/english/terms.ts';
import { useWords } from '../../words/language.ts';
import { rowsOf } from '../page/onPages.ts';
import { SheetFoot } from '../page/SheetFoot.tsx';
import { SheetHead } from '../page/SheetHead.tsx';
import type { WallSheet } from './callbackSheets.ts';

type Rows = CSSProperties & Record<'--rows', number>;
type Counts = CSSProperties & Record<'--rows' | '--columns', number>;

/** Callbacks on the wall: as large as the page takes them. */
export function WallPage({ sheet, foot }: { readonly sheet: WallSheet; readonly foot: string }) {
  const words = useWords(prints).callbacks;
  const { eventName, roundName, roundInSentence } = useWords(terms);
  const { event, round, next, recalled, of, heats, inARow, isRedrawn, page, pages } = sheet;
  const all: Counts = {
    '--columns': inARow,
    '--rows': heats.reduce((sum, { items }) => sum + 1 + rowsOf(items.length, inARow), 0),
  };
  return (
    <div className="sheet">
      <SheetHead
        title={eventName(event)}
        about={words.about(
          roundName(round.name),
          recalled,
          of,
          next === undefined ? undefined : roundInSentence(next.name),
        )}
      />
      {recalled === 0 ? <p className="sheet-said">{words.nobody}</p> : null}
      <div className="wall" style={all}>
        {heats.map(({ heat, couples, items }) => {
          const rows: Rows = { '--rows': rowsOf(items.length, inARow) };
          return (
            <section key={heat ?? 0} style={rows}>
              <h3>
                {heat === undefined
                  ? words.withoutHeat(isRedrawn)
                  : couples === recalled
                    ? words.couples(couples)
                    : words.heat(heat, couples)}
              </h3>
              <ul>
                {items.map((number) => (
                  <li key={number}>{number}</li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      <SheetFoot foot={foot} page={page} pages={pages} />
    </div>
  );
}
