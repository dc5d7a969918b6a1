import { drawQr } from './drawQr.ts';
import './qr.css';

export interface QrCodeProps {
  readonly text: string;
  /** The accessible name, by its target. */
  readonly label: string;
}

/** A QR code, dark on light in both themes: some readers take no other. */
export default function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = drawQr(text);
  return (
    <figure className="qr-code" aria-label={label}>
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden>
        <rect className="qr-code-light" width={size} height={size} />
        <path className="qr-code-dark" d={path} shapeRendering="crispEdges" />
      </svg>
    </figure>
  );
}
