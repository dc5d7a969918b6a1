import type { CSSProperties } from 'react';
import { toStoredTerm } from '../../../../domain/event/storedTerm.ts';
import QrCode from '../../../kit/parts/qr/QrCode.tsx';
import { className } from '../../../kit/parts/page/className.ts';
import { screens } from '../../../kit/screens/screens.ts';
import { printsWords } from '../../../kit/words/english/prints.ts';
import { termsWords } from '../../../kit/words/english/terms.ts';
import { useWords } from '../../../kit/words/language.ts';
import { countRows } from '../page/layOutPages.ts';
import { PrintFooter } from '../page/PrintFooter.tsx';
import { PrintHead } from '../page/PrintHead.tsx';
import { PAGE_CAPACITY, type JudgeSheet } from './judgeSheets.ts';

interface Props {
  readonly sheet: JudgeSheet;
  /** The competition and its days, at the bottom. */
  readonly foot: string;
}

export function JudgeSheetPage({ sheet, foot }: Props) {
  const words = useWords(printsWords).judges;
  const { eventName, roundName, danceName } = useWords(termsWords);
  const { event, round, judge, name, code, couples, page, pages } = sheet;
  const about =
    sheet.kind === 'recall'
      ? words.aboutRecall(roundName(round.name), danceName(sheet.dance), couples, sheet.ofHeats)
      : words.aboutFinal(roundName(round.name), couples, sheet.dances.length);
  return (
    <div className="sheet">
      <PrintHead title={eventName(event)} about={about}>
        <p className="sheet-asked">
          <b>{sheet.kind === 'recall' ? sheet.mark : words.places(couples)}</b>
          <span>{sheet.kind === 'recall' ? words.markExactly(sheet.mark, pages) : words.eachOnce}</span>
        </p>
        <p className="sheet-judge">
          <b>{judge}</b>
          {name === undefined ? null : <span dir="auto">{name}</span>}
        </p>
      </PrintHead>
      {sheet.kind === 'recall' ? <Heats sheet={sheet} /> : <Places sheet={sheet} />}
      <div className="sheet-sign">
        <span className="is-short">
          {sheet.kind === 'recall' ? words.marked(sheet.mark) : words.panelOf(sheet.panel)}
        </span>
        <span>{words.signature}</span>
        <span className="is-short">{words.time}</span>
        <div className="sheet-code">
          <QrCode label={words.opens} text={location.origin + screens.scrutineer.link({ sheet: code })} />
          <span>{code}</span>
        </div>
      </div>
      <PrintFooter foot={foot} page={page} pages={pages} said={words.changed} />
    </div>
  );
}

function Heats({ sheet }: { readonly sheet: Extract<JudgeSheet, { readonly kind: 'recall' }> }) {
  const words = useWords(printsWords).judges;
  return (
    <div className="sheet-blocks sheet-heats">
      {sheet.heats.map(({ heat, couples, items }) => {
        const rows: CSSProperties & Record<'--rows', number> = {
          '--rows': countRows(items.length, PAGE_CAPACITY.inARow),
        };
        const free = countRows(items.length, PAGE_CAPACITY.inARow) * PAGE_CAPACITY.inARow - items.length;
        return (
          <section key={heat} style={rows}>
            <h3>
              {sheet.ofHeats > 1 ? words.heat(heat) : null} <small>{words.couples(couples)}</small>
            </h3>
            <ul>
              {items.map((field, at) => (
                <li key={field ?? at} className={className(field === undefined && 'is-blank')}>
                  {field}
                </li>
              ))}
              {free === 0 ? null : (
                <li className="is-none" aria-hidden style={{ gridColumn: `span ${free}` }} />
              )}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function Places({ sheet }: { readonly sheet: Extract<JudgeSheet, { readonly kind: 'final' }> }) {
  const words = useWords(printsWords).judges;
  const { danceName, danceShort } = useWords(termsWords);
  const { dances, fields } = sheet;
  const isTight = dances.length > 3;
  const counts: CSSProperties & Record<'--couples' | '--dances', number> = {
    '--couples': fields.length,
    '--dances': dances.length,
  };
  return (
    <div className={className('sheet-places', isTight && 'is-tight')} style={counts}>
      <div className="sheet-dances">
        <span>{words.couple}</span>
        {dances.map((dance) => (
          <b key={toStoredTerm(dance)} dir="auto">
            {isTight ? danceShort(dance) : danceName(dance)}
          </b>
        ))}
      </div>
      {fields.map((field, at) => (
        <div key={field ?? at} className="sheet-placed">
          <b className={className(field === undefined && 'is-blank')}>{field}</b>
          {dances.map((dance) => (
            <span key={toStoredTerm(dance)}>
              <i />
              <i />
            </span>
          ))}
        </div>
      ))}
      <p>{words.howToPlace}</p>
    </div>
  );
}
