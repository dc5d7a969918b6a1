import { pickBestLanguage } from './bestLanguage.ts';
import { ENGLISH, pageLanguage, type Language } from './language.ts';
import type { Translation } from './translation.ts';

// Each language is a lazy file of its own; new files are found by the glob.
const FILES = import.meta.glob<Translation>(['./translations/*.ts', '!**/*.test.ts'], { import: 'default' });

const FOLDER = './translations/';
const fileOf = (tag: string): string => `${FOLDER}${tag}.ts`;

/** The offered languages as BCP 47 tags. */
export const LANGUAGES: readonly string[] = [
  ENGLISH.tag,
  ...Object.keys(FILES).map((file) => file.slice(FOLDER.length, -'.ts'.length)),
];

/** Storage key of the visitor's choice. */
const CHOSEN = 'floorcraft.language';

/** A translation is awaited this long; then the page opens in English and switches when it comes. */
const PATIENCE_MS = 3000;

function chosenBefore(): readonly string[] {
  try {
    const chosen = localStorage.getItem(CHOSEN);
    return chosen === null ? [] : [chosen];
  } catch {
    return []; // storage is blocked
  }
}

let wished = ENGLISH.tag;

export const loadLanguage = async (tag: string): Promise<Language> => ({
  tag,
  translation: await FILES[fileOf(tag)]?.(),
});

/** Switches the page to a language. Without a connection it keeps the current one. */
export async function switchLanguage(tag: string): Promise<void> {
  wished = tag;
  try {
    const loaded = await loadLanguage(tag);
    // A later choice of language has replaced this one.
    if (wished !== tag) return;
    pageLanguage.set(loaded);
    document.documentElement.lang = tag;
  } catch {
    // Retried with the next choice or visit.
  }
}

/** Switches to the visitor's choice, now and on later visits of this device. */
export async function chooseLanguage(tag: string): Promise<void> {
  try {
    localStorage.setItem(CHOSEN, tag);
  } catch {
    // Storage is blocked: the choice lasts until the page closes.
  }
  await switchLanguage(tag);
}

/** Before the first render: this visitor's earlier choice, else the browser's language. */
export async function openInVisitorsLanguage(): Promise<void> {
  const tag = pickBestLanguage([...chosenBefore(), ...navigator.languages], LANGUAGES) ?? ENGLISH.tag;
  const tooLate = new Promise<void>((resolve) => {
    if (tag !== ENGLISH.tag) setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([switchLanguage(tag), tooLate]);
}
