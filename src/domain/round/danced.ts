import type { CompetitionEvent } from '../competition.ts';
import type { EntryId } from '../ids.ts';
import { isSince } from './rounds.ts';

/** A round in which the couple stands is on the floor, or has been: it is known there by its number. */
export const hasDanced = ({ rounds }: Pick<CompetitionEvent, 'rounds'>, entry: EntryId): boolean =>
  rounds.some(({ state, entries }) => isSince(state) && entries.some(({ id }) => id === entry));

/** What came out of a round in which the couple stands is posted: how it is called there is corrected with a reason. */
export const isInResult = ({ rounds }: Pick<CompetitionEvent, 'rounds'>, entry: EntryId): boolean =>
  rounds.some(({ state, entries }) => state === 'posted' && entries.some(({ id }) => id === entry));
