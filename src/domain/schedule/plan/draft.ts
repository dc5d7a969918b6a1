import { mapDefined } from '../../mapDefined.ts';
import type { PlanDraftProblem, PlanProblem } from './problem.ts';
import type { EventKey } from '../../ids.ts';
import { parsed, refused, type Parsed } from '../../parsed.ts';
import { unreachable } from '../../unreachable.ts';
import { applyChange, type PlanChange } from './change.ts';
import type { EventSelection } from './generate.ts';
import { findPlannedEvent } from './planLookup.ts';
import type { RenumberFlag } from './order.ts';
import type { ItemRef, Plan } from './plan.ts';

/** An event's number of rounds when a change was made; undefined if it was not on the plan. */
interface Shape {
  readonly event: EventKey;
  /** Number of rounds in the tree. */
  readonly published: number | undefined;
  /** Number of rounds after earlier changes of the draft. */
  readonly drafted: number | undefined;
}

/** A change with its context: a round's number identifies it only while no round was added or removed. */
interface DraftedChange {
  readonly change: PlanChange;
  readonly shapes: readonly Shape[];
}

/** Unpublished changes, in order. */
export interface PlanDraft {
  readonly changes: readonly DraftedChange[];
  /** Set while publishing, until the result is known. */
  readonly sent?: SentDraft;
}

/** Identifies a draft after publishing. */
export interface SentDraft {
  /** Publication time in milliseconds, as in its record. */
  readonly at: number;
  /** The revision it will become. */
  readonly revision: number;
}

export const EMPTY_DRAFT: PlanDraft = { changes: [] };

/** A draft applied to a newer plan: changes that still apply, and refused ones with reasons. */
export interface RebasedDraft {
  readonly plan: Plan;
  readonly applied: readonly PlanChange[];
  readonly refused: readonly { readonly change: PlanChange; readonly why: PlanDraftProblem }[];
}

const named = (events: EventSelection): readonly EventKey[] => (events === 'all' ? [] : events);

const inRefs = (...refs: readonly (ItemRef | undefined)[]): readonly EventKey[] =>
  mapDefined(refs, (ref) => (ref?.kind === 'round' ? ref.event : undefined));

/** Events whose rounds a change identifies by number; none for changes recomputed on every plan. */
function eventsOf(change: PlanChange): readonly EventKey[] {
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

const roundsIn = (plan: Plan, event: EventKey): number | undefined =>
  findPlannedEvent(plan, event)?.rounds.length;

const shapesFor = (base: Plan, plan: Plan, change: PlanChange): readonly Shape[] =>
  [...new Set(eventsOf(change))].map((event) => ({
    event,
    published: roundsIn(base, event),
    drafted: roundsIn(plan, event),
  }));

/** The reason a change would hit the wrong round; undefined if its events still have the same number of rounds. */
function otherShape(
  base: Plan,
  plan: Plan,
  shapes: readonly Shape[],
  astray: ReadonlySet<EventKey>,
): PlanDraftProblem | undefined {
  for (const { event, published, drafted } of shapes) {
    const name = findPlannedEvent(plan, event)?.name ?? event;
    if (roundsIn(base, event) !== published)
      return { kind: 'other rounds now', event: name, rounds: roundsIn(base, event) };
    if (astray.has(event) || roundsIn(plan, event) !== drafted)
      return { kind: 'depended on another change', event: name };
  }
  return undefined;
}

/** Leaving this change out would change which rounds later changes refer to. */
const changesShape = ({ kind }: PlanChange): boolean =>
  kind === 'addRound' ||
  kind === 'deleteRound' ||
  kind === 'generate' ||
  kind === 'clear' ||
  kind === 'retime';

/** Events whose later changes are unreliable if this change is left out. */
function leftAstray(plan: Plan, change: PlanChange): readonly EventKey[] {
  if (!changesShape(change)) return [];
  const ofAll =
    change.kind === 'retime' ||
    ((change.kind === 'generate' || change.kind === 'clear') && change.events === 'all');
  return ofAll ? plan.events.map(({ key }) => key) : eventsOf(change);
}

/**
 * Reapplies the draft change by change. Leaves out refused changes with their reasons, and changes of events whose
 * number of rounds differs by now: they would hit the wrong round.
 */
export function rebase(base: Plan, draft: PlanDraft, flag: RenumberFlag): RebasedDraft {
  let plan = base;
  const applied: PlanChange[] = [];
  const left: { change: PlanChange; why: PlanDraftProblem }[] = [];
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
 * Appends a change to the draft, or returns the reason it is refused.
 * @param rebased the draft so far, rebased onto the same base
 */
export function appendChange(
  { base, draft, rebased }: { base: Plan; draft: PlanDraft; rebased: RebasedDraft },
  change: PlanChange,
  flag: RenumberFlag,
): Parsed<{ readonly draft: PlanDraft; readonly rebased: RebasedDraft }, PlanProblem> {
  const next = applyChange(rebased.plan, change, flag);
  if (!next.ok) return next;
  const drafted: DraftedChange = { change, shapes: shapesFor(base, rebased.plan, change) };
  return parsed({
    draft: { changes: [...draft.changes, drafted] },
    rebased: { ...rebased, plan: next.value, applied: [...rebased.applied, change] },
  });
}

export const undoLastChange = (draft: PlanDraft): PlanDraft => ({ changes: draft.changes.slice(0, -1) });
