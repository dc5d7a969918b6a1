import type { SavedWhole } from '../../domain/journal/record.ts';
import type { Patch } from '../tree/patch.ts';
import { childOf, countOf } from '../tree/path.ts';
import type { EditedWhole } from './editedWhole.ts';

/** The node below a shared path that counts the editions of its parts. */
const EDITIONS = 'editions';

const countedAt = (at: string, name: SavedWhole): string => `${at}/${EDITIONS}/${name}`;

/** The edition of a part of a shared node. */
export const editionAmong = (raw: unknown, name: SavedWhole): number =>
  countOf(childOf(childOf(raw, EDITIONS), name)) ?? 0;

/** The path that every save of the rules writes. */
export const editionSavedAt = ({
  name,
  path,
  among,
}: Pick<EditedWhole<unknown>, 'name' | 'path' | 'among'>): string =>
  among === undefined ? path.at : countedAt(path.at, name);

/** The paths with the edition of the rules that a patch saves. */
export const editionsSavedBy = (patch: Patch, name: SavedWhole): readonly string[] => {
  const places = Object.keys(patch);
  const counted = places.filter((at) => at.endsWith(`/${EDITIONS}/${name}`));
  return counted.length > 0 ? counted : places;
};

/** True if this edition or a later one is already saved. */
export const isEditionTaken = (raw: unknown, edition: number): boolean =>
  (countOf(raw) ?? countOf(childOf(raw, 'edition')) ?? 0) >= edition;
