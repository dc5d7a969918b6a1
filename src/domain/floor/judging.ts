import { panelOf, type Judge, type Round } from '../competition.ts';
import { inFloorOrder, type DancedEventParts } from '../event/dances.ts';
import type { JudgeKey } from '../ids.ts';
import type { PanelByDance } from '../panels.ts';

/** Who marks each dance of a round, after every judge who left: in the order in which they are danced. */
export const panelsOf = (event: DancedEventParts, round: Round, judges: readonly Judge[]): PanelByDance =>
  new Map(inFloorOrder(event).map((dance) => [dance, round.seats?.get(dance) ?? panelOf(round, judges)]));

/** Who judges a round by now: those who mark the last dance. */
export const judgingNow = (
  event: DancedEventParts,
  round: Round,
  judges: readonly Judge[],
): readonly JudgeKey[] => [...panelsOf(event, round, judges).values()].at(-1) ?? panelOf(round, judges);
