import { parts } from './english/parts.ts';
import { wordsNow } from './language.ts';

/** Joins parts in one line, in the page's language: 'Semi-Final, heat 2'. Empty parts are left out. */
export const sideBySide = (said: readonly (string | undefined)[]): string =>
  said.filter((one) => one !== undefined && one !== '').join(wordsNow(parts).comma);
