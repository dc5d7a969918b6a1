import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { findUpcomingDays, findStartQuestions } from '../../../domain/floor/startQuestions.ts';
import { parseCalendarDay, type CalendarDay } from '../../../domain/registration/calendar.ts';
import { buildSimpleEvent, buildSimpleRound } from '../../kit/testing/builders.ts';
import { StartDialog } from './StartDialog.tsx';

function day(text: string): CalendarDay {
  const read = parseCalendarDay(text);
  if (read === undefined) throw new Error(`${text} is no day`);
  return read;
}

const at = {
  event: buildSimpleEvent(['101']),
  round: buildSimpleRound(0, ['101'], { state: 'initialized' }),
};
const first = day('2026-11-28');

test.each([
  ['2026-11-11', 'Start anyway', 'The competition is on Saturday, November 28, 2026.'],
  ['2026-11-28', 'Start', null],
])('a start on %s is offered as “%s”', (today, verb, said) => {
  const offered = findStartQuestions([at], at, findUpcomingDays({ first, last: undefined }, day(today)));
  render(
    <StartDialog at={at} offered={offered} floor={[]} hasTwo={false} onStart={vi.fn()} onClose={vi.fn()} />,
  );
  expect(screen.getByRole('button', { name: verb })).toBeTruthy();
  expect(screen.queryByText(/The competition is on/)?.textContent ?? null).toBe(said);
});

test('the dialog names a couple without a number that is not checked in', () => {
  const entries = at.event.entries.map((entry) => ({ ...entry, number: undefined, followName: 'TBA' }));
  const offered = findStartQuestions([at], at, undefined);
  render(
    <StartDialog
      at={at}
      offered={{ ...offered, lineUp: { couples: 1, notHere: entries, isCalled: true } }}
      floor={[]}
      hasTwo={false}
      onStart={vi.fn()}
      onClose={vi.fn()}
    />,
  );
  expect(screen.getByText(`1 of 1 not checked in: ${entries[0]?.leadName}`)).toBeTruthy();
});
