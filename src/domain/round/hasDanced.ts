import type { CompetitionEvent } from '../competition.ts';
import type { EntryId } from '../ids.ts';
import { hasStarted } from './rounds.ts';

/** A round of the couple is or was on the floor, so its number is in use there. */
export const hasDanced = ({ rounds }: Pick<CompetitionEvent, 'rounds'>, entry: EntryId): boolean =>
  rounds.some(({ state, entries }) => hasStarted(state) && entries.some(({ id }) => id === entry));

/** A round of the couple is posted, so changing its names or number needs a reason. */
export const isInResult = ({ rounds }: Pick<CompetitionEvent, 'rounds'>, entry: EntryId): boolean =>
  rounds.some(({ state, entries }) => state === 'posted' && entries.some(({ id }) => id === entry));
