import type { CSSProperties } from 'react';
import type { LeadNumber } from '../../../domain/ids.ts';
import { NumberCard } from '../../kit/parts/couple/NumberCard.tsx';
import { fitNumbers, type BoardArea } from './fit.ts';

export interface BoardNumbersProps {
  readonly numbers: readonly LeadNumber[];
  readonly area: BoardArea;
  readonly label: string;
}

/** The numbers of a heat or a page, all in the largest size that fits. */
export function BoardNumbers({ numbers, area, label }: BoardNumbersProps) {
  const figures = Math.max(...numbers.map((number) => number.length), 2);
  const { columns, rows, figure, gap } = fitNumbers(numbers.length, figures, area);
  const style: CSSProperties & Readonly<Record<`--${string}`, number>> = {
    '--columns': columns,
    '--rows': rows,
    '--figure': figure,
    '--gap': gap,
  };
  return (
    <ul className="board-numbers" aria-label={label} style={style}>
      {numbers.map((number) => (
        <li key={number}>
          <NumberCard number={number} size="inherit" pinned={figure >= 5} />
        </li>
      ))}
    </ul>
  );
}
