import { encode } from 'uqr';

/** So wide a rim in modules as a reader needs. */
const RIM = 2;
/** Of one printing: as many rounds as a day has, and more. */
const KEPT = 2000;

/** A QR as one path, in modules. */
export interface DrawnQr {
  readonly size: number;
  readonly path: string;
}

const drawn = new Map<string, DrawnQr>();

/** The same text stands on the sheets of a whole panel: it is worked out once. */
export function drawnQr(text: string): DrawnQr {
  const before = drawn.get(text);
  if (before !== undefined) return before;
  const { data, size } = encode(text, { border: RIM, ecc: 'M' });
  // Dark modules beside each other are one stroke: a printer gets half as many.
  const path = data
    .flatMap((row, y) =>
      row.map((isDark, x) => {
        if (!isDark || row[x - 1] === true) return '';
        const light = row.indexOf(false, x);
        const wide = (light === -1 ? row.length : light) - x;
        return `M${x} ${y}h${wide}v1h-${wide}z`;
      }),
    )
    .join('');
  if (drawn.size >= KEPT) drawn.clear();
  drawn.set(text, { size, path });
  return { size, path };
}
