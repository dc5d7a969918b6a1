import { act, Suspense, use, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { repeatEarlyPress, LISTENING_EVENT, HYDRATED_EVENT } from './earlyPresses.ts';

function Page({ wait }: { readonly wait?: Promise<unknown> }) {
  return (
    <>
      <Toggle name="menu" />
      <Suspense>
        <Screen wait={wait} />
      </Suspense>
    </>
  );
}

function Toggle({ name }: { readonly name: string }) {
  const [open, setOpen] = useState(false);
  return (
    <button type="button" id={name} aria-expanded={open} onClick={() => setOpen(!open)}>
      {name}
    </button>
  );
}

function Screen({ wait }: { readonly wait: Promise<unknown> | undefined }) {
  if (wait !== undefined) use(wait);
  useEffect(() => void document.dispatchEvent(new Event(HYDRATED_EVENT)), []);
  return <Toggle name="part" />;
}

/** A server-rendered page, and its hydration step by step. */
function drawn() {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Page />);
  repeatEarlyPress(document);
  const button = (name: string): HTMLElement =>
    root.querySelector<HTMLElement>(`#${name}`) ?? expect.unreachable();
  let screenComes: (value?: unknown) => void = () => undefined;
  const wait = new Promise((resolve) => (screenComes = resolve));
  return {
    press: (name: string) => button(name).click(),
    isOpen: (name: string) => button(name).getAttribute('aria-expanded') === 'true',
    listen: () => {
      hydrateRoot(root, <Page wait={wait} />);
      document.dispatchEvent(new Event(LISTENING_EVENT));
    },
    takeOver: async () => {
      screenComes();
      await wait;
    },
  };
}

test('a press from before the app listens is repeated once it has taken over', async () => {
  const page = drawn();
  page.press('menu');
  await act(async () => {
    page.listen();
    await page.takeOver();
  });
  expect(page.isOpen('menu')).toBe(true);
});

test('a press while the app takes over acts only once, so that an opened menu stays open', async () => {
  const page = drawn();
  await act(async () => {
    page.listen();
    page.press('menu');
    await page.takeOver();
  });
  expect(page.isOpen('menu')).toBe(true);
});

test('a press above a screen that is still loading acts at once, and only once', async () => {
  const page = drawn();
  await act(async () => {
    page.listen();
    await Promise.resolve();
  });
  await act(async () => {
    page.press('menu');
    await Promise.resolve();
  });
  expect(page.isOpen('menu')).toBe(true);
  await act(() => page.takeOver());
  expect(page.isOpen('menu')).toBe(true);
});

test('a press on a screen that was still loading is repeated once it is there', async () => {
  const page = drawn();
  await act(async () => {
    page.listen();
    page.press('part');
    await new Promise((later) => setTimeout(later));
  });
  expect(page.isOpen('part')).toBe(false);
  await act(() => page.takeOver());
  expect(page.isOpen('part')).toBe(true);
});
