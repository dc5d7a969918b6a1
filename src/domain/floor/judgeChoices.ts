import type { EventDance } from '../event/dances.ts';
import type { JudgeKey } from '../ids.ts';
import type { PanelByDance } from '../panels.ts';
import { isSeated } from './judgeReplacement.ts';

/** Judges who may leave before a dance: those seated in it and in every later one. */
export const listJudgesAbleToLeave = (panels: PanelByDance, from: EventDance): readonly JudgeKey[] => {
  const dances = [...panels.keys()];
  const ahead = dances.slice(Math.max(0, dances.indexOf(from)));
  return (panels.get(from) ?? []).filter((judge) => ahead.every((dance) => isSeated(panels, judge, dance)));
};

/** Judges who may stand in from a dance on: those without a seat from there on. One who left may come back. */
export const listAvailableSubstitutes = <J extends { readonly key: JudgeKey }>(
  panels: PanelByDance,
  from: EventDance,
  judges: readonly J[],
): readonly J[] => {
  const dances = [...panels.keys()];
  const ahead = dances.slice(Math.max(0, dances.indexOf(from)));
  return judges.filter(({ key }) => !ahead.some((dance) => isSeated(panels, key, dance)));
};
