import type { Style } from '../../../../domain/event/terms.ts';
import type { ReactNode } from 'react';
import './Blank.css';
import { StyleTrace } from '../event/StyleTrace.tsx';

export interface EmptyStateProps {
  /** Names the missing thing: 'No results yet.' */
  readonly children: ReactNode;
  /** Says when it will come: 'The first final is at 11:20.' */
  readonly more?: ReactNode;
  readonly action?: ReactNode;
  readonly trace?: Style | undefined;
}

/** Empty state: a trace, one sentence, and when to expect something. */
export function EmptyState({ children, more, action, trace = 'Smooth' }: EmptyStateProps) {
  return (
    <div className="blank blank-empty">
      <StyleTrace name={trace} width={56} />
      <p className="blank-words">
        {children}
        {more === undefined ? null : <span className="blank-more">{more}</span>}
      </p>
      {action}
    </div>
  );
}
