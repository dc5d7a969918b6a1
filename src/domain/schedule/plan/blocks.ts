import { toRoundNameParts, type PlanProblem } from './problem.ts';
import { parsed, refused, type Parsed } from '../../parsed.ts';
import { findIndexBetween, reindexItems, renumberUnlessFlagged, type RenumberFlag } from './order.ts';
import {
  listItems,
  toItemRef,
  type Block,
  type BlockId,
  type ItemRef,
  isSameItem,
  type Plan,
} from './plan.ts';
import { isDanced, getBegunReasonOfRound } from './states.ts';
import { isPlannable } from '../times/plannable.ts';

/** A new block; its position follows from where it is inserted. */
export type NewBlock = Omit<Block, 'scheduleIndex'>;

export type BlockEdit = Partial<Pick<Block, 'kind' | 'title' | 'minutes' | 'notBefore'>>;

/** The length of a day. */
const MAX_MINUTES = 24 * 60;

function checked(block: Block): Parsed<Block, PlanProblem> {
  const title = block.title.trim();
  if (title === '') return refused({ kind: 'break without a name' });
  if (!Number.isFinite(block.minutes) || block.minutes < 0 || block.minutes > MAX_MINUTES)
    return refused({ kind: 'no such length', title, minutes: block.minutes });
  const { notBefore } = block;
  if (notBefore !== undefined && !(Number.isSafeInteger(notBefore) && isPlannable(notBefore)))
    return refused({ kind: 'no such time', title });
  return parsed({ ...block, title });
}

/** Adds a block before a line or at the end of the day. Refused before danced rounds. */
export function addBlock(
  plan: Plan,
  block: NewBlock,
  before: ItemRef | undefined,
  flag: RenumberFlag,
): Parsed<Plan, PlanProblem> {
  if (plan.blocks.some(({ id }) => id === block.id))
    return refused({ kind: 'there already', title: block.title });
  const items = listItems(plan);
  const place =
    before === undefined ? items.length : items.findIndex((item) => isSameItem(toItemRef(item), before));
  if (place === -1) return refused({ kind: 'row is gone' });
  for (const item of items.slice(place))
    if (item.kind === 'round' && isDanced(item.round))
      return refused({
        kind: 'nothing before it',
        round: toRoundNameParts(item.event, item.round),
        begun: getBegunReasonOfRound(item.round),
      });
  const index = findIndexBetween(items, place);
  const fresh = checked({ ...block, scheduleIndex: index ?? 0 });
  if (!fresh.ok) return fresh;
  const grown = { ...plan, blocks: [...plan.blocks, fresh.value] };
  if (flag.dontReorderAfterAddRemoveRounds && index !== undefined) return parsed(grown);
  return parsed(reindexItems(grown, items.toSpliced(place, 0, { kind: 'block', block: fresh.value })));
}

export function editBlock(plan: Plan, id: BlockId, edit: BlockEdit): Parsed<Plan, PlanProblem> {
  const block = plan.blocks.find((one) => one.id === id);
  if (block === undefined) return refused({ kind: 'break is gone' });
  const changed = checked({ ...block, ...edit });
  return changed.ok
    ? parsed({ ...plan, blocks: plan.blocks.map((one) => (one.id === id ? changed.value : one)) })
    : changed;
}

export function removeBlock(plan: Plan, id: BlockId, flag: RenumberFlag): Parsed<Plan, PlanProblem> {
  if (!plan.blocks.some((block) => block.id === id)) return refused({ kind: 'break is gone' });
  return parsed(
    renumberUnlessFlagged({ ...plan, blocks: plan.blocks.filter((block) => block.id !== id) }, flag),
  );
}
