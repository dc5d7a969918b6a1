import type { CompetitionEvent, Round } from '../../domain/competition.ts';
import { omitUndefined } from '../../domain/mapDefined.ts';
import type { EventKey } from '../../domain/ids.ts';
import { RECORD_KEY_PLACEHOLDER } from '../delivery/operation.ts';
import type { Patch } from '../tree/patch.ts';
import { roundsRecordAt } from './roundAt.ts';

/** A round by its number, with the version of the numbering: a publication of the plan may renumber rounds. */
export interface RoundNumbered {
  readonly event: EventKey;
  readonly round: number;
  /** Renumberings of the event's rounds so far; undefined: none. */
  readonly renumbered: number | undefined;
}

export const findCurrentRoundNumber = (
  { key, renumbered }: Pick<CompetitionEvent, 'key' | 'renumbered'>,
  { number }: Pick<Round, 'number'>,
): RoundNumbered => ({ event: key, round: number, renumbered });

/** The fields that name a round in a journal record. */
export const toRoundNumbered = ({
  event,
  round,
  renumbered,
}: RoundNumbered): { readonly event: EventKey; readonly round: number; readonly renumbered?: number } => ({
  event,
  round,
  ...omitUndefined({ renumbered }),
});

export const toRecordRound = (
  event: Pick<CompetitionEvent, 'key' | 'renumbered'>,
  round: Pick<Round, 'number'>,
): ReturnType<typeof toRoundNumbered> => toRoundNumbered(findCurrentRoundNumber(event, round));

/**
 * Adds the key of its journal record to a change of a round, so the rules can check the state it was made
 * from.
 */
export const addRecordName = (event: CompetitionEvent, round: Round, patch: Patch): Patch =>
  addCountRecord(findCurrentRoundNumber(event, round), patch);

/**
 * The same for a change that affects a posting, such as a keyed paper: the rules refuse a posting made
 * without it.
 */
export const addCountRecord = ({ event, round }: RoundNumbered, patch: Patch): Patch => ({
  ...patch,
  [roundsRecordAt(event, round)]: RECORD_KEY_PLACEHOLDER,
});
