import type { CompetitionEvent, Round } from '../../domain/competition.ts';
import type { EventKey, JudgeKey } from '../../domain/ids.ts';
import { listSeatedJudges, type PanelByDance } from '../../domain/panels.ts';
import { toStoredSeats } from '../events/seats.ts';
import type { Json, Patch } from '../tree/patch.ts';
import { roundAt } from './roundAt.ts';

/** The judges of each dance of a round, once for every change. */
export const seatingsAt = (event: EventKey, round: number): string => `${roundAt(event, round)}/seatings`;

export const toStoredPanel = (panel: readonly JudgeKey[]): Json =>
  panel.length === 0 ? null : Object.fromEntries(panel.map((judge) => [judge, true]));

/**
 * The judges of each dance from now on, under the next number. Two concurrent changes take the same number, and the rules refuse
 * the second.
 */
export const storeSeating = (
  event: EventKey,
  { number, seatings }: Pick<Round, 'number' | 'seatings'>,
  panels: PanelByDance,
): Patch =>
  listSeatedJudges(panels).length === 0
    ? {}
    : {
        [`${seatingsAt(event, number)}/${(seatings ?? 0) + 1}`]: toStoredSeats(panels),
      };

/** Stores the seating and the panel: the named judges, and all who mark a dance. */
export const storeSeatingAndPanel = (
  { key }: Pick<CompetitionEvent, 'key'>,
  round: Round,
  panels: PanelByDance,
  named: readonly JudgeKey[] = [],
): Patch => ({
  [`${roundAt(key, round.number)}/panel`]: toStoredPanel([
    ...new Set([...named, ...listSeatedJudges(panels)]),
  ]),
  ...storeSeating(key, round, panels),
});
