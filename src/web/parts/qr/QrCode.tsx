import { encode } from 'uqr';
import './qr.css';

export interface QrCodeProps {
  readonly text: string;
  /** What it opens, for the ear. */
  readonly label: string;
}

/** So wide a rim in modules as a reader needs. */
const RIM = 2;

/** A QR, always dark on light: readers take no other. */
export default function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: RIM, ecc: 'M' });
  const dark = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <figure className="qr-code" aria-label={label}>
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden>
        <rect className="qr-code-light" width={size} height={size} />
        <path className="qr-code-dark" d={dark} shapeRendering="crispEdges" />
      </svg>
    </figure>
  );
}
