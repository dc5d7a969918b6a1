import type { EntryId, EventKey } from '../../ids.ts';
import { unreachable } from '../../unreachable.ts';
import type { Change } from './change.ts';
import type { Events } from './generate.ts';
import { eventOnPlan, roundTitle } from './onPlan.ts';
import type { ItemRef, Plan } from './plan.ts';

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

/** 'the Semi-Final of Gold Waltz'; a round the plan does not have is named by its number. */
function theRound(plan: Plan, key: EventKey, number: number): string {
  const event = eventOnPlan(plan, key);
  const round = event?.rounds[number];
  if (event === undefined || round === undefined) return `round ${number} of ${event?.name ?? key}`;
  return `the ${roundTitle(event, round)}`;
}

function theItem(plan: Plan, ref: ItemRef): string {
  if (ref.kind === 'round') return theRound(plan, ref.event, ref.round);
  const block = plan.blocks.find(({ id }) => id === ref.block);
  return block === undefined ? 'a break' : `“${block.title}”`;
}

function theEvents(plan: Plan, events: Events): string {
  if (events === 'all') return 'all events';
  const names = events.map((key) => eventOnPlan(plan, key)?.name ?? key);
  return names.length <= 3 ? names.join(', ') : counted(names.length, 'event', 'events');
}

function theCouple(plan: Plan, key: EventKey, id: EntryId): string {
  const entry = eventOnPlan(plan, key)?.entries.find((one) => one.id === id);
  return entry?.number === undefined ? 'a couple' : `couple ${entry.number}`;
}

/**
 * What was done, as a log shows it: 'Skipped the Semi-Final of Gold Waltz'.
 * @param plan the plan before the change: by its names the change was made
 */
export function changeInWords(plan: Plan, change: Change): string {
  switch (change.kind) {
    case 'generate':
      return `Made the rounds of ${theEvents(plan, change.events)}`;
    case 'clear':
      return `Cleared the rounds of ${theEvents(plan, change.events)}`;
    case 'retime':
      return 'Cut the day another way';
    case 'addRound':
      return `Added a round after ${theRound(plan, change.event, change.round)}`;
    case 'deleteRound':
      return `Deleted ${theRound(plan, change.event, change.round)}`;
    case 'skipRound':
      return `Skipped ${theRound(plan, change.event, change.round)}`;
    case 'unskipRound':
      return `Brought back ${theRound(plan, change.event, change.round)}`;
    case 'shift':
      return `Moved ${theItem(plan, change.item)} one place ${change.direction}`;
    case 'move':
      return change.before === undefined
        ? `Moved ${theItem(plan, change.item)} to the end of the day`
        : `Moved ${theItem(plan, change.item)} before ${theItem(plan, change.before)}`;
    case 'reorder':
      return 'Put the day in a proposed order';
    case 'sort':
      return 'Sorted the day by level and dance';
    case 'setRecall':
      return `Asked for ${counted(Math.max(1, change.size), 'couple', 'couples')} in ${theRound(plan, change.event, change.round)}`;
    case 'setHeats':
      return `Split ${theRound(plan, change.event, change.round)} into ${counted(Math.max(1, change.heats), 'heat', 'heats')}`;
    case 'drawHeats':
      return `Drew the heats of ${theRound(plan, change.event, change.round)}`;
    case 'moveCouple':
      return `Put ${theCouple(plan, change.event, change.couple)} into heat ${change.heat} of ${theRound(plan, change.event, change.round)}`;
    case 'setPanel':
      return change.panel.length === 0
        ? `All judges judge ${theRound(plan, change.event, change.round)}`
        : `Named ${counted(change.panel.length, 'judge', 'judges')} for ${theRound(plan, change.event, change.round)}`;
    case 'assignPanels':
      return `Spread ${counted(change.wishes.judges.length, 'judge', 'judges')} over the day`;
    case 'addBlock':
      return change.before === undefined
        ? `Added “${change.block.title}” at the end of the day`
        : `Added “${change.block.title}” before ${theItem(plan, change.before)}`;
    case 'editBlock':
      return `Changed ${theItem(plan, { kind: 'block', block: change.block })}`;
    case 'removeBlock':
      return `Took ${theItem(plan, { kind: 'block', block: change.block })} off the plan`;
    case 'setStartTimes':
      return `Set the start of ${counted(change.times.length, 'round', 'rounds')}`;
    default:
      return unreachable(change);
  }
}
