import type { Operation, Change } from '../delivery/operation.ts';
import type { Resolution } from '../delivery/wire.ts';
import { placeAt } from '../rounds/roundAt.ts';
import { childOf } from '../tree/path.ts';
import { callOf } from './calls.ts';
import { whyRefused, type Look } from './whyRefused.ts';

/** Whether somebody else has had the last word about this couple, or has done the very same before. */
async function isOvertaken({ record }: Change, look: Look, now: number): Promise<boolean> {
  if (record === undefined) return false;
  if (
    record.kind !== 'check-in' &&
    record.kind !== 'heat asked' &&
    record.kind !== 'scratch' &&
    record.kind !== 'walk-on'
  )
    return false;
  const { event, round, entry } = record;
  const call = callOf(event, round, entry);
  const heard = await look(call.at);
  const last = heard.kind === 'known' ? call.parse(heard.raw) : undefined;
  if (last !== undefined && last.at > Math.min(record.at, now)) return true;
  if (record.kind === 'heat asked' || (record.kind === 'check-in' && record.late !== true)) return false;
  const heardPlace = await look(placeAt(event, round, entry));
  const place = heardPlace.kind === 'known' ? heardPlace.raw : null;
  if (record.kind === 'check-in') return childOf(place, 'away') === (record.presence === 'missing');
  const isPlaced = place !== null;
  return record.kind === 'scratch' ? !isPlaced : isPlaced;
}

/**
 * What is left of a refused operation when the calls of other captains are taken into account; refused, when they have
 * nothing to do with it, with the reason where the tree tells it.
 * @param now the backend's clock, in milliseconds
 */
export async function stillDue(operation: Operation, look: Look, now: number): Promise<Resolution> {
  const late = await Promise.all(operation.changes.map((change) => isOvertaken(change, look, now)));
  return late.includes(true)
    ? {
        kind: 'instead',
        operation: { ...operation, changes: operation.changes.filter((_, at) => late[at] !== true) },
      }
    : { kind: 'refused', problem: await whyRefused(operation, look) };
}
