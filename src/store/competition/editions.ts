import type { Author, SavedWhole } from '../../domain/journal/record.ts';
import type { Change } from '../delivery/operation.ts';
import type { Json, Patch } from '../tree/patch.ts';
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
  /**
   * Where they lie among other things: the names below the path that are theirs, each written by itself. Their edition
   * is counted at `editions/` and their name. Without it they are all that lies there.
   */
  readonly among?: readonly string[];
}

/** Where the editions of what lies among other things are counted, below its path. */
const EDITIONS = 'editions';

const countedAt = (at: string, name: SavedWhole): string => `${at}/${EDITIONS}/${name}`;

/** How often something has been saved that lies among other things, as the tree tells it. */
export const editionAmong = (raw: unknown, name: SavedWhole): number =>
  countOf(childOf(childOf(raw, EDITIONS), name)) ?? 0;

/** The one place that every saving of them writes. */
export const savedAt = ({
  name,
  path,
  among,
}: Pick<EditedWhole<unknown>, 'name' | 'path' | 'among'>): string =>
  among === undefined ? path.at : countedAt(path.at, name);

/** What saving these rules writes, as the edition with this number. */
function savingPatch<Rules>(about: EditedWhole<Rules>, rules: Rules, edition: number): Patch {
  const { path, stored, among } = about;
  const whole = stored(rules, edition);
  if (among === undefined) return { [path.at]: whole };
  const parts: ReadonlyMap<string, Json> = new Map(Object.entries(whole ?? {}));
  return {
    ...Object.fromEntries(among.map((part) => [`${path.at}/${part}`, parts.get(part) ?? null])),
    [savedAt(about)]: edition,
  };
}

/** Where it is read how often something was saved that a patch saves. */
export const editionsSavedBy = (patch: Patch, name: SavedWhole): readonly string[] => {
  const places = Object.keys(patch);
  const counted = places.filter((at) => at.endsWith(`/${EDITIONS}/${name}`));
  return counted.length > 0 ? counted : places;
};

/** Whether somebody else has saved the edition with this number, or a later one, as the tree tells it. */
export const isEditionTaken = (raw: unknown, edition: number): boolean =>
  (countOf(raw) ?? countOf(childOf(raw, 'edition')) ?? 0) >= edition;

/**
 * From now on these rules hold, all of them in one patch with its record. It is taken only on top of the edition they were made from: of
 * two organizers who save at the same moment one is refused.
 */
export const nextEdition = <Rules>(
  by: Author,
  about: EditedWhole<Rules>,
  rules: Rules,
  madeFrom: number,
): Change => ({
  record: { ...by, kind: 'settings saved', what: about.name, edition: madeFrom + 1 },
  patch: savingPatch(about, rules, madeFrom + 1),
});
