import type { EventKey } from '../../domain/ids.ts';
import { toCount, type TreePath } from '../tree/path.ts';
import { renumberedAt } from './eventAt.ts';

/** The number of times an event's rounds have been renumbered; undefined: never. */
export const renumberCountPath = (event: EventKey): TreePath<number | undefined> => ({
  at: renumberedAt(event),
  parse: (raw) => toCount(raw, 1),
});
