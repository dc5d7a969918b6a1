import { USUAL_CLOSENESS } from '../conflicts/conflicts.ts';
import type { Task } from './optimiserTask.ts';

/** What an order costs, in people and rounds. Of people who may still go out before, their share counts. */
export interface OrderFigures {
  /** Rounds danced directly behind the round before of their event: no time to mark and to read out. */
  readonly withoutMarking: number;
  /** People who lead and follow within a few minutes. */
  readonly clashes: number;
  /** People who have too little time to change. */
  readonly costumeChanges: number;
  /** People who dance two rounds in a row. */
  readonly shortRests: number;
  /** How often the style changes from one round to the next. */
  readonly styleChanges: number;
  /** All of these in one number, marking apart: each as much as it is worth, the less the more time there is. */
  readonly cost: number;
}

/** What one of each is worth against the others; chosen so that nobody is twice on the floor for the sake of a rest. */
const CLASH = 30;
const COSTUME = 4;
const REST = 2;
const BREATH = 0.5;
const STYLE = 15;

const { costumeMinutes: COSTUME_MINUTES, roleMinutes: ROLE_MINUTES } = USUAL_CLOSENESS;
/** One round in between is a rest, but a longer one is a better. */
const BREATH_MINUTES = 6;
/** A break of so many minutes is time enough to mark, and to rest. */
const A_BREAK = 3;
/** So many slots further on nothing is close any more, even when all rounds are short. */
export const FARTHEST = 8;

/** Adds up what the pairs of near slots cost. Reused for every look, so that a look makes no garbage. */
export class OrderCost {
  readonly #task: Task;
  readonly #order: Int32Array;
  readonly #rounds: number;
  withoutMarking = 0;
  cost = 0;
  clashes = 0;
  costumeChanges = 0;
  shortRests = 0;
  styleChanges = 0;

  /** @param order the round in each slot; it is looked at each time, and may change in between */
  constructor(task: Task, order: Int32Array) {
    this.#task = task;
    this.#order = order;
    this.#rounds = order.length;
  }

  /** Begins to add up anew. */
  clear(): void {
    this.withoutMarking = 0;
    this.cost = 0;
    this.clashes = 0;
    this.costumeChanges = 0;
    this.shortRests = 0;
    this.styleChanges = 0;
  }

  /** Adds every pair of slots that stands around, or reaches into, the slots from `first` to `last`. */
  addAround(first: number, last: number): void {
    const { length, gapAfter } = this.#task;
    const end = Math.min(last, this.#rounds - 1);
    for (let p = Math.max(0, first - FARTHEST); p <= end; p += 1) {
      let minutes = gapAfter[p] ?? 0;
      const farthest = Math.min(this.#rounds - 1, p + FARTHEST);
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

  /** The whole order. */
  addAll(): void {
    this.clear();
    this.addAround(0, this.#rounds - 1);
  }

  figures(): OrderFigures {
    const { withoutMarking, clashes, costumeChanges, shortRests, styleChanges, cost } = this;
    return { withoutMarking, clashes, costumeChanges, shortRests, styleChanges, cost };
  }
}
