import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buildLeadNumber, buildLeadNumbers } from '../../kit/testing/builders.ts';
import { PlaceList } from './PlaceList.tsx';

test('a late couple goes to the tapped place, between the others or after them', () => {
  const onInsert = vi.fn<(place: number) => void>();
  render(
    <PlaceList
      order={buildLeadNumbers('101', '102')}
      places={3}
      sent={false}
      late={buildLeadNumber('212')}
      onInsert={onInsert}
      onRemove={vi.fn()}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Put 212 2nd' }));
  fireEvent.click(screen.getByRole('button', { name: 'Put 212 3rd' }));
  expect(onInsert.mock.calls).toEqual([[2], [3]]);
  // No removal while inserting, so that a slip removes no couple.
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});
