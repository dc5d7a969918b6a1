import type { ReactNode } from 'react';
import { Note } from './Note.tsx';

/** The reason an action failed, announced at once; renders nothing without one. */
export const ProblemNote = ({ children }: { readonly children: ReactNode }) =>
  children === undefined ? null : (
    <Note tone="stop" spoken="at once">
      {children}
    </Note>
  );
