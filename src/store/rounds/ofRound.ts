import type { CompetitionEvent, Round } from '../../domain/competition.ts';
import { omitUndefined } from '../../domain/defined.ts';
import type { EventKey } from '../../domain/ids.ts';
import { ITS_RECORD } from '../delivery/operation.ts';
import type { Patch } from '../tree/patch.ts';
import { roundsRecordAt } from './roundAt.ts';

/** A round by its number, with the version of the numbering: a publication of the plan may renumber rounds. */
export interface RoundNumbered {
  readonly event: EventKey;
  readonly round: number;
  /** Renumberings of the event's rounds so far; undefined: none. */
  readonly renumbered: number | undefined;
}

export const currentNumber = (
  { key, renumbered }: Pick<CompetitionEvent, 'key' | 'renumbered'>,
  { number }: Pick<Round, 'number'>,
): RoundNumbered => ({ event: key, round: number, renumbered });

/** The way a journal record names a round. */
export const roundByNumber = ({
  event,
  round,
  renumbered,
}: RoundNumbered): { readonly event: EventKey; readonly round: number; readonly renumbered?: number } => ({
  event,
  round,
  ...omitUndefined({ renumbered }),
});

export const roundForRecord = (
  event: Pick<CompetitionEvent, 'key' | 'renumbered'>,
  round: Pick<Round, 'number'>,
): ReturnType<typeof roundByNumber> => roundByNumber(currentNumber(event, round));

/** A change of a round, naming its journal record: the rules compare the state it was made from. */
export const addRecordName = (event: CompetitionEvent, round: Round, patch: Patch): Patch =>
  addCountRecord(currentNumber(event, round), patch);

/** The same for a change that a posting depends on, such as a keyed paper: the rules refuse a posting that missed it. */
export const addCountRecord = ({ event, round }: RoundNumbered, patch: Patch): Patch => ({
  ...patch,
  [roundsRecordAt(event, round)]: ITS_RECORD,
});
