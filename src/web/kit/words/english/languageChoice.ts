import { section } from '../section.ts';

/** The visitor's choice of language. */
export const languageChoice = section('languageChoice', { language: 'Language' });
