import type { Heard } from '../connection/states.ts';
import type { Operation, Change } from '../delivery/operation.ts';
import { placeAt } from '../events/checkIn.ts';
import { callOf } from './calls.ts';

type Look = (at: string) => Promise<Exclude<Heard, { kind: 'waiting' }>>;

/** Whether somebody else has had the last word about this couple, or has done the very same before. */
async function isOvertaken({ line }: Change, look: Look, now: number): Promise<boolean> {
  if (
    line.kind !== 'check-in' &&
    line.kind !== 'heat asked' &&
    line.kind !== 'scratch' &&
    line.kind !== 'walk-on'
  )
    return false;
  const { event, round, entry } = line;
  const call = callOf(event, round, entry);
  const heard = await look(call.at);
  const last = heard.kind === 'known' ? call.parse(heard.raw) : undefined;
  if (last !== undefined && last.at > Math.min(line.at, now)) return true;
  if (line.kind === 'check-in' || line.kind === 'heat asked') return false;
  const place = await look(placeAt({ event, round, entry, number: undefined }));
  const isPlaced = place.kind === 'known' && place.raw !== null;
  return line.kind === 'scratch' ? !isPlaced : isPlaced;
}

/**
 * What is left of a refused act when the calls of other captains are taken into account; undefined when they have
 * nothing to do with the refusal.
 * @param now the backend's clock, in milliseconds
 */
export async function stillDue(act: Operation, look: Look, now: number): Promise<Operation | undefined> {
  const late = await Promise.all(act.parts.map((part) => isOvertaken(part, look, now)));
  return late.includes(true) ? { ...act, parts: act.parts.filter((_, at) => late[at] !== true) } : undefined;
}
