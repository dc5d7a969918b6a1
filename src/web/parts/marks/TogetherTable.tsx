import { asWritten } from '../../../domain/event/asWritten.ts';
import type { LeadNumber } from '../../../domain/ids.ts';
import type { FinalResult } from '../../../domain/skating/working.ts';
import { marks as marksWords } from '../../words/english/marks.ts';
import { terms } from '../../words/english/terms.ts';
import { useWords } from '../../words/language.ts';
import { className } from '../page/className.ts';
import './Figures.css';
import { NumberCard } from '../couple/NumberCard.tsx';
import { finalRule } from './ruleWords.ts';
import { ScrollRegion } from '../page/ScrollRegion.tsx';

export interface TogetherTableProps {
  readonly result: FinalResult;
  /** The rows on the wash; usually, and without this, the couples whose tie had to be decided. */
  readonly meant?: readonly LeadNumber[] | undefined;
}

/** All dances of a final together: the place in each, the total, the place, the rule. A tie that was decided is on the wash. */
export function TogetherTable({ result, meant }: TogetherTableProps) {
  const { dances, placings } = result;
  const words = useWords(marksWords);
  const { danceName } = useWords(terms);
  const label = words.summaryOf(dances.map(({ dance }) => danceName(dance)));
  const rows = meant ?? placings.filter(({ decidedBy }) => decidedBy !== '9').map(({ couple }) => couple);
  return (
    <ScrollRegion label={label}>
      <table className="figures">
        <caption className="spoken">{label}</caption>
        <thead>
          <tr>
            <th scope="col" className="figures-stay">
              {words.summary}
            </th>
            {dances.map(({ dance }, i) => (
              <th key={asWritten(dance)} scope="col" className={className(i === 0 && 'figures-first')}>
                {danceName(dance)}
              </th>
            ))}
            <th scope="col" className="figures-first">
              {words.total}
            </th>
            <th scope="col" className="figures-first">
              {words.place}
            </th>
            <th scope="col">{words.rule}</th>
          </tr>
        </thead>
        <tbody>
          {placings.map((placing) => (
            <tr key={placing.couple} className={className(rows.includes(placing.couple) && 'figures-meant')}>
              <th scope="row" className="figures-stay">
                <NumberCard number={placing.couple} />
              </th>
              {dances.map(({ dance, placings: inDance }, i) => (
                <td key={asWritten(dance)} className={className(i === 0 && 'figures-first')}>
                  {inDance.find(({ couple }) => couple === placing.couple)?.place}
                </td>
              ))}
              <td className="figures-first">{placing.total}</td>
              <td className="figures-first number figures-place">{placing.place}</td>
              <td className="figures-rule">{finalRule(placing, words)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
