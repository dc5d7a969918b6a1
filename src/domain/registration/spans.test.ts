import { expect, test } from 'vitest';
import type { RegistrationDates, RegistrationStatus } from './phase.ts';
import { listRegistrationSpans } from './spans.ts';

const NOTHING: RegistrationDates = { early: undefined, open: undefined, closed: undefined };
const told = (dates: Partial<RegistrationDates>, status?: RegistrationStatus): readonly string[] =>
  listRegistrationSpans({ dates: { ...NOTHING, ...dates }, status }).map(
    ({ stands, from, until }) => `${stands} ${from ?? ''}–${until ?? ''}`,
  );

test.each([
  [{ early: 100, open: 200, closed: 300 }, ['early –100', 'normal 100–200', 'late 200–300', 'closed 300–']],
  [{ open: 200, closed: 300 }, ['normal –200', 'late 200–300', 'closed 300–']],
  [{ early: 100 }, ['early –100', 'late 100–']],
  // No early price: it would end before it begins.
  [{ early: 200, open: 100, closed: 300 }, ['early –200', 'late 200–300', 'closed 300–']],
  // It closes before the prices end.
  [{ early: 100, open: 300, closed: 200 }, ['early –100', 'normal 100–200', 'closed 200–']],
  [{ closed: 300 }, ['pending –300', 'closed 300–']],
  [{}, ['to come –']],
] as const)('the phases given by the dates %j are listed in order', (dates, spans) => {
  expect(told(dates)).toEqual(spans);
});

test('the organizer’s status overrides the phases of the dates', () => {
  expect(told({ early: 100, closed: 300 }, 'CLOSED')).toEqual(['closed –']);
  expect(told({ closed: 300 }, 'OPEN')).toEqual(['pending –300', 'closed 300–']);
});
