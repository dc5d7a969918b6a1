import type { PlanProblem } from './problem.ts';
import type { JudgeKey } from '../../ids.ts';
import type { Parsed } from '../../parsed.ts';
import { parsed } from '../../parsed.ts';
import { unreachable } from '../../unreachable.ts';
import { addRound } from './addRound.ts';
import { addBlock, editBlock, removeBlock, type BlockEdit, type NewBlock } from './blocks.ts';
import type { DrawOptions } from '../heats/draw.ts';
import { clearRounds, generateRounds, type EventSelection } from './generate.ts';
import {
  moveItemBefore,
  renumberItems,
  reorderItems,
  shiftItem,
  sortByLevel,
  type RenumberFlag,
} from './order.ts';
import { assignPanels, type PanelOptions } from './panels.ts';
import type { BlockId, ItemRef, Plan } from './plan.ts';
import { deleteRound, skipRound, unskipRound } from './removeRound.ts';
import {
  drawRound,
  moveCouple,
  setHeats,
  setPanel,
  setRecall,
  setStartTimes,
  type CoupleMove,
  type RoundAddress,
  type StartTime,
} from './roundEdits.ts';
import { seedCouple, type SeedChange } from './seed.ts';
import type { Timing } from '../times/timing.ts';
import { previewTiming } from './previewTiming.ts';

/** Every decision about the plan of the day, as plain data: a device stores it until it is published. */
export type PlanChange =
  | { readonly kind: 'generate'; readonly events: EventSelection; readonly timing: Timing }
  | { readonly kind: 'clear'; readonly events: EventSelection }
  /** Adapts waiting events' recall sizes and heats to another timing. */
  | { readonly kind: 'retime'; readonly was: Timing; readonly would: Timing }
  | ({ readonly kind: 'addRound' } & RoundAddress)
  | ({ readonly kind: 'deleteRound' } & RoundAddress)
  | ({ readonly kind: 'skipRound' } & RoundAddress)
  | ({ readonly kind: 'unskipRound' } & RoundAddress)
  | { readonly kind: 'shift'; readonly item: ItemRef; readonly direction: 'up' | 'down' }
  | { readonly kind: 'move'; readonly item: ItemRef; readonly before: ItemRef | undefined }
  | { readonly kind: 'reorder'; readonly order: readonly ItemRef[] }
  | { readonly kind: 'sort' }
  | ({ readonly kind: 'setRecall'; readonly size: number } & RoundAddress)
  | ({ readonly kind: 'setHeats'; readonly heats: number; readonly wishes: DrawOptions } & RoundAddress)
  | ({ readonly kind: 'drawHeats'; readonly wishes: DrawOptions } & RoundAddress)
  | ({ readonly kind: 'moveCouple' } & CoupleMove)
  | ({ readonly kind: 'seed' } & SeedChange)
  | ({ readonly kind: 'setPanel'; readonly panel: readonly JudgeKey[] } & RoundAddress)
  | { readonly kind: 'assignPanels'; readonly wishes: PanelOptions }
  | { readonly kind: 'addBlock'; readonly block: NewBlock; readonly before: ItemRef | undefined }
  | { readonly kind: 'editBlock'; readonly block: BlockId; readonly edit: BlockEdit }
  | { readonly kind: 'removeBlock'; readonly block: BlockId }
  | { readonly kind: 'setStartTimes'; readonly times: readonly StartTime[] };

/** The plan after a change, or the reason it is refused. A change is never applied in part. */
export function applyChange(plan: Plan, change: PlanChange, flag: RenumberFlag): Parsed<Plan, PlanProblem> {
  switch (change.kind) {
    case 'generate':
      return generateRounds(plan, change.events, change.timing);
    case 'clear':
      return clearRounds(plan, change.events, flag);
    case 'retime':
      return parsed(renumberItems(previewTiming(plan, change.was, change.would).plan));
    case 'addRound':
      return addRound(plan, change.event, change.round, flag);
    case 'deleteRound':
      return deleteRound(plan, change.event, change.round, flag);
    case 'skipRound':
      return skipRound(plan, change.event, change.round);
    case 'unskipRound':
      return unskipRound(plan, change.event, change.round);
    case 'shift':
      return shiftItem(plan, change.item, change.direction);
    case 'move':
      return moveItemBefore(plan, change.item, change.before);
    case 'reorder':
      return reorderItems(plan, change.order);
    case 'sort':
      return parsed(sortByLevel(plan));
    case 'setRecall':
      return setRecall(plan, change.event, change.round, change.size);
    case 'setHeats':
      return setHeats(plan, change);
    case 'drawHeats':
      return drawRound(plan, change.event, change.round, change.wishes);
    case 'moveCouple':
      return moveCouple(plan, change);
    case 'seed':
      return seedCouple(plan, change);
    case 'setPanel':
      return setPanel(plan, change.event, change.round, change.panel);
    case 'assignPanels':
      return assignPanels(plan, change.wishes);
    case 'addBlock':
      return addBlock(plan, change.block, change.before, flag);
    case 'editBlock':
      return editBlock(plan, change.block, change.edit);
    case 'removeBlock':
      return removeBlock(plan, change.block, flag);
    case 'setStartTimes':
      return setStartTimes(plan, change.times);
    default:
      return unreachable(change);
  }
}
