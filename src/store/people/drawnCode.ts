/** Signs that are not mistaken for one another when they are read out or written down: without 0 O, 1 l I. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

/** Of the bytes below a multiple of their count every sign is equally likely. */
function drawnSign(): number {
  for (;;) {
    const [drawn = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (drawn < SIGNS.length * 4) return drawn % SIGNS.length;
  }
}

/** A code of so many signs from the system's random source. */
export const drawnCode = (length: number): string =>
  Array.from({ length }, () => SIGNS[drawnSign()]).join('');
