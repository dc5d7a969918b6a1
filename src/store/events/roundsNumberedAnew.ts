import type { EventKey } from '../../domain/ids.ts';
import { countOf, type Path } from '../tree/path.ts';
import { renumberedAt } from './eventAt.ts';

/** How often the rounds of an event have got other numbers; undefined: never. */
export const roundsNumberedAnew = (event: EventKey): Path<number | undefined> => ({
  at: renumberedAt(event),
  parse: (raw) => countOf(raw, 1),
});
