import { mapDefined } from '../mapDefined.ts';
import type { JudgeKey } from '../ids.ts';
import { repeatPanel, type PanelByDance } from '../panels.ts';
import { handOverSeat, isSeated, type JudgeExchange } from './judgeReplacement.ts';

/** Pairs judges who leave with those who join, in seat order; empty if the numbers differ. */
export function pairReplacements(
  was: readonly JudgeKey[],
  panel: readonly JudgeKey[],
): readonly JudgeExchange[] {
  const leave = was.filter((judge) => !panel.includes(judge));
  const come = panel.filter((judge) => !was.includes(judge));
  return leave.length === come.length
    ? mapDefined(leave, (judge, seat) => {
        const standIn = come[seat];
        return standIn === undefined ? undefined : { judge, by: standIn };
      })
    : [];
}

/** Index of the first dance from which `by` can take the seat of `judge` through the last. */
const firstFor = (panels: PanelByDance, { judge, by }: JudgeExchange): number =>
  [...panels.keys()].findLastIndex(
    (dance) => !isSeated(panels, judge, dance) || isSeated(panels, by, dance),
  ) + 1;

/**
 * The seats after a new panel was chosen. A replacement takes the seat as early as possible, and judges who
 * stood in keep theirs. If leaving and joining judges do not pair up, the named judges mark every dance.
 */
export function reseat(panels: PanelByDance, named: readonly JudgeKey[]): PanelByDance {
  const exchanges = pairReplacements([...panels.values()].at(-1) ?? [], named);
  return exchanges.length === 0
    ? repeatPanel(named, [...panels.keys()])
    : exchanges.reduce((now, exchange) => handOverSeat(now, exchange, firstFor(now, exchange)), panels);
}
