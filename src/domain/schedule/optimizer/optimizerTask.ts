import { mapDefined } from '../../mapDefined.ts';
import { findCostume, needsCostumeChange } from '../conflicts/costumes.ts';
import { hasNoLength } from '../times/lengths.ts';
import { listItems, type Plan, type PlanItem } from '../plan/plan.ts';
import { isDanced } from '../plan/states.ts';
import { recalculateTimes } from '../times/times.ts';
import type { Timing } from '../times/timing.ts';
import { indexDancersByRound } from '../conflicts/dancersByRound.ts';

export type PlannedRoundItem = PlanItem & { readonly kind: 'round' };

/**
 * The optimizer's input: rounds that take time, indexed by their current order, and the slots they are in. Rounds move
 * between slots; slots are fixed. All times in minutes. In tables of two rounds, the first is the row.
 */
export interface OptimizerTask {
  readonly items: readonly PlanItem[];
  readonly rounds: readonly PlannedRoundItem[];
  readonly length: Float64Array;
  /** The time from the end of a slot's round to the start of the next: breaks, waiting for a session, a night. */
  readonly gapAfter: Float64Array;
  /** The slots, end excluded, a slot's round may move to. Bounded by sessions, fixed-time blocks and danced rounds. */
  readonly stretchFrom: Int32Array;
  readonly stretchTo: Int32Array;
  /** The event's next and previous danced round; -1: none. */
  readonly next: Int32Array;
  readonly before: Int32Array;
  /** Expected number of people in both rounds. */
  readonly shared: Float64Array;
  /** The people in both rounds who lead in one and follow in the other. */
  readonly otherRole: Float64Array;
  /** 1 if dancing both needs a change of clothes. */
  readonly change: Uint8Array;
  /** 1 if the styles differ. */
  readonly otherStyle: Uint8Array;
}

const MINUTE_MS = 60_000;

const isRoundLine = (item: PlanItem): item is PlannedRoundItem => item.kind === 'round';

/** Rounds cannot move past this item: their session, or its fixed time, would change. */
const holds = (item: PlanItem): boolean =>
  item.kind === 'block' && (item.block.kind === 'session' || item.block.notBefore !== undefined);

/** Stretches of slots between boundaries; up to the last danced round each slot is its own stretch. */
function stretchesOf(
  items: readonly PlanItem[],
  slots: number,
): Pick<OptimizerTask, 'stretchFrom' | 'stretchTo'> {
  const stretchFrom = new Int32Array(slots);
  const stretchTo = new Int32Array(slots);
  const lastDanced = items.findLastIndex((item) => item.kind === 'round' && isDanced(item.round));
  let from = 0;
  let slot = 0;
  const close = (): void => {
    stretchFrom.fill(from, from, slot);
    stretchTo.fill(slot, from, slot);
    from = slot;
  };
  for (const [at, item] of items.entries()) {
    if (holds(item)) close();
    if (item.kind === 'block' || hasNoLength(item)) continue;
    slot += 1;
    if (at <= lastDanced) close();
  }
  close();
  return { stretchFrom, stretchTo };
}

function eventOrder(rounds: readonly PlannedRoundItem[]): Pick<OptimizerTask, 'next' | 'before'> {
  const next = new Int32Array(rounds.length).fill(-1);
  const before = new Int32Array(rounds.length).fill(-1);
  const last = new Map<string, number>();
  for (const [round, { event }] of rounds.entries()) {
    const earlier = last.get(event.key);
    if (earlier !== undefined) {
      next[earlier] = round;
      before[round] = earlier;
    }
    last.set(event.key, round);
  }
  return { next, before };
}

/** Computed from each person's rounds, so that pairs without common people cost nothing. */
function peopleInCommon(
  plan: Plan,
  rounds: readonly PlannedRoundItem[],
): Pick<OptimizerTask, 'shared' | 'otherRole'> {
  const n = rounds.length;
  const shared = new Float64Array(n * n);
  const otherRole = new Float64Array(n * n);
  const { people, fieldOf } = indexDancersByRound(plan);
  const ofPerson: { round: number; event: string; likely: number; leads: boolean }[][] = Array.from(
    { length: people },
    () => [],
  );
  for (const [round, { event, round: planned }] of rounds.entries()) {
    const { dancing, likely } = fieldOf(event, planned);
    for (const { person, role } of dancing)
      ofPerson[person]?.push({ round, event: event.key, likely, leads: role === 'lead' });
  }
  for (const danced of ofPerson) {
    for (const [at, one] of danced.entries()) {
      for (let later = at + 1; later < danced.length; later += 1) {
        const other = danced[later];
        if (other === undefined) continue;
        // A finalist was in the semi-final; two events are independent.
        const both =
          one.event === other.event ? Math.min(one.likely, other.likely) : one.likely * other.likely;
        for (const cell of [one.round * n + other.round, other.round * n + one.round]) {
          shared[cell] = (shared[cell] ?? 0) + both;
          if (one.leads !== other.leads) otherRole[cell] = (otherRole[cell] ?? 0) + both;
        }
      }
    }
  }
  return { shared, otherRole };
}

function stylesApart(rounds: readonly PlannedRoundItem[]): Pick<OptimizerTask, 'change' | 'otherStyle'> {
  const n = rounds.length;
  const change = new Uint8Array(n * n);
  const otherStyle = new Uint8Array(n * n);
  const costumes = rounds.map(({ event }) => findCostume(event.style));
  for (const [row, one] of rounds.entries()) {
    for (const [column, other] of rounds.entries()) {
      change[row * n + column] = needsCostumeChange(costumes[row] ?? 'any', costumes[column] ?? 'any')
        ? 1
        : 0;
      otherStyle[row * n + column] = one.event.style === other.event.style ? 0 : 1;
    }
  }
  return { change, otherStyle };
}

/** @param now milliseconds since 1970, once the day has begun */
export function buildOptimizerTask(plan: Plan, timing: Timing, now: number | undefined): OptimizerTask {
  const items = listItems(plan);
  // Only lengths and gaps matter here, so a day without a start may begin at any time.
  const timed = mapDefined(
    recalculateTimes(plan, timing, now, now ?? 0).items,
    ({ item, expected, planned }) => {
      const span = expected ?? planned;
      return span === undefined || !isRoundLine(item) || hasNoLength(item) ? undefined : { item, span };
    },
  );
  const rounds = timed.map(({ item }) => item);
  const spans = timed.map(({ span }) => span);
  return {
    items,
    rounds,
    length: Float64Array.from(spans, ({ from, to }) => (to - from) / MINUTE_MS),
    gapAfter: Float64Array.from(spans, ({ to }, slot) =>
      Math.max(0, ((spans[slot + 1]?.from ?? to) - to) / MINUTE_MS),
    ),
    ...stretchesOf(items, rounds.length),
    ...eventOrder(rounds),
    ...peopleInCommon(plan, rounds),
    ...stylesApart(rounds),
  };
}
