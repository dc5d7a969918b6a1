import type { ReactNode } from 'react';
import { partsWords } from '../../words/english/parts.ts';
import { useWords } from '../../words/language.ts';
import './Blank.css';
import { StateLabel } from '../page/StateLabel.tsx';

export interface ErrorNoteProps {
  /** The failed action in two words: 'Not saved'. */
  readonly failed?: string | undefined;
  /**
   * The cause: 'The round has been closed by the scrutineer.' By default: the server refused to show the
   * content.
   */
  readonly children?: ReactNode;
  /** The remedy: a small button or a link. */
  readonly action?: ReactNode;
}

/** An error with its cause and remedy. Announced at once. */
export function ErrorNote({ failed, children, action }: ErrorNoteProps) {
  const words = useWords(partsWords);
  return (
    <div className="blank blank-error" role="alert">
      <StateLabel tone="stop">{failed ?? words.notShown}</StateLabel>
      <div className="blank-words">{children ?? words.refused}</div>
      {action}
    </div>
  );
}
