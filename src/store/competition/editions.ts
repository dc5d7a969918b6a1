import type { SavedWhole } from '../../domain/journal/record.ts';
import type { Patch } from '../tree/patch.ts';
import { childOf, countOf } from '../tree/path.ts';
import type { EditedWhole } from './editedWhole.ts';

/** Where the editions of what lies among other things are counted, below its path. */
const EDITIONS = 'editions';

const countedAt = (at: string, name: SavedWhole): string => `${at}/${EDITIONS}/${name}`;

/** How often something has been saved that lies among other things, as the tree tells it. */
export const editionAmong = (raw: unknown, name: SavedWhole): number =>
  countOf(childOf(childOf(raw, EDITIONS), name)) ?? 0;

/** The one place that every saving of them writes. */
export const editionSavedAt = ({
  name,
  path,
  among,
}: Pick<EditedWhole<unknown>, 'name' | 'path' | 'among'>): string =>
  among === undefined ? path.at : countedAt(path.at, name);

/** Where it is read how often something was saved that a patch saves. */
export const editionsSavedBy = (patch: Patch, name: SavedWhole): readonly string[] => {
  const places = Object.keys(patch);
  const counted = places.filter((at) => at.endsWith(`/${EDITIONS}/${name}`));
  return counted.length > 0 ? counted : places;
};

/** Whether somebody else has saved the edition with this number, or a later one, as the tree tells it. */
export const isEditionTaken = (raw: unknown, edition: number): boolean =>
  (countOf(raw) ?? countOf(childOf(raw, 'edition')) ?? 0) >= edition;
