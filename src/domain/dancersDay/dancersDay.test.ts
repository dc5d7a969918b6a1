import { expect, test } from 'vitest';
import { createRandom, type RandomSource } from '../random.ts';
import type { CompetitionEvent, Entry, Round } from '../competition.ts';
import { createEventKey } from '../ids.ts';
import { parseBlockId, createPlan, type Block } from '../schedule/plan/plan.ts';
import { calculateTimes } from '../schedule/times/times.ts';
import { DEFAULT_TIMING } from '../schedule/times/timing.ts';
import { TEST_SEED, limitRuns } from '../testing/tries.ts';
import { buildTestRound, type RoundInput } from '../testing/round.ts';
import { createPlaceFinder } from '../floor/coupleProgress.ts';
import { buildDancersDay, isDancersDayOver } from './dancersDay.ts';
import { calculateOnDeckTime } from '../floor/onDeck.ts';
import { buildCouple } from '../floor/testing/hall.ts';

const MINUTE = 60_000;
const NINE = Date.UTC(2026, 2, 14, 14);
const couples = Array.from({ length: 12 }, (_, at) => buildCouple(101 + at));
const [ours = buildCouple(101)] = couples;

/** Places of `count` couples, with or without ours. */
const places = (count: number, isIn: boolean, heat = 1) =>
  (isIn ? couples : couples.slice(1)).slice(0, count).map(({ id }) => ({ id, heats: [heat] }));

const semi = (told: RoundInput): Round => buildTestRound({ number: 1, name: 'Semi-Final', ...told });
const final = (told: RoundInput): Round => buildTestRound({ number: 0, name: 'Final', ...told });

const event = (name: string, ...rounds: readonly Round[]): CompetitionEvent => ({
  key: createEventKey(name),
  name,
  level: 'Bronze',
  style: 'Standard',
  dances: ['Waltz'],
  entries: couples,
  rounds,
});

function dayOf(events: readonly CompetitionEvent[], now = NINE, blocks: readonly Block[] = []) {
  const own = events.map((one) => ({ event: one, entry: ours, role: 'lead' as const, placeIn: placeOfOurs }));
  return buildDancersDay(own, blocks, {
    times: calculateTimes(
      createPlan(events, blocks, () => false),
      DEFAULT_TIMING,
      now,
    ),
    timing: DEFAULT_TIMING,
    usual: 'at once',
  });
}

const placeOfOurs = (round: { readonly number: number; readonly entries: unknown }) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every round of these days lists its couples
  createPlaceFinder(ours)(round as Round);

test('a dancer’s next dance has the times of their own heat, and a recalled dancer sees the next round', () => {
  const { coming } = dayOf([
    event(
      'Waltz',
      final({ startTime: NINE + 60 * MINUTE, scheduleIndex: 2 }),
      semi({ startTime: NINE, scheduleIndex: 1, numHeats: 2, entries: places(12, true, 2) }),
    ),
  ]);
  expect(coming).toMatchObject([
    { kind: 'dance', round: { number: 1 }, heat: 2, isCertain: true },
    { kind: 'dance', round: { number: 0 }, heat: undefined, isCertain: false },
  ]);
  const [first] = coming;
  // By then heat 1 has danced its 90 seconds.
  expect(first?.begins?.likely).toBe(NINE + 90_000);
  expect(calculateOnDeckTime(first?.begins?.earliest ?? 0)).toBeLessThan(NINE);
});

test('a seeded dancer’s day begins with the round they are seeded into, and lists no earlier one', () => {
  const { coming, done } = dayOf([
    event(
      'Waltz',
      final({ startTime: NINE + 60 * MINUTE, scheduleIndex: 2 }),
      semi({
        startTime: NINE + 30 * MINUTE,
        scheduleIndex: 1,
        entries: places(2, true),
        byes: places(2, true).map(({ id }) => id),
      }),
      buildTestRound({ number: 2, name: 'Quarter-Final', startTime: NINE, entries: places(8, false) }),
    ),
  ]);
  expect(coming).toMatchObject([
    { round: { number: 1 }, isStart: true, isCertain: true, heat: undefined },
    { round: { number: 0 }, isStart: false, isCertain: false },
  ]);
  expect(done).toEqual([]);
});

test('the number of couples called back ignores later withdrawals and walk-ons', () => {
  const after = (inFinal: number) =>
    dayOf([
      event(
        'Waltz',
        final({ startTime: NINE + 60 * MINUTE, scheduleIndex: 2, entries: places(inFinal, true) }),
        semi({
          state: 'posted',
          recalled: 6,
          startedAt: NINE,
          startTime: NINE,
          scheduleIndex: 1,
          entries: places(9, true),
        }),
      ),
    ]).done.map(({ what }) => what);
  for (const inFinal of [5, 10]) expect(after(inFinal)).toEqual([{ kind: 'called back', on: 6, of: 9 }]);
});

test('a seeded dancer who never came missed the round, and did not reach it', () => {
  const [own] = places(2, true);
  const { done } = dayOf([
    event(
      'Waltz',
      final({ startTime: NINE + 60 * MINUTE, scheduleIndex: 2, entries: places(2, false) }),
      semi({
        state: 'posted',
        startedAt: NINE,
        startTime: NINE,
        scheduleIndex: 1,
        entries: places(4, true).map((one) => (one.id === own?.id ? { ...one, away: true } : one)),
        byes: own === undefined ? [] : [own.id],
      }),
      buildTestRound({ number: 2, name: 'Quarter-Final', state: 'posted', entries: places(8, false) }),
    ),
  ]);
  expect(done.map(({ what }) => what)).toEqual([{ kind: 'missed' }]);
});

test('callbacks and their count appear only once they are posted', () => {
  const called = (state: 'marked' | 'posted', isIn: boolean) =>
    dayOf([
      event(
        'Waltz',
        final({ startTime: NINE + 60 * MINUTE, scheduleIndex: 2, entries: places(6, isIn) }),
        semi({ state, startedAt: NINE, startTime: NINE, scheduleIndex: 1, entries: places(9, true) }),
        buildTestRound({
          number: 2,
          name: 'Quarter-Final',
          state: 'posted',
          startedAt: NINE - 30 * MINUTE,
          entries: places(11, true),
        }),
      ),
    ]);
  expect(called('posted', true)).toMatchObject({
    coming: [{ round: { number: 0 }, from: { number: 1 }, isCertain: true }],
    done: [{ what: { kind: 'called back', on: 6, of: 9 } }, { what: { kind: 'called back', on: 9, of: 11 } }],
  });
  expect(called('posted', false)).toMatchObject({
    coming: [],
    done: [
      { what: { kind: 'out', on: 6, of: 9, rounds: 2, reached: { couples: 9, began: 11 } } },
      { what: { kind: 'called back', on: 9, of: 11 } },
    ],
  });
  for (const isIn of [true, false])
    expect(called('marked', isIn)).toMatchObject({
      coming: [{ round: { number: 0 }, isCertain: false, from: undefined }],
      done: [{ what: { kind: 'result to come' } }, { what: { kind: 'called back' } }],
    });
});

test('the number of couples in a round leaves out those it was started without', () => {
  const [first, ...others] = places(9, false);
  if (first === undefined) return expect.unreachable();
  const { done } = dayOf([
    event(
      'Waltz',
      final({ startTime: NINE + 60 * MINUTE, entries: places(6, true) }),
      semi({
        state: 'posted',
        startedAt: NINE,
        entries: [{ ...first, away: true }, ...others, ...places(1, true)],
      }),
    ),
  ]);
  expect(done.map(({ what }) => what)).toMatchObject([{ kind: 'called back', on: 6, of: 9 }]);
});

test('a dance has no time if the plan has no start, or if its plan is weeks old', () => {
  const waits = (startTime: number | undefined) =>
    event('Waltz', final({ startTime, entries: places(6, true) }));
  expect(dayOf([waits(undefined)]).coming[0]?.begins).toBeUndefined();
  expect(dayOf([waits(NINE)], NINE + 21 * 24 * 60 * MINUTE).coming[0]?.begins).toBeUndefined();
});

test('a dancer who goes out in the first round sees no number of couples beaten', () => {
  const { done } = dayOf([
    event(
      'Waltz',
      final({ startTime: NINE + 60 * MINUTE, entries: places(6, false) }),
      semi({ state: 'posted', startedAt: NINE, entries: places(11, true) }),
    ),
  ]);
  expect(done.map(({ what }) => what)).toEqual([{ kind: 'out', on: 6, of: 11, rounds: 1 }]);
});

test('a place appears once it is released; until then the dancer waits for the awards', () => {
  const id = parseBlockId('awards');
  if (id === undefined) return expect.unreachable();
  const awards: Block = {
    id,
    kind: 'awards',
    title: 'Awards',
    scheduleIndex: 9,
    minutes: 20,
    notBefore: undefined,
  };
  const danced = (release: 'at once' | 'awards', releasedAt?: number) =>
    dayOf(
      [
        event(
          'Waltz',
          final({
            state: 'posted',
            startedAt: NINE,
            startTime: NINE,
            entries: places(6, true),
            release,
            releasedAt,
          }),
        ),
        // A later round, so the awards are not over yet.
        event('Tango', final({ startTime: NINE + 30 * MINUTE, scheduleIndex: 5, entries: places(6, false) })),
      ],
      NINE + 10 * MINUTE,
      [awards],
    );
  expect(danced('awards')).toMatchObject({
    coming: [{ kind: 'awards', couples: [{ entry: { number: '101' } }] }],
    done: [{ what: { kind: 'awards' } }],
  });
  for (const out of [danced('at once'), danced('awards', NINE + 5 * MINUTE)])
    expect(out).toMatchObject({ coming: [], done: [{ what: { kind: 'placed', of: 6 } }] });
});

test('a dancer’s list shows running rounds as on the floor, coming ones by time, and done ones latest first', () => {
  const day = dayOf(
    [
      event('Late', final({ startTime: NINE + 60 * MINUTE, scheduleIndex: 3, entries: places(6, true) })),
      event('Soon', final({ startTime: NINE + 30 * MINUTE, scheduleIndex: 2, entries: places(6, true) })),
      event('Now', final({ state: 'running', startedAt: NINE, scheduleIndex: 1, entries: places(6, true) })),
      event('First', final({ state: 'posted', startedAt: NINE - 40 * MINUTE, entries: places(6, true) })),
      event('Second', final({ state: 'posted', startedAt: NINE - 20 * MINUTE, entries: places(6, true) })),
      event('Not drawn'),
    ],
    NINE,
  );
  const named = (list: readonly { readonly couple?: { readonly event: { readonly name: string } } }[]) =>
    list.map(({ couple }) => couple?.event.name);
  expect(named(day.onTheFloor)).toEqual(['Now']);
  expect(named(day.coming as never)).toEqual(['Soon', 'Late']);
  expect(named(day.done)).toEqual(['Second', 'First']);
  expect(named(day.others)).toEqual(['Not drawn']);
});

test('a couple absent at the start is late, not on the floor, until it arrives', () => {
  const started = (away: boolean) =>
    dayOf([
      event(
        'Waltz',
        final({ startTime: NINE + 60 * MINUTE, scheduleIndex: 2 }),
        semi({
          state: 'running',
          startedAt: NINE,
          scheduleIndex: 1,
          entries: places(12, true).map((one) => (one.id === ours.id ? { ...one, away } : one)),
        }),
      ),
    ]);
  expect(started(true)).toMatchObject({
    onTheFloor: [],
    late: [{ round: { number: 1 } }],
    coming: [{ round: { number: 0 }, isCertain: false }],
  });
  expect(started(false)).toMatchObject({ onTheFloor: [{ round: { number: 1 } }], late: [] });
});

test('a round danced without the couple is missed: no result, callback or award follows from it', () => {
  const id = parseBlockId('awards') ?? expect.unreachable();
  const awards: Block = {
    id,
    kind: 'awards',
    title: 'Awards',
    scheduleIndex: 9,
    minutes: 20,
    notBefore: undefined,
  };
  const entries = places(6, true).map((one) => (one.id === ours.id ? { ...one, away: true } : one));
  const drawn = final({ startTime: NINE + 60 * MINUTE, scheduleIndex: 2 });
  for (const rounds of [
    [drawn, semi({ state: 'marked', startedAt: NINE, entries })],
    [
      final({ startTime: NINE + 60 * MINUTE, scheduleIndex: 2, entries: places(3, false) }),
      semi({ state: 'posted', startedAt: NINE, entries }),
    ],
    [final({ state: 'marked', startedAt: NINE, entries })],
    [final({ state: 'posted', startedAt: NINE, entries, release: 'at once' })],
    [final({ state: 'posted', startedAt: NINE, entries, release: 'awards' })],
  ])
    expect(dayOf([event('Waltz', ...rounds)], NINE, [awards])).toMatchObject({
      onTheFloor: [],
      late: [],
      coming: [],
      done: [{ what: { kind: 'missed' } }],
    });
});

test('a day is not over while a late couple may still join its last round', () => {
  const day = dayOf([
    event('Tango', final({ state: 'posted', startedAt: NINE - 60 * MINUTE, entries: places(6, true) })),
    event(
      'Waltz',
      final({
        state: 'running',
        startedAt: NINE,
        entries: places(6, true).map((one) => (one.id === ours.id ? { ...one, away: true } : one)),
      }),
    ),
  ]);
  expect(isDancersDayOver(day)).toBe(false);
});

test('a day without a start lists its dances without times', () => {
  const { coming } = dayOf([event('Waltz', final({ entries: places(6, true) }))]);
  expect(coming).toMatchObject([{ kind: 'dance', begins: undefined }]);
});

/** A random event danced down to some round, with the couples of each round as sets. */
function dancedByChance(chance: RandomSource) {
  const outermost = chance.between(1, 4);
  let left = chance.shuffled(couples).slice(0, chance.between(4, 12));
  const waiting = couples.filter((one) => !left.includes(one));
  const last = chance.between(0, outermost);
  const rounds: Round[] = [];
  const inRounds = new Map<number, readonly Entry[]>();
  for (let number = outermost; number >= 0; number--) {
    const byes = number === outermost || number < last ? [] : waiting.splice(0, chance.upTo(3));
    const inRound = number < last - 1 ? [] : [...left, ...byes];
    inRounds.set(number, inRound);
    rounds.unshift(
      buildTestRound({
        number,
        name: `Round ${number}`,
        state: number >= last ? 'posted' : 'initialized',
        startedAt: number >= last ? NINE - number * MINUTE : undefined,
        startTime: NINE,
        entries: inRound.map(({ id }) => ({ id, heats: [1] })),
        ...(byes.length === 0 ? {} : { byes: byes.map(({ id }) => id) }),
      }),
    );
    left = chance.shuffled(inRound).slice(0, Math.max(1, chance.upTo(inRound.length)));
  }
  return { event: event('Waltz', ...rounds), inRounds };
}

test('each count of couples in a round equals the number of couples listed', () => {
  expect.hasAssertions();
  const { numRuns } = limitRuns(2000, 300);
  for (let run = 0; run < numRuns; run++) {
    const { event: danced, inRounds } = dancedByChance(createRandom(`${TEST_SEED}, day ${run}`));
    const all = new Set([...inRounds.values()].flat());
    for (const { round, what } of dayOf([danced]).done) {
      const inside = new Set([...inRounds].flatMap(([number, its]) => (number < round.number ? its : [])));
      const here = inRounds.get(round.number) ?? [];
      const next = inRounds.get(round.number - 1) ?? [];
      const truth = {
        on: here.filter((one) => next.includes(one)).length,
        of: here.length,
        rounds: [...inRounds].filter(([number, its]) => number >= round.number && its.includes(ours)).length,
        reached: { couples: new Set([...here, ...inside]).size, began: all.size },
      };
      if (what.kind === 'placed') expect([run, what.of]).toEqual([run, all.size]);
      if (what.kind === 'called back')
        expect([run, what]).toMatchObject([run, { on: truth.on, of: truth.of }]);
      if (what.kind === 'out')
        expect([run, { reached: { couples: all.size, began: all.size }, ...what }]).toEqual([
          run,
          { kind: 'out', ...truth },
        ]);
    }
  }
});
