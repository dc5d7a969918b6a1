import { classifyArrival } from '../../domain/floor/lateMarks.ts';
import type { LeadNumber } from '../../domain/ids.ts';
import type { RoundState } from '../../domain/round/rounds.ts';
import type { SheetPlace } from './sheetAt.ts';
import type { DeviceSheet } from './deviceSheet.ts';

/** The reason the backend refused a sheet. */
export type SheetRefusal = 'there already' | 'too late' | 'too early' | 'renumbered' | 'refused';

/** The backend's state of a sheet. */
export interface StoredSheet {
  /** The number of times the event's rounds have been renumbered. */
  readonly renumbered: number | undefined;
  readonly state: RoundState;
  /** Undefined if this device may not read them. */
  readonly marks: readonly LeadNumber[] | undefined;
  /** True if the sheet was sent by the judge, or typed from paper. */
  readonly isIn: boolean;
}

const isSame = (one: readonly LeadNumber[], other: readonly LeadNumber[]): boolean =>
  one.length === other.length && one.every((number, at) => number === other[at]);

/** The round was renumbered. A sent sheet goes into the journal, and an empty draft is dropped silently. */
function afterRenumbering({ numbers, sent }: Pick<DeviceSheet, 'numbers' | 'sent'>): SheetRefusal {
  if (sent) return 'too late';
  return numbers.length === 0 ? 'there already' : 'renumbered';
}

/** Finds the reason a sheet was refused. */
export function findSheetRefusal(
  place: SheetPlace,
  { numbers, sent }: Pick<DeviceSheet, 'numbers' | 'sent'>,
  { renumbered, state, marks, isIn }: StoredSheet,
): SheetRefusal {
  if (renumbered !== place.renumbered) return afterRenumbering({ numbers, sent });
  if (marks !== undefined && isSame(marks, numbers) && (isIn || !sent)) return 'there already';
  // A received sheet is closed, whether sent by the judge's other device or typed by the scrutineer.
  if (isIn) return 'too late';
  const { kind } = classifyArrival(state, { ...place, marks: numbers });
  if (kind === 'late') return 'too late';
  return kind === 'too early' ? 'too early' : 'refused';
}
