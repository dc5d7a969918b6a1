import { createContext, useContext, useSyncExternalStore } from 'react';
import { Observable } from '../../../store/connection/observed.ts';
import type { Section } from './section.ts';

/** Translated sections by name: a whole translation, or its lazy part. */
type Sections = Readonly<Record<string, object | undefined>>;

export interface Language {
  /** A BCP 47 tag, for Intl and for the page: 'en', 'es'. */
  readonly tag: string;
  /** Undefined for English, which is in the sections themselves. */
  readonly translation: Sections | undefined;
  /** Sections that differ on a part of the page for another audience. */
  readonly instead?: Sections;
}

export const ENGLISH: Language = { tag: 'en', translation: undefined };

/** The language of this page; English until another one is loaded. */
export const pageLanguage = new Observable<Language>(ENGLISH);

/** Lazy parts of the translations, by tag (lazyWords.ts). */
export const lazyWords = new Map<string, Sections>();

const now = (): Language => pageLanguage.now;

const sentencesOf = <Name extends string, Sentences extends object>(
  { tag, translation, instead }: Language,
  { name, english }: Section<Name, Sentences>,
): Sentences => {
  const parts: readonly (Readonly<Record<string, unknown>> | undefined)[] = [
    instead,
    translation,
    translation && lazyWords.get(tag),
  ];
  const found = parts.find((part) => part?.[name] !== undefined)?.[name];
  // Translation pairs each name with the type of that section's English.
  // eslint-disable-next-line typescript/no-unsafe-type-assertion
  return (found as Sentences | undefined) ?? english;
};

/** The language of a part of the page that differs from the rest: the preview of a board. */
export const LanguageContext = createContext<Language | undefined>(undefined);

/** The language of this page, or of this part of it; rerenders when it changes. */
export function useLanguage(): Language {
  const ofThePage = useSyncExternalStore(pageLanguage.observe, now, now);
  return useContext(LanguageContext) ?? ofThePage;
}

/** A section in the page's language, for text used once: a toast, a title. */
export const getWords = <Name extends string, Sentences extends object>(
  section: Section<Name, Sentences>,
): Sentences => sentencesOf(pageLanguage.now, section);

/** A section in the page's language; rerenders when it changes. */
export const useWords = <Name extends string, Sentences extends object>(
  section: Section<Name, Sentences>,
): Sentences => sentencesOf(useLanguage(), section);
