import { mapDefined } from '../../defined.ts';
import { costumeOf, hasToChange } from '../conflicts/costumes.ts';
import { takesNoTime } from '../times/lengths.ts';
import { itemsOf, type Plan, type PlanItem } from '../plan/plan.ts';
import { isDanced } from '../plan/states.ts';
import { freshTimesOf } from '../times/times.ts';
import type { Timing } from '../times/timing.ts';
import { mayDance } from '../conflicts/mayDance.ts';

export type RoundLine = PlanItem & { readonly kind: 'round' };

/**
 * What the search works on: the rounds that take time, counted in the order in which they stand today, and the slots
 * they stand in. Rounds move from slot to slot, slots never move. All times in minutes. In the tables of two rounds the
 * first gives the row.
 */
export interface Task {
  readonly items: readonly PlanItem[];
  readonly rounds: readonly RoundLine[];
  readonly length: Float64Array;
  /** From the end of a slot's round to the beginning of the next slot's: breaks, waiting for a session, a night. */
  readonly gapAfter: Float64Array;
  /**
   * The stretch of slots, from and to (not included), within which the round of a slot may move: it ends at a session,
   * at a block that is promised for a time, and at what has been danced.
   */
  readonly stretchFrom: Int32Array;
  readonly stretchTo: Int32Array;
  /** The round of the same event danced next and before; -1: none. */
  readonly next: Int32Array;
  readonly before: Int32Array;
  /** How many people are likely in both rounds. */
  readonly shared: Float64Array;
  /** How many of them lead in one and follow in the other. */
  readonly otherRole: Float64Array;
  /** 1 where who dances both has to change. */
  readonly change: Uint8Array;
  /** 1 where the styles differ. */
  readonly otherStyle: Uint8Array;
}

const MINUTE = 60_000;

const isRoundLine = (item: PlanItem): item is RoundLine => item.kind === 'round';

/** Nothing moves over it: the session it opens, or the time it is promised for, would be another. */
const holds = (item: PlanItem): boolean =>
  item.kind === 'block' && (item.block.kind === 'session' || item.block.notBefore !== undefined);

/** The stretches of slots between what holds; everything down to the last danced round is a stretch of one each. */
function stretchesOf(items: readonly PlanItem[], slots: number): Pick<Task, 'stretchFrom' | 'stretchTo'> {
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
    if (item.kind === 'block' || takesNoTime(item)) continue;
    slot += 1;
    if (at <= lastDanced) close();
  }
  close();
  return { stretchFrom, stretchTo };
}

function eventOrder(rounds: readonly RoundLine[]): Pick<Task, 'next' | 'before'> {
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

/** Who is in two rounds: from each person's rounds, so that rounds without common people cost nothing. */
function peopleInCommon(plan: Plan, rounds: readonly RoundLine[]): Pick<Task, 'shared' | 'otherRole'> {
  const n = rounds.length;
  const shared = new Float64Array(n * n);
  const otherRole = new Float64Array(n * n);
  const { people, fieldOf } = mayDance(plan);
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
        // Who is in the final was in the semi-final; of two events each goes its own way.
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

function stylesApart(rounds: readonly RoundLine[]): Pick<Task, 'change' | 'otherStyle'> {
  const n = rounds.length;
  const change = new Uint8Array(n * n);
  const otherStyle = new Uint8Array(n * n);
  const costumes = rounds.map(({ event }) => costumeOf(event.style));
  for (const [row, one] of rounds.entries()) {
    for (const [column, other] of rounds.entries()) {
      change[row * n + column] = hasToChange(costumes[row] ?? 'any', costumes[column] ?? 'any') ? 1 : 0;
      otherStyle[row * n + column] = one.event.style === other.event.style ? 0 : 1;
    }
  }
  return { change, otherStyle };
}

/** Today's plan as a task for the search. `now` in milliseconds since 1970, once the day has begun. */
export function taskOf(plan: Plan, timing: Timing, now: number | undefined): Task {
  const items = itemsOf(plan);
  // Only lengths and gaps count here: without a start the day begins anywhere.
  const timed = mapDefined(freshTimesOf(plan, timing, now, now ?? 0).items, ({ item, expected, planned }) => {
    const span = expected ?? planned;
    return span === undefined || !isRoundLine(item) || takesNoTime(item) ? undefined : { item, span };
  });
  const rounds = timed.map(({ item }) => item);
  const spans = timed.map(({ span }) => span);
  return {
    items,
    rounds,
    length: Float64Array.from(spans, ({ from, to }) => (to - from) / MINUTE),
    gapAfter: Float64Array.from(spans, ({ to }, slot) =>
      Math.max(0, ((spans[slot + 1]?.from ?? to) - to) / MINUTE),
    ),
    ...stretchesOf(items, rounds.length),
    ...eventOrder(rounds),
    ...peopleInCommon(plan, rounds),
    ...stylesApart(rounds),
  };
}
