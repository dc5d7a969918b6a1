import { generateDancerKey } from '../../domain/people/directory.ts';
import type { Patch } from '../tree/patch.ts';
import { recordEdit, type DeskNotes } from './deskNotes.ts';

/**
 * A dancer without a key counts edits under the key they would be given. Otherwise one desk could give them a key while another
 * merges them.
 */
export const countEditByName = (key: string, notes: DeskNotes): Patch =>
  recordEdit(generateDancerKey({ key }, []), notes);
