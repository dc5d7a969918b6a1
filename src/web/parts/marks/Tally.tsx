import { Fragment } from 'react';
import type { LadderRung } from '../../../domain/recall/recall.ts';
import { marks as marksWords } from '../../words/english/marks.ts';
import { useWords } from '../../words/language.ts';
import { className } from '../page/className.ts';
import { Kbd } from '../button/Kbd.tsx';
import { NumberCard } from '../couple/NumberCard.tsx';
import './Tally.css';

/** A cut that is possible: below the first `rungs` steps. */
export interface TallyCut {
  readonly rungs: number;
  /** The key that chooses it: '1'; none once nothing is to be chosen any more. */
  readonly kbd?: string | undefined;
  /** What it means: '26 couples, all of the tie'. */
  readonly meaning: string;
}

export interface TallyProps {
  /** From the most marks down. */
  readonly ladder: readonly LadderRung[];
  readonly cuts: readonly TallyCut[];
  /** The chosen cut, as its number of steps. */
  readonly chosen: number | undefined;
  /** Without it the tally is only looked at. */
  readonly onChoose?: ((rungs: number) => void) | undefined;
  /** The marks of the step that lies across the asked number. */
  readonly tiedAt?: number | undefined;
}

function Cut({
  cut,
  chosen,
  onChoose,
}: { readonly cut: TallyCut; readonly chosen: boolean } & Pick<TallyProps, 'onChoose'>) {
  return (
    <button type="button" className="tally-cut" aria-pressed={chosen} onClick={() => onChoose?.(cut.rungs)}>
      <span className="tally-cut-line" />
      <span className="tally-cut-words">
        {cut.kbd === undefined ? null : <Kbd>{cut.kbd}</Kbd>}
        {cut.meaning}
      </span>
    </button>
  );
}

/**
 * The scrutineer's staircase: one step for each number of marks, the running total at the right. Above the cut the cards
 * are lit, below it they are outlines; the tie across the cut is hatched; each possible cut has its key and its meaning.
 * States: clear, with a tie, without a chosen cut, only looked at.
 */
export function Tally({ ladder, cuts, chosen, onChoose, tiedAt }: TallyProps) {
  const words = useWords(marksWords);
  return (
    <table className="tally">
      <caption className="spoken">{words.tally}</caption>
      <thead className="spoken">
        <tr>
          <th scope="col">{words.marks}</th>
          <th scope="col">{words.couples}</th>
          <th scope="col">{words.runningTotal}</th>
        </tr>
      </thead>
      <tbody>
        {ladder.map((rung, step) => {
          const out = chosen !== undefined && step >= chosen;
          const tied = rung.marks === tiedAt;
          const cut = cuts.find(({ rungs }) => rungs === step + 1);
          return (
            <Fragment key={rung.marks}>
              <tr className={className(tied && 'tally-tie')}>
                <th scope="row" className="tally-marks">
                  {rung.marks}
                  {tied ? <span className="spoken">, {words.tieAtCut}</span> : null}
                </th>
                <td className="tally-cards">
                  <ul className="tally-list">
                    {rung.couples.map((couple) => (
                      <li key={couple}>
                        <NumberCard number={couple} size="step" out={out} />
                      </li>
                    ))}
                  </ul>
                </td>
                <td className="number tally-total">{rung.through}</td>
              </tr>
              {cut === undefined ? null : (
                <tr>
                  <td colSpan={3} className="tally-cut-cell">
                    <Cut cut={cut} chosen={cut.rungs === chosen} onChoose={onChoose} />
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}
