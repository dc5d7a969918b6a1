import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { ENGLISH, language } from '../words/language.ts';
import { speak } from '../words/visitorsLanguage.ts';

// Nothing here is timed: what is to come is waited for on a busy machine, too.
configure({ asyncUtilTimeout: 15_000 });

// All web tests share one page, in whichever order their files come: what a test has shown is taken away before the
// next, and what it has turned the page to is turned back.
afterEach(async () => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  if (language.now !== ENGLISH) await speak(ENGLISH.tag);
  document.documentElement.removeAttribute('lang');
});

// What a screen fetches later is there before its page goes: a busy machine would find it gone in the middle of that.
afterAll(() => vi.dynamicImportSettled());

/** The page, as vitest hands it over. */
declare const jsdom: { readonly window: Pick<Window, 'localStorage' | 'sessionStorage'> };

// Node 25 and later have storages of their own under these names, and theirs would stand before those of the page.
for (const name of ['localStorage', 'sessionStorage'] as const)
  Object.defineProperty(globalThis, name, { value: jsdom.window[name], configurable: true });

// jsdom knows <dialog> but cannot open one.
if (!('showModal' in HTMLDialogElement.prototype)) {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
}
