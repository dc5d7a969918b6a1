import type { EventDance } from '../event/dances.ts';
import type { JudgeKey } from '../ids.ts';
import { parsed, refused, type Parsed } from '../parsed.ts';
import { panelThroughout, type PanelByDance } from '../panels.ts';

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

const sits = (panels: PanelByDance, judge: JudgeKey, dance: EventDance): boolean =>
  (panels.get(dance) ?? []).includes(judge);

/** The seat goes over with the dance of this place in their order. */
const handedOver = (panels: PanelByDance, { judge, by }: Exchange, first: number): PanelByDance =>
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

/** Who can leave before a dance: whoever sits from it to the last. */
export const mayLeave = (panels: PanelByDance, from: EventDance): readonly JudgeKey[] => {
  const dances = [...panels.keys()];
  const ahead = dances.slice(Math.max(0, dances.indexOf(from)));
  return (panels.get(from) ?? []).filter((judge) => ahead.every((dance) => sits(panels, judge, dance)));
};

/** Who can stand in from a dance on, of all judges: whoever sits in none of the dances to come. Who has left may come back. */
export const mayStandIn = <J extends { readonly key: JudgeKey }>(
  panels: PanelByDance,
  from: EventDance,
  judges: readonly J[],
): readonly J[] => {
  const dances = [...panels.keys()];
  const ahead = dances.slice(Math.max(0, dances.indexOf(from)));
  return judges.filter(({ key }) => !ahead.some((dance) => sits(panels, key, dance)));
};

/** Who leaves a panel and who comes in for them, seat by seat; nobody when it is not the same number of judges. */
export function replacedIn(was: readonly JudgeKey[], panel: readonly JudgeKey[]): readonly Exchange[] {
  const leave = was.filter((judge) => !panel.includes(judge));
  const come = panel.filter((judge) => !was.includes(judge));
  return leave.length === come.length
    ? leave.flatMap((judge, seat) => {
        const standIn = come[seat];
        return standIn === undefined ? [] : [{ judge, by: standIn }];
      })
    : [];
}

/** The first dance from which on one can take the seat of the other, who sits in the last. */
const firstFor = (panels: PanelByDance, { judge, by }: Exchange): number =>
  [...panels.keys()].findLastIndex((dance) => !sits(panels, judge, dance) || sits(panels, by, dance)) + 1;

/**
 * The seats after somebody has named who judges by now. Who comes in for another has the seat in as many dances as can be,
 * and judges who stand in keep theirs; where it is not one for one, those who are named judge every dance.
 */
export function seatedAnew(panels: PanelByDance, named: readonly JudgeKey[]): PanelByDance {
  const exchanges = replacedIn([...panels.values()].at(-1) ?? [], named);
  return exchanges.length === 0
    ? panelThroughout(named, [...panels.keys()])
    : exchanges.reduce((now, exchange) => handedOver(now, exchange, firstFor(now, exchange)), panels);
}
