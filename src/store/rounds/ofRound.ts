import type { CompetitionEvent, Round } from '../../domain/competition.ts';
import { omitUndefined } from '../../domain/defined.ts';
import type { EventKey } from '../../domain/ids.ts';
import { ITS_RECORD } from '../delivery/operation.ts';
import type { Patch } from '../tree/patch.ts';
import { roundsRecordAt } from './roundAt.ts';

/** A round by its number, and which numbers those are: when a plan is published it may become another round's. */
export interface RoundNumbered {
  readonly event: EventKey;
  readonly round: number;
  /** How often the event's rounds had got other numbers; undefined: never. */
  readonly renumbered: number | undefined;
}

/** The round as it is numbered now. */
export const numbered = (
  { key, renumbered }: Pick<CompetitionEvent, 'key' | 'renumbered'>,
  { number }: Pick<Round, 'number'>,
): RoundNumbered => ({ event: key, round: number, renumbered });

/** A round by its number, as a record of the journal names it. */
export const named = ({
  event,
  round,
  renumbered,
}: RoundNumbered): { readonly event: EventKey; readonly round: number; readonly renumbered?: number } => ({
  event,
  round,
  ...omitUndefined({ renumbered }),
});

/** The round as a record of the journal names it. */
export const inRound = (
  event: Pick<CompetitionEvent, 'key' | 'renumbered'>,
  round: Pick<Round, 'number'>,
): ReturnType<typeof named> => named(numbered(event, round));

/** The change of a round together with the name of its record: the rules compare the state it was made from. */
export const withRecord = (event: CompetitionEvent, round: Round, patch: Patch): Patch =>
  withRecordOf(numbered(event, round), patch);

/**
 * The same for what changes what a round is counted from, as a paper that is keyed: the rules take no posting of somebody
 * who had not heard of it.
 */
export const withRecordOf = ({ event, round }: RoundNumbered, patch: Patch): Patch => ({
  ...patch,
  [roundsRecordAt(event, round)]: ITS_RECORD,
});
