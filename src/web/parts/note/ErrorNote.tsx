import type { ReactNode } from 'react';
import './Blank.css';
import { Say } from '../page/Say.tsx';

export interface ErrorNoteProps {
  /** What failed, in two words: 'Not saved'. */
  readonly failed: string;
  /** Who or what stopped it: 'The round has been closed by the scrutineer.' */
  readonly children: ReactNode;
  /** What to do about it: a small button or a link. */
  readonly action?: ReactNode;
}

/** It did not work: what failed, who closed it, what to do. Spoken at once. */
export function ErrorNote({ failed, children, action }: ErrorNoteProps) {
  return (
    <div className="blank blank-error" role="alert">
      <Say tone="stop">{failed}</Say>
      <div className="blank-words">{children}</div>
      {action}
    </div>
  );
}
