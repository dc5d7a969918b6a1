import type { CSSProperties, ReactNode } from 'react';
import { fitTitle } from './fit.ts';

export interface BoardHeadingProps {
  /** Shorter titles are larger. */
  readonly title: string;
  /** In units. */
  readonly width: number;
  readonly largest: number;
  /** Text above the title, and below it. */
  readonly above?: ReactNode;
  readonly below?: ReactNode;
  /** The figure on the right, with its unit. */
  readonly figure?: number | undefined;
  readonly figureWord?: string;
}

/** The title of a board, with its key figure. */
export function BoardHeading({ title, width, largest, above, below, figure, figureWord }: BoardHeadingProps) {
  const free = figure === undefined ? width : width - largest * 2.2;
  const size: CSSProperties & Readonly<Record<'--size', number>> = {
    '--size': fitTitle(title, free, largest),
  };
  return (
    <header className="board-head" style={size}>
      <div>
        {above === undefined ? null : <p className="board-sub board-above">{above}</p>}
        <h1>{title}</h1>
        {below === undefined ? null : <p className="board-sub">{below}</p>}
      </div>
      {figure === undefined ? null : (
        <p className="board-figure">
          <b>{figure}</b>
          {figureWord}
        </p>
      )}
    </header>
  );
}
