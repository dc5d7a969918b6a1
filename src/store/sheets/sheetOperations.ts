import { danceOf } from '../../domain/event/dances.ts';
import { eventKey, type JudgeKey, type LeadNumber } from '../../domain/ids.ts';
import type { Author } from '../../domain/journal/record.ts';
import type { JournalRecord } from '../journal/record.ts';
import { freshKey, type Operation } from '../delivery/operation.ts';
import { storedTerm } from '../../domain/event/storedTerm.ts';
import type { Reopened } from './deviceSheet.ts';
import { sheetOfRecord, type SheetPlace } from './sheetAt.ts';
import { keepSheet } from './sheetWrites.ts';

/** A sheet to send: always the whole list, so the latest one is complete. */
export interface SheetToSend {
  readonly numbers: readonly LeadNumber[];
  readonly sent: boolean;
  readonly reason?: string | undefined;
  /** The round's line-up. */
  readonly lineUp?: number | undefined;
  /** Set if it was sent before and returned. */
  readonly reopened?: Reopened | undefined;
  readonly reopenedBy?: string | undefined;
}

const isSame = (one: readonly LeadNumber[], other: readonly LeadNumber[]): boolean =>
  one.length === other.length && one.every((number, at) => number === other[at]);

/** The journal record of a sent sheet. Marks that differ from the ones sent before are a change, with its reason. */
function recordOf(by: Author, place: SheetPlace, { numbers, reason, reopened }: SheetToSend): JournalRecord {
  const sheet = { ...by, ...sheetOfRecord(place) };
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
export const nameOfSheet = ({ event, round, dance, renumbered }: SheetPlace): string =>
  JSON.stringify([event, round, storedTerm(dance), ...(renumbered === undefined ? [] : [renumbered])]);

/** A draft goes out without a journal record, a sent sheet with one. */
export function sheetOperation(by: Author, place: SheetPlace, sheet: SheetToSend): Operation {
  const patch = keepSheet(place, sheet);
  return {
    key: freshKey(),
    draftOf: nameOfSheet(place),
    changes: [sheet.sent ? { record: recordOf(by, place, sheet), patch } : { patch }],
  };
}

/** The sheet with this name; undefined if the name isn't a sheet's. */
export function parseSheetName(name: string, judge: JudgeKey): SheetPlace | undefined {
  try {
    const parts: unknown = JSON.parse(name);
    if (!Array.isArray(parts)) return undefined;
    const [key, round, dance, renumbered]: readonly unknown[] = parts;
    const event = typeof key === 'string' ? eventKey(key) : undefined;
    return event === undefined || typeof round !== 'number' || typeof dance !== 'string'
      ? undefined
      : {
          event,
          round,
          judge,
          dance: danceOf(dance),
          renumbered: typeof renumbered === 'number' ? renumbered : undefined,
        };
  } catch {
    return undefined;
  }
}
