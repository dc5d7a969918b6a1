import { section } from '../section.ts';

/** The visitor's choice of language. */
export const languageChoiceWords = section('languageChoice', { language: 'Language' });
