import type { CompetitionEvent, Round } from '../../domain/competition.ts';
import type { EventKey, JudgeKey } from '../../domain/ids.ts';
import { seatedIn, type PanelByDance } from '../../domain/panels.ts';
import { storedSeats } from '../events/seats.ts';
import type { Json, Patch } from '../tree/patch.ts';
import { roundAt } from './roundAt.ts';

/** Where it stands who marks each dance of a round, once for every change of it. */
export const seatingsAt = (event: EventKey, round: number): string => `${roundAt(event, round)}/seatings`;

export const storedPanel = (panel: readonly JudgeKey[]): Json =>
  panel.length === 0 ? null : Object.fromEntries(panel.map((judge) => [judge, true]));

/**
 * Others judge a round: who marks each dance from now on, whole, under the next number. Of two who seat at the same moment
 * both take the same number, and the rules refuse the second.
 */
export const seated = (
  event: EventKey,
  { number, seatings }: Pick<Round, 'number' | 'seatings'>,
  panels: PanelByDance,
): Patch =>
  seatedIn(panels).length === 0
    ? {}
    : {
        [`${seatingsAt(event, number)}/${(seatings ?? 0) + 1}`]: storedSeats(panels),
      };

/** The same with the panel: everybody who marks a dance of it or more, and in an event without dances whoever is named. */
export const seatedWithPanel = (
  { key }: Pick<CompetitionEvent, 'key'>,
  round: Round,
  panels: PanelByDance,
  named: readonly JudgeKey[] = [],
): Patch => ({
  [`${roundAt(key, round.number)}/panel`]: storedPanel([...new Set([...named, ...seatedIn(panels)])]),
  ...seated(key, round, panels),
});
