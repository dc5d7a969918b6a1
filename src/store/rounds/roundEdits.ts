import type { CompetitionEvent, Round } from '../../domain/competition.ts';
import type { JudgeKey } from '../../domain/ids.ts';
import type { Patch } from '../tree/patch.ts';

const roundAt = (event: CompetitionEvent, round: Round): string =>
  `events/${event.key}/rounds/${round.number}`;

/** What the chairman changes about a round that waits; a field that is not named stays. One field each: his rights end there. */
export interface RoundEdit {
  readonly recallSize?: number | undefined;
  readonly numHeats?: number | undefined;
}

/** Another recall size or number of heats. */
export const editRound = (event: CompetitionEvent, round: Round, edit: RoundEdit): Patch => ({
  ...(edit.recallSize === undefined ? {} : { [`${roundAt(event, round)}/recallSize`]: edit.recallSize }),
  ...(edit.numHeats === undefined ? {} : { [`${roundAt(event, round)}/numHeats`]: edit.numHeats }),
});

/** Who judges the round; nobody named means every judge of the competition. */
export const seatPanel = (event: CompetitionEvent, round: Round, panel: readonly JudgeKey[]): Patch => ({
  [`${roundAt(event, round)}/panel`]:
    panel.length === 0 ? null : Object.fromEntries(panel.map((judge) => [judge, true])),
});
