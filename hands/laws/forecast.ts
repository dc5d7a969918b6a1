import { listItems, createPlan, type PlanItem } from '../../src/domain/schedule/plan/plan.ts';
import { isDanced } from '../../src/domain/schedule/plan/states.ts';
import { timing } from '../../src/store/competition/timing.ts';
import { allEvents } from '../../src/store/events/events.ts';
import { livePath } from '../../src/store/floor/live.ts';
import { blocks } from '../../src/store/plan/blocks.ts';
import { program } from '../program.ts';
import { roundLabel } from '../story.ts';
import type { Law } from './laws.ts';

const LAW = 'The forecast has no round before now, none before one ahead of it on its floor, and every break';

const saidOf = (item: PlanItem): string =>
  item.kind === 'round' ? roundLabel(item.event, item.round) : item.block.title;

const floorOf = (item: PlanItem | undefined): number | undefined =>
  item?.kind === 'round' && item.round.state === 'running' ? (item.round.floor ?? 1) : undefined;

function runApart(one: PlanItem | undefined, other: PlanItem | undefined): boolean {
  const [on, otherOn] = [floorOf(one), floorOf(other)];
  return on !== undefined && otherOn !== undefined && on !== otherOn;
}

/**
 * True if a break is still due. At least one round beside it must be undanced, or the rounds beside it run on
 * two floors. At most one round after it may have started.
 */
function isDue(items: readonly PlanItem[], at: number): boolean {
  const isTimed = (item: PlanItem): boolean =>
    item.kind === 'round' && item.round.state !== 'skipped' && item.round.state !== 'empty';
  const waits = (item: PlanItem | undefined): boolean => item?.kind === 'round' && !isDanced(item.round);
  const behind = items.slice(at + 1).filter(isTimed);
  const above = items.slice(0, at).findLast(isTimed);
  const isBeside = waits(above) || waits(behind[0]) || runApart(above, behind[0]);
  return isBeside && behind.filter((item) => !waits(item)).length < 2;
}

export const forecastIsConsistent: Law = {
  name: LAW,
  breach: (hall) => {
    const { now } = hall.clock;
    const plan = createPlan(hall.see(allEvents), hall.see(blocks), () => false, hall.see(livePath));
    const { items } = program.timesOf(plan, hall.see(timing), now);
    const inOrder = listItems(plan);
    // Upcoming rounds are predicted on the first floor, after the current one.
    let [above] = items
      .flatMap(({ item, expected }) =>
        floorOf(item) === 1 && expected !== undefined ? [{ said: saidOf(item), from: expected.to }] : [],
      )
      .toSorted((a, b) => b.from - a.from);
    for (const [at, { item, expected }] of items.entries()) {
      const said = saidOf(item);
      if (item.kind === 'block' && expected === undefined && isDue(inOrder, at)) return `${said} is missing`;
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
