import { mapDefined } from './defined.ts';
import type { EventDance } from './event/dances.ts';
import type { JudgeKey } from './ids.ts';

/** Who marks each dance of a round, in the order in which they are danced. */
export type PanelByDance = ReadonlyMap<EventDance, readonly JudgeKey[]>;

/** The same panel in every dance: a round in which nobody was replaced. */
export const panelThroughout = (panel: readonly JudgeKey[], dances: readonly EventDance[]): PanelByDance =>
  new Map(dances.map((dance) => [dance, panel]));

/** Everybody who marks one of the dances or more. */
export const seatedIn = (panels: PanelByDance): readonly JudgeKey[] =>
  [...new Set([...panels.values()].flat())].toSorted();

/** Whether somebody marks a part of the dances and not the others. */
export const changesOnTheWay = (panels: PanelByDance): boolean =>
  [...panels.values()].some((panel) => seatedIn(panels).some((judge) => !panel.includes(judge)));

/** Judges who come in for others from a dance on. */
export interface Replacement {
  /** The first dance they mark. */
  readonly from: EventDance;
  readonly left: readonly JudgeKey[];
  readonly came: readonly JudgeKey[];
}

/** Every change of the panel on the way through the dances, in their order. */
export function replacementsIn(panels: PanelByDance): readonly Replacement[] {
  const dances = [...panels];
  return mapDefined(dances, ([from, panel], at) => {
    const before = dances[at - 1]?.[1] ?? panel;
    const left = before.filter((judge) => !panel.includes(judge));
    const came = panel.filter((judge) => !before.includes(judge));
    return left.length + came.length === 0 ? undefined : { from, left, came };
  });
}
