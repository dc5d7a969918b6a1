import { Fragment } from 'react';
import type { EventDance } from '../../../../domain/event/dances.ts';
import { toStoredTerm } from '../../../../domain/event/storedTerm.ts';
import type { RecallMarks } from '../../../../domain/recall/judgesMarks.ts';
import type { JudgeKey, LeadNumber } from '../../../../domain/ids.ts';
import { marksWords } from '../../words/english/marks.ts';
import { termsWords } from '../../words/english/terms.ts';
import { useWords } from '../../words/language.ts';
import { className } from '../page/className.ts';
import './Figures.css';
import { NumberCard } from '../couple/NumberCard.tsx';
import { ScrollRegion } from '../page/ScrollRegion.tsx';

export interface MarkGridProps {
  /** The accessible name: '2nd Round'. */
  readonly label: string;
  /** The couples in the order of the rows: usually most marks first. */
  readonly couples: readonly LeadNumber[];
  readonly judges: readonly JudgeKey[];
  /** The dances in the order danced; a single dance needs no heading. */
  readonly dances: readonly EventDance[];
  /** One list of marks per judge and dance. */
  readonly marks: readonly RecallMarks[];
  /** Recalled couples; the others are outlines. Undefined until it is decided. */
  readonly through?: readonly LeadNumber[] | undefined;
  readonly highlighted?: readonly LeadNumber[] | undefined;
  /** The couples of the tie across the cut, one below the other, and its outcome. */
  readonly tie?: { readonly couples: readonly LeadNumber[]; readonly words: string } | undefined;
}

function JudgeHead({ judge, first }: { readonly judge: JudgeKey; readonly first: boolean }) {
  return (
    <th scope="col" className={className(first && 'figures-first')}>
      {judge}
    </th>
  );
}

/**
 * The recall marks: couples as rows, judges as columns, a filled square for each mark, the sum at the right. For a
 * dancer who missed the cut by one, and a scrutineer who compares with paper. States: open, with a cut, rows
 * highlighted.
 */
export function MarkGrid({
  label,
  couples,
  judges,
  dances,
  marks,
  through,
  highlighted,
  tie,
}: MarkGridProps) {
  const columns = dances.flatMap((dance) =>
    judges.map((judge, i) => ({ key: `${toStoredTerm(dance)} ${judge}`, dance, judge, first: i === 0 })),
  );
  const words = useWords(marksWords);
  const { danceName } = useWords(termsWords);
  const several = dances.length > 1;
  const rows = several ? 2 : 1;
  const marked = (couple: LeadNumber, dance: EventDance, judge: JudgeKey): boolean =>
    marks.some((own) => own.dance === dance && own.judge === judge && own.recalled.includes(couple));
  const isThrough = (couple: LeadNumber | undefined): boolean =>
    couple !== undefined && through?.includes(couple) === true;
  return (
    <ScrollRegion label={words.marksOf(label)}>
      <table className="figures">
        <caption className="spoken">{words.judgesMarksOf(label)}</caption>
        <thead>
          <tr>
            <th scope="col" rowSpan={rows} className="figures-stay">
              {several || dances[0] === undefined ? words.couple : danceName(dances[0])}
            </th>
            {several
              ? dances.map((dance) => (
                  <th
                    key={toStoredTerm(dance)}
                    scope="colgroup"
                    colSpan={judges.length}
                    className="mark-dance figures-first"
                  >
                    {danceName(dance)}
                  </th>
                ))
              : columns.map((column) => (
                  <JudgeHead key={column.key} judge={column.judge} first={column.first} />
                ))}
            <th scope="col" rowSpan={rows} className="figures-first">
              {words.sum}
            </th>
          </tr>
          {several ? (
            <tr>
              {columns.map((column) => (
                <JudgeHead key={column.key} judge={column.judge} first={column.first} />
              ))}
            </tr>
          ) : null}
        </thead>
        <tbody>
          {couples.map((couple, row) => {
            const marks = columns.map(({ key, dance, judge, first }) => ({
              key,
              first,
              has: marked(couple, dance, judge),
            }));
            const out = through !== undefined && !isThrough(couple);
            const cutBelow = isThrough(couple) && row + 1 < couples.length && !isThrough(couples[row + 1]);
            const inTie = tie?.couples.includes(couple) === true;
            return (
              <Fragment key={couple}>
                {inTie && tie?.couples[0] === couple ? (
                  <tr className="mark-tie-head">
                    <td colSpan={columns.length + 2}>
                      <span>{tie.words}</span>
                    </td>
                  </tr>
                ) : null}
                <tr
                  className={className(
                    highlighted?.includes(couple) === true && 'figures-meant',
                    out && 'figures-out',
                    cutBelow && 'mark-cut',
                    inTie && 'mark-tie',
                  )}
                >
                  <th scope="row" className="figures-stay">
                    <NumberCard number={couple} out={out} />
                    {through === undefined ? null : (
                      <span className="spoken">{`, ${out ? words.notRecalled : words.recalled}`}</span>
                    )}
                  </th>
                  {marks.map(({ key, first, has }) => (
                    <td key={key} className={className('mark-cell', first && 'figures-first')}>
                      {has ? (
                        <span className="mark">
                          <span className="spoken">{words.mark}</span>
                        </span>
                      ) : null}
                    </td>
                  ))}
                  <td className="figures-first number mark-sum">{marks.filter(({ has }) => has).length}</td>
                </tr>
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
