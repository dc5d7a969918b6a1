import { itemsOf, planOf, type PlanItem } from '../../src/domain/schedule/plan/plan.ts';
import { isDanced } from '../../src/domain/schedule/plan/states.ts';
import { timing } from '../../src/store/competition/timing.ts';
import { events } from '../../src/store/events/events.ts';
import { blocks } from '../../src/store/plan/blocks.ts';
import { program } from '../program.ts';
import { roundSaid } from '../story.ts';
import type { Law } from './laws.ts';

const LAW = 'The forecast has no round before now, none before one ahead of it, and every break';

const saidOf = (item: PlanItem): string =>
  item.kind === 'round' ? roundSaid(item.event, item.round) : item.block.title;

/** A break whose turn has not come: a round beside it is still to be danced, and at most one behind it was started. */
function isDue(items: readonly PlanItem[], at: number): boolean {
  const isTimed = (item: PlanItem): boolean =>
    item.kind === 'round' && item.round.state !== 'skipped' && item.round.state !== 'empty';
  const waits = (item: PlanItem | undefined): boolean => item?.kind === 'round' && !isDanced(item.round);
  const behind = items.slice(at + 1).filter(isTimed);
  const isBeside = waits(items.slice(0, at).findLast(isTimed)) || waits(behind[0]);
  return isBeside && behind.filter((item) => !waits(item)).length < 2;
}

export const theForecastIsTrue: Law = {
  name: LAW,
  breach: (hall) => {
    const { now } = hall.clock;
    const plan = planOf(hall.see(events), hall.see(blocks), () => false);
    const { items } = program.timesOf(plan, hall.see(timing), now);
    let above: { readonly said: string; readonly from: number } | undefined;
    const inOrder = itemsOf(plan);
    for (const [at, { item, expected }] of items.entries()) {
      const said = saidOf(item);
      if (item.kind === 'block' && expected === undefined && isDue(inOrder, at)) return `${said} is lost`;
      if (item.kind === 'round' && (isDanced(item.round) || item.round.state !== 'initialized')) continue;
      if (expected === undefined) continue;
      if (expected.from < now) return `${said} is expected before now`;
      if (above !== undefined && expected.from < above.from)
        return `${said} is expected before ${above.said}`;
      above = { said, from: expected.from };
    }
    return undefined;
  },
};
