import type { Json, Patch } from '../tree/patch.ts';
import type { Path } from '../tree/path.ts';

/** Rules that an organizer saves as a whole. Each saving counts the edition on by one; 0: nobody has saved any. */
export type Edition<Rules> =
  | { readonly kind: 'none'; readonly edition: number }
  | { readonly kind: 'set'; readonly edition: number; readonly rules: Rules }
  /** Something in there cannot be read: nobody goes by the rest of it. */
  | { readonly kind: 'unreadable'; readonly edition: number };

/** Where such rules lie, and how they are stored: what is stored, its parser reads again. */
export interface EditedWhole<Rules> {
  readonly path: Path<Edition<Rules>>;
  readonly stored: (rules: Rules, edition: number) => Json;
}

/**
 * From now on these rules hold, all of them in one patch. It is taken only on top of the edition they were made from: of
 * two organizers who save at the same moment one is refused.
 */
export const nextEdition = <Rules>(
  { path, stored }: EditedWhole<Rules>,
  rules: Rules,
  madeFrom: number,
): Patch => ({ [path.at]: stored(rules, madeFrom + 1) });
