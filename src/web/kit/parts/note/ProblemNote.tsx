import type { ReactNode } from 'react';
import { NoteBox } from './NoteBox.tsx';

/** The reason an action failed, announced at once; renders nothing without one. */
export const ProblemNote = ({ children }: { readonly children: ReactNode }) =>
  children === undefined ? null : (
    <NoteBox tone="stop" spoken="at once">
      {children}
    </NoteBox>
  );
