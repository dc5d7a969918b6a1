import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CodeForm } from './CodeForm.tsx';

test('a refused registration code is shown as wrong until another one is typed', () => {
  render(<CodeForm problem="wrong" busy={false} onShow={() => undefined} />);
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: 'ABC1234' } });
  fireEvent.click(screen.getByRole('button'));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(field, { target: { value: 'ABC123' } });
  expect(field.getAttribute('aria-invalid')).toBeNull();
});
