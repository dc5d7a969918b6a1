import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { block } from '../../../domain/schedule/testing/madeUpDay.ts';
import { TimeZoneHere } from '../../kit/cache/StoreProvider.tsx';
import { BlockEditor } from './BlockEditor.tsx';

test.each([
  ['UTC', '2026-11-26T19:30:00Z'],
  ['America/New_York', '2026-11-26T19:30:00-05:00'],
  ['Asia/Kathmandu', '2026-11-26T19:30:00+05:45'],
])('a time typed for a venue in %s is that time there', (timeZone, moment) => {
  const change = vi.fn();
  const promised = block('Dinner', { notBefore: Date.parse(moment) - 60 * 60_000, minutes: 30 });
  render(
    <TimeZoneHere value={timeZone}>
      <BlockEditor block={promised} mayPlan changes={{ change }} />
    </TimeZoneHere>,
  );
  expect(screen.getByLabelText(/^Not before/)).toHaveProperty('value', '2026-11-26');
  const field = screen.getByLabelText('Time: Not before');
  expect(field).toHaveProperty('value', '6:30\u00A0PM');
  fireEvent.change(field, { target: { value: '7:30 pm' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(change).toHaveBeenCalledWith(
    expect.objectContaining({ edit: expect.objectContaining({ notBefore: Date.parse(moment) }) }),
  );
});

test('a day without a time asks for the time, and both empty promise nothing', () => {
  const change = vi.fn();
  render(<BlockEditor block={block('Dinner', { minutes: 30 })} mayPlan changes={{ change }} />);
  const day = screen.getByLabelText(/^Not before/);
  fireEvent.change(day, { target: { value: '2026-11-26' } });
  fireEvent.click(screen.getByRole('button', { name: 'Enter the day and the time' }));
  expect(change).not.toHaveBeenCalled();
  fireEvent.change(day, { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(change).toHaveBeenCalledWith(
    expect.objectContaining({ edit: expect.objectContaining({ notBefore: undefined }) }),
  );
});
