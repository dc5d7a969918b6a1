import { ErrorNote } from '../../kit/parts/note/ErrorNote.tsx';
import { staffWords } from '../../kit/words/english/staff.ts';
import { useWords } from '../../kit/words/language.ts';

/** Shown if this account may not see a screen, with the person who can change that. */
export function NoAccess({ failed }: { readonly failed: string }) {
  return <ErrorNote failed={failed}>{useWords(staffWords).noAccess}</ErrorNote>;
}
