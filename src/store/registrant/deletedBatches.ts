import { MAX_COUNT } from '../../domain/bounds.ts';
import { mapDefined } from '../../domain/mapDefined.ts';
import type { ValueOf } from '../../schema/codec/forms.ts';
import { deletedBatch, MAX_DELETED_BATCHES } from '../../schema/nodes/setAside.ts';
import { UNDO_AT } from './undoAt.ts';
import { SERVER_TIME, type Patch } from '../tree/patch.ts';
import { listRawChildren, toCount, type TreePath } from '../tree/path.ts';
import { serializeUndo, parseUndoText, type Undo } from '../tree/undo.ts';

// Undo records of deleted registrations, in parts.

const FLOODS = `${UNDO_AT}/floods`;
const PARTS = `${UNDO_AT}/floodParts`;

type Stored = NonNullable<ValueOf<typeof deletedBatch>>;
type Counts = Omit<Stored, 'at'>;

/** Registrations that were deleted together and can be restored. */
export interface DeletedBatch extends Stored {
  readonly place: number;
}

/** The latest first. Their parts are stored apart, so this list stays short. */
export const deletedBatches: TreePath<readonly DeletedBatch[]> = {
  at: FLOODS,
  parse: (raw) =>
    mapDefined(listRawChildren(raw), ([key, one]): DeletedBatch | undefined => {
      const place = toCount(key);
      const batch = deletedBatch.read(one);
      return place === undefined || batch === undefined ? undefined : { place, ...batch };
    }).toSorted((a, b) => b.at - a.at),
};

/** A free place for the next batch, or the oldest one's. */
export function findBatchPlace(batches: readonly DeletedBatch[]): number {
  const free = Array.from({ length: MAX_DELETED_BATCHES }, (_, place) => place).find(
    (place) => !batches.some((one) => one.place === place),
  );
  return free ?? batches.at(-1)?.place ?? 0;
}

/** A larger batch is deleted without an undo. */
export const isUndoable = ({ dancers, entries }: Omit<Counts, 'registrations'>): boolean =>
  dancers + entries <= MAX_COUNT.setAsideItems;

/** One step of a deletion. */
interface Step {
  readonly place: number;
  readonly part: number;
}

/** Stores the undo of one step. The first step replaces whatever was kept in that place. */
export function storePart({ place, part }: Step, undo: Undo, counts: Counts): Patch {
  const text = serializeUndo(undo);
  return part === 0
    ? { [`${FLOODS}/${place}`]: { at: SERVER_TIME, ...counts }, [`${PARTS}/${place}`]: { 0: text } }
    : { [`${PARTS}/${place}/${part}`]: text };
}

export interface DeletedPart extends Step {
  readonly undo: Undo;
  readonly isLast: boolean;
}

/** The parts of a batch, in the order in which they were deleted. */
export const deletedPartsPath = (place: number): TreePath<readonly DeletedPart[]> => ({
  at: `${PARTS}/${place}`,
  parse: (raw) =>
    mapDefined(listRawChildren(raw), ([key, text]) => {
      const [part, undo] = [toCount(key), parseUndoText(text)];
      return part === undefined || undo === undefined ? undefined : { place, part, undo };
    })
      .toSorted((a, b) => a.part - b.part)
      .map((one, at, all) => ({ ...one, isLast: at === all.length - 1 })),
});

/** Drops a part that was restored, and with the last one the batch. */
export const dropPart = ({ place, part, isLast }: Omit<DeletedPart, 'undo'>): Patch => ({
  ...(isLast ? { [`${FLOODS}/${place}`]: null } : {}),
  [`${PARTS}/${place}/${part}`]: null,
});
