import { randomInt } from 'node:crypto';

/** Letters and digits that are easy to tell apart when read aloud or from small print. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Draws a secret that people may have to type: 14 characters, about 82 bits. */
export const drawAccessCode = (): string =>
  Array.from({ length: 14 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
