// Every page reads who judges a round, and nothing more of this: what desks ask stands in judgesOffered.ts and seatedAnew.ts.

import type { EventDance } from '../event/dances.ts';
import type { JudgeKey } from '../ids.ts';
import { parsed, refused, type Parsed } from '../parsed.ts';
import type { PanelByDance } from '../panels.ts';

/** Who leaves, and who takes the seat. */
export interface Exchange {
  readonly judge: JudgeKey;
  readonly by: JudgeKey;
}

/** A judge who leaves in the middle of a round, and who stands in. */
export interface JudgeReplaced extends Exchange {
  /** The first dance the new judge marks; the dances before it stay with the old one. */
  readonly from: EventDance;
  readonly why: string;
}

/** Why a judge cannot be replaced so. */
export type ReplaceProblem =
  /** It is written into the journal. */
  | { readonly kind: 'no reason' }
  | { readonly kind: 'not danced'; readonly dance: EventDance }
  | { readonly kind: 'not on the panel'; readonly judge: JudgeKey; readonly dance: EventDance }
  | { readonly kind: 'on the panel already'; readonly judge: JudgeKey; readonly dance: EventDance };

/** Whether somebody marks a dance. */
export const sits = (panels: PanelByDance, judge: JudgeKey, dance: EventDance): boolean =>
  (panels.get(dance) ?? []).includes(judge);

/** The seat goes over with the dance of this place in their order. */
export const handedOver = (panels: PanelByDance, { judge, by }: Exchange, first: number): PanelByDance =>
  new Map(
    [...panels].map(([dance, panel], at) => [
      dance,
      at < first ? panel : panel.map((seated) => (seated === judge ? by : seated)),
    ]),
  );

/**
 * The panel after a judge was replaced: the new one takes the old one's seat from a dance on, so every dance keeps as many
 * judges as before. Refused when the old judge has no seat there or the new one has one already, and without a reason.
 */
export function replaced(
  panels: PanelByDance,
  { judge, by, from, why }: JudgeReplaced,
): Parsed<PanelByDance, ReplaceProblem> {
  if (why.trim() === '') return refused({ kind: 'no reason' });
  const dances = [...panels.keys()];
  const first = dances.indexOf(from);
  if (first === -1) return refused({ kind: 'not danced', dance: from });
  const ahead = dances.slice(first);
  const without = ahead.find((dance) => !sits(panels, judge, dance));
  if (without !== undefined) return refused({ kind: 'not on the panel', judge, dance: without });
  const twice = ahead.find((dance) => sits(panels, by, dance));
  if (twice !== undefined) return refused({ kind: 'on the panel already', judge: by, dance: twice });
  return parsed(handedOver(panels, { judge, by }, first));
}
