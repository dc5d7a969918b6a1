import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CodeProblem } from '../../kit/words/english/discountField.ts';
import { DiscountForm } from './DiscountForm.tsx';

test('Enter in the field for a discount code applies the code, and does not send the form around it', async () => {
  const tried: string[] = [];
  let sent = 0;
  const answer: CodeProblem = 'used up';
  render(
    <form onSubmit={() => (sent += 1)}>
      <DiscountForm
        dancers={['Ann']}
        onUse={(typed) => {
          tried.push(typed);
          return Promise.resolve(answer);
        }}
      />
    </form>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Add a discount code' }));
  const field = screen.getByLabelText('Discount code');
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: 'alumni 27' } });
  const isDefault = await act(() => Promise.resolve(fireEvent.keyDown(field, { key: 'Enter' })));
  expect([isDefault, tried, sent]).toEqual([false, ['alumni 27'], 0]);
  expect(screen.getByText(/^This code is used up/)).toBeDefined();
  // Editing the code clears the error.
  fireEvent.change(field, { target: { value: 'alumni 28' } });
  expect(screen.queryByText(/^This code is used up/)).toBeNull();
});

test('a second press while a discount code is checked does nothing', () => {
  let tries = 0;
  render(
    <DiscountForm
      dancers={['Ann', 'Bo']}
      onUse={() => {
        tries += 1;
        return new Promise(() => undefined);
      }}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Add a discount code' }));
  expect(screen.getByRole('combobox', { name: 'For' })).toBeDefined();
  const button = screen.getByRole('button', { name: 'Apply' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(tries).toBe(1);
});
