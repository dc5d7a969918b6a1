import { use } from 'react';
import { laterWords, useLanguage } from './language.ts';
import type { LaterWords } from './translation.ts';

const FILES = import.meta.glob<LaterWords>('./translations/later/*.ts', { import: 'default' });
const asked = new Map<string, Promise<void>>();

/** Without a connection they are said in English. */
async function fetched(tag: string, load: () => Promise<LaterWords>): Promise<void> {
  try {
    laterWords.set(tag, await load());
  } catch {
    asked.delete(tag); // who comes again asks again
  }
}

function fetching(tag: string): Promise<void> | undefined {
  const load = FILES[`./translations/later/${tag}.ts`];
  // English stands in the sections themselves.
  if (load === undefined) return undefined;
  const its = asked.get(tag) ?? fetched(tag, load);
  asked.set(tag, its);
  return its;
}

/** Fetches them for what is drawn in one go, where nothing can be waited for. */
export const loadLaterWords = async (tag: string): Promise<void> => fetching(tag);

/** A screen that says what is on no first page waits for its words in the language of this page. */
export function useLaterWords(): void {
  const { tag } = useLanguage();
  const its = laterWords.has(tag) ? undefined : fetching(tag);
  // What is there is not waited for, not even for a moment: the page would be drawn anew.
  if (its !== undefined) use(its);
}
