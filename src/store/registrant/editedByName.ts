import { keyToGive } from '../../domain/people/directory.ts';
import type { Patch } from '../tree/patch.ts';
import { editedOn, type DeskNotes } from './deskNotes.ts';

/**
 * Who is known by name alone has no key that their edits could be counted under: it is the one they would be given. Without
 * it one desk gives them a key while another makes them somebody else.
 */
export const editedByName = (key: string, notes: DeskNotes): Patch => editedOn(keyToGive({ key }, []), notes);
