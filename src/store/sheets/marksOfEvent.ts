import type { EventKey } from '../../domain/ids.ts';
import { parseRoundMarks, type RoundMarks } from './marks.ts';
import { marksAt } from './sheetAt.ts';
import { mapChildren, toCount, type TreePath } from '../tree/path.ts';

/** All marks of an event, by round. Readable only by the chairman and the office. */
export const eventMarksPath = (event: EventKey): TreePath<ReadonlyMap<number, RoundMarks>> => ({
  at: marksAt(event),
  parse: (raw) => mapChildren(raw, toCount, parseRoundMarks),
});
