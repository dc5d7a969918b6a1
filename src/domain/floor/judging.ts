import { panelOf, type Judge, type Round } from '../competition.ts';
import { dancesInOrder, type DancedEventParts } from '../event/dances.ts';
import type { JudgeKey } from '../ids.ts';
import type { PanelByDance } from '../panels.ts';

/** The judges of each dance after all replacements, in floor order. */
export const panelsOf = (event: DancedEventParts, round: Round, judges: readonly Judge[]): PanelByDance =>
  new Map(dancesInOrder(event).map((dance) => [dance, round.seats?.get(dance) ?? panelOf(round, judges)]));

/** The current judges of a round: those of its last dance. */
export const currentPanel = (
  event: DancedEventParts,
  round: Round,
  judges: readonly Judge[],
): readonly JudgeKey[] => [...panelsOf(event, round, judges).values()].at(-1) ?? panelOf(round, judges);
