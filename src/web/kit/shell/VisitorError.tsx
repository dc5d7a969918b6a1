import { Link, useLocation } from 'wouter';
import { ErrorNote, type ErrorNoteProps } from '../parts/note/ErrorNote.tsx';
import { isBelowAdmin } from '../screens/screenAt.ts';
import { screens } from '../screens/screens.ts';
import { notFound } from '../words/english/notFound.ts';
import { useWords } from '../words/language.ts';

/** The way to the organizer from a public page that can't help. */
export function OrganizerLink() {
  const words = useWords(notFound);
  const [pathname] = useLocation();
  if (isBelowAdmin(pathname) || pathname === screens.contact.path) return null;
  return <Link to={screens.contact.link()}>{words.organizer}</Link>;
}

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
