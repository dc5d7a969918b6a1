import { generateDancerKey } from '../../domain/people/directory.ts';
import type { Patch } from '../tree/patch.ts';
import { recordEdit, type DeskNotes } from './deskNotes.ts';

/**
 * Counts an edit of a dancer without a key under the key they would get. Otherwise one desk could assign a
 * key while another merges the dancer.
 */
export const countEditByName = (key: string, notes: DeskNotes): Patch =>
  recordEdit(generateDancerKey({ key }, []), notes);
