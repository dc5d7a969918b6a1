import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lead, leads } from '../../kit/testing/builders.ts';
import { PlacesGiven } from './PlacesGiven.tsx';

test('a couple that comes late goes to the place that is tapped, between the others or behind them', () => {
  const onInsert = vi.fn<(place: number) => void>();
  render(
    <PlacesGiven
      order={leads('101', '102')}
      places={3}
      sent={false}
      late={lead('212')}
      onInsert={onInsert}
      onRemove={vi.fn()}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Put 212 2nd' }));
  fireEvent.click(screen.getByRole('button', { name: 'Put 212 3rd' }));
  expect(onInsert.mock.calls).toEqual([[2], [3]]);
  // One thing at a time: nobody is taken out by a slip while somebody is put in.
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});
