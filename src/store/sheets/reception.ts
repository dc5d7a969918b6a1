import { arrival } from '../../domain/floor/lateMarks.ts';
import type { LeadNumber } from '../../domain/ids.ts';
import type { RoundState } from '../../domain/round/rounds.ts';
import type { SheetPlace } from './sheetAt.ts';
import type { DeviceSheet } from './deviceSheet.ts';

/** What it means that the backend did not take a sheet. */
export type Reception = 'there already' | 'too late' | 'too early' | 'renumbered' | 'refused';

/** How a sheet stands on the backend. */
export interface SheetThere {
  /** How often the event's rounds have got other numbers by now. */
  readonly renumbered: number | undefined;
  readonly state: RoundState;
  /** Undefined when this device may not look. */
  readonly marks: readonly LeadNumber[] | undefined;
  /** Let go of by the judge, or keyed from paper. */
  readonly isIn: boolean;
}

const isSame = (one: readonly LeadNumber[], other: readonly LeadNumber[]): boolean =>
  one.length === other.length && one.every((number, at) => number === other[at]);

/**
 * A sheet of a round that has another number since is on nobody's list any more: what was sent goes into the journal, a
 * draft is told, and one with nothing on it needs no telling.
 */
const afterRenumbering = ({ numbers, sent }: Pick<DeviceSheet, 'numbers' | 'sent'>): Reception =>
  sent ? 'too late' : numbers.length === 0 ? 'there already' : 'renumbered';

/** What it means that a sheet was refused: it had arrived before, it comes too late or too early, or it may not. */
export function receptionOf(
  place: SheetPlace,
  { numbers, sent }: Pick<DeviceSheet, 'numbers' | 'sent'>,
  { renumbered, state, marks, isIn }: SheetThere,
): Reception {
  if (renumbered !== place.renumbered) return afterRenumbering({ numbers, sent });
  if (marks !== undefined && isSame(marks, numbers) && (isIn || !sent)) return 'there already';
  // A sheet that is in is closed, whether by this judge's other device or by the scrutineer's key.
  if (isIn) return 'too late';
  const { kind } = arrival(state, { ...place, marks: numbers });
  if (kind === 'late') return 'too late';
  return kind === 'too early' ? 'too early' : 'refused';
}
