import { createRandom, type RandomSource } from '../../random.ts';
import { hasNoLength } from '../times/lengths.ts';
import { MAX_AFFECTED_SLOTS, OrderCost, type OrderFigures } from './optimizerCost.ts';
import { buildOptimizerTask, type PlannedRoundItem, type OptimizerTask } from './optimizerTask.ts';
import { reorderItems } from '../plan/order.ts';
import { toItemRef, type ItemRef, type Plan, type PlanItem } from '../plan/plan.ts';
import { recalculateTimes, type DayFinish } from '../times/times.ts';
import type { Timing } from '../times/timing.ts';

export interface OptimizerProgress {
  readonly iterations: number;
  readonly before: OrderFigures;
  readonly best: OrderFigures;
  /** True if every round was danced, or is alone in its session. */
  readonly nothingToMove: boolean;
}

/** A proposed order to be shown beside the current one; nothing is applied. */
export interface OrderProposal {
  /** Every line of the plan, in the form `reorder` takes. */
  readonly order: readonly ItemRef[];
  readonly better: boolean;
  readonly before: OrderFigures & { readonly days: readonly DayFinish[] };
  readonly after: OrderFigures & { readonly days: readonly DayFinish[] };
}

export interface OptimizerOptions {
  readonly seed: number | string;
  /** Milliseconds since 1970, once the day has begun. */
  readonly now?: number;
}

/**
 * Simulated annealing: nearly every change is accepted at first, only improvements at the end. Each cycle restarts from
 * the best order at a lower temperature.
 */
const WARM = 12;
const COLD = 0.15;
const CYCLE = 60_000;
const BOLDNESS_KEPT = 0.7;
/** Most moves stay within this many slots. */
const NEAR = 10;

/**
 * Proposes an order of the rounds not danced yet, with the fewest clashes, enough rest, and costume changes
 * grouped. The best order so far can be queried at any time and is never worse than the current order.
 * Invariants: Danced rounds and blocks stay in place. A round stays in its session and on its side of a
 * fixed-time block, so sessions keep their styles and levels, and no day ends later. An event's rounds stay
 * in order. The number of rounds directly after the previous round of their event never grows.
 */
export class Optimizer {
  readonly #plan: Plan;
  readonly #timing: Timing;
  readonly #now: number | undefined;
  readonly #chance: RandomSource;
  readonly #task: OptimizerTask;
  readonly #order: Int32Array;
  readonly #slotOf: Int32Array;
  readonly #cost: OrderCost;
  readonly #movable: readonly number[];
  readonly #before: OrderFigures;
  #current: { withoutMarking: number; cost: number };
  #best: { withoutMarking: number; cost: number; order: Int32Array };
  #iterations = 0;
  #boldness = 1;

  constructor(plan: Plan, timing: Timing, { seed, now }: OptimizerOptions) {
    this.#plan = plan;
    this.#timing = timing;
    this.#now = now;
    this.#chance = createRandom(seed);
    this.#task = buildOptimizerTask(plan, timing, now);
    const rounds = this.#task.rounds.length;
    this.#order = Int32Array.from({ length: rounds }, (_, slot) => slot);
    this.#slotOf = this.#order.slice();
    this.#cost = new OrderCost(this.#task, this.#order);
    const { stretchFrom, stretchTo } = this.#task;
    this.#movable = [...this.#order].filter((slot) => (stretchTo[slot] ?? 0) - (stretchFrom[slot] ?? 0) > 1);
    this.#cost.addAll();
    this.#before = this.#cost.figures();
    this.#current = { withoutMarking: this.#cost.withoutMarking, cost: this.#cost.cost };
    this.#best = { ...this.#current, order: this.#order.slice() };
  }

  /**
   * Tries this many changes, which take a few microseconds each. A worker runs about ten thousand at a time.
   */
  step(changes: number): OptimizerProgress {
    if (this.#movable.length > 1) for (let done = 0; done < changes; done += 1) this.#tryOne();
    return this.progress();
  }

  progress(): OptimizerProgress {
    return {
      iterations: this.#iterations,
      before: this.#before,
      best: this.#figuresOf(this.#best.order),
      nothingToMove: this.#movable.length < 2,
    };
  }

  /** The best order so far, with its effect. */
  proposal(): OrderProposal {
    const { order: best } = this.#best;
    const lines = linesOf(this.#task, best);
    const order = lines.map(toItemRef);
    const reordered = reorderItems(this.#plan, order);
    const daysOf = (plan: Plan): readonly DayFinish[] => recalculateTimes(plan, this.#timing, this.#now).days;
    const before = { ...this.#before, days: daysOf(this.#plan) };
    // A plan that was out of order to begin with is left as it is.
    return reordered.ok
      ? {
          order,
          better: best.some((round, slot) => round !== slot),
          before,
          after: { ...this.#figuresOf(best), days: daysOf(reordered.value) },
        }
      : { order: this.#task.items.map(toItemRef), better: false, before, after: before };
  }

  #figuresOf(order: Int32Array): OrderFigures {
    const cost = new OrderCost(this.#task, order);
    cost.addAll();
    return cost.figures();
  }

  #tryOne(): void {
    const through = (this.#iterations % CYCLE) / CYCLE;
    if (through === 0 && this.#iterations > 0) this.#beginAgain();
    this.#iterations += 1;
    const warmth = this.#boldness * WARM * (COLD / WARM) ** through;
    const one = this.#movable[this.#chance.upTo(this.#movable.length)];
    if (one === undefined) return;
    const other = this.#otherSlot(one);
    if (other === one) return;
    const from = Math.min(one, other);
    const to = Math.max(one, other);
    if (to - from > NEAR || this.#chance.happens(0.4)) this.#trySwap(from, to, warmth);
    else this.#tryCarry(one, other, warmth);
  }

  /** Starts another cycle from the best order, at a lower temperature. */
  #beginAgain(): void {
    this.#order.set(this.#best.order);
    this.#reslot(0, this.#order.length - 1);
    this.#current = { withoutMarking: this.#best.withoutMarking, cost: this.#best.cost };
    this.#boldness = Math.max(0.1, this.#boldness * BOLDNESS_KEPT);
  }

  /** A slot of the same stretch, preferably a near one. */
  #otherSlot(slot: number): number {
    const from = this.#task.stretchFrom[slot] ?? slot;
    const to = (this.#task.stretchTo[slot] ?? slot + 1) - 1;
    return this.#chance.happens(0.6)
      ? Math.min(to, Math.max(from, slot + this.#chance.between(-NEAR, NEAR)))
      : this.#chance.between(from, to);
  }

  #slotAfter(round: number): number {
    const next = this.#task.next[round] ?? -1;
    return next === -1 ? Number.POSITIVE_INFINITY : (this.#slotOf[next] ?? 0);
  }

  #slotBefore(round: number): number {
    const before = this.#task.before[round] ?? -1;
    return before === -1 ? -1 : (this.#slotOf[before] ?? 0);
  }

  /** Swaps the rounds of two slots if their events stay in order. */
  #trySwap(from: number, to: number, warmth: number): void {
    const early = this.#order[from] ?? 0;
    const late = this.#order[to] ?? 0;
    if (this.#slotAfter(early) <= to || this.#slotBefore(late) >= from) return;
    const swap = (): void => {
      const [a, b] = [this.#order[from] ?? 0, this.#order[to] ?? 0];
      this.#order[from] = b;
      this.#order[to] = a;
      this.#slotOf[b] = from;
      this.#slotOf[a] = to;
    };
    this.#tryChange(from, to, { make: swap, takeBack: swap }, warmth);
  }

  /** Moves a round to another slot; those in between shift by one. */
  #tryCarry(from: number, to: number, warmth: number): void {
    const round = this.#order[from] ?? 0;
    if (to > from ? this.#slotAfter(round) <= to : this.#slotBefore(round) >= to) return;
    this.#tryChange(
      Math.min(from, to),
      Math.max(from, to),
      { make: () => this.#carry(from, to), takeBack: () => this.#carry(to, from) },
      warmth,
    );
  }

  #carry(from: number, to: number): void {
    const round = this.#order[from] ?? 0;
    if (to > from) this.#order.copyWithin(from, from + 1, to + 1);
    else this.#order.copyWithin(to + 1, to, from);
    this.#order[to] = round;
    this.#reslot(Math.min(from, to), Math.max(from, to));
  }

  #reslot(first: number, last: number): void {
    for (let slot = first; slot <= last; slot += 1) this.#slotOf[this.#order[slot] ?? 0] = slot;
  }

  /** The cost of the slots from `first` to `last` and their surroundings. Distant ends are evaluated separately. */
  #look(first: number, last: number): void {
    this.#cost.clear();
    if (last - first <= 2 * MAX_AFFECTED_SLOTS) this.#cost.addAround(first, last);
    else {
      this.#cost.addAround(first, first);
      this.#cost.addAround(last, last);
    }
  }

  /** Makes the change, and reverts it if it costs more than the temperature allows. */
  #tryChange(
    first: number,
    last: number,
    { make, takeBack }: { make: () => void; takeBack: () => void },
    warmth: number,
  ): void {
    this.#look(first, last);
    const was = { withoutMarking: this.#cost.withoutMarking, cost: this.#cost.cost };
    make();
    this.#look(first, last);
    const withoutMarking = this.#cost.withoutMarking - was.withoutMarking;
    const cost = this.#cost.cost - was.cost;
    const welcome =
      withoutMarking < 0 ||
      (withoutMarking === 0 && (cost <= 0 || this.#chance.next() < Math.exp(-cost / warmth)));
    if (!welcome) {
      takeBack();
      return;
    }
    this.#current = {
      withoutMarking: this.#current.withoutMarking + withoutMarking,
      cost: this.#current.cost + cost,
    };
    this.#keepIfBest();
  }

  #keepIfBest(): void {
    const { withoutMarking, cost } = this.#current;
    const { withoutMarking: least, cost: cheapest } = this.#best;
    // Ignores rounding errors.
    const better = withoutMarking < least || (withoutMarking === least && cost < cheapest - 1e-6);
    if (!better) return;
    this.#best.order.set(this.#order);
    this.#best.withoutMarking = withoutMarking;
    this.#best.cost = cost;
  }
}

/**
 * All lines of the plan in this order of rounds. Blocks keep their places between slots. A round without time stays
 * with its event: before its next danced round, or else after the previous one.
 */
function linesOf(task: OptimizerTask, order: Int32Array): readonly PlanItem[] {
  const riding = ridersOf(task);
  let slot = 0;
  return task.items.flatMap((item): readonly PlanItem[] => {
    if (item.kind === 'block') return [item];
    if (riding.all.has(item)) return [];
    if (hasNoLength(item)) return [item];
    const round = task.rounds[order[slot] ?? 0] ?? item;
    slot += 1;
    return [...(riding.before.get(round) ?? []), round, ...(riding.behind.get(round) ?? [])];
  });
}

/** Rounds without time, keyed by the round of the same event that they stay with. */
function ridersOf({ items, rounds }: OptimizerTask): {
  readonly before: ReadonlyMap<PlannedRoundItem, readonly PlannedRoundItem[]>;
  readonly behind: ReadonlyMap<PlannedRoundItem, readonly PlannedRoundItem[]>;
  readonly all: ReadonlySet<PlanItem>;
} {
  const before = new Map<PlannedRoundItem, PlannedRoundItem[]>();
  const behind = new Map<PlannedRoundItem, PlannedRoundItem[]>();
  const all = new Set<PlanItem>();
  const ofEvent = new Map<string, PlannedRoundItem[]>();
  for (const round of rounds) {
    const others = ofEvent.get(round.event.key);
    if (others === undefined) ofEvent.set(round.event.key, [round]);
    else others.push(round);
  }
  for (const item of items) {
    if (item.kind === 'block' || !hasNoLength(item)) continue;
    const danced = ofEvent.get(item.event.key) ?? [];
    const inner = danced.find(({ round }) => round.number < item.round.number);
    const outer = danced.findLast(({ round }) => round.number > item.round.number);
    const [list, with_] = inner === undefined ? [behind, outer] : [before, inner];
    if (with_ === undefined) continue;
    list.set(with_, [...(list.get(with_) ?? []), item]);
    all.add(item);
  }
  return { before, behind, all };
}
