import type { ReactNode } from 'react';
import './Blank.css';
import { ConnectionLight } from './ConnectionLight.tsx';

export interface OfflineNoteProps {
  /** When the line was lost, as a clock shows it: '4:09'. */
  readonly since: string;
  /** What is safe: 'Your marks are kept on this device.' */
  readonly children?: ReactNode;
}

/** The line is gone: how old what is shown is, and what is safe. */
export function OfflineNote({ since, children }: OfflineNoteProps) {
  return (
    <div className="blank">
      <ConnectionLight connection={{ state: 'offline', since }} />
      <p className="blank-words">
        This is how it stood at {since}.
        {children === undefined ? null : <span className="blank-more">{children}</span>}
      </p>
    </div>
  );
}
