import { describe, expect, test } from 'vitest';
import { mapDefined } from '../../mapDefined.ts';
import { listItems, toItemRef, type Plan, type PlanItem } from '../plan/plan.ts';
import {
  buildNamedBlock,
  HOUR,
  buildMadeUpDay,
  MINUTE,
  MORNING,
  insertBlock,
  changeRound,
} from '../testing/madeUpDay.ts';
import { autoAssignTimes, calculateTimes, type Times } from './times.ts';
import { calculateRoundSeconds, DEFAULT_TIMING, type Timing } from './timing.ts';

const { plan: DAY, timing: TIMING } = buildMadeUpDay('S', 1);
const LINES = listItems(DAY);

const line = (plan: Plan, at: number): PlanItem => {
  const item = listItems(plan)[at];
  if (item === undefined) throw new Error(`no line ${at}`);
  return item;
};
const refAt = (plan: Plan, at: number) => toItemRef(line(plan, at));

const kinds = ({ problems }: Times): readonly string[] => problems.map(({ kind }) => kind);
const secondsOf = (item: PlanItem): number =>
  item.kind === 'round' ? calculateRoundSeconds(item.event, item.round.numHeats, TIMING) : 0;

/** The first danced lines of the day. */
const FIRST = mapDefined(LINES, (item, at) =>
  item.kind === 'round' && item.round.state === 'initialized' ? at : undefined,
);

describe('the length of a round', () => {
  const event = { level: 'Bronze', dances: ['Waltz', 'Tango'] } as const;

  test('a round dances all heats of the first dance, then all of the second, for 90 seconds each', () => {
    expect(calculateRoundSeconds(event, 3, DEFAULT_TIMING)).toBe(540);
  });

  test('the length of a round includes the time between heats and between dances', () => {
    const slow: Timing = { ...DEFAULT_TIMING, secondsBetweenHeats: 10, secondsBetweenDances: 30 };
    expect(calculateRoundSeconds(event, 3, slow)).toBe(540 + 2 * 2 * 10 + 30);
  });

  test('the time for a dance can be longer at one level', () => {
    const bronze: Timing = { ...DEFAULT_TIMING, levels: { Bronze: { secondsPerDance: 100 } } };
    expect(calculateRoundSeconds(event, 1, bronze)).toBe(200);
    expect(calculateRoundSeconds({ ...event, level: 'Gold' }, 1, bronze)).toBe(180);
  });

  test('a heat count of 0 counts as 1 in the length of a round', () => {
    expect(calculateRoundSeconds(event, 0, DEFAULT_TIMING)).toBe(180);
  });
});

describe('the planned times', () => {
  test('each round follows the previous one after twenty seconds', () => {
    const { items } = calculateTimes(DAY, TIMING);
    expect(items[0]?.planned).toEqual({ from: MORNING, to: MORNING + secondsOf(line(DAY, 0)) * 1000 });
    expect(items[1]?.planned?.from).toBe(MORNING + (secondsOf(line(DAY, 0)) + 20) * 1000);
  });

  test('the day ends when everything is danced, and reports the time beyond the hall’s hours', () => {
    const rounds = FIRST.map((at) => line(DAY, at));
    const seconds = rounds.reduce((sum, item) => sum + secondsOf(item) + 20, -20);
    const [day, ...more] = calculateTimes(DAY, TIMING).days;
    expect(more).toEqual([]);
    expect(day?.planned).toEqual({ from: MORNING, to: MORNING + seconds * 1000 });
    expect(day?.overHours).toBe(0);
    const short = { ...TIMING, hours: [{ from: MORNING, to: MORNING + HOUR }] };
    expect(calculateTimes(DAY, short).days[0]?.overHours).toBe(seconds * 1000 - HOUR);
  });

  test('a break takes its minutes, and a session begins at its fixed time', () => {
    const before = calculateTimes(DAY, TIMING).items[5]?.planned?.from ?? 0;
    const paused = insertBlock(DAY, 5, buildNamedBlock('Costume break', { minutes: 12 }));
    expect(calculateTimes(paused, TIMING).items[6]?.planned?.from).toBe(before + 12 * MINUTE);
    const latin = insertBlock(
      DAY,
      5,
      buildNamedBlock('Latin', { kind: 'session', notBefore: MORNING + 5 * HOUR }),
    );
    expect(calculateTimes(latin, TIMING).items[6]?.planned?.from).toBe(MORNING + 5 * HOUR);
  });

  test('a session whose time has passed begins at once', () => {
    const late = insertBlock(DAY, 5, buildNamedBlock('Latin', { kind: 'session', notBefore: MORNING + 1 }));
    expect(calculateTimes(late, TIMING).items[6]?.planned).toEqual(
      calculateTimes(DAY, TIMING).items[5]?.planned,
    );
  });

  test('a skipped round takes no time', () => {
    const { items } = calculateTimes(DAY, TIMING);
    const skipped = calculateTimes(changeRound(DAY, refAt(DAY, 2), { state: 'skipped' }), TIMING).items;
    expect(skipped[3]?.planned?.from).toBe(items[2]?.planned?.from);
  });

  test('a line with a fixed time keeps it, and later lines follow it', () => {
    const said = changeRound(DAY, refAt(DAY, 0), { startTime: MORNING + 7 * MINUTE });
    const { items } = calculateTimes(said, TIMING);
    expect(items[0]?.planned?.from).toBe(MORNING + 7 * MINUTE);
    expect(items[1]?.planned?.from).toBe(MORNING + 7 * MINUTE + (secondsOf(line(DAY, 0)) + 20) * 1000);
  });

  test('a session on another date begins a second day', () => {
    const sunday = buildNamedBlock('Sunday', { kind: 'session', notBefore: MORNING + 24 * HOUR });
    const hours = [
      { from: MORNING, to: MORNING + 12 * HOUR },
      { from: MORNING + 24 * HOUR, to: MORNING + 30 * HOUR },
    ];
    for (const timing of [
      { ...TIMING, hours },
      { ...TIMING, hours: [] },
    ]) {
      const start = buildNamedBlock('Saturday', { kind: 'session', notBefore: MORNING });
      const { days } = calculateTimes(insertBlock(insertBlock(DAY, 30, sunday), 0, start), timing);
      expect(days.map(({ planned }) => planned.from)).toEqual([MORNING, MORNING + 24 * HOUR]);
    }
  });

  describe('a day ends with a night, not with a long break', () => {
    // Eight in the hall is half past ten of the previous evening in UTC.
    const eight = Date.UTC(2026, 10, 21, 8) - 9.5 * HOUR;
    const timing: Timing = { ...TIMING, hours: [], timeZone: 'Australia/Darwin' };
    /** Rounds per day, with the last ones after a session that begins this many hours after eight. */
    const daysWith = (behind: number, hours: number): readonly number[] => {
      const start = buildNamedBlock('Morning', { kind: 'session', notBefore: eight });
      const later = buildNamedBlock('Later', { kind: 'session', notBefore: eight + hours * HOUR });
      const { days } = calculateTimes(insertBlock(insertBlock(DAY, behind, later), 0, start), timing);
      return days.map(({ planned }) => (planned.from - eight) / HOUR);
    };

    test('an evening gala is part of its day, even after a long free afternoon', () => {
      expect(daysWith(5, 12)).toEqual([0]);
    });

    test.each([
      ['America/New_York', '2026-03-08T00:30:00-05:00', '2026-03-08T23:30:00-04:00'],
      ['America/New_York', '2026-11-01T00:30:00-04:00', '2026-11-01T23:30:00-05:00'],
      ['Europe/Berlin', '2026-03-29T00:30:00+01:00', '2026-03-29T23:30:00+02:00'],
      ['Europe/Berlin', '2026-10-25T00:30:00+02:00', '2026-10-25T23:30:00+01:00'],
    ])('one date in %s stays one day when clocks change after %s', (timeZone, from, to) => {
      const start = buildNamedBlock('Night', { kind: 'session', notBefore: Date.parse(from) });
      const gala = (at: string) => buildNamedBlock('Gala', { kind: 'session', notBefore: Date.parse(at) });
      const daysUntil = (at: string) =>
        calculateTimes(insertBlock(insertBlock(DAY, 5, gala(at)), 0, start), { ...timing, timeZone }).days;
      expect(daysUntil(to)).toHaveLength(1);
      const nextDay = new Date(Date.parse(to) + 40 * MINUTE).toISOString();
      expect(daysUntil(nextDay)).toHaveLength(2);
    });

    test('the next morning is another day, even after a short evening', () => {
      expect(daysWith(5, 24)).toEqual([0, 24]);
      expect(daysWith(5, 22)).toEqual([0, 22]);
    });

    test('dancing past midnight is part of the previous day', () => {
      const start = buildNamedBlock('Gala', { kind: 'session', notBefore: eight + 15 * HOUR });
      const { days } = calculateTimes(insertBlock(DAY, 0, start), timing);
      expect(days).toHaveLength(1);
      expect(((days[0]?.planned.to ?? 0) - eight) / HOUR).toBeGreaterThan(16);
    });
  });
});

describe('problems of planned times are reported, not thrown', () => {
  test('a missing start of the day is reported', () => {
    expect(calculateTimes(DAY, DEFAULT_TIMING).problems).toEqual([{ kind: 'noStart' }]);
    expect(calculateTimes({ events: [], blocks: [] }, DEFAULT_TIMING)).toMatchObject({
      items: [],
      days: [],
      problems: [],
    });
  });

  test('a time that runs backwards, an overlap, a gap, and a round without a time are reported', () => {
    const assigned = autoAssignTimes(DAY, TIMING).reduce(
      (plan, { event, round, startTime }) =>
        changeRound(plan, { kind: 'round', event, round }, { startTime }),
      DAY,
    );
    expect(calculateTimes(assigned, TIMING).problems).toEqual([]);
    const startOf = (at: number): number => calculateTimes(assigned, TIMING).items[at]?.planned?.from ?? 0;
    const at = (place: number, startTime: number | undefined): Times =>
      calculateTimes(changeRound(assigned, refAt(DAY, place), { startTime }), TIMING);
    expect(kinds(at(3, startOf(2) - MINUTE))).toEqual(['backwards']);
    expect(kinds(at(3, startOf(2) + 5000))[0]).toBe('overlap');
    expect(kinds(at(LINES.length - 1, startOf(LINES.length - 1) + HOUR))).toEqual(['gap']);
    expect(kinds(at(3, undefined))).toEqual(['untimed']);
  });
});

describe('assigned times', () => {
  test('every waiting round gets a time, in order, and skipped and danced ones keep theirs', () => {
    const skipped = changeRound(DAY, refAt(DAY, 4), { state: 'skipped' });
    const running = changeRound(skipped, refAt(DAY, 0), { state: 'running', startedAt: MORNING });
    const times = autoAssignTimes(running, TIMING);
    expect(times).toHaveLength(FIRST.length - 2);
    expect(times.map(({ startTime }) => startTime)).toEqual(
      times.map(({ startTime }) => startTime).toSorted((a, b) => a - b),
    );
  });

  test('assigned times are whole seconds', () => {
    const running = changeRound(DAY, refAt(DAY, 0), { state: 'running', startedAt: MORNING + HOUR + 123 });
    const times = autoAssignTimes(running, TIMING, MORNING + HOUR + 456);
    expect(times.filter(({ startTime }) => startTime % 1000 !== 0)).toEqual([]);
  });

  test('assigned times do not depend on previous times', () => {
    const odd = changeRound(DAY, refAt(DAY, FIRST[6] ?? 0), { startTime: MORNING + 50 * HOUR });
    expect(autoAssignTimes(odd, TIMING)).toEqual(autoAssignTimes(DAY, TIMING));
  });

  test('times assigned during the day follow the actual starts', () => {
    const running = changeRound(DAY, refAt(DAY, 0), { state: 'running', startedAt: MORNING + HOUR });
    const [next] = autoAssignTimes(running, TIMING, MORNING + HOUR);
    expect(next?.startTime).toBe(MORNING + HOUR + (secondsOf(line(DAY, 0)) + 20) * 1000);
  });
});

describe('expected times', () => {
  test('expected times are computed only on request', () => {
    expect(calculateTimes(DAY, TIMING).items.every(({ expected }) => expected === undefined)).toBe(true);
  });

  test('expected times before the day equal the plan, and once the day is overdue, it is expected to start now', () => {
    const early = calculateTimes(DAY, TIMING, MORNING - HOUR);
    expect(early.items[0]?.expected?.from).toBe(MORNING);
    expect(early.days[0]?.late).toBe(0);
    const late = calculateTimes(DAY, TIMING, MORNING + 4 * MINUTE);
    expect(late.items[0]?.expected?.from).toBe(MORNING + 4 * MINUTE);
    expect(late.days[0]?.late).toBe(4 * MINUTE);
  });

  test('a running round keeps its start, and an overdue one is expected to end now at the earliest', () => {
    const running = changeRound(DAY, refAt(DAY, 0), { state: 'running', startedAt: MORNING + MINUTE });
    const now = MORNING + HOUR;
    const { items } = calculateTimes(running, TIMING, now);
    expect(items[0]?.expected).toEqual({
      from: MORNING + MINUTE,
      to: now,
      earliest: MORNING + MINUTE,
      latest: MORNING + MINUTE,
    });
    expect(items[1]?.expected?.from).toBe(now + 20_000);
  });

  test('expected times skip skipped and empty rounds', () => {
    const skipped = changeRound(DAY, refAt(DAY, 2), { state: 'skipped' });
    expect(calculateTimes(skipped, TIMING, MORNING).items[2]?.expected).toBeUndefined();
    const without = LINES.findIndex((item) => item.kind === 'round' && item.event.entries.length === 0);
    expect(without).toBeGreaterThan(-1);
    expect(calculateTimes(DAY, TIMING, MORNING).items[without]?.expected).toBeUndefined();
  });

  test('a round that was passed over is expected after those that have started', () => {
    const [first = 0, second = 1] = FIRST;
    const day = changeRound(DAY, refAt(DAY, second), { state: 'running', startedAt: MORNING });
    const { items } = calculateTimes(day, TIMING, MORNING);
    expect(items[first]?.expected?.from).toBe(
      items[second]?.expected?.to === undefined ? 0 : items[second].expected.to + 20_000,
    );
  });

  test('a break survives a round started too early, and is over once the day has passed it', () => {
    const [first = 0, second = 1, third = 2] = FIRST;
    const paused = insertBlock(DAY, second, buildNamedBlock('Costume break', { minutes: 12 }));
    const breakIn = (plan: typeof DAY) => {
      const { items } = calculateTimes(plan, TIMING, MORNING);
      return items.find(({ item }) => item.kind === 'block')?.expected;
    };
    const startedIn = (plan: typeof DAY, ...rounds: readonly number[]) =>
      rounds.reduce(
        (day, at) => changeRound(day, refAt(DAY, at), { state: 'running', startedAt: MORNING }),
        plan,
      );
    expect(breakIn(startedIn(paused, first))).toBeDefined();
    expect(breakIn(startedIn(paused, second))).toBeDefined();
    expect(breakIn(startedIn(paused, first, third))).toBeDefined();
    expect(breakIn(startedIn(paused, first, second))).toBeUndefined();
    expect(breakIn(startedIn(paused, second, third))).toBeUndefined();
  });

  test('a session with a fixed time waits for it even on an early day, and earlier delay disappears in the wait', () => {
    const evening = buildNamedBlock('Evening', { kind: 'session', notBefore: MORNING + 11 * HOUR });
    const { items, days } = calculateTimes(
      insertBlock(DAY, LINES.length - 1, evening),
      TIMING,
      MORNING + 20 * MINUTE,
    );
    expect(items.at(-1)?.expected).toMatchObject({
      from: MORNING + 11 * HOUR,
      earliest: MORNING + 11 * HOUR,
    });
    expect(days[0]?.late).toBe(0);
  });

  test('a time range contains the likely time and never narrows without fixed times', () => {
    const { items } = calculateTimes(DAY, TIMING, MORNING);
    let width = 0;
    for (const { expected } of items) {
      if (expected === undefined) continue;
      expect(expected.earliest).toBeLessThanOrEqual(expected.from);
      expect(expected.latest).toBeGreaterThanOrEqual(expected.from);
      expect(expected.latest - expected.earliest).toBeGreaterThanOrEqual(width);
      width = expected.latest - expected.earliest;
    }
    expect(width).toBeGreaterThan(10 * MINUTE);
  });
});

describe('a plan without a start', () => {
  const untimed: Timing = { ...TIMING, hours: [] };
  const paused = insertBlock(DAY, 5, buildNamedBlock('Lunch', { minutes: 40 }));
  const [first = 0, second = 1] = FIRST;

  test('a plan without a start has no planned or expected times, no days and no delay', () => {
    const { items, days } = calculateTimes(paused, untimed, MORNING);
    expect(items.every(({ planned, expected }) => planned === undefined && expected === undefined)).toBe(
      true,
    );
    expect(items.some(({ item, isOver }) => item.kind === 'block' && isOver)).toBe(false);
    expect(days).toEqual([]);
  });

  test('a plan without a start gets times only if a start is given', () => {
    expect(autoAssignTimes(DAY, untimed)).toEqual([]);
    expect(autoAssignTimes(DAY, untimed, MORNING)).toEqual([]);
    expect(autoAssignTimes(DAY, untimed, undefined, MORNING)).toEqual(autoAssignTimes(DAY, TIMING));
  });

  test('without a planned start, a round started today gives later rounds expected times, but no planned ones', () => {
    const running = changeRound(DAY, refAt(DAY, first), { state: 'running', startedAt: MORNING });
    const { items, days } = calculateTimes(running, untimed, MORNING);
    expect(items[second]?.expected).toEqual(calculateTimes(running, TIMING, MORNING).items[second]?.expected);
    expect(items[second]?.planned).toBeUndefined();
    expect(days).toEqual([]);
    const [next] = autoAssignTimes(running, untimed, MORNING);
    expect(next?.startTime).toBe(items[second]?.expected?.from);
  });

  test('without a planned start, a rehearsal weeks ago gives no expected times', () => {
    const rehearsed = changeRound(DAY, refAt(DAY, first), { state: 'posted', startedAt: MORNING });
    const { items } = calculateTimes(rehearsed, untimed, MORNING + 17 * 24 * HOUR);
    expect(items[second]?.expected).toBeUndefined();
  });

  test('a plan without a start has lengths and gaps from an assumed start', () => {
    const { items } = calculateTimes(DAY, untimed, undefined, 0);
    expect(items[second]?.planned?.from).toBe((secondsOf(line(DAY, first)) + 20) * 1000);
  });
});

describe('a plan long past', () => {
  const week = 7 * 24 * HOUR;

  test('a plan long past has no expected times and no delay of weeks', () => {
    const { items, days } = calculateTimes(DAY, TIMING, MORNING + week);
    expect(items.every(({ expected }) => expected === undefined)).toBe(true);
    expect(days.map(({ late, end }) => [late, end])).toEqual([[undefined, undefined]]);
  });

  test('a plan long past has expected times while one of its rounds runs, without a delay of weeks', () => {
    const now = MORNING + week;
    const [first = 0, second = 1] = FIRST;
    const running = changeRound(DAY, refAt(DAY, first), { state: 'running', startedAt: now });
    const { items, days } = calculateTimes(running, TIMING, now);
    expect(items[second]?.expected?.from).toBe(now + (secondsOf(line(DAY, first)) + 20) * 1000);
    expect(days[0]?.late).toBeUndefined();
  });
});
