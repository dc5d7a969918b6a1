import { section } from '../section.ts';

/** Where a visitor chooses what to read in. */
export const languageChoice = section('languageChoice', { language: 'Language' });
