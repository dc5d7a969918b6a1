import { Fragment } from 'react';
import { useTimes } from '../../../kit/clock/useTimes.ts';
import type { Judge } from '../../../../domain/competition.ts';
import { toStoredTerm } from '../../../../domain/event/storedTerm.ts';
import { listReplacements, listSeatedJudges } from '../../../../domain/panels.ts';
import { unreachable } from '../../../../domain/unreachable.ts';
import { className } from '../../../kit/parts/page/className.ts';
import { formatFinalRule } from '../../../kit/parts/marks/ruleWords.ts';
import { marksWords } from '../../../kit/words/english/marks.ts';
import { printsWords } from '../../../kit/words/english/prints.ts';
import { resultPageWords } from '../../../kit/words/english/resultPage.ts';
import { termsWords } from '../../../kit/words/english/terms.ts';
import { useWords } from '../../../kit/words/language.ts';
import { CoupleNames } from '../page/CoupleNames.tsx';
import { PrintFooter } from '../page/PrintFooter.tsx';
import { PrintHead } from '../page/PrintHead.tsx';
import { hasLongNames, type ResultSheet, type ResultTable } from './resultSheets.ts';

/** A signature given on a screen. */
export interface ScreenSignature {
  readonly name: string;
  readonly at: number;
}

interface Props {
  readonly sheet: ResultSheet;
  readonly judges: readonly Judge[];
  readonly foot: string;
  readonly chairman: string | undefined;
  readonly signed: ScreenSignature | undefined;
  /** True if its placings are not read out yet. */
  readonly isHeld: boolean;
}

/** The result of a round, to be signed and filed. */
export function ResultPage({ sheet, judges, foot, chairman, signed, isHeld }: Props) {
  const times = useTimes();
  const words = useWords(printsWords).results;
  const { eventName, roundName } = useWords(termsWords);
  const { event, round, couples, recalled, tables, panels, page, pages } = sheet;
  return (
    <div className="sheet">
      <PrintHead
        title={eventName(event)}
        about={
          recalled === undefined
            ? words.aboutFinal(roundName(round.name), couples)
            : words.aboutRecall(roundName(round.name), couples, recalled)
        }
      >
        {isHeld ? <p className="result-held">{words.held}</p> : null}
      </PrintHead>
      {tables.map((table) => (
        <Table key={table.kind === 'dance' ? toStoredTerm(table.dance) : table.kind} table={table} />
      ))}
      {page === pages ? (
        <div className="result-sign">
          <Judges panels={panels} judges={judges} />
          {signed === undefined ? null : <p>{words.signed(signed.name, times.clockTime(signed.at))}</p>}
          <span>{words.chairman(chairman)}</span>
          <span>{words.scrutineer}</span>
        </div>
      ) : null}
      <PrintFooter foot={foot} page={page} pages={pages} />
    </div>
  );
}

function Table({ table }: { readonly table: ResultTable }) {
  switch (table.kind) {
    case 'summary':
      return <Summary table={table} />;
    case 'dance':
      return <Dance table={table} />;
    case 'recall':
      return <Recalls table={table} />;
    default:
      return unreachable(table);
  }
}

type TableOf<Kind extends ResultTable['kind']> = Extract<ResultTable, { readonly kind: Kind }>;

function Summary({ table: { dances, items } }: { readonly table: TableOf<'summary'> }) {
  const words = useWords(printsWords).results;
  const ofMarks = useWords(marksWords);
  const { danceShort } = useWords(termsWords);
  return (
    <table className="result-table">
      <caption>{words.summary}</caption>
      <thead>
        <tr>
          <th scope="col">{words.place}</th>
          <th scope="col">{words.number}</th>
          <th scope="col" className="is-names">
            {words.couple}
          </th>
          {dances.map((dance) => (
            <th key={toStoredTerm(dance)} scope="col">
              {danceShort(dance)}
            </th>
          ))}
          <th scope="col">{words.sum}</th>
          <th scope="col">{words.rule}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((row) => {
          const { placing, entry, places } = row;
          return (
            <tr key={placing.couple} className={className(hasLongNames(row) && 'is-long')}>
              <td className="is-strong">{placing.place}</td>
              <th scope="row">{placing.couple}</th>
              <td className="is-names">
                <span>
                  <CoupleNames entry={entry} />
                </span>
              </td>
              {dances.map((dance, at) => (
                <td key={toStoredTerm(dance)}>{places[at]}</td>
              ))}
              <td>{placing.total}</td>
              <td>{formatFinalRule(placing, ofMarks)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Dance({ table: { dance, judges, items } }: { readonly table: TableOf<'dance'> }) {
  const words = useWords(printsWords).results;
  const { danceName } = useWords(termsWords);
  return (
    <table className="result-table">
      <caption dir="auto">{danceName(dance)}</caption>
      <thead>
        <tr>
          <th scope="col">{words.number}</th>
          {judges.map((judge) => (
            <th key={judge} scope="col">
              {judge}
            </th>
          ))}
          <th scope="col">{words.place}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ couple, marks, place }) => (
          <tr key={couple}>
            <th scope="row">{couple}</th>
            {judges.map((judge, at) => (
              <td key={judge}>{marks[at]}</td>
            ))}
            <td className="is-strong">{place}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Recalls({ table: { dances, items } }: { readonly table: TableOf<'recall'> }) {
  const words = useWords(printsWords).results;
  const { danceName } = useWords(termsWords);
  const columns = dances.reduce((sum, { judges }) => sum + judges.length, 0);
  return (
    <table className={className('result-table', 'is-recall', columns > 24 && 'is-dense')}>
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            {words.number}
          </th>
          {dances.map(({ dance, judges }) => (
            <th key={toStoredTerm(dance)} scope="colgroup" colSpan={judges.length} className="is-first">
              {danceName(dance)}
            </th>
          ))}
          <th scope="col" rowSpan={2} className="is-first">
            {words.sum}
          </th>
          <th scope="col" rowSpan={2}>
            {words.place}
          </th>
        </tr>
        <tr>
          {dances.map(({ dance, judges }) => (
            <Fragment key={toStoredTerm(dance)}>
              {judges.map((judge, at) => (
                <th key={judge} scope="col" className={className(at === 0 && 'is-first')}>
                  {judge}
                </th>
              ))}
            </Fragment>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map(({ couple, marks, sum, place, isCut }) => (
          <tr key={couple} className={className(isCut && 'is-cut')}>
            <th scope="row">{couple}</th>
            {dances.map(({ dance, judges }, of) => (
              <Fragment key={toStoredTerm(dance)}>
                {judges.map((judge, at) => (
                  <td key={judge} className={className(at === 0 && 'is-first')}>
                    {marks[of]?.[at] === true ? '×' : ''}
                  </td>
                ))}
              </Fragment>
            ))}
            <td className="is-first is-strong">{sum}</td>
            <td>{place ?? words.on}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The judges by letter, and replacements; an unknown judge is only a letter. */
function Judges({ panels, judges }: Pick<ResultSheet, 'panels'> & Pick<Props, 'judges'>) {
  const words = useWords(resultPageWords);
  return (
    <p className="result-judges">
      <b>{words.judges}</b>
      {listSeatedJudges(panels).map((key) => (
        <span key={key}>
          {key} <bdi>{judges.find((judge) => judge.key === key)?.name}</bdi>
        </span>
      ))}
      {listReplacements(panels).map((replacement) => (
        <span key={toStoredTerm(replacement.from)}>{words.replaced(replacement)}</span>
      ))}
    </p>
  );
}
