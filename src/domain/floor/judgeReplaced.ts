import type { EventDance } from '../event/dances.ts';
import type { JudgeKey } from '../ids.ts';
import { parsed, refused, type Parsed } from '../parsed.ts';

/** A judge who leaves in the middle of a round, and who stands in. */
export interface JudgeReplaced {
  readonly judge: JudgeKey;
  readonly by: JudgeKey;
  /** The first dance the new judge marks; the dances before it stay with the old one. */
  readonly from: EventDance;
  readonly why: string;
}

/** Who marks each dance of a round, in the order of the dances. */
export type PanelByDance = ReadonlyMap<EventDance, readonly JudgeKey[]>;

/** Why a judge cannot be replaced so. */
export type ReplaceProblem =
  /** It is written into the journal. */
  | { readonly kind: 'no reason' }
  | { readonly kind: 'not danced'; readonly dance: EventDance }
  | { readonly kind: 'not on the panel'; readonly judge: JudgeKey; readonly dance: EventDance }
  | { readonly kind: 'on the panel already'; readonly judge: JudgeKey; readonly dance: EventDance };

/** The same panel in every dance: a round in which nobody was replaced. */
export const panelThroughout = (panel: readonly JudgeKey[], dances: readonly EventDance[]): PanelByDance =>
  new Map(dances.map((dance) => [dance, panel]));

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
  const isSeated = (who: JudgeKey, dance: EventDance): boolean => (panels.get(dance) ?? []).includes(who);
  const without = ahead.find((dance) => !isSeated(judge, dance));
  if (without !== undefined) return refused({ kind: 'not on the panel', judge, dance: without });
  const twice = ahead.find((dance) => isSeated(by, dance));
  if (twice !== undefined) return refused({ kind: 'on the panel already', judge: by, dance: twice });
  return parsed(
    new Map(
      [...panels].map(([dance, panel], at) => [
        dance,
        at < first ? panel : panel.map((seated) => (seated === judge ? by : seated)),
      ]),
    ),
  );
}
