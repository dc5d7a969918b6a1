import type { Author, SavedWhole } from '../../domain/journal/record.ts';
import type { Change } from '../delivery/operation.ts';
import type { Json } from '../tree/patch.ts';
import { childOf, countOf, type Path } from '../tree/path.ts';

/** Rules that an organizer saves as a whole. Each saving counts the edition on by one; 0: nobody has saved any. */
export type Edition<Rules> =
  | { readonly kind: 'none'; readonly edition: number }
  | { readonly kind: 'set'; readonly edition: number; readonly rules: Rules }
  /** Something in there cannot be read: nobody goes by the rest of it. */
  | { readonly kind: 'unreadable'; readonly edition: number };

/** Where such rules lie, and how they are stored: what is stored, its parser reads again. */
export interface EditedWhole<Rules> {
  /** What they are called in the journal. */
  readonly name: SavedWhole;
  readonly path: Path<Edition<Rules>>;
  readonly stored: (rules: Rules, edition: number) => Json;
}

/** Whether somebody else has saved the edition with this number, or a later one, as the tree tells it. */
export const isEditionTaken = (raw: unknown, edition: number): boolean =>
  (countOf(childOf(raw, 'edition')) ?? 0) >= edition;

/**
 * From now on these rules hold, all of them in one patch with its record. It is taken only on top of the edition they were made from: of
 * two organizers who save at the same moment one is refused.
 */
export const nextEdition = <Rules>(
  by: Author,
  { name, path, stored }: EditedWhole<Rules>,
  rules: Rules,
  madeFrom: number,
): Change => ({
  record: { ...by, kind: 'settings saved', what: name, edition: madeFrom + 1 },
  patch: { [path.at]: stored(rules, madeFrom + 1) },
});
