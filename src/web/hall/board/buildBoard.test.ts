import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CompetitionEvent, Round } from '../../../domain/competition.ts';
import { omitUndefined } from '../../../domain/mapDefined.ts';
import { BOARD_LAYOUTS } from '../../../domain/floor/display.ts';
import { testEvent as eventCalled } from '../../../domain/schedule/testing/plans.ts';
import { limitRuns } from '../../../domain/testing/tries.ts';
import type { LeadNumber } from '../../../domain/ids.ts';
import type { Place } from '../../../domain/skating/working.ts';
import type { DisplayOnAir, DisplayContent } from '../../../store/floor/displays.ts';
import type { FloorPosition } from '../../../store/floor/live.ts';
import type { SavedResult } from '../../../store/results/results.ts';
import { buildSimpleEvent, buildSimpleRound, buildLeadNumber } from '../../kit/testing/builders.ts';
import { buildBoard, type Board, type BoardData } from './buildBoard.ts';
import { PAGE_MS } from './boardContent.ts';

const NOW = 1_000_000_000;
const WALTZ = eventCalled('Bronze Waltz');
const numbers = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => String(101 + at));

const placings = (places: Readonly<Record<string, Place>>): SavedResult => ({
  kind: 'final',
  result: {
    dances: [],
    steps: [],
    placings: Object.entries(places).map(([couple, place]) => ({
      couple: buildLeadNumber(couple),
      place,
      total: place,
      decidedBy: '9' as const,
      path: [],
    })),
  },
});

/** The data a display has of these events; without closed places, which the rules refuse. */
function heardOf(events: readonly CompetitionEvent[], more: Partial<BoardData> = {}): BoardData {
  return {
    program: events,
    floor: [],
    now: NOW,
    event: (key) => events.find((one) => one.key === key),
    final: () => undefined,
    readOut: () => undefined,
    sponsors: [],
    expected: () => undefined,
    usualRelease: 'at once',
    ...more,
  };
}

const FLOOR = { follows: true } as const;
const byHand = (shown: DisplayContent, more: Partial<DisplayOnAir> = {}) => ({
  follows: false,
  air: { ...shown, version: 1, at: NOW, ...more },
});

const onFloor = (event: CompetitionEvent, more: Partial<FloorPosition> = {}): FloorPosition => ({
  event: event.key,
  round: 1,
  dance: 0,
  heat: 1,
  floor: 1,
  startedAt: undefined,
  ...more,
});

/** A semi-final in this state, followed by its final. */
const semi = (count: number, more: Partial<Round>, name = 'Bronze Waltz'): CompetitionEvent =>
  buildSimpleEvent(numbers(count), {
    key: eventCalled(name),
    name,
    rounds: [
      buildSimpleRound(0, numbers(count), { state: 'initialized' }),
      { ...buildSimpleRound(1, numbers(count), { state: 'running' }), ...more } as Round,
    ],
  });

const final = (count: number, more: Readonly<Record<string, unknown>> = {}): CompetitionEvent =>
  buildSimpleEvent(numbers(count), {
    rounds: [{ ...buildSimpleRound(0, numbers(count), { state: 'posted' }), lastRecord: 'posted1', ...more }],
  });

const shown = <Kind extends Board['kind']>(board: Board, kind: Kind): Extract<Board, { kind: Kind }> => {
  if (board.kind !== kind) throw new Error(`A ${board.kind} board is shown.`);
  return board as Extract<Board, { kind: Kind }>;
};

describe('following the floor', () => {
  test('a board that follows the floor shows the couples on it with the numbers of the heat', () => {
    const two = semi(4, {
      numHeats: 2,
      entries: semi(4, {}).entries.map(({ id }, at) => ({ id, heats: [1 + (at % 2)] })),
    });
    const board = shown(buildBoard(heardOf([two], { floor: [onFloor(two, { heat: 2 })] }), FLOOR), 'dancing');
    expect(board.rounds.map(({ heat, heats, numbers: its }) => [heat, heats, its])).toEqual([
      [2, 2, ['102', '104']],
    ]);
  });

  test('a board that follows the floor shows two rounds on it side by side, each with its floor', () => {
    const a = semi(3, {});
    const b = semi(2, {}, 'Silver Tango');
    const floor = [onFloor(a), onFloor(b, { floor: 2 })];
    const board = shown(buildBoard(heardOf([a, b], { floor }), FLOOR), 'dancing');
    expect(board.rounds.map(({ event, floor: on, numbers: its }) => [event.name, on, its?.length])).toEqual([
      ['Bronze Waltz', 1, 3],
      ['Silver Tango', 2, 2],
    ]);
  });

  test('a board shows callbacks for three minutes, then a started round once every page was shown', () => {
    const posted = semi(6, { state: 'posted', postedAt: NOW });
    const next = semi(3, { startedAt: NOW + 1000 }, 'Silver Tango');
    const at = (now: number, events = [posted]) => buildBoard(heardOf(events, { now }), FLOOR).kind;
    expect([at(NOW), at(NOW + 179_000), at(NOW + 180_000)]).toEqual(['callbacks', 'callbacks', 'schedule']);
    expect([at(NOW + 5000, [posted, next]), at(NOW + PAGE_MS, [posted, next])]).toEqual([
      'callbacks',
      'dancing',
    ]);
  });

  test('the callbacks on a board leave out couples with a bye', () => {
    const posted = semi(4, { state: 'posted', postedAt: NOW });
    const [final, ...others] = posted.rounds;
    const byes = posted.entries.slice(2).map(({ id }) => id);
    const seeded = { ...posted, rounds: [{ ...final, byes } as Round, ...others] };
    const board = shown(buildBoard(heardOf([seeded]), FLOOR), 'callbacks');
    expect([board.couples, board.numbers, board.into?.couples]).toEqual([2, ['101', '102'], 4]);
  });

  test('two postings take turns on a board', () => {
    const a = semi(6, { state: 'posted', postedAt: NOW + 1000 });
    const b = semi(70, { state: 'posted', postedAt: NOW }, 'Silver Tango');
    const named = (after: number) => {
      const board = shown(buildBoard(heardOf([a, b], { now: NOW + 1000 + after }), FLOOR), 'callbacks');
      return `${board.event.name} ${board.page + 1}/${board.pages}`;
    };
    expect([0, 1, 2, 3].map((turn) => named(turn * PAGE_MS))).toEqual([
      'Bronze Waltz 1/1',
      'Silver Tango 1/2',
      'Silver Tango 2/2',
      'Bronze Waltz 1/1',
    ]);
  });

  test('a board ignores unposted results and those without a posting time', () => {
    const kind = (more: Partial<Round>) => buildBoard(heardOf([semi(6, more)]), FLOOR).kind;
    expect(kind({ state: 'marked', postedAt: NOW })).toBe('schedule');
    expect(kind({ state: 'posted' })).toBe('schedule');
  });

  test('a display that is turned on shows the same as the others, regardless of its last content', () => {
    const posted = semi(6, { state: 'posted', postedAt: NOW - 60_000 });
    const tango = semi(3, { startedAt: NOW - 3_000_000 }, 'Silver Tango');
    const hourAgo = {
      follows: true,
      air: { layout: 'clock', version: 1, at: NOW - 3_600_000, page: 2 },
    } as const;
    expect(buildBoard(heardOf([posted, tango]), hourAgo)).toMatchObject({ kind: 'callbacks', page: 0 });
    const old = semi(6, { state: 'posted', postedAt: NOW - 3_600_000 });
    expect(buildBoard(heardOf([old, tango]), hourAgo)).toMatchObject({ kind: 'dancing' });
    expect(buildBoard(heardOf([old]), hourAgo)).toMatchObject({ kind: 'schedule' });
  });

  test('an empty floor shows the next round, and an empty program shows a message', () => {
    expect(buildBoard(heardOf([]), FLOOR)).toEqual({ kind: 'schedule', running: [], rounds: [] });
  });
});

describe('controlled by hand', () => {
  test('94 recalled couples take two pages of a board, which alternate until one is held', () => {
    const heard = (after: number) => heardOf([semi(94, { state: 'posted' })], { now: NOW + after });
    const page = (after: number, more: Partial<DisplayOnAir> = {}) =>
      shown(
        buildBoard(heard(after), byHand({ layout: 'callbacks', event: WALTZ, round: 1 }, more)),
        'callbacks',
      );
    expect([page(0), page(PAGE_MS)].map(({ page: at, numbers: its }) => [at, its?.length])).toEqual([
      [0, 47],
      [1, 47],
    ]);
    expect(page(PAGE_MS, { page: 0 })).toMatchObject({ page: 0, isHeld: true });
    // A missing page falls back to the last one.
    expect(page(0, { page: 9 }).page).toBe(1);
  });

  test('unposted callbacks on a board show as pending, and a deleted event gives way to the floor', () => {
    const marked = semi(6, { state: 'marked' });
    const shows = { layout: 'callbacks', event: WALTZ, round: 1 } as const;
    expect(buildBoard(heardOf([marked]), byHand(shows))).toMatchObject({ kind: 'coming', what: 'callbacks' });
    expect(buildBoard(heardOf([]), byHand(shows)).kind).toBe('schedule');
  });
});

describe('sponsors', () => {
  const lines = (count: number): readonly string[] =>
    Array.from({ length: count }, (_, at) => `Sponsor ${at + 1}`);
  const between = {
    follows: true,
    air: { layout: 'sponsors', version: 1, at: NOW, seconds: 40 },
  } as const;
  const kindAfter = (after: number): string =>
    buildBoard(heardOf([semi(3, {})], { now: NOW + after }), between).kind;

  test('sponsors shown in between stay for 40 seconds, then the floor returns', () => {
    expect([0, 39_999, 40_000, 3_600_000].map(kindAfter)).toEqual([
      'sponsors',
      'sponsors',
      'dancing',
      'dancing',
    ]);
  });

  test('all pages of sponsors are shown in turn, each for the same time', () => {
    for (const count of [1, 6, 7, 12, 13, 19, 20]) {
      const seen = new Map<string, number>();
      for (let after = 0; after < 40_000; after += 500) {
        const board = buildBoard(heardOf([], { now: NOW + after, sponsors: lines(count) }), between);
        for (const line of shown(board, 'sponsors').lines) seen.set(line, (seen.get(line) ?? 0) + 0.5);
      }
      expect([...seen.keys()].toSorted()).toEqual([...lines(count)].toSorted());
      const times = [...seen.values()];
      expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(0.5);
      expect(Math.min(...times)).toBeGreaterThanOrEqual(10);
    }
  });

  test('pages of sponsors shown by hand turn until replaced, and none is nearly empty', () => {
    const page = (after: number) =>
      shown(
        buildBoard(heardOf([], { now: NOW + after, sponsors: lines(7) }), byHand({ layout: 'sponsors' })),
        'sponsors',
      );
    expect([page(0).lines.length, page(PAGE_MS).lines.length]).toEqual([4, 3]);
    expect(page(3_600_000).kind).toBe('sponsors');
  });
});

describe('a reveal', () => {
  const reveal = (page?: number) => byHand({ layout: 'results', event: WALTZ }, omitUndefined({ page }));
  const open = (board: Board) =>
    shown(board, 'results').open.map(({ place, couples }) => [place, ...couples.map(({ number }) => number)]);

  test('a reveal goes from last place to first, with tied couples together', () => {
    const heard = heardOf([final(4)], {
      final: () => placings({ 101: 1, 102: 2.5, 103: 2.5, 104: 4 }),
    });
    expect(open(buildBoard(heard, reveal(0)))).toEqual([]);
    expect(open(buildBoard(heard, reveal(2)))).toEqual([
      [4, '104'],
      [2.5, '102', '103'],
    ]);
    const closed = (page: number) => shown(buildBoard(heard, reveal(page)), 'results').closed;
    expect([0, 1, 2, 9].map(closed)).toEqual([[1, 2.5, 2.5, 4], [1, 2.5, 2.5], [1], []]);
  });

  test('a reveal’s closed places leave out that of a scratched couple', () => {
    const heard = heardOf([final(5)], { final: () => placings({ 101: 1, 103: 3, 104: 4, 105: 5 }) });
    const closed = (page: number) => shown(buildBoard(heard, reveal(page)), 'results').closed;
    expect([0, 2, 3, 4].map(closed)).toEqual([[1, 3, 4, 5], [1, 3], [1], []]);
  });

  test('a reveal shows as many closed places as there are ahead of the best one read out', () => {
    const closed = (places: Readonly<Record<string, Place>>, empty: readonly number[] = []) => {
      const read = new Map(
        Object.entries(places).map(([number, place]) => [buildLeadNumber(number), place] as const),
      );
      const readOut = () => ({ of: 'posted1', places: read, empty: new Set(empty) });
      return shown(buildBoard(heardOf([final(5, { release: 'awards' })], { readOut }), reveal(3)), 'results')
        .closed;
    };
    expect(closed({})).toEqual([1, 2, 3, 4, 5]);
    // Last place is missing.
    expect(closed({ 104: 4 })).toEqual([1, 2, 3]);
    // Second place is missing.
    expect(closed({ 105: 5, 104: 4, 103: 3, 101: 1 })).toEqual([]);
    expect(closed({ 105: 5, 102: 3, 103: 3, 104: 3 })).toEqual([1]);
    expect(closed({ 105: 5 }, [3])).toEqual([1, 2, 4]);
    expect(closed({ 105: 5, 104: 4 }, [3])).toEqual([1, 2]);
    // One of two couples sharing 2.5 is scratched.
    expect(closed({ 105: 5, 104: 4, 102: 2.5 })).toEqual([1]);
  });

  test('a reveal of held placings shows only those read out for this posting', () => {
    const waits = final(3, { release: 'awards' });
    const readOut = (of: string) => () => ({
      of,
      places: new Map([[buildLeadNumber('103'), 3]]),
      empty: new Set([of === 'posted0' ? 1 : 9]),
    });
    const heard = (of: string) =>
      heardOf([waits], { readOut: readOut(of), final: () => placings({ 101: 1, 102: 2, 103: 3 }) });
    expect(open(buildBoard(heard('posted1'), reveal(3)))).toEqual([[3, '103']]);
    expect(shown(buildBoard(heard('posted1'), reveal(3)), 'results').closed).toEqual([1, 2]);
    expect(open(buildBoard(heard('posted0'), reveal(3)))).toEqual([]);
    expect(shown(buildBoard(heard('posted0'), reveal(3)), 'results').closed).toEqual([1, 2, 3]);
  });

  test('a reveal of an event without a final says so', () => {
    const { rounds, ...recalls } = semi(6, { state: 'posted', postedAt: NOW });
    const noFinal = { ...recalls, rounds: rounds.filter(({ number }) => number > 0) };
    expect(buildBoard(heardOf([noFinal]), reveal(1))).toMatchObject({ kind: 'coming', what: 'no final' });
    const callbacks = buildBoard(heardOf([noFinal]), FLOOR);
    expect(callbacks).toMatchObject({ kind: 'callbacks', into: undefined, couples: 0 });
  });

  test('a reveal shows twelve places for twelve couples, and the public name beside a withheld one', () => {
    const twelve = final(12);
    const [first, second, ...rest] = twelve.entries;
    if (first === undefined || second === undefined) throw new Error('Twelve couples dance.');
    const withheld = {
      ...twelve,
      entries: [
        { ...first, leadName: 'Name withheld', followName: 'Ana Petrović', affiliation: 'Yale' },
        { ...second, leadName: 'Name withheld', followName: 'Name withheld', affiliation: 'Other' },
        ...rest,
      ],
    };
    const heard = heardOf([withheld], {
      final: () => placings(Object.fromEntries(numbers(12).map((number, at) => [number, at + 1]))),
    });
    const { open: groups, closed } = shown(buildBoard(heard, reveal(12)), 'results');
    expect([groups.length, closed]).toEqual([12, []]);
    expect(groups.slice(-2).flatMap(({ couples }) => couples)).toEqual([
      { number: '102', names: [], school: undefined },
      { number: '101', names: ['Ana Petrović'], school: 'Yale' },
    ]);
  });

  test('a final of one couple has one place', () => {
    const heard = heardOf([final(1)], { final: () => placings({ 101: 1 }) });
    expect(open(buildBoard(heard, reveal(1)))).toEqual([[1, '101']]);
  });

  test('a reveal shows an unposted result as pending', () => {
    expect(buildBoard(heardOf([final(2, { state: 'marked' })]), reveal(2)).kind).toBe('coming');
  });
});

describe('for any data', () => {
  // Favors states in which a place could be revealed too early.
  const state = fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom('initialized', 'empty', 'running', 'skipped', 'marked') },
    { weight: 1, arbitrary: fc.constant('posted') },
  );
  const anEvent = (name: string) =>
    fc
      .record({
        count: fc.integer({ min: 0, max: 130 }),
        states: fc.tuple(state, state),
        release: fc.option(fc.constantFrom('at once', 'awards'), { nil: undefined }),
        released: fc.boolean(),
      })
      .map(({ count, states: [of0, of1], release, released }): CompetitionEvent =>
        buildSimpleEvent(numbers(count), {
          key: eventCalled(name),
          name,
          rounds: [
            {
              ...buildSimpleRound(0, numbers(Math.min(count, 12))),
              state: of0,
              release,
              lastRecord: 'r1',
              ...(released ? { releasedAt: 1 } : {}),
            } as Round,
            {
              ...buildSimpleRound(1, numbers(count)),
              state: of1,
              startedAt: NOW - 5000,
              postedAt: NOW,
              numHeats: 3,
            } as Round,
          ],
        }),
      );
  const day = fc.record({
    events: fc.tuple(anEvent('Bronze Waltz'), anEvent('Silver Tango')).map((both) => both),
    isKnown: fc.boolean(),
    usual: fc.constantFrom('at once', 'awards'),
    said: fc.array(fc.integer({ min: 101, max: 112 }), { maxLength: 4 }),
    saidOf: fc.constantFrom('r0', 'r1'),
    heat: fc.integer({ min: 1, max: 9 }),
    dance: fc.integer({ min: 0, max: 9 }),
    after: fc.integer({ min: 0, max: 400_000 }),
  });
  const air = fc.record({
    layout: fc.oneof(fc.constantFrom(...BOARD_LAYOUTS), fc.constant('results' as const)),
    event: fc.option(fc.constantFrom('Bronze Waltz', 'Silver Tango', 'Gone').map(eventCalled), {
      nil: undefined,
    }),
    round: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
    words: fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
    page: fc.option(fc.integer({ min: 0, max: 99 }), { nil: undefined }),
  });

  test('a board shows something for any data, on an existing page, and never an unreleased place', () => {
    fc.assert(
      fc.property(day, air, fc.constantFrom(false, false, true), (its, on, follows) => {
        const { events, isKnown, usual, said, saidOf, heat, dance, after } = its;
        const places = (event: CompetitionEvent): readonly (readonly [LeadNumber, Place])[] =>
          event.rounds[0]?.entries.map((_, at) => [buildLeadNumber(String(101 + at)), at + 1] as const) ?? [];
        const heard = heardOf(events, {
          now: NOW + after,
          floor: [onFloor(events[0], { heat, dance }), onFloor(events[1], { floor: 2 })],
          usualRelease: usual === 'awards' ? 'awards' : 'at once',
          // Even if a closed result were received, it must not be shown.
          final: (key) => {
            const event = events.find((one) => one.key === key);
            return event === undefined ? undefined : placings(Object.fromEntries(places(event)));
          },
          readOut: () => ({
            empty: new Set(),
            of: saidOf,
            places: new Map(said.map((number) => [buildLeadNumber(String(number)), number - 100])),
          }),
          ...(isKnown ? {} : { event: () => undefined }),
        });
        const { event, round, words, page, layout } = on;
        const display = {
          follows,
          air: {
            layout,
            version: 1,
            at: NOW,
            ...omitUndefined({ event, round, words, page }),
          },
        };
        const board = buildBoard(heard, display);
        if ('pages' in board) expect(board.page).toBeLessThan(board.pages);
        if (board.kind === 'callbacks') expect(board.numbers?.length ?? 0).toBeLessThanOrEqual(60);
        if (board.kind === 'dancing') expect(board.rounds.length).toBeGreaterThan(0);
        if (board.kind !== 'results') return;
        const of = board.event.rounds.find(({ number }) => number === 0);
        expect(of?.state).toBe('posted');
        const isOut = of !== undefined && 'releasedAt' in of && of.releasedAt !== undefined;
        const release = of !== undefined && 'release' in of ? (of.release ?? usual) : usual;
        if (isOut || release === 'at once') return;
        const open = board.open.flatMap(({ couples }) => couples.map(({ number }) => Number(number)));
        expect(open.filter((number) => !said.includes(number))).toEqual([]);
        if (saidOf !== 'r1') expect(open).toEqual([]);
      }),
      limitRuns(400),
    );
  });
});

describe('the schedule board', () => {
  const waits = (name: string, count: number, index: number): CompetitionEvent =>
    buildSimpleEvent(numbers(count), {
      key: eventCalled(name),
      name,
      rounds: [
        buildSimpleRound(0, [], { state: 'initialized', scheduleIndex: index + 2 }),
        buildSimpleRound(1, numbers(count), { state: 'initialized', scheduleIndex: index }),
      ],
    });
  const events = [waits('Bronze Waltz', 13, 1), waits('Gold Tango', 9, 2)];
  const MINUTE = 60_000;
  const rows = (expected: BoardData['expected']) => {
    const board = buildBoard(heardOf(events, { expected }), FLOOR);
    return board.kind === 'schedule'
      ? board.rounds.map(({ event, round, couples, at }) => [event.name, round.number, couples, at])
      : board.kind;
  };

  test('the schedule board lists waiting rounds by time, without couples before callbacks are posted', () => {
    const minutes: Readonly<Record<string, number>> = {
      'Bronze Waltz/1': 0,
      'Bronze Waltz/0': 10,
      'Gold Tango/1': 15,
      'Gold Tango/0': 18,
    };
    expect(rows((key, round) => NOW + (minutes[`${key}/${round}`] ?? 0) * MINUTE)).toEqual([
      ['Bronze Waltz', 1, 13, NOW],
      ['Bronze Waltz', 0, undefined, NOW + 10 * MINUTE],
      ['Gold Tango', 1, 9, NOW + 15 * MINUTE],
      ['Gold Tango', 0, undefined, NOW + 18 * MINUTE],
    ]);
  });

  test('the schedule board keeps the order of the plan if no time is known', () => {
    expect(rows(() => undefined)).toEqual([
      ['Bronze Waltz', 1, 13, undefined],
      ['Gold Tango', 1, 9, undefined],
      ['Bronze Waltz', 0, undefined, undefined],
      ['Gold Tango', 0, undefined, undefined],
    ]);
  });

  test('the schedule board counts couples with a bye only once the round they skip is posted', () => {
    const [waltz] = events;
    const [final, semiFinal] = waltz?.rounds ?? [];
    if (waltz === undefined || final === undefined || semiFinal === undefined) return expect.unreachable();
    const seeded = buildSimpleRound(0, numbers(2), { state: 'initialized' });
    const board = (state: 'initialized' | 'posted') =>
      buildBoard(
        heardOf([{ ...waltz, rounds: [seeded, buildSimpleRound(1, numbers(13), { state })] }]),
        byHand({ layout: 'schedule' }),
      );
    const couplesOfFinal = (state: 'initialized' | 'posted') => {
      const shown = board(state);
      return shown.kind === 'schedule' ? shown.rounds.find(({ round }) => round.number === 0)?.couples : NaN;
    };
    expect([couplesOfFinal('initialized'), couplesOfFinal('posted')]).toEqual([undefined, 2]);
  });
});

test('the schedule board shows the number of couples on the floor before their names load', () => {
  const [, round = buildSimpleRound(1, [])] = semi(13, {}).rounds;
  const event = { ...semi(13, {}), rounds: [{ ...round, entries: { length: 13 }, away: { length: 1 } }] };
  const heard = { ...heardOf([]), program: [event], event: () => undefined };
  const board = buildBoard(heard, FLOOR);
  expect(board.kind === 'dancing' && board.rounds[0]?.couples).toBe(12);
});
