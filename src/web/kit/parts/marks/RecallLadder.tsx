import { Fragment } from 'react';
import type { RecallRung } from '../../../../domain/recall/recall.ts';
import { marksWords } from '../../words/english/marks.ts';
import { useWords } from '../../words/language.ts';
import { className } from '../page/className.ts';
import { Kbd } from '../button/Kbd.tsx';
import { NumberCard } from '../couple/NumberCard.tsx';
import './RecallLadder.css';

/** A possible cut: below the first `rungs` steps. */
export interface LadderCut {
  readonly rungs: number;
  /** The shortcut: '1'; missing once the choice is over. */
  readonly kbd?: string | undefined;
  /** The effect: '26 couples, all of the tie'. */
  readonly meaning: string;
}

export interface RecallLadderProps {
  /** Most marks first. */
  readonly ladder: readonly RecallRung[];
  readonly cuts: readonly LadderCut[];
  /** The number of steps of the chosen cut. */
  readonly chosen: number | undefined;
  /** Called with a cut; without it the ladder is read only. */
  readonly onChoose?: ((rungs: number) => void) | undefined;
  /** The marks of the step that crosses the wanted number. */
  readonly tiedAt?: number | undefined;
}

function Cut({
  cut,
  chosen,
  onChoose,
}: { readonly cut: LadderCut; readonly chosen: boolean } & Pick<RecallLadderProps, 'onChoose'>) {
  return (
    <button type="button" className="ladder-cut" aria-pressed={chosen} onClick={() => onChoose?.(cut.rungs)}>
      <span className="ladder-cut-line" />
      <span className="ladder-cut-words">
        {cut.kbd === undefined ? null : <Kbd>{cut.kbd}</Kbd>}
        {cut.meaning}
      </span>
    </button>
  );
}

/**
 * The scrutineer's tally: one step for each number of marks, the running total at the right. Above the cut the cards
 * are lit, below it outlines; the tie across the cut is hatched; each possible cut has its shortcut and its effect.
 * States: clear, with a tie, without a chosen cut, read only.
 */
export function RecallLadder({ ladder, cuts, chosen, onChoose, tiedAt }: RecallLadderProps) {
  const words = useWords(marksWords);
  return (
    <table className="ladder">
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
              <tr className={className(tied && 'ladder-tie')}>
                <th scope="row" className="ladder-marks">
                  {rung.marks}
                  {tied ? <span className="spoken">, {words.tieAtCut}</span> : null}
                </th>
                <td className="ladder-cards">
                  <ul className="ladder-list">
                    {rung.couples.map((couple) => (
                      <li key={couple}>
                        <NumberCard number={couple} size="step" out={out} />
                      </li>
                    ))}
                  </ul>
                </td>
                <td className="number ladder-total">{rung.through}</td>
              </tr>
              {cut === undefined ? null : (
                <tr>
                  <td colSpan={3} className="ladder-cut-cell">
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
