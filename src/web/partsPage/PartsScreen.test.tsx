import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import PartsScreen from './PartsScreen.tsx';

test('every part stands by day and by night, and the ids of the two never meet', () => {
  const { container } = render(<PartsScreen />);
  expect(screen.getByRole('region', { name: 'By day' }).dataset['theme']).toBe('light');
  expect(screen.getByRole('region', { name: 'By night' }).dataset['theme']).toBe('dark');
  expect(screen.getAllByRole('table', { name: 'Waltz, marks and calculation' })).toHaveLength(2);
  expect(screen.getAllByRole('table', { name: 'Tango, calculation' })).toHaveLength(2);
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
