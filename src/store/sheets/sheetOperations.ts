import { parseDance } from '../../domain/event/dances.ts';
import { parseEventKey, type JudgeKey, type LeadNumber } from '../../domain/ids.ts';
import type { Author } from '../../domain/journal/record.ts';
import type { JournalRecord } from '../journal/record.ts';
import { generateKey, type Operation } from '../delivery/operation.ts';
import { toStoredTerm } from '../../domain/event/storedTerm.ts';
import type { ReopenedSheet } from './deviceSheet.ts';
import { toSheetFields, type SheetPlace } from './sheetAt.ts';
import { writeSheet } from './sheetWrites.ts';

/** A sheet to send: always the whole list, so the latest one is complete. */
export interface SheetToSend {
  readonly numbers: readonly LeadNumber[];
  readonly sent: boolean;
  readonly reason?: string | undefined;
  /** The round's line-up. */
  readonly lineUp?: number | undefined;
  /** Set if it was sent before and returned. */
  readonly reopened?: ReopenedSheet | undefined;
  readonly reopenedBy?: string | undefined;
}

const isSame = (one: readonly LeadNumber[], other: readonly LeadNumber[]): boolean =>
  one.length === other.length && one.every((number, at) => number === other[at]);

/** The journal record of a sent sheet. Marks that differ from the ones sent before are a change, with its reason. */
function recordOf(by: Author, place: SheetPlace, { numbers, reason, reopened }: SheetToSend): JournalRecord {
  const sheet = { ...by, ...toSheetFields(place) };
  if (reopened !== undefined && !isSame(reopened.from, numbers))
    return {
      ...sheet,
      kind: 'marks changed',
      from: reopened.from,
      to: numbers,
      why: reason ?? reopened.why,
    };
  return { ...sheet, kind: 'marks sent', marks: numbers, ...(reason === undefined ? {} : { why: reason }) };
}

/** One name for all drafts of a sheet. Includes the renumbering count, so a renumbered round has another name. */
export const buildSheetName = ({ event, round, dance, renumbered }: SheetPlace): string =>
  JSON.stringify([event, round, toStoredTerm(dance), ...(renumbered === undefined ? [] : [renumbered])]);

/** A draft goes out without a journal record, a sent sheet with one. */
export function buildSheetOperation(by: Author, place: SheetPlace, sheet: SheetToSend): Operation {
  const patch = writeSheet(place, sheet);
  return {
    key: generateKey(),
    draftOf: buildSheetName(place),
    changes: [sheet.sent ? { record: recordOf(by, place, sheet), patch } : { patch }],
  };
}

/** The sheet with this name; undefined if the name isn't a sheet's. */
export function parseSheetName(name: string, judge: JudgeKey): SheetPlace | undefined {
  try {
    const parts: unknown = JSON.parse(name);
    if (!Array.isArray(parts)) return undefined;
    const [key, round, dance, renumbered]: readonly unknown[] = parts;
    const event = typeof key === 'string' ? parseEventKey(key) : undefined;
    return event === undefined || typeof round !== 'number' || typeof dance !== 'string'
      ? undefined
      : {
          event,
          round,
          judge,
          dance: parseDance(dance),
          renumbered: typeof renumbered === 'number' ? renumbered : undefined,
        };
  } catch {
    return undefined;
  }
}
