import { getPanel, type Judge, type Round } from '../competition.ts';
import { sortEventDances, type DancedEventParts } from '../event/dances.ts';
import type { JudgeKey } from '../ids.ts';
import type { PanelByDance } from '../panels.ts';

/** The judges of each dance after all replacements, in floor order. */
export const buildPanels = (event: DancedEventParts, round: Round, judges: readonly Judge[]): PanelByDance =>
  new Map(sortEventDances(event).map((dance) => [dance, round.seats?.get(dance) ?? getPanel(round, judges)]));

/** The current judges of a round: those of its last dance. */
export const findCurrentPanel = (
  event: DancedEventParts,
  round: Round,
  judges: readonly Judge[],
): readonly JudgeKey[] => [...buildPanels(event, round, judges).values()].at(-1) ?? getPanel(round, judges);
