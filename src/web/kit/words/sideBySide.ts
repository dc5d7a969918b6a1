import { parts } from './english/parts.ts';
import { wordsNow } from './language.ts';

/**
 * What stands beside each other in one line, in the language of this page: 'Semi-Final, heat 2'. What there is nothing of
 * is left out.
 */
export const sideBySide = (said: readonly (string | undefined)[]): string =>
  said.filter((one) => one !== undefined && one !== '').join(wordsNow(parts).comma);
