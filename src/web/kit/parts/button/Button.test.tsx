import { fireEvent, render, screen } from '@testing-library/react';
import type { FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';

test('a blocked button says what is missing, stays focusable and does nothing', () => {
  const press = vi.fn<() => void>();
  const send = vi.fn<(event: FormEvent) => void>();
  render(
    <form onSubmit={send}>
      <Button type="submit" look="main" blocked="Send at exactly 60" onClick={press}>
        Send
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Send at exactly 60' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.hasAttribute('disabled')).toBe(false);
  fireEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
});

test('a busy button changes its word, keeps its width and ignores a second press', () => {
  const press = vi.fn<() => void>();
  const { rerender } = render(
    <Button busyWord="Sending" onClick={press}>
      Send to chairman
    </Button>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Send to chairman' }));
  expect(press).toHaveBeenCalledOnce();
  rerender(
    <Button busy busyWord="Sending" onClick={press}>
      Send to chairman
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Sending' });
  expect(button.textContent).toBe('Send to chairmanSending');
  fireEvent.click(button);
  expect(press).toHaveBeenCalledOnce();
});

test('a button shows its key', () => {
  render(<Button kbd="E">Explain</Button>);
  expect(screen.getByText('E').tagName).toBe('KBD');
});
