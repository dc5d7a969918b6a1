import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

function Schedule({ onSkip }: { readonly onSkip: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        Skip
      </button>
      <Dialog
        open={asking}
        question="Skip the Semi-Final?"
        verb="Skip the round"
        onSubmit={() => {
          onSkip();
          setAsking(false);
        }}
        closeVerb="Keep it"
        onClose={() => setAsking(false)}
      >
        All 6 couples go to the Final.
      </Dialog>
    </>
  );
}

function ask() {
  const onSkip = vi.fn<() => void>();
  render(<Schedule onSkip={onSkip} />);
  const opener = screen.getByRole('button', { name: 'Skip' });
  opener.focus();
  fireEvent.click(opener);
  return { onSkip, opener, dialog: screen.getByRole('dialog', { name: 'Skip the Semi-Final?' }) };
}

test('a dialog’s title is the question, its text describes it, and the focus starts on the safe choice', () => {
  const { dialog } = ask();
  const words = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(words?.textContent).toBe('All 6 couples go to the Final.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' }));
});

test('the safe choice closes the dialog, and the focus returns to its previous element', () => {
  const { onSkip, opener } = ask();
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
  expect(onSkip).not.toHaveBeenCalled();
});

test('Esc closes the dialog without acting', () => {
  const { onSkip, opener, dialog } = ask();
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
  expect(onSkip).not.toHaveBeenCalled();
});

/** Waits for close events, which come later. */
const letEventsCome = (): Promise<void> => act(async () => Promise.resolve());

test('a dialog stays open in StrictMode, which runs effects twice', async () => {
  const onClose = vi.fn<() => void>();
  render(
    <StrictMode>
      <Dialog open question="Skip the Semi-Final?" onClose={onClose} />
    </StrictMode>,
  );
  await letEventsCome();
  expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});

test('a dialog that the browser closes on its own tells the screen', async () => {
  const { dialog, opener } = ask();
  if (dialog instanceof HTMLDialogElement) dialog.close();
  await letEventsCome();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('the main button of a dialog acts', () => {
  const { onSkip } = ask();
  fireEvent.click(screen.getByRole('button', { name: 'Skip the round' }));
  expect(onSkip).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

const focusedIn = (children: ReactNode): Element | null => {
  render(
    <Dialog open question="Which one?" verb="Delete the break" onClose={() => undefined}>
      {children}
    </Dialog>,
  );
  return document.activeElement;
};

test.each([
  ['a number', <input key="1" aria-label="Couple" inputMode="numeric" />, 'Couple'],
  ['a choice by its letter', <select key="1" aria-label="Leaving" />, 'Leaving'],
  ['a reason', <textarea key="1" aria-label="Why" />, 'Why'],
] as const)('the focus of a dialog with a field to type in starts there: %s', (_what, field, name) => {
  expect(focusedIn(field)).toBe(screen.getByLabelText(name));
});

test('the focus of a dialog starts in the first field that takes typing', () => {
  const focused = focusedIn(
    <>
      <input type="checkbox" aria-label="All" />
      <input type="radio" aria-label="Usual" />
      <input aria-label="Fixed" readOnly />
      <input aria-label="Closed" disabled />
      <select aria-label="None free" disabled />
      <input aria-label="Minutes" />
      <textarea aria-label="Why" />
    </>,
  );
  expect(focused).toBe(screen.getByLabelText('Minutes'));
});

test('the focus of a dialog with checkboxes only starts on the safe choice', () => {
  expect(focusedIn(<input type="checkbox" aria-label="Judge A" />)).toBe(
    screen.getByRole('button', { name: 'Cancel' }),
  );
});

test('Esc in a search field closes the dialog, also where the browser gives Esc to the field alone', () => {
  const onClose = vi.fn<() => void>();
  render(
    <Dialog open question="Which couple?" onClose={onClose}>
      <input type="search" aria-label="Find" />
      <input type="text" aria-label="Name" />
    </Dialog>,
  );
  const isTaken = (name: string) => !fireEvent.keyDown(screen.getByLabelText(name), { key: 'Escape' });
  expect([isTaken('Name'), onClose.mock.calls.length]).toEqual([false, 0]);
  expect([isTaken('Find'), onClose.mock.calls.length]).toEqual([true, 1]);
});

test.each([
  ['presses the button', undefined, 1],
  ['does nothing while something is missing', 'Enter a name first', 0],
])('Enter in a line of text %s', (_, blocked, presses) => {
  const onSubmit = vi.fn<() => void>();
  render(
    <Dialog
      open
      question="Add an official"
      verb="Save"
      blocked={blocked}
      onSubmit={onSubmit}
      onClose={() => undefined}
    >
      <input aria-label="Name" />
      <textarea aria-label="Bio" />
    </Dialog>,
  );
  fireEvent.keyDown(screen.getByLabelText('Bio'), { key: 'Enter' });
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Enter' });
  expect(onSubmit).toHaveBeenCalledTimes(presses);
});
