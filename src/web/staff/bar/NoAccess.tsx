import { ErrorNote } from '../../kit/parts/note/ErrorNote.tsx';
import { staff } from '../../kit/words/english/staff.ts';
import { useWords } from '../../kit/words/language.ts';

/** What the screen shows is not open to this account, and who can change that. */
export function NoAccess({ failed }: { readonly failed: string }) {
  return <ErrorNote failed={failed}>{useWords(staff).noAccess}</ErrorNote>;
}
