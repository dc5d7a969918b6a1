import { danceOf } from '../../domain/event/dances.ts';
import { eventKey, type JudgeKey, type LeadNumber } from '../../domain/ids.ts';
import type { Author } from '../../domain/journal/record.ts';
import { freshKey, type Operation } from '../delivery/operation.ts';
import { asWritten } from '../../domain/event/asWritten.ts';
import { onSheet, type SheetPlace } from './sheetAt.ts';
import { keepSheet } from './sheetWrites.ts';

/** A sheet as it goes out: the whole list, so that the latest one says everything. */
export interface SheetToSend {
  readonly numbers: readonly LeadNumber[];
  readonly sent: boolean;
  readonly reason?: string | undefined;
}

/** One name for all drafts of a sheet. */
export const nameOfSheet = ({ event, round, dance }: SheetPlace): string =>
  JSON.stringify([event, round, asWritten(dance)]);

/** A sheet while it is marked goes out by itself; once it is sent, with its record in the journal. */
export function sheetOperation(by: Author, place: SheetPlace, sheet: SheetToSend): Operation {
  const { numbers: marks, sent, reason } = sheet;
  const patch = keepSheet(place, sheet);
  const why = reason === undefined ? {} : { why: reason };
  return {
    key: freshKey(),
    draftOf: nameOfSheet(place),
    changes: sent
      ? [{ record: { ...by, ...onSheet(place), kind: 'marks sent', marks, ...why }, patch }]
      : [{ patch }],
  };
}

/** Which sheet a name means; undefined when it is the name of something else. */
export function sheetNamed(name: string, judge: JudgeKey): SheetPlace | undefined {
  try {
    const parts: unknown = JSON.parse(name);
    if (!Array.isArray(parts)) return undefined;
    const [key, round, dance]: readonly unknown[] = parts;
    const event = typeof key === 'string' ? eventKey(key) : undefined;
    return event === undefined || typeof round !== 'number' || typeof dance !== 'string'
      ? undefined
      : { event, round, judge, dance: danceOf(dance) };
  } catch {
    return undefined;
  }
}
