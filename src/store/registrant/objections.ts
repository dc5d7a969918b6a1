import { MOST } from '../../domain/bounds.ts';
import type { Objection } from '../../domain/eligibility/ruling.ts';
import { entryId, eventKey, type EntryId, type EventKey } from '../../domain/ids.ts';
import { SERVER_TIME, type Patch } from '../tree/patch.ts';
import { childOf, childrenOf, countOf, numberOf, textOf, type Path } from '../tree/path.ts';

const AT = 'objections';

function ofDevice(uid: string, raw: unknown): readonly Objection[] {
  return childrenOf(raw).flatMap(([key, one]) => {
    const [event, entry] = [
      eventKey(textOf(childOf(one, 'event')) ?? ''),
      entryId(textOf(childOf(one, 'entry')) ?? ''),
    ];
    const [slot, why] = [countOf(key), textOf(childOf(one, 'why'))];
    if (event === undefined || entry === undefined || slot === undefined || why === undefined) return [];
    return [{ uid, slot, event, entry, why, at: numberOf(childOf(one, 'at')) ?? 0 }];
  });
}

/** What this device has said against entries. */
export const ownObjections = (uid: string): Path<readonly Objection[]> => ({
  at: `${AT}/${uid}`,
  parse: (raw) => ofDevice(uid, raw),
});

/** What anybody has said: for the organizer. */
export const allObjections: Path<readonly Objection[]> = {
  at: AT,
  parse: (raw) => childrenOf(raw).flatMap(([uid, its]) => ofDevice(uid, its)),
};

/** A slot in which this device has said nothing yet; undefined: it has said all it can. */
export const freeSlot = (own: readonly Objection[]): number | undefined =>
  Array.from({ length: MOST.objections }, (_, slot) => slot).find(
    (slot) => !own.some((one) => one.slot === slot),
  );

const slotAt = (uid: string, event: EventKey, entry: EntryId): string => `${AT}/${uid}/to/${event}/${entry}`;

/** Something is said against an entry. */
export const objected = ({ uid, slot, event, entry, why }: Omit<Objection, 'at'>): Patch => ({
  [`${AT}/${uid}/${slot}`]: { event, entry, why: why.trim(), at: SERVER_TIME },
  [slotAt(uid, event, entry)]: String(slot),
});

/** It was a mistake. */
export const objectionTakenBack = ({
  uid,
  slot,
  event,
  entry,
}: Omit<Objection, 'at' | 'why'>): Patch => ({
  [`${AT}/${uid}/${slot}`]: null,
  [slotAt(uid, event, entry)]: null,
});
