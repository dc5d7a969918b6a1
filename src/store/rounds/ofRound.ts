import type { CompetitionEvent, Round } from '../../domain/competition.ts';
import type { EventKey } from '../../domain/ids.ts';
import { ITS_RECORD } from '../delivery/operation.ts';
import type { Patch } from '../tree/patch.ts';
import { roundsRecordAt } from './roundAt.ts';

/** The round as a record of the journal names it. */
export const inRound = (
  event: CompetitionEvent,
  { number }: Round,
): { readonly event: EventKey; readonly round: number } => ({ event: event.key, round: number });

/** The change of a round together with the name of its record: the rules compare the state it was made from. */
export const withRecord = (event: CompetitionEvent, { number }: Round, patch: Patch): Patch => ({
  ...patch,
  [roundsRecordAt(event.key, number)]: ITS_RECORD,
});
