import type { EntryId, EventKey, LeadNumber } from '../../ids.ts';
import type { PlanChangeCount } from '../../journal/planChangeKinds.ts';
import { unreachable } from '../../unreachable.ts';
import type { Change } from './change.ts';
import type { Events } from './generate.ts';
import { eventOnPlan } from './onPlan.ts';
import type { ItemRef, Plan } from './plan.ts';

/** A round as it was called when something was done to it: later it may have another number, or be gone. */
export interface ToldRound {
  readonly event: EventKey;
  /** Its stored name: 'Semi-Final'. */
  readonly round: string;
}

/** A row of the plan as it was called then; a block by its title. */
export type ToldItem = ToldRound | { readonly title: string };

interface OfRound {
  readonly round: ToldRound;
}

interface OfEvents {
  /** How many; the event itself where it is one. */
  readonly events: number;
  readonly event?: EventKey;
}

/** What there is to tell about each kind of change. A new kind of change does not compile until it is told here. */
interface ToldByKind {
  readonly generate: OfEvents;
  readonly clear: OfEvents;
  readonly retime: object;
  readonly addRound: OfRound;
  readonly deleteRound: OfRound;
  readonly skipRound: OfRound;
  readonly unskipRound: OfRound;
  readonly shift: { readonly item: ToldItem; readonly direction: 'up' | 'down' };
  /** Without `before`: to the end of the day. */
  readonly move: { readonly item: ToldItem; readonly before?: ToldItem };
  readonly reorder: object;
  readonly sort: object;
  readonly setRecall: OfRound & { readonly size: number };
  readonly setHeats: OfRound & { readonly heats: number };
  readonly drawHeats: OfRound;
  readonly moveCouple: OfRound & { readonly couple?: LeadNumber; readonly heat: number };
  /** No judges: all of them. */
  readonly setPanel: OfRound & { readonly judges: number };
  readonly assignPanels: { readonly judges: number };
  readonly addBlock: { readonly title: string; readonly before?: ToldItem };
  readonly editBlock: { readonly title: string };
  readonly removeBlock: { readonly title: string };
  readonly setStartTimes: { readonly rounds: number };
}

export type ToldKind = keyof ToldByKind;

/**
 * What a change did, as data that can be told in any language, long after the plan it was made on is gone. It stays
 * small, however many rounds the change touched.
 */
export type ToldChange<Kind extends ToldKind = ToldKind> = {
  [One in Kind]: { readonly kind: One } & ToldByKind[One];
}[Kind];

/** A round the plan does not have is called by its number. */
const theRound = (plan: Plan, key: EventKey, number: number): ToldRound => ({
  event: key,
  round: eventOnPlan(plan, key)?.rounds[number]?.name ?? String(number),
});

const titleOf = (plan: Plan, ref: Extract<ItemRef, { kind: 'block' }>): string =>
  plan.blocks.find(({ id }) => id === ref.block)?.title ?? '';

const theItem = (plan: Plan, ref: ItemRef): ToldItem =>
  ref.kind === 'round' ? theRound(plan, ref.event, ref.round) : { title: titleOf(plan, ref) };

const theItemBefore = (plan: Plan, ref: ItemRef | undefined): { before?: ToldItem } =>
  ref === undefined ? {} : { before: theItem(plan, ref) };

function theEvents(plan: Plan, events: Events): OfEvents {
  const keys = events === 'all' ? plan.events.map(({ key }) => key) : events;
  const [only] = keys;
  return keys.length === 1 && only !== undefined ? { events: 1, event: only } : { events: keys.length };
}

function theCouple(plan: Plan, key: EventKey, id: EntryId): { couple?: LeadNumber } {
  const number = eventOnPlan(plan, key)?.entries.find((entry) => entry.id === id)?.number;
  return number === undefined ? {} : { couple: number };
}

/** @param plan the plan before the change: by its names the change was made */
export function toldChange(plan: Plan, change: Change): ToldChange {
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

/** So many changes of one publication are told one by one. */
const TOLD = 12;

/** What a publication did: its first changes, and how many there were. */
export interface ToldChanges {
  readonly changes: readonly ToldChange[];
  readonly count: number;
}

export const toldInShort = (changes: readonly ToldChange[]): ToldChanges => ({
  changes: changes.slice(0, TOLD),
  count: changes.length,
});

/** What a publication did, as a record of the journal keeps it: never longer than there are kinds. */
export function toldCounts(changes: readonly ToldChange[]): readonly PlanChangeCount[] {
  const counts = new Map<ToldKind, number>();
  for (const { kind } of changes) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => ({ kind, count }));
}
