import { ErrorNote, type ErrorNoteProps } from '../parts/note/ErrorNote.tsx';
import OrganizerLink from '../parts/note/OrganizerLink.tsx';

/** An error on a public page, with the way to the organizer. */
export const VisitorError = ({ action, ...error }: ErrorNoteProps) => (
  <ErrorNote
    {...error}
    action={
      <>
        {action}
        <OrganizerLink />
      </>
    }
  />
);
