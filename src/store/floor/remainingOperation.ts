import type { Operation, Change } from '../delivery/operation.ts';
import type { RefusalResolution } from '../delivery/wire.ts';
import { placeAt } from '../rounds/roundAt.ts';
import { getRawChild } from '../tree/path.ts';
import { deckCallPath } from './calls.ts';
import { findRefusalReason, type ReadCurrent } from './refusalReason.ts';

/** True if a later call of this couple has arrived, or the same one. */
async function isOvertaken({ record }: Change, look: ReadCurrent, now: number): Promise<boolean> {
  if (record === undefined) return false;
  if (
    record.kind !== 'check-in' &&
    record.kind !== 'heat asked' &&
    record.kind !== 'scratch' &&
    record.kind !== 'walk-on'
  )
    return false;
  const { event, round, entry } = record;
  const call = deckCallPath(event, round, entry);
  const heard = await look(call.at);
  const last = heard.kind === 'known' ? call.parse(heard.raw) : undefined;
  if (last !== undefined && last.at > Math.min(record.at, now)) return true;
  if (record.kind === 'heat asked' || (record.kind === 'check-in' && record.late !== true)) return false;
  const heardPlace = await look(placeAt(event, round, entry));
  const place = heardPlace.kind === 'known' ? heardPlace.raw : null;
  if (record.kind === 'check-in') return getRawChild(place, 'away') === (record.presence === 'missing');
  const isPlaced = place !== null;
  return record.kind === 'scratch' ? !isPlaced : isPlaced;
}

/**
 * The rest of a refused operation after the calls of other captains, or the reason it was refused.
 * @param now the backend's time in ms
 */
export async function findRemainingOperation(
  operation: Operation,
  look: ReadCurrent,
  now: number,
): Promise<RefusalResolution> {
  const late = await Promise.all(operation.changes.map((change) => isOvertaken(change, look, now)));
  return late.includes(true)
    ? {
        kind: 'instead',
        operation: { ...operation, changes: operation.changes.filter((_, at) => late[at] !== true) },
      }
    : { kind: 'refused', problem: await findRefusalReason(operation, look) };
}
