import type { ReactNode } from 'react';
import { parts } from '../../words/english/parts.ts';
import { useWords } from '../../words/language.ts';
import './Blank.css';
import { Say } from '../page/Say.tsx';

export interface ErrorNoteProps {
  /** What failed, in two words, where something was done rather than opened: 'Not saved'. */
  readonly failed?: string | undefined;
  /** Who or what stopped it: 'The round has been closed by the scrutineer.' Missing: the server did not show it. */
  readonly children?: ReactNode;
  /** What to do about it: a small button or a link. */
  readonly action?: ReactNode;
}

/** It did not work: what failed, who closed it, what to do. Spoken at once. */
export function ErrorNote({ failed, children, action }: ErrorNoteProps) {
  const words = useWords(parts);
  return (
    <div className="blank blank-error" role="alert">
      <Say tone="stop">{failed ?? words.notShown}</Say>
      <div className="blank-words">{children ?? words.refused}</div>
      {action}
    </div>
  );
}
