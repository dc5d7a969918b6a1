import type { ReactNode } from 'react';
import './Note.css';
import { type NoteTone, ToneIcon } from './ToneIcon.tsx';

export interface NoteBoxProps {
  readonly tone: NoteTone;
  readonly children: ReactNode;
  /** A link or a small button at the right. */
  readonly action?: ReactNode;
  /** Announces a note that has just appeared: at the next pause, or at once. */
  readonly spoken?: 'politely' | 'at once' | undefined;
}

const ROLES = { politely: 'status', 'at once': 'alert' } as const;

/**
 * A sentence on the tinted background of its tone, with the tone's icon: ok, warn, stop, info. Never on the
 * accent's tint.
 */
export function NoteBox({ tone, children, action, spoken }: NoteBoxProps) {
  return (
    <div className={`note note-${tone}`} role={spoken && ROLES[spoken]}>
      <ToneIcon tone={tone} />
      <span className="note-words">{children}</span>
      {action === undefined ? null : <span className="note-action">{action}</span>}
    </div>
  );
}
