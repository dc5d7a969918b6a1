import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buildMadeUpDay, MORNING } from '../../../domain/schedule/testing/madeUpDay.ts';
import { autoAssignTimes, calculateTimes } from '../../../domain/schedule/times/times.ts';
import { TimeZoneContext } from '../../kit/cache/StoreProvider.tsx';
import { clockWrapper } from '../../kit/testing/storeWrapper.tsx';
import { TimesDialog } from './TimesDialog.tsx';

const { plan, timing } = buildMadeUpDay('S', 1);

function asked(known: typeof timing) {
  const submit = vi.fn();
  render(
    <TimeZoneContext value="America/New_York">
      <TimesDialog
        published={{ timing: known }}
        plan={plan}
        times={calculateTimes(plan, known, MORNING)}
        submit={submit}
        onClose={vi.fn()}
      />
    </TimeZoneContext>,
    { wrapper: clockWrapper() },
  );
  return submit;
}

test('a plan without a start is asked for one, and every round gets a time from it', () => {
  const submit = asked({ ...timing, hours: [] });
  fireEvent.click(screen.getByRole('button', { name: 'Enter when the first round starts' }));
  expect(submit).not.toHaveBeenCalled();
  const day = screen.getByLabelText('First round starts at');
  fireEvent.change(screen.getByLabelText('Time: First round starts at'), { target: { value: '8:30 AM' } });
  fireEvent.change(day, { target: { value: '1970-01-01' } });
  expect(screen.getByRole('button', { name: 'Enter when the first round starts' })).toBeTruthy();
  fireEvent.change(day, { target: { value: '2026-11-28' } });
  fireEvent.click(screen.getByRole('button', { name: /^Set \d+ times$/ }));
  const start = Date.parse('2026-11-28T08:30:00-05:00');
  const times = autoAssignTimes(plan, { ...timing, hours: [] }, undefined, start);
  expect(times[0]?.startTime).toBe(start);
  expect(submit).toHaveBeenCalledWith({ kind: 'setStartTimes', times });
});

test('a plan with a start is asked for nothing', () => {
  const submit = asked(timing);
  expect(screen.queryByLabelText('First round starts at')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Set \d+ times$/ }));
  expect(submit).toHaveBeenCalledWith({ kind: 'setStartTimes', times: autoAssignTimes(plan, timing) });
});
