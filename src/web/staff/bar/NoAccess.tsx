import { ErrorNote } from '../../parts/note/ErrorNote.tsx';
import { staff } from '../../words/english/staff.ts';
import { useWords } from '../../words/language.ts';

/** What the screen shows is not open to this account, and who can change that. */
export function NoAccess({ failed }: { readonly failed: string }) {
  return <ErrorNote failed={failed}>{useWords(staff).noAccess}</ErrorNote>;
}
