import type { RoundEntry } from '../../domain/competition.ts';
import type { EntryId, EventKey } from '../../domain/ids.ts';
import { parseRoundEntry } from '../events/events.ts';
import type { TreePath } from '../tree/path.ts';
import { placeAt } from './roundAt.ts';

/** Undefined: the couple is not in the round. */
export const placeInRoundPath = (
  event: EventKey,
  round: number,
  id: EntryId,
): TreePath<RoundEntry | undefined> => ({
  at: placeAt(event, round, id),
  parse: (raw) => (raw === null || raw === undefined ? undefined : parseRoundEntry(id, raw)[0]),
});
