import type { SavedSetting } from '../../domain/journal/record.ts';
import type { Patch } from '../tree/patch.ts';
import { getRawChild, toCount } from '../tree/path.ts';
import type { EditedRules } from './createEditedRules.ts';

/** The node below a shared path that counts the editions of its parts. */
const EDITIONS = 'editions';

const countedAt = (at: string, name: SavedSetting): string => `${at}/${EDITIONS}/${name}`;

/** The edition of a part of a shared node. */
export const parseEditionOf = (raw: unknown, name: SavedSetting): number =>
  toCount(getRawChild(getRawChild(raw, EDITIONS), name)) ?? 0;

/** The path that every save of the rules writes. */
export const getEditionPath = ({
  name,
  path,
  among,
}: Pick<EditedRules<unknown>, 'name' | 'path' | 'among'>): string =>
  among === undefined ? path.at : countedAt(path.at, name);

/** The paths in a patch that hold the edition of these rules. */
export const findSavedEditions = (patch: Patch, name: SavedSetting): readonly string[] => {
  const places = Object.keys(patch);
  const counted = places.filter((at) => at.endsWith(`/${EDITIONS}/${name}`));
  return counted.length > 0 ? counted : places;
};

/** True if this edition or a later one is already saved. */
export const isEditionTaken = (raw: unknown, edition: number): boolean =>
  (toCount(raw) ?? toCount(getRawChild(raw, 'edition')) ?? 0) >= edition;
