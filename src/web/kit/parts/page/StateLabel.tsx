import type { ReactNode } from 'react';
import '../note/Note.css';
import { type NoteTone, ToneIcon } from '../note/ToneIcon.tsx';

export interface StateLabelProps {
  readonly tone: NoteTone;
  readonly children: ReactNode;
  /** Replaces the tone's icon: two people for 'Dancing now'. */
  readonly icon?: ReactNode;
  readonly id?: string | undefined;
}

/** A state as icon and word, within a row. */
export function StateLabel({ tone, children, icon, id }: StateLabelProps) {
  return (
    <span className={`say say-${tone}`} id={id}>
      {icon ?? <ToneIcon tone={tone} />}
      <span>{children}</span>
    </span>
  );
}
