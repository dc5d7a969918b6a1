import { partsWords } from './english/parts.ts';
import { getWords } from './language.ts';

/** Joins parts in one line, in the page's language: 'Semi-Final, heat 2'. Empty parts are left out. */
export const joinParts = (said: readonly (string | undefined)[]): string =>
  said.filter((one) => one !== undefined && one !== '').join(getWords(partsWords).comma);
