import { isPlannable } from '../../domain/schedule/times/plannable.ts';
import { numberOf } from './path.ts';

/** Parses the time of something planned, in milliseconds. A count from 1970, from a plan without a start, is none. */
export function plannedOf(raw: unknown): number | undefined {
  const at = numberOf(raw);
  return at !== undefined && isPlannable(at) ? at : undefined;
}
