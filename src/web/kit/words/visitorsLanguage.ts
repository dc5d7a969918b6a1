import { bestLanguage } from './bestLanguage.ts';
import { ENGLISH, language, type Language } from './language.ts';
import type { Translation } from './translation.ts';

// Each language is a file of its own, loaded by who reads it; a new file is found here by itself.
const FILES = import.meta.glob<Translation>(['./translations/*.ts', '!**/*.test.ts'], { import: 'default' });

const FOLDER = './translations/';
const fileOf = (tag: string): string => `${FOLDER}${tag}.ts`;

/** What can be read here, as BCP 47 tags. */
export const LANGUAGES: readonly string[] = [
  ENGLISH.tag,
  ...Object.keys(FILES).map((file) => file.slice(FOLDER.length, -'.ts'.length)),
];

/** Where this device keeps what its owner has chosen. */
const CHOSEN = 'floorcraft.language';

/** So long a translation is waited for, in ms: then the page opens in English, and turns when it comes. */
const PATIENCE_MS = 3000;

function chosenBefore(): readonly string[] {
  try {
    const chosen = localStorage.getItem(CHOSEN);
    return chosen === null ? [] : [chosen];
  } catch {
    return []; // no storage here
  }
}

let wished = ENGLISH.tag;

/** A language with its translation, by its tag. */
export const languageOf = async (tag: string): Promise<Language> => ({
  tag,
  translation: await FILES[fileOf(tag)]?.(),
});

/** Turns the page to a language. Without a connection it stays in the one it is in. */
export async function speak(tag: string): Promise<void> {
  wished = tag;
  try {
    const loaded = await languageOf(tag);
    // Whoever changes their mind while a translation is on its way means the last choice.
    if (wished !== tag) return;
    language.set(loaded);
    document.documentElement.lang = tag;
  } catch {
    // It is asked for again with the next choice or visit.
  }
}

/** Turns the page to the language a visitor chooses, today and on every later visit of this device. */
export async function chooseLanguage(tag: string): Promise<void> {
  try {
    localStorage.setItem(CHOSEN, tag);
  } catch {
    // It holds until the page is closed.
  }
  await speak(tag);
}

/** Before the first words are shown: what this visitor has chosen before, else what their browser asks for. */
export async function openInVisitorsLanguage(): Promise<void> {
  const tag = bestLanguage([...chosenBefore(), ...navigator.languages], LANGUAGES) ?? ENGLISH.tag;
  const tooLate = new Promise<void>((resolve) => {
    if (tag !== ENGLISH.tag) setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([speak(tag), tooLate]);
}
