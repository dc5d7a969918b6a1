import type { DanceMarks, DancePlacing, DanceResult } from '../../../../domain/skating/working.ts';
import type { LeadNumber } from '../../../../domain/ids.ts';
import { marksWords } from '../../words/english/marks.ts';
import { termsWords } from '../../words/english/terms.ts';
import { useWords } from '../../words/language.ts';
import { className } from '../page/className.ts';
import { FiguresTable } from './FiguresTable.tsx';
import { formatDanceRule } from './ruleWords.ts';

export interface SkatingTableProps {
  readonly result: DanceResult;
  /** The judges' marks, where they are public; without them only the calculation is shown. */
  readonly marks?: DanceMarks | undefined;
  /** Couples in question: their rows are highlighted. */
  readonly highlighted?: readonly LeadNumber[] | undefined;
}

/**
 * A cell of the calculation: the number of marks, highlighted where the couple wins its place and empty after
 * that.
 */
function Working({ placing, column }: { readonly placing: DancePlacing; readonly column: number }) {
  const cell = placing.cells.find((one) => one.column === column);
  const won = cell !== undefined && cell === placing.cells.at(-1);
  return (
    <td className={className('working', column === 1 && 'figures-first', won && 'working-won')}>
      {cell?.count === 0 ? '–' : cell?.count}
      {cell?.sum === undefined ? null : ` (${cell.sum})`}
    </td>
  );
}

/**
 * One dance of a final as a scrutineer works it out: marks, then '1st', '1–2', '1–3' and so on, then place and rule.
 * States: with or without the judges' marks; highlighted rows.
 */
export function SkatingTable({ result, marks, highlighted }: SkatingTableProps) {
  const { dance, placings } = result;
  const columns = placings.map((_, i) => i + 1);
  const judges = marks?.judges ?? [];
  const words = useWords(marksWords);
  const title = useWords(termsWords).danceName(dance);
  const label = marks === undefined ? words.working(title) : words.marksAndWorking(title);
  return (
    <FiguresTable
      label={label}
      title={title}
      heads={
        <>
          {judges.map((judge, i) => (
            <th key={judge} scope="col" className={className(i === 0 && 'figures-first')}>
              {judge}
            </th>
          ))}
          {columns.map((column) => (
            <th key={column} scope="col" className={className(column === 1 && 'figures-first')}>
              {words.column(column)}
            </th>
          ))}
        </>
      }
      placings={placings}
      highlighted={highlighted ?? []}
      renderCells={(placing) => (
        <>
          {judges.map((judge, i) => (
            <td key={judge} className={className(i === 0 && 'figures-first')}>
              {marks?.marks.get(placing.couple)?.[i]}
            </td>
          ))}
          {columns.map((column) => (
            <Working key={column} placing={placing} column={column} />
          ))}
        </>
      )}
      renderRule={(placing) => formatDanceRule(placing, words)}
    />
  );
}
