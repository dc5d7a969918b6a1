import { lazyOptional, lazyPart } from '../lazy/lazyScreen.ts';

/** A QR code, loaded when one is shown. Paper fetches it before it is printed. */
export const { Part: LaterQr, fetchPart: fetchQr } = lazyPart(
  () => import('../parts/qr/QrCode.tsx'),
  lazyOptional,
);
