import { mapDefined } from './mapDefined.ts';
import type { EventDance } from './event/dances.ts';
import type { JudgeKey } from './ids.ts';

/** The judges of each dance of a round, in floor order. */
export type PanelByDance = ReadonlyMap<EventDance, readonly JudgeKey[]>;

/** The same panel in every dance. */
export const repeatPanel = (panel: readonly JudgeKey[], dances: readonly EventDance[]): PanelByDance =>
  new Map(dances.map((dance) => [dance, panel]));

/** Judges of at least one dance. */
export const listSeatedJudges = (panels: PanelByDance): readonly JudgeKey[] =>
  [...new Set([...panels.values()].flat())].toSorted();

/** Some judges mark only a part of the dances. */
export const hasReplacements = (panels: PanelByDance): boolean =>
  [...panels.values()].some((panel) => listSeatedJudges(panels).some((judge) => !panel.includes(judge)));

/** A change of judges from a dance on. */
export interface Replacement {
  readonly from: EventDance;
  readonly left: readonly JudgeKey[];
  readonly came: readonly JudgeKey[];
}

/** Lists all changes of the panel, in the order of the dances. */
export function listReplacements(panels: PanelByDance): readonly Replacement[] {
  const dances = [...panels];
  return mapDefined(dances, ([from, panel], at) => {
    const before = dances[at - 1]?.[1] ?? panel;
    const left = before.filter((judge) => !panel.includes(judge));
    const came = panel.filter((judge) => !before.includes(judge));
    return left.length + came.length === 0 ? undefined : { from, left, came };
  });
}
