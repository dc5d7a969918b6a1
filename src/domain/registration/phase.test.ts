import { describe, expect, test } from 'vitest';
import { registrationPhase, takesRegistrations, type RegistrationDates } from './phase.ts';

const NOTHING: RegistrationDates = { early: undefined, open: undefined, closed: undefined };
const ALL: RegistrationDates = { early: 100, open: 200, closed: 300 };

describe('the phase of a registration', () => {
  test.each([
    ['no date at all', NOTHING, 50, 'pending'],
    ['only a closing date', { ...NOTHING, closed: 300 }, 50, 'pending'],
    ['before the early end', ALL, 99, 'early'],
    ['at the early end', ALL, 100, 'normal'],
    ['before the open end', ALL, 199, 'normal'],
    ['at the open end', ALL, 200, 'late'],
    ['no early price', { ...NOTHING, open: 200 }, 50, 'normal'],
    ['no end of the regular price', { ...NOTHING, early: 100 }, 150, 'late'],
  ] as const)('%s: at %#', (_, dates, at, phase) => {
    expect(registrationPhase(dates, at)).toBe(phase);
  });
});

test('registration is open until the very moment of closing, for good without one, and closed by hand', () => {
  expect(takesRegistrations({ dates: ALL, status: undefined }, 299)).toBe(true);
  expect(takesRegistrations({ dates: ALL, status: undefined }, 300)).toBe(false);
  expect(takesRegistrations({ dates: NOTHING, status: 'OPEN' }, 1e15)).toBe(true);
  expect(takesRegistrations({ dates: ALL, status: 'CLOSED' }, 50)).toBe(false);
});
