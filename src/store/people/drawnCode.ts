/** Characters that are not confused when read out or written down: without 0 O, 1 l I. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

/** Uniform: bytes above the largest multiple of the number of signs are drawn again. */
function drawnSign(): number {
  for (;;) {
    const [drawn = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (drawn < SIGNS.length * 4) return drawn % SIGNS.length;
  }
}

/** A code of so many signs from the system's random source. */
export const drawnCode = (length: number): string =>
  Array.from({ length }, () => SIGNS[drawnSign()]).join('');
