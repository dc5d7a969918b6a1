import type { CompetitionEvent } from '../competition.ts';
import type { EntryId } from '../ids.ts';
import { isSince } from './rounds.ts';

/** A round in which the couple stands is on the floor, or has been: it is known there by its number. */
export const hasDanced = ({ rounds }: Pick<CompetitionEvent, 'rounds'>, entry: EntryId): boolean =>
  rounds.some(({ state, entries }) => isSince(state) && entries.some(({ id }) => id === entry));
