import { encode } from 'uqr';

/** The margin that readers need, in modules. */
const RIM = 2;
/** The limit is above the number of codes in the rounds of one printing. */
const MAX_CACHED = 2000;

/** A QR code as one path, in modules. */
export interface QrDrawing {
  readonly size: number;
  readonly path: string;
}

const drawn = new Map<string, QrDrawing>();

/** Cached: the same text is on the sheets of a whole panel. */
export function drawQr(text: string): QrDrawing {
  const before = drawn.get(text);
  if (before !== undefined) return before;
  const { data, size } = encode(text, { border: RIM, ecc: 'M' });
  // Adjacent dark modules are one stroke, which halves the print data.
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
  if (drawn.size >= MAX_CACHED) drawn.clear();
  drawn.set(text, { size, path });
  return { size, path };
}
