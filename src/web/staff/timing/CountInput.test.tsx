import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CountInput } from './CountInput.tsx';

test('a count that the rules would refuse cannot be typed, and the previous one stays', () => {
  const typed: number[] = [];
  render(<CountInput label="Seconds" value={90} onChange={(count) => typed.push(count)} />);
  for (const text of ['9999', '10000', '-1', '1.5', ''])
    fireEvent.change(screen.getByRole('textbox', { name: 'Seconds' }), { target: { value: text } });
  expect(typed).toEqual([9999, 90, 90, 90, 90]);
});
