import { toStoredTerm } from '../../../../domain/event/storedTerm.ts';
import type { LeadNumber } from '../../../../domain/ids.ts';
import type { FinalResult } from '../../../../domain/skating/working.ts';
import { marksWords } from '../../words/english/marks.ts';
import { termsWords } from '../../words/english/terms.ts';
import { useWords } from '../../words/language.ts';
import { className } from '../page/className.ts';
import { FiguresTable } from './FiguresTable.tsx';
import { formatFinalRule } from './ruleWords.ts';

export interface OverallTableProps {
  readonly result: FinalResult;
  /** The highlighted rows; by default the couples whose tie had to be broken. */
  readonly highlighted?: readonly LeadNumber[] | undefined;
}

/** All dances of a final: the place in each, the total, the place, the rule. Broken ties are highlighted. */
export function OverallTable({ result, highlighted }: OverallTableProps) {
  const { dances, placings } = result;
  const words = useWords(marksWords);
  const { danceName } = useWords(termsWords);
  const label = words.summaryOf(dances.map(({ dance }) => danceName(dance)));
  const rows =
    highlighted ?? placings.filter(({ decidedBy }) => decidedBy !== '9').map(({ couple }) => couple);
  return (
    <FiguresTable
      label={label}
      title={words.summary}
      heads={
        <>
          {dances.map(({ dance }, i) => (
            <th key={toStoredTerm(dance)} scope="col" className={className(i === 0 && 'figures-first')}>
              {danceName(dance)}
            </th>
          ))}
          <th scope="col" className="figures-first">
            {words.total}
          </th>
        </>
      }
      placings={placings}
      highlighted={rows}
      renderCells={(placing) => (
        <>
          {dances.map(({ dance, placings: inDance }, i) => (
            <td key={toStoredTerm(dance)} className={className(i === 0 && 'figures-first')}>
              {inDance.find(({ couple }) => couple === placing.couple)?.place}
            </td>
          ))}
          <td className="figures-first">{placing.total}</td>
        </>
      )}
      renderRule={(placing) => formatFinalRule(placing, words)}
    />
  );
}
