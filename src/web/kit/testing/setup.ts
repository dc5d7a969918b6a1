import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { ENGLISH, pageLanguage } from '../words/language.ts';
import { switchLanguage } from '../words/visitorsLanguage.ts';

// Generous, so that a busy machine fails no test.
configure({ asyncUtilTimeout: 15_000 });

// All web tests share one page: remove the rendered output and reset the language after each.
afterEach(async () => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  if (pageLanguage.now !== ENGLISH) await switchLanguage(ENGLISH.tag);
  document.documentElement.removeAttribute('lang');
});

// Wait for lazy imports before the page goes away.
afterAll(() => vi.dynamicImportSettled());

/** The page, as vitest provides it. */
declare const jsdom: { readonly window: Pick<Window, 'localStorage' | 'sessionStorage'> };

// Node 25 and later have storages of their own under these names, which would shadow those of the page.
for (const name of ['localStorage', 'sessionStorage'] as const)
  Object.defineProperty(globalThis, name, { value: jsdom.window[name], configurable: true });

// jsdom has no showModal. Like a browser, this one sends the close event later.
if (!('showModal' in HTMLDialogElement.prototype)) {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      queueMicrotask(() => this.dispatchEvent(new Event('close')));
    },
  });
}
