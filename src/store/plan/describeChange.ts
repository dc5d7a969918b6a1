import type { EntryId, EventKey, LeadNumber } from '../../domain/ids.ts';
import type { PlanChange } from '../../domain/schedule/plan/change.ts';
import type { EventSelection } from '../../domain/schedule/plan/generate.ts';
import { findPlannedEvent } from '../../domain/schedule/plan/planLookup.ts';
import type { ItemRef, Plan } from '../../domain/schedule/plan/plan.ts';
import { unreachable } from '../../domain/unreachable.ts';
import type {
  PlanChangeCount,
  LoggedChange,
  LoggedItem,
  LoggedKind,
  LoggedRound,
} from '../journal/record.ts';

/** A round missing from the plan is named by its number. */
const theRound = (plan: Plan, key: EventKey, number: number): LoggedRound => ({
  event: key,
  round: findPlannedEvent(plan, key)?.rounds[number]?.name ?? String(number),
});

const titleOf = (plan: Plan, ref: Extract<ItemRef, { kind: 'block' }>): string =>
  plan.blocks.find(({ id }) => id === ref.block)?.title ?? '';

const theItem = (plan: Plan, ref: ItemRef): LoggedItem =>
  ref.kind === 'round' ? theRound(plan, ref.event, ref.round) : { title: titleOf(plan, ref) };

const theItemBefore = (plan: Plan, ref: ItemRef | undefined): { before?: LoggedItem } =>
  ref === undefined ? {} : { before: theItem(plan, ref) };

function theEvents(plan: Plan, events: EventSelection): Pick<LoggedChange<'clear'>, 'events' | 'event'> {
  const keys = events === 'all' ? plan.events.map(({ key }) => key) : events;
  const [only] = keys;
  return keys.length === 1 && only !== undefined ? { events: 1, event: only } : { events: keys.length };
}

function theCouple(plan: Plan, key: EventKey, id: EntryId): { couple?: LeadNumber } {
  const number = findPlannedEvent(plan, key)?.entries.find((entry) => entry.id === id)?.number;
  return number === undefined ? {} : { couple: number };
}

/** @param plan the plan before the change, with the names at the time */
export function describeChange(plan: Plan, change: PlanChange): LoggedChange {
  switch (change.kind) {
    case 'generate':
    case 'clear':
      return { kind: change.kind, ...theEvents(plan, change.events) };
    case 'retime':
    case 'reorder':
    case 'sort':
      return { kind: change.kind };
    case 'addRound':
    case 'deleteRound':
    case 'skipRound':
    case 'unskipRound':
    case 'drawHeats':
      return { kind: change.kind, round: theRound(plan, change.event, change.round) };
    case 'shift':
      return { kind: 'shift', item: theItem(plan, change.item), direction: change.direction };
    case 'move':
      return { kind: 'move', item: theItem(plan, change.item), ...theItemBefore(plan, change.before) };
    case 'setRecall':
      return {
        kind: 'setRecall',
        round: theRound(plan, change.event, change.round),
        size: Math.max(1, change.size),
      };
    case 'setHeats':
      return {
        kind: 'setHeats',
        round: theRound(plan, change.event, change.round),
        heats: Math.max(1, change.heats),
      };
    case 'moveCouple':
      return {
        kind: 'moveCouple',
        round: theRound(plan, change.event, change.round),
        ...theCouple(plan, change.event, change.couple),
        heat: change.heat,
      };
    case 'seed':
      return {
        kind: 'seed',
        round: theRound(plan, change.event, change.round),
        ...theCouple(plan, change.event, change.couple),
      };
    case 'setPanel':
      return {
        kind: 'setPanel',
        round: theRound(plan, change.event, change.round),
        judges: change.panel.length,
      };
    case 'assignPanels':
      return { kind: 'assignPanels', judges: change.wishes.judges.length };
    case 'addBlock':
      return { kind: 'addBlock', title: change.block.title, ...theItemBefore(plan, change.before) };
    case 'editBlock':
    case 'removeBlock':
      return { kind: change.kind, title: titleOf(plan, { kind: 'block', block: change.block }) };
    case 'setStartTimes':
      return { kind: 'setStartTimes', rounds: change.times.length };
    default:
      return unreachable(change);
  }
}

/** The largest number of changes described per publication. */
const TOLD = 12;

/** Characters for descriptions: a journal record is limited to 2000 with its author. */
const ROOM = 1500;

const lengthOf = (told: unknown): number => JSON.stringify(told).length;

function counted(changes: readonly LoggedChange[]): readonly PlanChangeCount[] {
  const counts = new Map<LoggedKind, number>();
  for (const { kind } of changes) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => ({ kind, count }));
}

export interface ChangeSummary {
  readonly did: readonly PlanChangeCount[];
  /** The first changes, as many as fit. */
  readonly told: readonly LoggedChange[];
}

export function summarizeChanges(changes: readonly LoggedChange[]): ChangeSummary {
  const did = counted(changes);
  const first = changes.slice(0, TOLD);
  const tooFar = first.findIndex((_, at) => lengthOf(did) + lengthOf(first.slice(0, at + 1)) > ROOM);
  return { did, told: tooFar === -1 ? first : first.slice(0, tooFar) };
}
