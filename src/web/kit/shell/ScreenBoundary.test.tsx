import { act, Suspense, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { screens } from '../screens/screens.ts';
import { partsWords } from '../words/english/parts.ts';
import { screenStoppedWords } from '../words/english/screenStopped.ts';
import { ENGLISH, pageLanguage, getWords } from '../words/language.ts';
import { LANGUAGES, loadLanguage } from '../words/visitorsLanguage.ts';
import { mayReload, reloadOnFailedPreload } from '../lazy/failedPreload.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { lazyScreen } from '../lazy/lazyScreen.ts';

const RAW = 'Failed to fetch dynamically imported module: http://hall.test/assets/Later-1a2b.js';

function Broken(): ReactNode {
  throw new TypeError(RAW);
}

const page = document.createElement('div');
let root: Root;
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  pageLanguage.set(ENGLISH);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function shown(screen: ReactNode, tag: string): Promise<void> {
  pageLanguage.set(await loadLanguage(tag));
  await act(async () =>
    root.render(
      <ScreenBoundary>
        <Suspense>{screen}</Suspense>
      </ScreenBoundary>,
    ),
  );
}

test.each(LANGUAGES)('a screen in %s that throws shows a sentence, and nothing of the error', async (tag) => {
  await shown(<Broken />, tag);
  const words = getWords(screenStoppedWords);
  expect(page.textContent).toContain(words.title);
  expect(page.textContent).toContain(words.remedy);
  expect(page.textContent).not.toMatch(/Error|fetch|http|assets/);
  const organizer = page.querySelector(`a[href="${screens.contact.link()}"]`);
  expect(organizer?.textContent).toBe(getWords(partsWords).organizer);
});

test.each(LANGUAGES)(
  'a screen in %s with a lost file shows a sentence, and nothing of the error',
  async (tag) => {
    let isThere = false;
    vi.stubGlobal('fetch', () =>
      isThere ? Promise.resolve({ ok: true }) : Promise.reject(new TypeError(RAW)),
    );
    const Lost = lazyScreen<object>(() => Promise.reject(new TypeError(RAW)));
    await shown(<Lost />, tag);
    const words = getWords(screenStoppedWords);
    expect(page.textContent).toContain(words.notLoaded.title);
    expect(page.textContent).not.toMatch(/Error|fetch|http|assets/);
    // The server answers, and the page was reloaded already.
    await act(async () => root.render(null));
    isThere = true;
    mayReload();
    const LostAgain = lazyScreen<object>(() => Promise.reject(new TypeError(RAW)));
    await shown(<LostAgain />, tag);
    await expect.poll(() => page.textContent).toContain(words.remedy);
    expect(page.textContent).not.toMatch(/Error|fetch|http|assets/);
  },
);

test('a reload without a server shows a message instead of loading forever', async () => {
  sessionStorage.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError(RAW)));
  const loader = new EventTarget();
  reloadOnFailedPreload(loader, { isOnline: () => true, reload: () => Promise.resolve(false) });
  // The loader of the bundler returns nothing once its error is handled.
  const Lost = lazyScreen<object>(async () => {
    loader.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
    return undefined as never;
  });
  await shown(<Lost />, 'en');
  await expect.poll(() => page.textContent).toContain(getWords(screenStoppedWords).notLoaded.title);
});
