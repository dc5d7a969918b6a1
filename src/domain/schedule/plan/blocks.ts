import { parsed, refused, type Parsed } from '../../parsed.ts';
import { halfAStep, itemTitle, numbered, renumberedUnless, type RenumberFlag } from './order.ts';
import { itemsOf, refOf, type Block, type BlockId, type ItemRef, sameItem, type Plan } from './plan.ts';
import { isDanced, whyBegun } from './states.ts';

/** What is said about a block; where it stands follows from where it is put. */
export type NewBlock = Omit<Block, 'scheduleIndex'>;

/** What may be said otherwise about a block that stands. */
export type BlockEdit = Partial<Pick<Block, 'kind' | 'title' | 'minutes' | 'notBefore'>>;

/** A day has no more. */
const MOST_MINUTES = 24 * 60;

function checked(block: Block): Parsed<Block> {
  const title = block.title.trim();
  if (title === '') return refused('A break needs a name that can be read on the schedule.');
  if (!Number.isFinite(block.minutes) || block.minutes < 0 || block.minutes > MOST_MINUTES)
    return refused(`“${title}” cannot last ${block.minutes} minutes.`);
  if (block.notBefore !== undefined && !Number.isSafeInteger(block.notBefore))
    return refused(`“${title}” cannot begin at ${block.notBefore}: that is no time.`);
  return parsed({ ...block, title });
}

/** Something without marks on the schedule, before a line or at the end of the day. Nothing comes before what is danced. */
export function addBlock(
  plan: Plan,
  block: NewBlock,
  before: ItemRef | undefined,
  flag: RenumberFlag,
): Parsed<Plan> {
  if (plan.blocks.some(({ id }) => id === block.id))
    return refused(`“${block.title}” is on the plan already.`);
  const items = itemsOf(plan);
  const place =
    before === undefined ? items.length : items.findIndex((item) => sameItem(refOf(item), before));
  if (place === -1) return refused('The line before which it should stand is not on the plan any more.');
  for (const item of items.slice(place))
    if (item.kind === 'round' && isDanced(item.round))
      return refused(`The ${itemTitle(item)} ${whyBegun(item.round)}: nothing can be put before it.`);
  const index = halfAStep(items, place);
  const fresh = checked({ ...block, scheduleIndex: index ?? 0 });
  if (!fresh.ok) return fresh;
  const grown = { ...plan, blocks: [...plan.blocks, fresh.value] };
  if (flag.dontReorderAfterAddRemoveRounds && index !== undefined) return parsed(grown);
  return parsed(numbered(grown, items.toSpliced(place, 0, { kind: 'block', block: fresh.value })));
}

export function editBlock(plan: Plan, id: BlockId, edit: BlockEdit): Parsed<Plan> {
  const block = plan.blocks.find((one) => one.id === id);
  if (block === undefined) return refused('This break is not on the plan any more.');
  const changed = checked({ ...block, ...edit });
  return changed.ok
    ? parsed({ ...plan, blocks: plan.blocks.map((one) => (one.id === id ? changed.value : one)) })
    : changed;
}

export function removeBlock(plan: Plan, id: BlockId, flag: RenumberFlag): Parsed<Plan> {
  if (!plan.blocks.some((block) => block.id === id))
    return refused('This break is not on the plan any more.');
  return parsed(renumberedUnless({ ...plan, blocks: plan.blocks.filter((block) => block.id !== id) }, flag));
}
