import { drawQr } from '../../kit/parts/qr/drawQr.ts';
import { saveFile } from '../../kit/shell/saveFile.ts';

const [WIDTH, HEIGHT, EDGE] = [720, 940, 60] as const;
/** Black on white: a photo album has no theme. */
const [PAPER, INK] = ['#ffffff', '#191622'] as const;

/** Saves a picture of the code and its QR code, for the photos of a phone. */
export function saveCodePicture(code: string, link: string, title: string): void {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = INK;
  pen.textAlign = 'center';
  pen.font = '600 32px system-ui, sans-serif';
  pen.fillText(title, WIDTH / 2, 80, WIDTH - 2 * EDGE);
  pen.font = '700 88px ui-monospace, monospace';
  pen.fillText(code, WIDTH / 2, HEIGHT - 70, WIDTH - 2 * EDGE);
  const { size, path } = drawQr(link);
  pen.translate(EDGE, 130);
  pen.scale((WIDTH - 2 * EDGE) / size, (WIDTH - 2 * EDGE) / size);
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
  pen.fill(new Path2D(path));
  canvas.toBlob((picture) => {
    if (picture !== null) saveFile(`${code}.png`, picture);
  });
}
