import type { EventKey } from '../../domain/ids.ts';
import { mapChildren, toCount, type TreePath } from '../tree/path.ts';
import { sheetsAt } from './sheetAt.ts';
import { parseSheets, type Sheets } from './sheets.ts';

/** The state of every sheet of an event, by round, for staff. */
export const eventSheetsPath = (event: EventKey): TreePath<ReadonlyMap<number, Sheets>> => ({
  at: sheetsAt(event),
  parse: (raw) => mapChildren(raw, toCount, parseSheets),
});
