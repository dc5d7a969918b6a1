import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetUnsent, useDialogText, useUnsentText } from './useUnsentForm.ts';

function Desk() {
  const [text, type] = useUnsentText('log');
  return <input value={text} onChange={({ target }) => type(target.value)} />;
}

function Dialog({ about }: { readonly about: string }) {
  const [text, type] = useDialogText(`reason/${about}`, 'as before');
  return <input value={text} onChange={({ target }) => type(target.value)} />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });

/** A reload keeps the storage: restore it after unmounting. */
function loadAnew(page: ReturnType<typeof render>): void {
  const kept = Object.entries(sessionStorage);
  page.unmount();
  for (const [name, value] of kept) sessionStorage.setItem(name, String(value));
}

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('unsent text is restored after a reload', () => {
  const page = render(<Desk />);
  type('A judge fell ill.');
  loadAnew(page);
  const next = render(<Desk />);
  expect(field().value).toBe('A judge fell ill.');
  type('');
  expect(sessionStorage).toHaveLength(0);
  loadAnew(next);
  render(<Desk />);
  expect(field().value).toBe('');
});

test('each dialog restores its own unsent text until it is closed', () => {
  const page = render(<Dialog about="Judge A" />);
  type('Marked 8');
  loadAnew(page);
  const other = render(<Dialog about="Judge B" />);
  expect(field().value).toBe('as before');
  other.unmount();
  const again = render(<Dialog about="Judge A" />);
  expect(field().value).toBe('Marked 8');
  again.unmount();
  render(<Dialog about="Judge A" />);
  expect(field().value).toBe('as before');
});

test('signing out removes typed text', () => {
  sessionStorage.setItem('floorcraft.reloadedAt', '1');
  const page = render(<Desk />);
  type('For the chairman only');
  page.unmount();
  forgetUnsent();
  expect(Object.keys(sessionStorage)).toEqual(['floorcraft.reloadedAt']);
});

test('without storage the text lasts as long as the page', () => {
  for (const verb of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, verb).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  render(<Desk />);
  type('Still here');
  expect(field().value).toBe('Still here');
});
