// Every page loads this file. Code only desks need is in judgeChoices.ts and reseat.ts, to keep it small.

import type { EventDance } from '../event/dances.ts';
import type { JudgeKey } from '../ids.ts';
import { parsed, refused, type Parsed } from '../parsed.ts';
import type { PanelByDance } from '../panels.ts';

export interface JudgeExchange {
  readonly judge: JudgeKey;
  readonly by: JudgeKey;
}

/** A judge who leaves in the middle of a round, and the replacement. */
export interface JudgeReplacement extends JudgeExchange {
  /** The first dance the new judge marks; the old one keeps the dances before it. */
  readonly from: EventDance;
  readonly why: string;
}

export type ReplaceProblem =
  /** The change has no reason, and the journal needs one. */
  | { readonly kind: 'no reason' }
  | { readonly kind: 'not danced'; readonly dance: EventDance }
  | { readonly kind: 'not on the panel'; readonly judge: JudgeKey; readonly dance: EventDance }
  | { readonly kind: 'on the panel already'; readonly judge: JudgeKey; readonly dance: EventDance };

export const isSeated = (panels: PanelByDance, judge: JudgeKey, dance: EventDance): boolean =>
  (panels.get(dance) ?? []).includes(judge);

/** The panels after `by` takes the seat from the dance at index `first` on. */
export const handOverSeat = (
  panels: PanelByDance,
  { judge, by }: JudgeExchange,
  first: number,
): PanelByDance =>
  new Map(
    [...panels].map(([dance, panel], at) => [
      dance,
      at < first ? panel : panel.map((seated) => (seated === judge ? by : seated)),
    ]),
  );

/** The new judge takes the old one's seat from a dance on, so every dance keeps its number of judges. */
export function replaceJudge(
  panels: PanelByDance,
  { judge, by, from, why }: JudgeReplacement,
): Parsed<PanelByDance, ReplaceProblem> {
  if (why.trim() === '') return refused({ kind: 'no reason' });
  const dances = [...panels.keys()];
  const first = dances.indexOf(from);
  if (first === -1) return refused({ kind: 'not danced', dance: from });
  const ahead = dances.slice(first);
  const without = ahead.find((dance) => !isSeated(panels, judge, dance));
  if (without !== undefined) return refused({ kind: 'not on the panel', judge, dance: without });
  const twice = ahead.find((dance) => isSeated(panels, by, dance));
  if (twice !== undefined) return refused({ kind: 'on the panel already', judge: by, dance: twice });
  return parsed(handOverSeat(panels, { judge, by }, first));
}
