import { Suspense } from 'react';
import { lazyOptional } from '../lazy/lazyScreen.ts';
import { ErrorNote, type ErrorNoteProps } from '../parts/note/ErrorNote.tsx';

// Every public page carries this file: the link loads with the first error.
const OrganizerLink = lazyOptional(() => import('./OrganizerLink.tsx'));

/** An error on a public page, with the way to the organizer. */
export const VisitorError = ({ action, ...error }: ErrorNoteProps) => (
  <ErrorNote
    {...error}
    action={
      <>
        {action}
        <Suspense>
          <OrganizerLink />
        </Suspense>
      </>
    }
  />
);
