import { Link } from 'wouter';
import { ErrorNote, type ErrorNoteProps } from '../parts/note/ErrorNote.tsx';
import { screens } from '../screens/screens.ts';
import { partsWords } from '../words/english/parts.ts';
import { useWords } from '../words/language.ts';

/** An error on a public page, with the way to the organizer. */
export function VisitorError({ action, ...error }: ErrorNoteProps) {
  const { organizer } = useWords(partsWords);
  return (
    <ErrorNote
      {...error}
      action={
        <>
          {action}
          <Link to={screens.contact.path}>{organizer}</Link>
        </>
      }
    />
  );
}
