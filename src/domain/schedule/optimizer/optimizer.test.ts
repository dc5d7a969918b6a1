import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Optimizer, type OrderProposal } from './optimizer.ts';
import { reorderItems } from '../plan/order.ts';
import { listItems, toItemRef, isSameItem, type ItemRef, type Plan } from '../plan/plan.ts';
import { isDanced } from '../plan/states.ts';
import {
  buildNamedBlock,
  playLines,
  HOUR,
  buildMadeUpDay,
  MINUTE,
  MORNING,
  insertBlock,
  changeRound,
} from '../testing/madeUpDay.ts';

import { limitRuns } from '../../testing/tries.ts';

const { plan: DAY, timing: TIMING } = buildMadeUpDay('S', 1);
const LINES = listItems(DAY);

/** A day sorted event by event, before any optimization. */
function naive(plan: Plan): Plan {
  const lines = listItems(plan);
  const order = plan.events.flatMap(({ key }) =>
    lines.filter((item) => item.kind === 'round' && item.event.key === key).map(toItemRef),
  );
  const sorted = reorderItems(plan, order);
  if (!sorted.ok) throw new Error(JSON.stringify(sorted.problem));
  return sorted.value;
}

const applied = (plan: Plan, { order }: OrderProposal): Plan => {
  const proposed = reorderItems(plan, order);
  if (!proposed.ok) throw new Error(JSON.stringify(proposed.problem));
  return proposed.value;
};

const proposalAfter = (changes: number, plan: Plan, seed = 1, now?: number): OrderProposal => {
  const optimizer = new Optimizer(plan, TIMING, now === undefined ? { seed } : { seed, now });
  optimizer.step(changes);
  return optimizer.proposal();
};

/** The lines between those that match `ends`, each stretch sorted to ignore its order. */
function stretches(plan: Plan, ends: (ref: ItemRef) => boolean): readonly (readonly string[])[] {
  const all: string[][] = [[]];
  for (const item of listItems(plan)) {
    const ref = toItemRef(item);
    if (ends(ref)) all.push([]);
    if (ref.kind === 'round') all.at(-1)?.push(`${ref.event} ${ref.round}`);
  }
  return all.map((stretch) => stretch.toSorted());
}

describe('improvements', () => {
  test('the optimizer makes a day sorted by event feasible within some ten thousand changes', () => {
    const plan = naive(DAY);
    const { before, after, better } = proposalAfter(40_000, plan);
    expect(better).toBe(true);
    expect(before.withoutMarking).toBeGreaterThan(50);
    expect(after.withoutMarking).toBe(0);
    expect(after.clashes).toBeLessThan(before.clashes / 4);
    expect(after.shortRests).toBeLessThan(before.shortRests / 3);
    expect(after.costumeChanges).toBeLessThan(before.costumeChanges);
  });

  test('the optimizer improves the usual order: fewer clashes and more rest', () => {
    const { before, after } = proposalAfter(40_000, DAY);
    expect(after.clashes).toBeLessThan(before.clashes / 4);
    expect(after.shortRests).toBeLessThan(before.shortRests / 3);
    expect(after.withoutMarking).toBe(0);
  });

  test('the optimizer can be queried at any time, and more changes never make its best order worse', () => {
    const optimizer = new Optimizer(naive(DAY), TIMING, { seed: 4 });
    let last = optimizer.progress().best;
    for (let slice = 0; slice < 20; slice += 1) {
      const { best, iterations } = optimizer.step(1000);
      expect(iterations).toBe(1000 * (slice + 1));
      expect(best.withoutMarking).toBeLessThanOrEqual(last.withoutMarking);
      if (best.withoutMarking === last.withoutMarking) expect(best.cost).toBeLessThanOrEqual(last.cost);
      last = best;
    }
  });

  test('the optimizer finds the same order for the same seed, in any slicing of steps', () => {
    const whole = proposalAfter(5000, DAY, 9);
    const sliced = new Optimizer(DAY, TIMING, { seed: 9 });
    for (let slice = 0; slice < 5; slice += 1) sliced.step(1000);
    expect(sliced.proposal()).toEqual(whole);
  });

  test('the optimizer proposes the current order before its first change', () => {
    const { order, better, before, after } = new Optimizer(DAY, TIMING, { seed: 1 }).proposal();
    expect(order).toEqual(LINES.map(toItemRef));
    expect(better).toBe(false);
    expect(after).toEqual(before);
  });
});

describe('invariants', () => {
  /** A day with two sessions, breaks, a fixed lunch, and some rounds skipped or danced. */
  const days = fc
    .record({
      latin: fc.integer({ min: 30, max: LINES.length - 1 }),
      lunch: fc.integer({ min: 5, max: 25 }),
      pause: fc.integer({ min: 40, max: 100 }),
      done: fc.integer({ min: 0, max: 30 }),
      skipped: fc.uniqueArray(fc.integer({ min: 35, max: LINES.length - 1 }), { maxLength: 5 }),
      seed: fc.nat(),
      sorted: fc.boolean(),
    })
    .map(({ latin, lunch, pause, done, skipped, seed, sorted }) => {
      let plan = sorted ? DAY : naive(DAY);
      for (const at of skipped) {
        const item = listItems(plan)[at];
        if (item?.kind === 'round' && item.round.number > 0)
          plan = changeRound(plan, toItemRef(item), { state: 'skipped' });
      }
      plan = insertBlock(
        plan,
        latin,
        buildNamedBlock('latin', { kind: 'session', notBefore: MORNING + 5 * HOUR }),
      );
      plan = insertBlock(plan, pause, buildNamedBlock('pause', { minutes: 12 }));
      plan = insertBlock(
        plan,
        lunch,
        buildNamedBlock('lunch', { kind: 'lunch', minutes: 30, notBefore: MORNING + 2 * HOUR }),
      );
      const { plan: begun, now } = playLines(plan, done, () => 6 * MINUTE);
      return { plan: begun, seed, now: done === 0 ? undefined : now };
    });

  test('a proposed order has every line once, events in order, and breaks, danced rounds and sessions in place', () => {
    fc.assert(
      fc.property(days, ({ plan, seed, now }) => {
        const proposal = proposalAfter(3000, plan, seed, now);
        // reorder rejects missing lines, events out of order, and lines before a danced round.
        const after = applied(plan, proposal);
        const last = listItems(plan).findLastIndex((item) => item.kind === 'round' && isDanced(item.round));
        for (const [at, item] of listItems(plan)
          .slice(0, last + 1)
          .entries())
          expect(isSameItem(toItemRef(item), proposal.order[at] ?? toItemRef(item))).toBe(true);
        const promised = (ref: ItemRef): boolean =>
          ref.kind === 'block' && (ref.block === 'latin' || ref.block === 'lunch');
        const live = (of: Plan) =>
          stretches(of, promised).map((stretch) =>
            stretch.filter((name) =>
              of.events.some((event) =>
                event.rounds.some(
                  ({ number, state }) => state === 'initialized' && name === `${event.key} ${number}`,
                ),
              ),
            ),
          );
        expect(live(after)).toEqual(live(plan));
      }),
      limitRuns(30),
    );
  });

  test('a proposed order is never worse than the current one, and no day ends later', () => {
    fc.assert(
      fc.property(days, ({ plan, seed, now }) => {
        const { before, after } = proposalAfter(3000, plan, seed, now);
        expect(after.withoutMarking).toBeLessThanOrEqual(before.withoutMarking);
        if (after.withoutMarking === before.withoutMarking)
          expect(after.cost).toBeLessThanOrEqual(before.cost);
        for (const [day, { planned, end }] of after.days.entries()) {
          expect(planned.to).toBe(before.days[day]?.planned.to);
          expect(Math.abs((end?.likely ?? 0) - (before.days[day]?.end?.likely ?? 0))).toBeLessThan(1);
        }
      }),
      limitRuns(30),
    );
  });

  test('the figures of a proposed order equal a recount', () => {
    fc.assert(
      fc.property(days, ({ plan, seed, now }) => {
        const { after, order } = proposalAfter(3000, plan, seed, now);
        const again = reorderItems(plan, order);
        if (!again.ok) throw new Error(JSON.stringify(again.problem));
        const recounted = new Optimizer(again.value, TIMING, now === undefined ? { seed } : { seed, now });
        const { before } = recounted.progress();
        for (const kind of [
          'withoutMarking',
          'clashes',
          'costumeChanges',
          'shortRests',
          'styleChanges',
        ] as const)
          expect(before[kind]).toBeCloseTo(after[kind], 3);
      }),
      limitRuns(20),
    );
  });

  test('sessions keep their styles in a proposed order', () => {
    const firstLatin = LINES.findIndex((item) => item.kind === 'round' && item.event.style === 'Latin');
    const plan = insertBlock(DAY, firstLatin, buildNamedBlock('Latin', { kind: 'session' }));
    const after = applied(plan, proposalAfter(5000, plan));
    const session = listItems(after).findIndex((item) => item.kind === 'block');
    const styles = listItems(after).map((item) => (item.kind === 'round' ? item.event.style : 'session'));
    expect(styles.slice(0, session)).not.toContain('Latin');
    expect(new Set(styles.slice(session + 1))).toEqual(new Set(['Latin']));
  });

  test('the optimizer moves nothing on a finished day, with one line, or with none', () => {
    const { plan, now } = playLines(DAY, LINES.length, () => 5 * MINUTE);
    const over = new Optimizer(plan, TIMING, { seed: 1, now });
    expect(over.step(100)).toMatchObject({ nothingToMove: true, iterations: 0 });
    expect(over.proposal().better).toBe(false);
    const none = new Optimizer({ events: [], blocks: [] }, TIMING, { seed: 1 });
    expect(none.step(100).nothingToMove).toBe(true);
    expect(none.proposal().order).toEqual([]);
  });
});
