import { mapDefined } from '../../defined.ts';
import type { DraftProblem, PlanProblem } from './problem.ts';
import type { EventKey } from '../../ids.ts';
import { parsed, refused, type Parsed } from '../../parsed.ts';
import { unreachable } from '../../unreachable.ts';
import { applyChange, type Change } from './change.ts';
import type { Events } from './generate.ts';
import { eventOnPlan } from './onPlan.ts';
import type { RenumberFlag } from './order.ts';
import type { ItemRef, Plan } from './plan.ts';

/** How many rounds an event had when a change of it was decided; undefined when it was not on the plan. */
interface Shape {
  readonly event: EventKey;
  /** As the tree had it. */
  readonly published: number | undefined;
  /** With what was drafted before. */
  readonly drafted: number | undefined;
}

/** A change with what it was decided on: a round's number means that round only while none has come or gone. */
interface DraftedChange {
  readonly change: Change;
  readonly shapes: readonly Shape[];
}

/** What somebody has decided and not published yet, in order. */
export interface Draft {
  readonly changes: readonly DraftedChange[];
  /** Set while it is published and nobody here knows yet whether it has arrived. */
  readonly sent?: SentDraft;
}

/** How a draft that was published is known again. */
export interface SentDraft {
  /** When it was published, in milliseconds, as its record has it. */
  readonly at: number;
  /** The revision it is to be. */
  readonly revision: number;
}

export const EMPTY_DRAFT: Draft = { changes: [] };

/** A draft on a plan that may have changed since: what of it still holds, and what does not, with the reason. */
export interface Rebased {
  readonly plan: Plan;
  readonly applied: readonly Change[];
  readonly refused: readonly { readonly change: Change; readonly why: DraftProblem }[];
}

const named = (events: Events): readonly EventKey[] => (events === 'all' ? [] : events);

const inRefs = (...refs: readonly (ItemRef | undefined)[]): readonly EventKey[] =>
  mapDefined(refs, (ref) => (ref?.kind === 'round' ? ref.event : undefined));

/** The events whose rounds a change points at by number. What is worked out anew on every plan points at none. */
function eventsOf(change: Change): readonly EventKey[] {
  switch (change.kind) {
    case 'generate':
    case 'clear':
      return named(change.events);
    case 'shift':
      return inRefs(change.item);
    case 'move':
      return inRefs(change.item, change.before);
    case 'reorder':
      return inRefs(...change.order);
    case 'addBlock':
      return inRefs(change.before);
    case 'setStartTimes':
      return change.times.map(({ event }) => event);
    case 'addRound':
    case 'deleteRound':
    case 'skipRound':
    case 'unskipRound':
    case 'setRecall':
    case 'setHeats':
    case 'drawHeats':
    case 'moveCouple':
    case 'seed':
    case 'setPanel':
      return [change.event];
    case 'retime':
    case 'sort':
    case 'assignPanels':
    case 'editBlock':
    case 'removeBlock':
      return [];
    default:
      return unreachable(change);
  }
}

const roundsIn = (plan: Plan, event: EventKey): number | undefined => eventOnPlan(plan, event)?.rounds.length;

const shapesFor = (base: Plan, plan: Plan, change: Change): readonly Shape[] =>
  [...new Set(eventsOf(change))].map((event) => ({
    event,
    published: roundsIn(base, event),
    drafted: roundsIn(plan, event),
  }));

/** Why a change would hit the wrong round; undefined when its events have as many rounds as when it was decided. */
function otherShape(
  base: Plan,
  plan: Plan,
  shapes: readonly Shape[],
  astray: ReadonlySet<EventKey>,
): DraftProblem | undefined {
  for (const { event, published, drafted } of shapes) {
    const name = eventOnPlan(plan, event)?.name ?? event;
    if (roundsIn(base, event) !== published)
      return { kind: 'other rounds now', event: name, rounds: roundsIn(base, event) };
    if (astray.has(event) || roundsIn(plan, event) !== drafted)
      return { kind: 'stood on another change', event: name };
  }
  return undefined;
}

/** Whether later changes of the same events mean other rounds when this one is not made. */
const changesShape = ({ kind }: Change): boolean =>
  kind === 'addRound' ||
  kind === 'deleteRound' ||
  kind === 'generate' ||
  kind === 'clear' ||
  kind === 'retime';

/** Events of which the draft's later changes cannot be trusted once this change is left out. */
function leftAstray(plan: Plan, change: Change): readonly EventKey[] {
  if (!changesShape(change)) return [];
  const ofAll =
    change.kind === 'retime' ||
    ((change.kind === 'generate' || change.kind === 'clear') && change.events === 'all');
  return ofAll ? plan.events.map(({ key }) => key) : eventsOf(change);
}

/**
 * The draft made again on a plan, change by change. A change that is refused is left out with its reason, and so is a
 * change of an event whose number of rounds is another one by now: it would hit the wrong round.
 */
export function rebase(base: Plan, draft: Draft, flag: RenumberFlag): Rebased {
  let plan = base;
  const applied: Change[] = [];
  const left: { change: Change; why: DraftProblem }[] = [];
  const astray = new Set<EventKey>();
  for (const { change, shapes } of draft.changes) {
    const other = otherShape(base, plan, shapes, astray);
    const next = other === undefined ? applyChange(plan, change, flag) : refused(other);
    if (next.ok) {
      plan = next.value;
      applied.push(change);
    } else {
      left.push({ change, why: next.problem });
      for (const event of leftAstray(plan, change)) astray.add(event);
    }
  }
  return { plan, applied, refused: left };
}

/**
 * The draft with one change more, and what it comes to; or why the change cannot be made.
 * @param rebased the draft so far, as `rebase` has made it on this very base
 */
export function withChange(
  { base, draft, rebased }: { base: Plan; draft: Draft; rebased: Rebased },
  change: Change,
  flag: RenumberFlag,
): Parsed<{ readonly draft: Draft; readonly rebased: Rebased }, PlanProblem> {
  const next = applyChange(rebased.plan, change, flag);
  if (!next.ok) return next;
  const drafted: DraftedChange = { change, shapes: shapesFor(base, rebased.plan, change) };
  return parsed({
    draft: { changes: [...draft.changes, drafted] },
    rebased: { ...rebased, plan: next.value, applied: [...rebased.applied, change] },
  });
}

/** Undo: the draft without its last change. */
export const withoutLast = (draft: Draft): Draft => ({ changes: draft.changes.slice(0, -1) });
