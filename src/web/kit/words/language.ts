import { createContext, useContext, useSyncExternalStore } from 'react';
import { Observed } from '../../../store/connection/observed.ts';
import type { Section } from './section.ts';

/** Sections of another language by their names: all of a translation, or the part of it that comes later. */
type Sections = Readonly<Record<string, object | undefined>>;

/** What the screens are read in. */
export interface Language {
  /** A BCP 47 tag, for Intl and for the page: 'en', 'es'. */
  readonly tag: string;
  /** English stands in the sections themselves, so it needs none. */
  readonly translation: Sections | undefined;
  /** Sections in other words, on a part of the page where somebody else is spoken to. */
  readonly instead?: Sections;
}

export const ENGLISH: Language = { tag: 'en', translation: undefined };

/** The language of this page; English until another one is chosen and loaded. */
export const language = new Observed<Language>(ENGLISH);

/** What has come after the first words of a language, by its tag (laterWords.ts). */
export const laterWords = new Map<string, Sections>();

const now = (): Language => language.now;

const sentencesOf = <Name extends string, Sentences extends object>(
  { tag, translation, instead }: Language,
  { name, english }: Section<Name, Sentences>,
): Sentences => {
  const parts: readonly (Readonly<Record<string, unknown>> | undefined)[] = [
    instead,
    translation,
    translation && laterWords.get(tag),
  ];
  const found = parts.find((part) => part?.[name] !== undefined)?.[name];
  // Translation pairs each name with the type of that section's English: what lies under the name has its type.
  // eslint-disable-next-line typescript/no-unsafe-type-assertion
  return (found as Sentences | undefined) ?? english;
};

/** What a part of the page is read in, where that is another language than the rest: the picture of a board. */
export const LanguageHere = createContext<Language | undefined>(undefined);

/** The language of this page, or of this part of it; the component follows when another one is chosen. */
export function useLanguage(): Language {
  const ofThePage = useSyncExternalStore(language.observe, now, now);
  return useContext(LanguageHere) ?? ofThePage;
}

/** The sentences of a section in the language of this page, for what is said once: a toast, a title. */
export const wordsNow = <Name extends string, Sentences extends object>(
  section: Section<Name, Sentences>,
): Sentences => sentencesOf(language.now, section);

/** The sentences of a section in the language of this page; the component follows when another one is chosen. */
export const useWords = <Name extends string, Sentences extends object>(
  section: Section<Name, Sentences>,
): Sentences => sentencesOf(useLanguage(), section);
