import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { block } from '../../domain/schedule/testing/madeUpDay.ts';
import { TimeZoneHere } from '../app/StoreProvider.tsx';
import { BlockEditor } from './BlockEditor.tsx';

test.each([
  ['UTC', '2026-11-26T19:30:00Z'],
  ['America/New_York', '2026-11-26T19:30:00-05:00'],
  ['Asia/Kathmandu', '2026-11-26T19:30:00+05:45'],
])('a time that is typed for a venue in %s is that time there', (timeZone, moment) => {
  const change = vi.fn();
  const promised = block('Dinner', { notBefore: Date.parse(moment) - 60 * 60_000, minutes: 30 });
  render(
    <TimeZoneHere value={timeZone}>
      <BlockEditor block={promised} mayPlan changes={{ change }} />
    </TimeZoneHere>,
  );
  const field = screen.getByLabelText(/Not before/);
  expect(field).toHaveProperty('value', '2026-11-26T18:30');
  fireEvent.change(field, { target: { value: '2026-11-26T19:30' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(change).toHaveBeenCalledWith(
    expect.objectContaining({ edit: expect.objectContaining({ notBefore: Date.parse(moment) }) }),
  );
});
