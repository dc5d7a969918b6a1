/** Characters that are not confused when read out or written down: without 0 O, 1 l I. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

/** Characters for codes that people type, in upper or lower case. */
export const TYPED_CODE_CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Uniform: bytes above the largest multiple of the number of signs are drawn again. */
function drawnSign(signs: string): number {
  const end = 256 - (256 % signs.length);
  for (;;) {
    const [drawn = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (drawn < end) return drawn % signs.length;
  }
}

/** A code of so many signs from the system's random source. */
export const drawRandomCode = (length: number, signs = SIGNS): string =>
  Array.from({ length }, () => signs[drawnSign(signs)]).join('');
