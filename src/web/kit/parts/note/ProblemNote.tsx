import type { ReactNode } from 'react';
import { Note } from './Note.tsx';

/** Why something was not done, said at once; nothing as long as nothing has gone wrong. */
export const ProblemNote = ({ children }: { readonly children: ReactNode }) =>
  children === undefined ? null : (
    <Note tone="stop" spoken="at once">
      {children}
    </Note>
  );
