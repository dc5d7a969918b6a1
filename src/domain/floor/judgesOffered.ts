import type { EventDance } from '../event/dances.ts';
import type { JudgeKey } from '../ids.ts';
import type { PanelByDance } from '../panels.ts';
import { sits } from './judgeReplaced.ts';

/** Judges who may leave before a dance: those seated in it and in every later one. */
export const mayLeave = (panels: PanelByDance, from: EventDance): readonly JudgeKey[] => {
  const dances = [...panels.keys()];
  const ahead = dances.slice(Math.max(0, dances.indexOf(from)));
  return (panels.get(from) ?? []).filter((judge) => ahead.every((dance) => sits(panels, judge, dance)));
};

/** Judges who may stand in from a dance on: those without a seat from there on. One who left may come back. */
export const availableSubstitutes = <J extends { readonly key: JudgeKey }>(
  panels: PanelByDance,
  from: EventDance,
  judges: readonly J[],
): readonly J[] => {
  const dances = [...panels.keys()];
  const ahead = dances.slice(Math.max(0, dances.indexOf(from)));
  return judges.filter(({ key }) => !ahead.some((dance) => sits(panels, key, dance)));
};
