import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import AccessCode from './AccessCode.tsx';

test('the judge sees that the access code is missing until one is typed', () => {
  render(
    <AccessCode
      name="Judge A"
      competitionName="Ball"
      problem={undefined}
      onSubmit={() => Promise.resolve()}
    />,
  );
  const field = screen.getByRole('textbox');
  fireEvent.click(screen.getByRole('button'));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(field, { target: { value: '7' } });
  expect(field.getAttribute('aria-invalid')).toBeNull();
});
