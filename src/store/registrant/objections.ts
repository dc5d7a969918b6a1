import { MAX_COUNT } from '../../domain/bounds.ts';
import { mapDefined } from '../../domain/mapDefined.ts';
import type { Objection } from '../../domain/eligibility/ruling.ts';
import type { EntryId, EventKey } from '../../domain/ids.ts';
import { objection as node } from '../../schema/nodes/disputes.ts';
import { SERVER_TIME, type Patch } from '../tree/patch.ts';
import { listRawChildren, toCount, type TreePath } from '../tree/path.ts';

const AT = 'objections';

const objectionsOf = (uid: string, raw: unknown): readonly Objection[] =>
  mapDefined(listRawChildren(raw), ([key, one]) => {
    const slot = toCount(key);
    const objection = slot === undefined ? undefined : node.parse(one);
    return slot === undefined || objection === undefined ? undefined : { uid, slot, ...objection };
  });

/** The objections of this device. */
export const ownObjectionsPath = (uid: string): TreePath<readonly Objection[]> => ({
  at: `${AT}/${uid}`,
  parse: (raw) => objectionsOf(uid, raw),
});

/** All objections, for the organizer. */
export const allObjections: TreePath<readonly Objection[]> = {
  at: AT,
  parse: (raw) => listRawChildren(raw).flatMap(([uid, its]) => objectionsOf(uid, its)),
};

/** Undefined: this device has no slot left. */
export const findFreeObjectionSlot = (own: readonly Objection[]): number | undefined =>
  Array.from({ length: MAX_COUNT.objectionsPerDevice }, (_, slot) => slot).find(
    (slot) => !own.some((one) => one.slot === slot),
  );

/** Lets the access rules find the slot of an objection by its entry. */
const lockAt = (uid: string, event: EventKey, entry: EntryId): string => `${AT}/${uid}/to/${event}/${entry}`;

export const createObjection = ({ uid, slot, event, entry, why }: Omit<Objection, 'at'>): Patch => ({
  [`${AT}/${uid}/${slot}`]: { event, entry, why: why.trim(), at: SERVER_TIME },
  [lockAt(uid, event, entry)]: String(slot),
});

export const withdrawObjection = ({ uid, slot, event, entry }: Omit<Objection, 'at' | 'why'>): Patch => ({
  [`${AT}/${uid}/${slot}`]: null,
  [lockAt(uid, event, entry)]: null,
});
