import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buildNamedBlock, insertBlock, buildMadeUpDay } from '../../../domain/schedule/testing/madeUpDay.ts';
import type { Block } from '../../../domain/schedule/plan/plan.ts';
import { DEFAULT_TIMING } from '../../../domain/schedule/times/timing.ts';
import { eventSettingsPath } from '../../../store/competition/settings.ts';
import { TimeZoneContext } from '../../kit/cache/StoreProvider.tsx';
import { BlockDialog } from './BlockDialog.tsx';

const DAY = buildMadeUpDay('S', 1).plan;

function open(edited: Block, timeZone = 'UTC', isNew = false) {
  const submit = vi.fn();
  const plan = isNew ? DAY : insertBlock(DAY, 1, edited);
  render(
    <TimeZoneContext value={timeZone}>
      <BlockDialog
        block={edited}
        before={undefined}
        isNew={isNew}
        published={{ timing: DEFAULT_TIMING, settings: eventSettingsPath.parse(null) }}
        plan={plan}
        submit={submit}
        onClose={() => undefined}
      />
    </TimeZoneContext>,
  );
  return submit;
}

test.each([
  ['UTC', '2026-11-26T19:30:00Z'],
  ['America/New_York', '2026-11-26T19:30:00-05:00'],
  ['Asia/Kathmandu', '2026-11-26T19:30:00+05:45'],
])('a time typed for a venue in %s is that time there', (timeZone, moment) => {
  const promised = buildNamedBlock('Dinner', { notBefore: Date.parse(moment) - 60 * 60_000, minutes: 30 });
  const submit = open(promised, timeZone);
  expect(screen.getByLabelText('Not before')).toHaveProperty('value', '2026-11-26');
  const field = screen.getByLabelText('Time: Not before');
  expect(field).toHaveProperty('value', '6:30\u00A0PM');
  fireEvent.change(field, { target: { value: '7:30 pm' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save break' }));
  expect(submit).toHaveBeenCalledWith(
    expect.objectContaining({ edit: expect.objectContaining({ notBefore: Date.parse(moment) }) }),
  );
});

test('a fixed time of a break asks for day and time, and without one no time is shown', () => {
  const submit = open(buildNamedBlock('Dinner', { minutes: 30 }));
  fireEvent.click(screen.getByRole('radio', { name: 'Not before a set time' }));
  fireEvent.change(screen.getByLabelText('Not before'), { target: { value: '2026-11-26' } });
  fireEvent.click(screen.getByRole('button', { name: 'Enter the day and the time' }));
  expect(submit).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('radio', { name: 'Right after the row above' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save break' }));
  expect(submit).toHaveBeenCalledWith(
    expect.objectContaining({ edit: expect.objectContaining({ notBefore: undefined }) }),
  );
});

test('a new break is added only when it is saved, with the usual length of its kind', () => {
  const submit = open(buildNamedBlock('Break', { minutes: 10 }), 'UTC', true);
  fireEvent.click(screen.getByRole('button', { name: 'Lunch' }));
  expect(screen.getByLabelText('Minutes')).toHaveProperty('value', '45');
  expect(submit).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Save break' }));
  expect(submit).toHaveBeenCalledWith({
    kind: 'addBlock',
    block: expect.objectContaining({ kind: 'lunch', title: 'Lunch', minutes: 45 }),
    before: undefined,
  });
});
