import { use } from 'react';
import { lazyWords, useLanguage } from './language.ts';
import type { LazyWords } from './translation.ts';

const FILES = import.meta.glob<LazyWords>('./translations/later/*.ts', { import: 'default' });
const asked = new Map<string, Promise<void>>();

/** Offline, these sentences stay in English. */
async function fetched(tag: string, load: () => Promise<LazyWords>): Promise<void> {
  try {
    lazyWords.set(tag, await load());
  } catch {
    asked.delete(tag); // retried on the next use
  }
}

function fetching(tag: string): Promise<void> | undefined {
  const load = FILES[`./translations/later/${tag}.ts`];
  // English is in the sections themselves.
  if (load === undefined) return undefined;
  const its = asked.get(tag) ?? fetched(tag, load);
  asked.set(tag, its);
  return its;
}

/** Loads the lazy sections before rendering in one pass, where nothing can suspend. */
export const loadLazyWords = async (tag: string): Promise<void> => fetching(tag);

/** Suspends a screen until the lazy sections of the page's language are loaded. */
export function useLazyWords(): void {
  const { tag } = useLanguage();
  const its = lazyWords.has(tag) ? undefined : fetching(tag);
  // Never suspend for loaded words, not even for a moment: the page would render again.
  if (its !== undefined) use(its);
}
