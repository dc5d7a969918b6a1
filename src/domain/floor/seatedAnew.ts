import { mapDefined } from '../defined.ts';
import type { JudgeKey } from '../ids.ts';
import { panelThroughout, type PanelByDance } from '../panels.ts';
import { handedOver, sits, type Exchange } from './judgeReplaced.ts';

/** Who leaves a panel and who comes in for them, seat by seat; nobody when it is not the same number of judges. */
export function replacedIn(was: readonly JudgeKey[], panel: readonly JudgeKey[]): readonly Exchange[] {
  const leave = was.filter((judge) => !panel.includes(judge));
  const come = panel.filter((judge) => !was.includes(judge));
  return leave.length === come.length
    ? mapDefined(leave, (judge, seat) => {
        const standIn = come[seat];
        return standIn === undefined ? undefined : { judge, by: standIn };
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
