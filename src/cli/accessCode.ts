import { randomInt } from 'node:crypto';

/** Letters and digits that are told apart when read aloud or from a small print. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A secret somebody may have to type: 14 letters and digits, some 82 bits. */
export const drawAccessCode = (): string =>
  Array.from({ length: 14 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
