import type { ReactNode } from 'react';
import { partsWords } from '../../words/english/parts.ts';
import { useWords } from '../../words/language.ts';
import './Blank.css';
import { ConnectionLight } from './ConnectionLight.tsx';

export interface OfflineNoteProps {
  /** The time the connection was lost, as a clock shows it: '4:09'. */
  readonly since: string;
  /** Says what is safe: 'Your marks are kept on this device.' */
  readonly children?: ReactNode;
}

/** Offline: the age of the data, and what is safe. */
export function OfflineNote({ since, children }: OfflineNoteProps) {
  const words = useWords(partsWords);
  return (
    <div className="blank">
      <ConnectionLight connection={{ state: 'offline', since }} />
      <p className="blank-words">
        {words.lastUpdated(since)}
        {children === undefined ? null : <span className="blank-more">{children}</span>}
      </p>
    </div>
  );
}
