import { describe, expect, test } from 'vitest';
import {
  findNextPhaseChange,
  findRegistrationPhase,
  findRegistrationAvailability,
  type RegistrationDates,
  type RegistrationStatus,
} from './phase.ts';

const NOTHING: RegistrationDates = { early: undefined, open: undefined, closed: undefined };
const ALL: RegistrationDates = { early: 100, open: 200, closed: 300 };
const isOpen = (registration: Parameters<typeof findRegistrationAvailability>[0], now: number): boolean =>
  findRegistrationAvailability(registration, now).kind !== 'closed';

const said = (dates: Partial<RegistrationDates>, status?: RegistrationStatus) => ({
  dates: { ...NOTHING, ...dates },
  status,
});

describe('the phase of a registration', () => {
  test.each([
    ['no date at all', NOTHING, 50, 'pending'],
    ['only a closing date', { ...NOTHING, closed: 300 }, 50, 'pending'],
    ['before the early end', ALL, 99, 'early'],
    ['at the early end', ALL, 100, 'normal'],
    ['before the open end', ALL, 199, 'normal'],
    ['at the open end', ALL, 200, 'late'],
    ['after everything', ALL, 9999, 'late'],
    ['no early price', { ...NOTHING, open: 200 }, 50, 'normal'],
    ['no end of the regular price', { ...NOTHING, early: 100 }, 150, 'late'],
    ['an early end behind the open one', { ...NOTHING, early: 200, open: 100 }, 150, 'early'],
  ] as const)('the phase of a registration follows the dates: %s (case %#)', (_, dates, at, phase) => {
    expect(findRegistrationPhase(dates, at)).toBe(phase);
  });
});

describe('registration', () => {
  test('registration is open until exactly the closing moment, and closed from then on', () => {
    expect(isOpen(said(ALL), 299)).toBe(true);
    expect(isOpen(said(ALL), 300)).toBe(false);
    expect(findRegistrationAvailability(said(ALL), 299)).toMatchObject({ kind: 'open', closes: 300 });
    expect(findRegistrationAvailability(said(ALL), 300)).toEqual({ kind: 'closed', since: 300 });
  });

  test('registration stays open without a closing date', () => {
    expect(isOpen(said({ open: 200 }), 1e15)).toBe(true);
  });

  test('registration can be closed by hand despite the dates', () => {
    expect(findRegistrationAvailability(said(ALL, 'CLOSED'), 50)).toEqual({
      kind: 'closed',
      since: undefined,
    });
    expect(findRegistrationAvailability(said(ALL, 'CLOSED'), 400)).toEqual({ kind: 'closed', since: 300 });
  });

  test('registration is pending until the organizer sets a date or the status', () => {
    expect(findRegistrationAvailability(said({}), 50)).toEqual({ kind: 'to come', opens: undefined });
    expect(findRegistrationAvailability(said({ closed: 300 }), 50)).toMatchObject({
      kind: 'open',
      closes: 300,
    });
  });

  test('dates do not open registration while the status is WAITING', () => {
    expect(findRegistrationAvailability(said(ALL, 'WAITING'), 50)).toEqual({
      kind: 'to come',
      opens: undefined,
    });
    expect(findRegistrationAvailability(said(ALL, 'WAITING'), 300)).toMatchObject({ kind: 'closed' });
  });

  test('an opening date alone does not open registration', () => {
    expect(findRegistrationAvailability(said({ opens: 10 }), 50)).toEqual({
      kind: 'to come',
      opens: undefined,
    });
  });

  test('registration that waits for its date opens at exactly that date', () => {
    const dated = said({ ...ALL, opens: 50 }, 'WAITING');
    expect(findRegistrationAvailability(dated, 49)).toEqual({ kind: 'to come', opens: 50 });
    expect(findRegistrationAvailability(dated, 50)).toMatchObject({ kind: 'open', phase: 'early' });
    expect(findRegistrationAvailability(dated, 300)).toEqual({ kind: 'closed', since: 300 });
    expect(findNextPhaseChange(dated.dates, 10)).toBe(50);
  });

  test.each([
    ['EARLY', true],
    ['OPEN', false],
  ] as const)('registration opens with the status %s, even without prices', (status, isEarly) => {
    expect(findRegistrationAvailability(said({}, status), 50)).toEqual({
      kind: 'open',
      isEarly,
      phase: 'pending',
      priceEnds: undefined,
      closes: undefined,
    });
    expect(findRegistrationAvailability(said(ALL, status), 400)).toEqual({ kind: 'closed', since: 300 });
  });

  test.each([
    [99, 'early', 100],
    [100, 'normal', 200],
    [200, 'late', undefined],
  ] as const)('at moment %i, registration is open at the price %s, until %s', (now, phase, priceEnds) => {
    expect(findRegistrationAvailability(said(ALL), now)).toMatchObject({
      kind: 'open',
      phase,
      priceEnds,
      closes: 300,
    });
  });

  test('a price cut short by the end of registration has no end of its own', () => {
    expect(findRegistrationAvailability(said({ early: 100, open: 400, closed: 300 }), 150)).toMatchObject({
      kind: 'open',
      phase: 'normal',
      priceEnds: undefined,
      closes: 300,
    });
  });

  test('registration closes at its exact moment when clocks go back the night before', () => {
    // 11:59:59 pm of October 31 and of November 1, 2026, in New York: 25 hours apart.
    const eve = Date.UTC(2026, 10, 1, 3, 59, 59);
    const closed = Date.UTC(2026, 10, 2, 4, 59, 59);
    expect(closed - eve).toBe(25 * 3_600_000);
    expect(isOpen(said({ closed }), eve + 24 * 3_600_000 + 3_599_999)).toBe(true);
    expect(isOpen(said({ closed }), closed)).toBe(false);
  });
});

test('the moment of the next phase is known, and there is none without dates', () => {
  expect([0, 100, 150, 299, 300].map((now) => findNextPhaseChange(ALL, now))).toEqual([
    100,
    200,
    200,
    300,
    undefined,
  ]);
  expect(findNextPhaseChange(NOTHING, 0)).toBeUndefined();
});
