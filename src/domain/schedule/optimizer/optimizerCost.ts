import { DEFAULT_CONFLICT_LIMITS } from '../conflicts/conflicts.ts';
import type { OptimizerTask } from './optimizerTask.ts';

/**
 * The costs of an order, in people and rounds. People who may be eliminated earlier count with the
 * probability that they still dance.
 */
export interface OrderFigures {
  /** Rounds directly after the previous one of their event: no time to mark and to read out. */
  readonly withoutMarking: number;
  /** People who lead and follow within a few minutes. */
  readonly clashes: number;
  /** People with too little time to change. */
  readonly costumeChanges: number;
  /** People who dance two rounds in a row. */
  readonly shortRests: number;
  /** Style changes between consecutive rounds. */
  readonly styleChanges: number;
  /** The weighted sum of the other figures; more time lowers the weights. */
  readonly cost: number;
}

/** Relative weights, chosen so that a rest never justifies a clash. */
const CLASH = 30;
const COSTUME = 4;
const REST = 2;
const BREATH = 0.5;
const STYLE = 15;

const { costumeMinutes: COSTUME_MINUTES, roleMinutes: ROLE_MINUTES } = DEFAULT_CONFLICT_LIMITS;
/** A shorter pause is no full rest. One round in between is a rest, but a longer pause is better. */
const BREATH_MINUTES = 6;
/** A break of this many minutes is enough to mark, and to rest. */
const A_BREAK = 3;
/** Slots at least this far apart do not affect each other, even if all rounds are short. */
export const MAX_AFFECTED_SLOTS = 8;

/** Sums the costs of near pairs of slots. Reused for every evaluation, to avoid allocations. */
export class OrderCost {
  readonly #task: OptimizerTask;
  readonly #order: Int32Array;
  readonly #rounds: number;
  withoutMarking = 0;
  cost = 0;
  clashes = 0;
  costumeChanges = 0;
  shortRests = 0;
  styleChanges = 0;

  /** @param order the round in each slot; read on each evaluation and may change in between */
  constructor(task: OptimizerTask, order: Int32Array) {
    this.#task = task;
    this.#order = order;
    this.#rounds = order.length;
  }

  clear(): void {
    this.withoutMarking = 0;
    this.cost = 0;
    this.clashes = 0;
    this.costumeChanges = 0;
    this.shortRests = 0;
    this.styleChanges = 0;
  }

  /** Adds every pair of slots around or within the slots from `first` to `last`. */
  addAround(first: number, last: number): void {
    const { length, gapAfter } = this.#task;
    const end = Math.min(last, this.#rounds - 1);
    for (let p = Math.max(0, first - MAX_AFFECTED_SLOTS); p <= end; p += 1) {
      let minutes = gapAfter[p] ?? 0;
      const farthest = Math.min(this.#rounds - 1, p + MAX_AFFECTED_SLOTS);
      for (let q = p + 1; q <= farthest && minutes < COSTUME_MINUTES; q += 1) {
        if (q >= first) this.#addPair(p, q, minutes);
        minutes += (length[this.#order[q] ?? 0] ?? 0) + (gapAfter[q] ?? 0);
      }
    }
  }

  #addPair(p: number, q: number, minutes: number): void {
    const { next, shared, otherRole, change, otherStyle } = this.#task;
    const a = this.#order[p] ?? 0;
    const b = this.#order[q] ?? 0;
    const cell = a * this.#rounds + b;
    const people = shared[cell] ?? 0;
    if (q === p + 1 && minutes < A_BREAK) {
      if (next[a] === b) this.withoutMarking += 1;
      this.shortRests += people;
      this.cost += REST * people;
    } else if (minutes < BREATH_MINUTES) this.cost += BREATH * people * (1 - minutes / BREATH_MINUTES);
    if (q === p + 1 && (otherStyle[cell] ?? 0) > 0) {
      this.styleChanges += 1;
      this.cost += STYLE;
    }
    const switching = otherRole[cell] ?? 0;
    if (switching > 0 && minutes < ROLE_MINUTES) {
      this.clashes += switching;
      this.cost += CLASH * switching * (1 - minutes / (2 * ROLE_MINUTES));
    }
    if ((change[cell] ?? 0) > 0) {
      this.costumeChanges += people;
      this.cost += COSTUME * people * (1 - minutes / (2 * COSTUME_MINUTES));
    }
  }

  addAll(): void {
    this.clear();
    this.addAround(0, this.#rounds - 1);
  }

  figures(): OrderFigures {
    const { withoutMarking, clashes, costumeChanges, shortRests, styleChanges, cost } = this;
    return { withoutMarking, clashes, costumeChanges, shortRests, styleChanges, cost };
  }
}
