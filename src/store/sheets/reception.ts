import { arrival } from '../../domain/floor/lateMarks.ts';
import type { LeadNumber } from '../../domain/ids.ts';
import type { RoundState } from '../../domain/round/rounds.ts';
import type { SheetPlace } from './sheetAt.ts';
import type { DeviceSheet } from './deviceSheet.ts';

/** Why the backend did not take a sheet. */
export type Reception = 'there already' | 'too late' | 'too early' | 'renumbered' | 'refused';

/** The backend's state of a sheet. */
export interface SheetThere {
  /** The number of times the event's rounds have been renumbered. */
  readonly renumbered: number | undefined;
  readonly state: RoundState;
  /** Undefined when this device may not look. */
  readonly marks: readonly LeadNumber[] | undefined;
  /** Sent by the judge, or typed from paper. */
  readonly isIn: boolean;
}

const isSame = (one: readonly LeadNumber[], other: readonly LeadNumber[]): boolean =>
  one.length === other.length && one.every((number, at) => number === other[at]);

/** The round has another number now. A sent sheet goes into the journal, and an empty draft needs no word. */
function afterRenumbering({ numbers, sent }: Pick<DeviceSheet, 'numbers' | 'sent'>): Reception {
  if (sent) return 'too late';
  return numbers.length === 0 ? 'there already' : 'renumbered';
}

/** Tells why a sheet was refused. */
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
