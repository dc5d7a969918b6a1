import { MOST } from '../../domain/bounds.ts';
import { mapDefined } from '../../domain/defined.ts';
import type { EntryId, EventKey } from '../../domain/ids.ts';
import { SERVER_TIME, type Patch } from '../tree/patch.ts';
import { childOf, childrenOf, countOf, numberOf, type Path } from '../tree/path.ts';
import { undoAsText, undoFromText, type Undo } from '../tree/undo.ts';

// Undo records of everything an organizer does to registrations: one place, one format, one access rule.

const BRANCH = 'setAside';
const FLOODS = `${BRANCH}/floods`;
const PARTS = `${BRANCH}/floodParts`;

/** The undo of a change at the competitors desk. Its journal record names the id. */
export const deskUndoAt = (id: string): string => `${BRANCH}/desk/${id}`;

/** The undo of a ruling that took out an entry, or one of its couple. */
export const RULED_OUT = `${BRANCH}/rulings`;
export const ruledOutAt = (event: EventKey, entry: EntryId): string => `${RULED_OUT}/${event}/${entry}`;

/** Only the latest deletions are kept; the next one replaces the oldest. */
const MAX_KEPT = 10;

interface Counts {
  readonly registrations: number;
  readonly dancers: number;
  readonly entries: number;
}

/** Registrations that were deleted together and can be restored. */
export interface DeletedBatch extends Counts {
  readonly place: number;
  /** In milliseconds. */
  readonly at: number;
}

/** The latest first. Their parts are stored apart, so this list stays short. */
export const deletedBatches: Path<readonly DeletedBatch[]> = {
  at: FLOODS,
  parse: (raw) =>
    mapDefined(childrenOf(raw), ([key, one]): DeletedBatch | undefined => {
      const [place, at] = [countOf(key), numberOf(childOf(one, 'at'))];
      if (place === undefined || at === undefined) return undefined;
      const count = (name: keyof Counts): number => countOf(childOf(one, name)) ?? 0;
      return {
        place,
        at,
        registrations: count('registrations'),
        dancers: count('dancers'),
        entries: count('entries'),
      };
    }).toSorted((a, b) => b.at - a.at),
};

/** A free place for the next batch, or the oldest one's. */
export function placeToKeep(batches: readonly DeletedBatch[]): number {
  const free = Array.from({ length: MAX_KEPT }, (_, place) => place).find(
    (place) => !batches.some((one) => one.place === place),
  );
  return free ?? batches.at(-1)?.place ?? 0;
}

/** A larger batch is deleted without an undo. */
export const canBeKept = ({ dancers, entries }: Omit<Counts, 'registrations'>): boolean =>
  dancers + entries <= MOST.setAside;

/** One step of a deletion. */
interface Step {
  readonly place: number;
  readonly part: number;
}

/** Stores the undo of one step. The first step replaces whatever was kept in that place. */
export function keepPart({ place, part }: Step, undo: Undo, counts: Counts): Patch {
  const text = undoAsText(undo);
  return part === 0
    ? { [`${FLOODS}/${place}`]: { at: SERVER_TIME, ...counts }, [`${PARTS}/${place}`]: { 0: text } }
    : { [`${PARTS}/${place}/${part}`]: text };
}

export interface DeletedPart extends Step {
  readonly undo: Undo;
  readonly isLast: boolean;
}

/** The parts of a batch, in the order in which they were deleted. */
export const deletedParts = (place: number): Path<readonly DeletedPart[]> => ({
  at: `${PARTS}/${place}`,
  parse: (raw) =>
    mapDefined(childrenOf(raw), ([key, text]) => {
      const [part, undo] = [countOf(key), undoFromText(text)];
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
